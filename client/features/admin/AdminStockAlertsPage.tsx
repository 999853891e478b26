import { useQuery } from '@apollo/client/react'
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from '../../__generated__/index.ts'
import { AdminHeading } from './AdminHeading.tsx'
import { GrowingList } from './GrowingList.tsx'
import { StockAlertGroup } from './stock-alerts/StockAlertGroup.tsx'

const AdminStockAlerts_query = graphql(`
  query AdminStockAlerts($after: String) {
    shop {
      name
    }
    stockAlerts(first: 24, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...StockAlertGroup_group @unmask
        }
      }
    }
  }
`)

/** Who waits for sold-out designs and sizes. */
export function AdminStockAlertsPage() {
  const { data, error, refetch, fetchMore } = useQuery(AdminStockAlerts_query, {
    fetchPolicy: 'cache-and-network',
  })
  return (
    <>
      <AdminHeading title="Waiting for stock" />
      <Text mb="5" color="fg.muted">
        They asked on a sold-out design to be told when it is back. Write to them, then tap Told.
      </Text>
      <GrowingList
        what="The list"
        list={data?.stockAlerts}
        failed={error !== undefined}
        retry={refetch}
        grow={(after) => fetchMore({ variables: { after } })}
        empty="Nobody waits for a design at the moment."
      >
        <Stack gap="4">
          {data?.stockAlerts.edges.map(({ node }) => (
            <StockAlertGroup
              key={`${node.product.id} ${node.size}`}
              group={node}
              shopName={data.shop.name}
              onTold={refetch}
            />
          ))}
        </Stack>
      </GrowingList>
    </>
  )
}
