import { useQuery } from '@apollo/client/react'
import { Box, Button, chakra, Flex, HStack, Link, Skeleton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import type { AdminDraft_OrderDraftFragment } from '../../__generated__/graphql.ts'
import { telLink } from '../../lib/contact.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { paths } from '../../../shared/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { inputStyle } from '../../ui/input-style.ts'
import { draftPath } from '../orders/wizard/draft-path.ts'
import { AdminHeading } from './AdminHeading.tsx'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { orderSubject } from './orders/order-labels.ts'
import { tableStyle } from './table-style.ts'

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
          ...AdminDraft_orderDraft @unmask
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
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('q') ?? ''
  const { data, error, refetch, fetchMore } = useQuery(AdminDrafts_query, {
    variables: { search },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const [loading, setLoading] = useState(false)
  const { edges = [], pageInfo } = data?.orderDrafts ?? {}
  const loadMore = async () => {
    setLoading(true)
    await fetchMore({ variables: { after: pageInfo?.endCursor } }).catch(() => null)
    setLoading(false)
  }
  return (
    <>
      <AdminHeading title="Begun orders">
        <Button asChild size="sm" variant="outline">
          <RouterLink to={adminPaths.orders()}>Placed orders</RouterLink>
        </Button>
      </AdminHeading>
      <chakra.form
        mb="3"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('q')
          setParameters(typeof typed === 'string' && typed.trim() ? { q: typed.trim() } : {})
        }}
      >
        <HStack>
          <chakra.input
            key={search}
            name="q"
            type="search"
            aria-label="Search begun orders"
            placeholder="Name, e-mail or phone"
            defaultValue={search}
            maxLength={100}
            css={{ ...inputStyle, textStyle: 'sm', minH: '10', px: '3' }}
            maxW="96"
          />
          <Button type="submit" size="sm" variant="outline">
            Search
          </Button>
        </HStack>
      </chakra.form>
      {error && !data ? (
        <ErrorState
          title="The begun orders could not be read"
          retry={{ label: 'Try again', onClick: () => void refetch().catch(() => null) }}
        >
          Check your connection and try again.
        </ErrorState>
      ) : !data ? (
        <Skeleton height="64" role="status" aria-label="Loading" />
      ) : edges.length === 0 ? (
        <Text py="12" textAlign="center" color="fg.muted">
          {search ? 'No begun order matches.' : 'Nobody has an order half described at the moment.'}
        </Text>
      ) : (
        <Box overflowX="auto" tabIndex={0} role="region" aria-label="Begun orders">
          <Drafts drafts={edges.map(({ node }) => node)} />
        </Box>
      )}
      {pageInfo?.hasNextPage && (
        <Flex justify="center" mt="4">
          <Button size="sm" variant="outline" loading={loading} onClick={() => void loadMore()}>
            Show more
          </Button>
        </Flex>
      )}
    </>
  )
}

function Drafts({ drafts }: { drafts: AdminDraft_OrderDraftFragment[] }) {
  return (
    <chakra.table css={tableStyle}>
      <thead>
        <tr>
          <th>Shopper</th>
          <th>Phone</th>
          <th>What</th>
          <th>Last touched</th>
          <th>
            <chakra.span srOnly>Finish</chakra.span>
          </th>
        </tr>
      </thead>
      <tbody>
        {drafts.map((draft) => (
          <tr key={draft.id}>
            <td>{draft.customer.name ?? draft.shopperName}</td>
            <td>
              {draft.customer.phone && (
                <Link href={telLink(draft.customer.phone)}>{draft.customer.phone}</Link>
              )}
            </td>
            <td>{subjectOf(draft) || 'Nothing chosen yet'}</td>
            <td>{formatMoment(draft.updatedAt)}</td>
            <chakra.td textAlign="end">
              <Button asChild size="sm" variant="outline">
                <RouterLink
                  to={draftPath(draft) ?? paths.order(null, 'custom', draft.id)}
                  aria-label={`Finish the order of ${draft.shopperName}`}
                >
                  Finish on the phone
                </RouterLink>
              </Button>
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

const subjectOf = ({ customCategory, cartItems, orderType }: AdminDraft_OrderDraftFragment) =>
  orderSubject({
    customCategory: orderType === 'CUSTOM' ? customCategory : null,
    items: cartItems.flatMap(({ product, quantity }) =>
      product ? [{ productName: product.productName, quantity }] : [],
    ),
  })
