import { useQuery } from '@apollo/client/react'
import { Button, Link } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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
import { AdminTable } from '../lists/AdminTable.tsx'
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

const columns = [msg`Shopper`, msg`Phone`, msg`What`, msg`Last touched`, msg`Finish`]

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
    >
      {(drafts) => (
        <AdminTable caption={t`Order drafts`} columns={columns.map((column) => i18n._(column))}>
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} />
          ))}
        </AdminTable>
      )}
    </AdminListPage>
  )
}

const DraftRow = ({ draft }: { draft: AdminDraft_OrderDraftFragment }) => {
  const { t, i18n } = useLingui()
  const { shopperName } = draft
  return (
    <tr>
      <td>{draft.customer.name ?? shopperName}</td>
      <td>
        {draft.customer.phone && <Link href={telLink(draft.customer.phone)}>{draft.customer.phone}</Link>}
      </td>
      <td>{subjectOf(i18n, draft) || t`Nothing chosen yet`}</td>
      <td>{formatMoment(draft.updatedAt, i18n)}</td>
      <td>
        <Button asChild size="sm" minH="11" variant="outline">
          <RouterLink
            to={draftPath(draft) ?? paths.order(null, 'custom', draft.id)}
            aria-label={t`Finish the order of ${shopperName}`}
          >
            <Trans>Finish on the phone</Trans>
          </RouterLink>
        </Button>
      </td>
    </tr>
  )
}

const subjectOf = (i18n: I18n, { customCategory, cartItems, orderType }: AdminDraft_OrderDraftFragment) =>
  orderSubject(i18n, {
    customCategory: orderType === 'CUSTOM' ? customCategory : null,
    items: cartItems.flatMap(({ product, quantity }) =>
      product ? [{ productName: product.productName, quantity }] : [],
    ),
  })
