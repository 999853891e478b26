import { useQuery } from '@apollo/client/react'
import { Badge, Button, chakra, Stack } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { customerName } from '../../lib/customer-name.ts'
import { formatExactRupees, formatRupees } from '../../lib/money.ts'
import { currentDay, dayOfInstant, formatDay, formatMoment } from '../../lib/shop-days.ts'
import { Panel } from '../../ui/Panel.tsx'
import { OrderMessages } from '../messages/OrderMessages.tsx'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { listOf } from '../lists/admin-list.ts'
import { AdminList } from '../lists/AdminList.tsx'
import { TotalBadge } from '../lists/AdminListPage.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { DecideUpiClaim } from './DecideUpiClaim.tsx'
import { OutstandingOrders_query } from './outstanding-documents.ts'
import { UpiClaims_query } from './upi-claim-documents.ts'
import { useIsAllowed } from '../shell/use-access.ts'

/** The UPI payments that wait to be compared with the bank statement, and the orders that are not paid in full. */
export function AdminPaymentsPage() {
  const { t, i18n } = useLingui()
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
            caption={t`UPI payments to confirm`}
            columns={[
              {
                header: t`Order`,
                kind: 'name',
                cell: ({ order }) => (
                  <>
                    <RowLink to={adminPaths.order(order.id)} whiteSpace="nowrap">
                      {order.orderNumber}
                    </RowLink>
                    <chakra.div fontWeight="normal">{customerName(i18n, order.customer.name)}</chakra.div>
                  </>
                ),
              },
              {
                header: t`Amount`,
                css: { whiteSpace: 'nowrap' },
                cell: ({ amount }) => formatExactRupees(amount),
              },
              {
                header: t`Number (UTR)`,
                cell: ({ utr, submittedAt }) => (
                  <>
                    <chakra.code whiteSpace="nowrap">{utr}</chakra.code>
                    <chakra.div color="fg.muted" textStyle="xs" whiteSpace="nowrap">
                      {t`sent ${{ moment: formatMoment(submittedAt, i18n) }}`}
                    </chakra.div>
                  </>
                ),
              },
              { header: t`Bank statement`, cell: (claim) => <DecideUpiClaim claim={claim} /> },
            ]}
          />
        </Panel>
        <Panel
          title={t`Still to be paid`}
          action={outstanding && <Badge size="lg">{formatRupees(outstanding.totalOutstanding)}</Badge>}
        >
          <AdminList
            list={orders}
            empty={t`Every order is paid.`}
            caption={t`Orders that are not paid in full`}
            columns={[
              {
                header: t`Order`,
                kind: 'name',
                cell: ({ id, orderNumber, customer }) => (
                  <>
                    <RowLink to={adminPaths.order(id)} whiteSpace="nowrap">
                      {orderNumber}
                    </RowLink>
                    <chakra.div fontWeight="normal">{customerName(i18n, customer.name)}</chakra.div>
                  </>
                ),
              },
              { header: t`Status`, cell: ({ orderStatus }) => <StatusBadge status={orderStatus} /> },
              {
                header: t({ message: 'Placed', context: 'column' }),
                cell: ({ orderDate }) => (
                  <>
                    {formatDay(orderDate, i18n)}
                    <chakra.div color="fg.muted" textStyle="xs">
                      {ageOf(orderDate, i18n)}
                    </chakra.div>
                  </>
                ),
              },
              {
                header: t`Still to pay`,
                css: { whiteSpace: 'nowrap' },
                cell: ({ balance }) => formatExactRupees(balance ?? 0),
              },
              {
                header: t`Remind`,
                cell: (order) => (
                  <OrderMessages
                    order={order}
                    drafts={order.messageDrafts.filter(({ event }) => event === 'PAYMENT_REMINDER')}
                  />
                ),
              },
            ]}
          />
        </Panel>
      </Stack>
    </>
  )
}

const dayMs = 86_400_000

/** In days of the shop's calendar. */
function ageOf(orderDate: string, i18n: I18n) {
  const days = (Date.parse(currentDay()) - Date.parse(dayOfInstant(orderDate))) / dayMs
  return i18n._(days === 0 ? msg`today` : msg`${plural(days, { one: '# day ago', other: '# days ago' })}`)
}
