import { useQuery } from '@apollo/client/react'
import { Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import { listOf } from '../lists/admin-list.ts'
import { AdminListPage } from '../lists/AdminListPage.tsx'
import { StockAlertGroup } from './StockAlertGroup.tsx'

const AdminStockAlerts_query = graphql(`
  query AdminStockAlerts($after: String) {
    stockAlerts(first: 24, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...StockAlertGroup_group
        }
      }
    }
  }
`)

/** Who waits for sold-out designs and sizes. */
export function AdminStockAlertsPage() {
  const { t } = useLingui()
  const result = useQuery(AdminStockAlerts_query, {
    fetchPolicy: 'cache-and-network',
  })
  return (
    <AdminListPage
      title={t`Stock alerts`}
      list={listOf(result, (data) => data.stockAlerts)}
      empty={t`Nobody waits for a design at the moment.`}
      intro={
        <Text color="fg.muted">
          <Trans>
            They asked on a sold-out design to be told when it is back. Write to them in one tap; tap Mark as
            notified if you have told them in another way.
          </Trans>
        </Text>
      }
    >
      {(groups) => (
        <Stack gap="4">
          {groups.map((group) => (
            <StockAlertGroup
              key={`${group.product.id} ${group.size}`}
              group={group}
              onNotified={result.refetch}
            />
          ))}
        </Stack>
      )}
    </AdminListPage>
  )
}
