import { useQuery } from '@apollo/client/react'
import { Button, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { HandCoins, Pencil, Printer } from 'lucide-react'
import { lazy, useEffect, useEffectEvent } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { formatMoment } from '../../lib/shop-days.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { AddAlteration } from './AddAlteration.tsx'
import { CustomerPanel } from './CustomerPanel.tsx'
import { DueDate } from './DueDate.tsx'
import { AdminOrder_query } from './order-documents.ts'
import { withoutDeduplication, onOrderEvent } from './order-stream.ts'
import { OrderedPanel } from './OrderedPanel.tsx'
import { OrderTransitions } from './OrderTransitions.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { InvoicePanel } from './invoices/InvoicePanel.tsx'
import { PaymentsPanel } from './payments/PaymentsPanel.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'

/** Of orders from which something comes back. */
const ReturnsPanel = lazy(async () => ({
  default: (await import('./returns/ReturnsPanel.tsx')).ReturnsPanel,
}))

/** Of orders with something to alter. */
const AlterationsPanel = lazy(async () => ({
  default: (await import('./AlterationsPanel.tsx')).AlterationsPanel,
}))

/** Below what was ordered. */
const CustomersProfiles = lazy(async () => ({
  default: (await import('./CustomersProfiles.tsx')).CustomersProfiles,
}))

/** Where the shop takes appointments. */
const OrderAppointments = lazy(async () => ({
  default: (await import('../../shop/appointments/OrderAppointments.tsx')).OrderAppointments,
}))

/** Of custom orders. */
const EditAgreement = lazy(async () => ({ default: (await import('./EditAgreement.tsx')).EditAgreement }))
const QuotePanel = lazy(async () => ({ default: (await import('./QuotePanel.tsx')).QuotePanel }))

export function AdminOrderPage() {
  const { orderId = '' } = useParams()
  return <OrderOfId key={orderId} id={orderId} />
}

function OrderOfId({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(AdminOrder_query, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: withoutDeduplication,
  })
  // A colleague or the customer has changed the order meanwhile.
  const again = useEffectEvent(() => void refetch().catch(() => null))
  useEffect(() => {
    return onOrderEvent((event) => (event.kind === 'missed' || event.orderId === id) && again())
  }, [id])
  if (error && !data) return <UnreadPage title={t`The order could not be read`} retry={refetch} />
  if (!data) return <Skeleton height="96" role="status" aria-label={t`Loading the order`} />
  const { order } = data
  if (!order)
    return (
      <>
        <AdminHeading title={t`There is no such order`} />
        <Button asChild variant="outline">
          <RouterLink to={adminPaths.orders()}>
            <Trans>All orders</Trans>
          </RouterLink>
        </Button>
      </>
    )
  return (
    <>
      <AdminHeading
        title={t`Order ${{ orderNumber: order.orderNumber }}`}
        beside={
          <>
            <StatusBadge status={order.orderStatus} />
            <Text color="fg.muted">{formatMoment(order.orderDate, i18n)}</Text>
          </>
        }
      >
        {order.nextStatuses.some((next) => next === 'READY' || next === 'DELIVERED') && (
          <Button asChild size="sm">
            <RouterLink to={adminPaths.handOver(order.id)}>
              <HandCoins aria-hidden />
              <Trans>Hand over</Trans>
            </RouterLink>
          </Button>
        )}
        {order.returnableAtCounter.length > 0 && (
          <Button asChild size="sm">
            <RouterLink to={adminPaths.takeBack(order.id)}>
              <Trans>Return or exchange</Trans>
            </RouterLink>
          </Button>
        )}
        {order.viewerCanEdit && (
          <Button asChild size="sm">
            <RouterLink to={adminPaths.editOrder(order.id)}>
              <Pencil aria-hidden />
              <Trans>Edit</Trans>
            </RouterLink>
          </Button>
        )}
        {[
          [adminPaths.jobCards([order.id]), t`Job card`],
          [adminPaths.receipt(order.id), t`Receipt`],
          [adminPaths.labels(order.id), t`Labels`],
        ].map(([to = '', label]) => (
          <Button key={to} asChild size="sm" variant="outline">
            <RouterLink to={to}>
              <Printer aria-hidden />
              {label}
            </RouterLink>
          </Button>
        ))}
        <Button asChild size="sm" variant="ghost">
          <RouterLink to={adminPaths.orders()}>
            <Trans>All orders</Trans>
          </RouterLink>
        </Button>
      </AdminHeading>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
        <Stack gap="4" order={{ lg: 2 }}>
          {order.alterations.length > 0 && (
            <LazySection>
              <AlterationsPanel order={order} />
            </LazySection>
          )}
          <AddAlteration order={order} />
          {order.returns.length > 0 && (
            <LazySection>
              <ReturnsPanel order={order} />
            </LazySection>
          )}
          <OrderTransitions order={order} />
          {order.agreedTotal != null && (
            <LazySection>
              <EditAgreement order={order} />
            </LazySection>
          )}
          {order.orderType === 'CUSTOM' && (
            <LazySection>
              <QuotePanel order={order} />
            </LazySection>
          )}
          <PaymentsPanel order={order} />
          <InvoicePanel order={order} />
          <DueDate key={order.deliveryDate} order={order} />
          {order.viewerCanBookAppointment && (
            <LazySection>
              <OrderAppointments orderId={order.id} />
            </LazySection>
          )}
          <CustomerPanel order={order} />
        </Stack>
        <Stack gap="4">
          <OrderedPanel order={order} />
          <LazySection>
            <CustomersProfiles order={order} />
          </LazySection>
          <OrderNotes order={order} />
          <OrderTimeline order={order} />
        </Stack>
      </Grid>
    </>
  )
}
