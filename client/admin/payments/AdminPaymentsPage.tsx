import { useQuery } from '@apollo/client/react'
import { Badge, Button, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { formatRupees } from '../../lib/money.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { listOf } from '../lists/admin-list.ts'
import { AdminList } from '../lists/AdminList.tsx'
import { TotalBadge } from '../lists/AdminListPage.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { OutstandingOrders } from './OutstandingOrders.tsx'
import { OutstandingOrders_query } from './outstanding-documents.ts'
import { UpiClaims_query } from './upi-claim-documents.ts'
import { UpiClaimsTable } from './UpiClaimsTable.tsx'
import { useIsAllowed } from '../shell/use-access.ts'

/** The UPI payments that wait to be compared with the bank statement, and the orders that are not paid in full. */
export function AdminPaymentsPage() {
  const { t } = useLingui()
  const mayRecord = useIsAllowed('RECORD_PAYMENTS')
  const mayInvoice = useIsAllowed('ISSUE_INVOICES')
  const waiting = useQuery(UpiClaims_query, {
    skip: !mayRecord,
    variables: { status: 'WAITING' },
    fetchPolicy: 'network-only',
    // What was decided stays where it is until the page is opened again.
    nextFetchPolicy: 'cache-first',
  })
  const unpaid = useQuery(OutstandingOrders_query, {
    skip: !mayRecord,
    fetchPolicy: 'cache-and-network',
  })
  const claims = listOf(waiting, (data) => data.upiClaims)
  const outstanding = unpaid.data?.outstandingOrders
  const orders = listOf(unpaid, (data) => data.outstandingOrders)
  const invoices = (
    <Button asChild size="sm" variant="outline">
      <RouterLink to={adminPaths.invoices()}>
        <Trans>Invoices</Trans>
      </RouterLink>
    </Button>
  )
  if (!mayRecord || isForbidden(waiting.error))
    return (
      <Stack gap="4" align="flex-start">
        <NotPermitted page="payments">
          {t`The owner has not given your account the permission to record payments.`}
        </NotPermitted>
        {mayInvoice && invoices}
      </Stack>
    )
  return (
    <>
      <AdminHeading title={t`Payments`}>{invoices}</AdminHeading>
      <Stack gap="4">
        <Panel title={t`To confirm`} action={<TotalBadge list={claims} />}>
          <AdminList
            list={claims}
            empty={t`No payment waits to be confirmed. UPI payments that customers tell of come here.`}
          >
            {(entries) => <UpiClaimsTable claims={entries} />}
          </AdminList>
        </Panel>
        <Panel
          title={t`Still to be paid`}
          action={outstanding && <Badge size="lg">{formatRupees(outstanding.totalOutstanding)}</Badge>}
        >
          <AdminList list={orders} empty={t`Every order is paid.`}>
            {(entries) => <OutstandingOrders orders={entries} />}
          </AdminList>
        </Panel>
      </Stack>
    </>
  )
}
