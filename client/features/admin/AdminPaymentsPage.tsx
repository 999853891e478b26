import { useQuery } from '@apollo/client/react'
import { Badge, Button, Stack, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { counted } from '../../lib/counted.ts'
import { formatRupees } from '../../lib/money.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AdminHeading } from './AdminHeading.tsx'
import { GrowingList } from './GrowingList.tsx'
import { isForbidden } from './is-forbidden.ts'
import { OutstandingOrders } from './payments/OutstandingOrders.tsx'
import { OutstandingOrders_query } from './payments/outstanding-documents.ts'
import { UpiClaims_query } from './payments/upi-claim-documents.ts'
import { UpiClaimsTable } from './payments/UpiClaimsTable.tsx'

/** The UPI payments that wait to be compared with the bank statement, and the orders that are not paid in full. */
export function AdminPaymentsPage() {
  const waiting = useQuery(UpiClaims_query, {
    variables: { status: 'WAITING' },
    fetchPolicy: 'network-only',
    // What was decided stays where it is until the page is opened again.
    nextFetchPolicy: 'cache-first',
  })
  const unpaid = useQuery(OutstandingOrders_query, { fetchPolicy: 'cache-and-network' })
  const claims = waiting.data?.upiClaims
  const outstanding = unpaid.data?.outstandingOrders
  if (isForbidden(waiting.error))
    return (
      <>
        <AdminHeading title="Payments" />
        <Text color="fg.muted" fontSize="md">
          The owner has not given your account the permission to record payments.
        </Text>
      </>
    )
  return (
    <>
      <AdminHeading title="Payments">
        <Button asChild size="sm" variant="outline">
          <RouterLink to={adminPaths.invoices()}>Invoices</RouterLink>
        </Button>
      </AdminHeading>
      <Stack gap="4">
        <Panel
          title="To confirm"
          action={claims && <Badge size="lg">{counted(claims.totalCount, claims.totalCountIsCapped)}</Badge>}
        >
          <GrowingList
            what="The payments"
            list={claims}
            failed={waiting.error !== undefined}
            retry={waiting.refetch}
            grow={(after) => waiting.fetchMore({ variables: { after } })}
            empty="No payment waits to be confirmed. UPI payments that customers tell of come here."
          >
            <UpiClaimsTable claims={claims?.edges.map(({ node }) => node) ?? []} />
          </GrowingList>
        </Panel>
        <Panel
          title="Still to be paid"
          action={outstanding && <Badge size="lg">{formatRupees(outstanding.totalOutstanding)}</Badge>}
        >
          <GrowingList
            what="The orders"
            list={outstanding}
            failed={unpaid.error !== undefined}
            retry={unpaid.refetch}
            grow={(after) => unpaid.fetchMore({ variables: { after } })}
            empty="Every order is paid."
          >
            <OutstandingOrders
              orders={outstanding?.edges.map(({ node }) => node) ?? []}
              shopName={unpaid.data?.shop.name ?? ''}
            />
          </GrowingList>
        </Panel>
      </Stack>
    </>
  )
}
