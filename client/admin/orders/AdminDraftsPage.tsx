import { useQuery } from '@apollo/client/react'
import { Button, Link } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { paths } from '../../../shared/paths.ts'
import type { AdminDraft_OrderDraftFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { telLink } from '../../lib/contact.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { draftPath } from '../../shop/orders/wizard/draft-path.ts'
import { listOf } from '../lists/admin-list.ts'
import { AdminListPage } from '../lists/AdminListPage.tsx'
import { orderSubject } from './order-labels.ts'
import { SearchBox } from '../lists/SearchBox.tsx'
import { useAddressChoice } from '../lists/use-address-choice.ts'

export const AdminDraft_orderDraft = graphql(`
  fragment AdminDraft_orderDraft on OrderDraft {
    id
    shopperName
    orderType
    customCategory
    updatedAt
    customer {
      name
      phone
    }
    cartItems {
      quantity
      product {
        id
        productName
        hindiName: productName(locale: HI, fallback: false)
      }
    }
  }
`)

const AdminDrafts_query = graphql(`
  query AdminDrafts($search: String, $after: String) {
    orderDrafts(where: { mine: false, search: $search }, first: 50, after: $after) {
      edges {
        cursor
        node {
          id
          ...AdminDraft_orderDraft
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

/** Open order drafts. Staff complete them while they talk to the shopper on the phone. */
export function AdminDraftsPage() {
  const { t, i18n } = useLingui()
  const { chosen, choose } = useAddressChoice(['q'])
  const result = useQuery(AdminDrafts_query, {
    variables: { search: chosen.q },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  return (
    <AdminListPage
      title={t`Order drafts`}
      list={listOf(result, (data) => data.orderDrafts)}
      empty={chosen.q ? t`No order draft matches.` : t`Nobody has a draft of an order at the moment.`}
      actions={
        <Button asChild size="sm" variant="outline">
          <RouterLink to={adminPaths.orders()}>
            <Trans>Placed orders</Trans>
          </RouterLink>
        </Button>
      }
      filters={
        <SearchBox
          label={t`Search order drafts`}
          placeholder={t`Name, e-mail or phone`}
          value={chosen.q}
          onSearch={(text) => choose('q', text)}
        />
      }
      caption={t`Order drafts`}
      columns={[
        { header: t`Shopper`, cell: ({ customer, shopperName }) => customer.name ?? shopperName },
        {
          header: t`Phone`,
          cell: ({ customer: { phone } }) => phone && <Link href={telLink(phone)}>{phone}</Link>,
        },
        { header: t`What`, cell: (draft) => subjectOf(i18n, draft) || t`Nothing chosen yet` },
        { header: t`Last touched`, cell: ({ updatedAt }) => formatMoment(updatedAt, i18n) },
        {
          header: t`Finish`,
          cell: (draft) => (
            <Button asChild size="sm" minH="11" variant="outline">
              <RouterLink
                to={draftPath(draft) ?? paths.order(null, 'custom', draft.id)}
                aria-label={t`Finish the order of ${{ shopperName: draft.shopperName }}`}
              >
                <Trans>Finish on the phone</Trans>
              </RouterLink>
            </Button>
          ),
        },
      ]}
    />
  )
}

const subjectOf = (i18n: I18n, { customCategory, cartItems, orderType }: AdminDraft_OrderDraftFragment) =>
  orderSubject(i18n, {
    customCategory: orderType === 'CUSTOM' ? customCategory : null,
    items: cartItems.flatMap(({ product, quantity }) => (product ? [{ ...product, quantity }] : [])),
  })
