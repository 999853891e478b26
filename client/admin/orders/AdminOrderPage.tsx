import { useQuery } from '@apollo/client/react'
import { Box, Button, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { HandCoins, Pencil, Printer } from 'lucide-react'
import { lazy, useEffect, useEffectEvent } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { customerName } from '../../lib/customer-name.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { AddAlteration } from './AddAlteration.tsx'
import { CustomerPanel } from './CustomerPanel.tsx'
import { DueDate } from './DueDate.tsx'
import { AdminOrder_query } from './order-documents.ts'
import { withoutDeduplication, onOrderEvent } from './order-stream.ts'
import { InvoicePanel } from './invoices/InvoicePanel.tsx'
import { OrderedPanel } from './OrderedPanel.tsx'
import { OrderTransitions } from './OrderTransitions.tsx'
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

/** The last on the page. */
const OrderHistory = lazy(async () => ({ default: (await import('./OrderHistory.tsx')).OrderHistory }))

/** Where the shop takes appointments. */
const OrderAppointments = lazy(async () => ({
  default: (await import('../../shop/appointments/OrderAppointments.tsx')).OrderAppointments,
}))

/** Of orders with something to sew. */
const OrderGarments = lazy(async () => ({ default: (await import('./OrderGarments.tsx')).OrderGarments }))

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
            <Text color="fg.muted">
              {customerName(i18n, order.customer.name)}, {formatMoment(order.orderDate, i18n)}
            </Text>
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
        <AddAlteration order={order} />
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
      <Grid
        gap={{ base: '4', md: '3' }}
        mb="4"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
      >
        <Stack gap={{ base: '4', md: '3' }}>
          {order.alterations.length > 0 && (
            <LazySection>
              <AlterationsPanel order={order} />
            </LazySection>
          )}
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
        </Stack>
        <Stack gap={{ base: '4', md: '3' }}>
          <PaymentsPanel order={order} />
          <DueDate key={order.deliveryDate} order={order} />
        </Stack>
        {order.garments.length > 0 && (
          <Panel title={t`In the workshop`} gridColumn={{ md: 'span 2' }} alignSelf="start">
            <Box minH={`${order.garments.length * 3.5}rem`}>
              <LazySection>
                <OrderGarments order={order} onChanged={() => void refetch().catch(() => null)} />
              </LazySection>
            </Box>
          </Panel>
        )}
        <Grid
          gap={{ base: '4', md: '3' }}
          gridColumn={{ md: '1 / -1', xl: '3' }}
          gridRow={{ xl: '1 / span 2' }}
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(16rem, 1fr))' }}
          alignContent="start"
        >
          <CustomerPanel order={order} />
          <InvoicePanel order={order} />
          {order.viewerCanBookAppointment && (
            <LazySection>
              <OrderAppointments orderId={order.id} size="sm" />
            </LazySection>
          )}
        </Grid>
      </Grid>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
        <OrderedPanel order={order} />
        <Stack gap="4">
          <LazySection>
            <OrderHistory order={order} />
          </LazySection>
        </Stack>
      </Grid>
    </>
  )
}
