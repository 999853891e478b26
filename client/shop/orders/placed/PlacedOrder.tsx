import { useQuery } from '@apollo/client/react'
import { Box, Button, Grid, Link, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom'
import { graphql } from '../../../__generated__/index.ts'
import type { PlacedOrderQuery } from '../../../__generated__/graphql.ts'
import { paths } from '../../../../shared/paths.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageIntro } from '../../../ui/PageIntro.tsx'
import { useTabFocus } from '../../cart/use-tab-focus.ts'
import { isUnauthenticated } from '../../../app/session/is-unauthenticated.ts'
import { GuestOrders } from '../GuestOrders.tsx'
import { Alterations } from './Alterations.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { stagesAhead } from './order-progress.ts'
import { PaymentSentence } from './PaymentSentence.tsx'
import { statusSentence } from './order-labels.ts'
import { EditToAgree } from './EditToAgree.tsx'
import { OrderContact } from './OrderContact.tsx'
import { OrderedLines } from './OrderedLines.tsx'
import { OrderHead } from './OrderHead.tsx'
import { LazySection } from '../../../ui/LazySection.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { OrderInvoices } from './OrderInvoices.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { QuoteToAccept } from './QuoteToAccept.tsx'
import { Returns } from './Returns.tsx'
import { useOrderChanges } from './use-order-changes.ts'

/** Most orders stay as they were placed. */
const OrderEdits = lazy(async () => ({ default: (await import('./OrderEdits.tsx')).OrderEdits }))

/** Only where the shop shows some. */
const WorkshopPhotos = lazy(async () => ({ default: (await import('./WorkshopPhotos.tsx')).WorkshopPhotos }))

/** Only of orders that are delivered or cancelled. */
const OrderAgain = lazy(async () => ({ default: (await import('./OrderAgain.tsx')).OrderAgain }))

/** Loaded only where the shop takes appointments. */
const OrderAppointments = lazy(async () => ({
  default: (await import('../../appointments/OrderAppointments.tsx')).OrderAppointments,
}))

/** A separate fragment, because the measurements of the lines reach the schema's depth limit. */
export const PlacedOrder_order = graphql(`
  fragment PlacedOrder_order on Order {
    id
    version
    orderNumber
    orderType
    orderStatus
    paymentType
    upiRequest {
      reference
    }
    onlinePayments {
      part
    }
    fulfilment
    deliveryDate
    promisedDate
    viewerCanCancel
    viewerCanOrderAgain
    lacksMeasurements
    viewerCanGiveMeasurements
    viewerCanBookAppointment
    timeline {
      status
      at
      note
    }
    edits {
      version
      at
      reason
      agreedAt
      changes {
        field
        line
        before
        after
      }
    }
    items {
      productType
    }
    quote {
      acceptedAt
    }
    advanceDue
    balance
    upiClaims {
      id
      amount
      status
    }
    photos {
      ...OrderPhotos
    }
    ...OrderDetails_order
    ...OrderPayments_order
    ...DeliveryAddress_order
    ...OrderContact_order
    ...EditToAgree_order
    ...QuoteToAccept_order
    ...Alterations_order
    ...Returns_order
    ...OrderInvoices_placed
  }
`)

const PlacedOrder_query = graphql(`
  query PlacedOrder($id: ID!) {
    shop {
      phone
      whatsApp
    }
    order(id: $id) {
      ...PlacedOrder_order
      ...OrderedLines_order
    }
  }
`)

/** A placed order with all its actions. */
export function PlacedOrder() {
  const { t } = useLingui()
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useQuery(PlacedOrder_query, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  })
  const readAgain = () => void refetch().catch(() => null)
  // The status may have changed while the tab was inactive.
  useTabFocus(readAgain)
  if (isUnauthenticated(error)) return <GuestOrders title={t`Your order`} />
  if (data?.order) return <OrderView order={data.order} shop={data.shop} />
  if (data && data.order === null)
    return (
      <Stack align="center">
        <PageIntro title={t`We could not find that order`}>
          <Trans>The address may be mistyped, or the order belongs to another account.</Trans>
        </PageIntro>
        <Button asChild>
          <RouterLink to={paths.orders()}>
            <Trans>Your orders</Trans>
          </RouterLink>
        </Button>
      </Stack>
    )
  if (error)
    return (
      <>
        <PageIntro title={t`Your order`} />
        <ErrorState
          title={t`We could not load your order.`}
          retry={{ label: t`Try again`, onClick: readAgain }}
        >
          <Trans>It is safe in your account.</Trans>
        </ErrorState>
      </>
    )
  return <OrderSkeleton />
}

interface OrderViewProps {
  order: NonNullable<PlacedOrderQuery['order']>
  shop: { phone: string; whatsApp: string }
}

function OrderView({ order, shop }: OrderViewProps) {
  const { t, i18n } = useLingui()
  const { state } = useLocation() as { state: { justPlaced?: boolean; pays?: string } | null }
  const changes = useOrderChanges(order)
  const { said } = changes
  const notice = useRef<HTMLParagraphElement>(null)
  // The pressed button may have disappeared or be far below.
  useEffect(() => {
    notice.current?.focus()
  }, [said])
  const checked = order.upiClaims.reduce(
    (sum, { status, amount }) => (status === 'WAITING' ? sum + amount : sum),
    0,
  )
  const { paymentType, upiRequest, onlinePayments } = order
  // What the shopper chose to pay with when placing is the next thing to do.
  const paysNow =
    order.orderStatus === 'PENDING' &&
    checked === 0 &&
    ((paymentType === 'UPI' && upiRequest != null) || (paymentType === 'ONLINE' && onlinePayments.length > 0))
  const payments = <OrderPayments order={order} startsOnline={paysNow && state?.pays === 'ONLINE'} />
  const thanks = state?.justPlaced && order.orderStatus === 'PENDING'
  return (
    <>
      <PageIntro title={thanks ? t`Thank you for your order` : t`Your order`}>
        {i18n._(statusSentence(order))}{' '}
        {paysNow && order.advanceDue === 0 && order.balance ? (
          <Trans>Please pay {{ amount: formatExactRupees(order.balance) }} now, here below.</Trans>
        ) : (
          <PaymentSentence
            orderStatus={order.orderStatus}
            balance={order.balance == null ? null : Math.max(0, order.balance - checked)}
            advanceDue={Math.max(0, order.advanceDue - checked)}
          />
        )}
      </PageIntro>
      <Stack gap={{ base: '4', md: '6' }}>
        <OrderHead {...order} isNew={thanks} />
        <Box role="status" _empty={{ display: 'none' }}>
          {said && (
            <Text
              ref={notice}
              tabIndex={-1}
              p="4"
              borderRadius="l2"
              bg={said.kind === 'done' ? 'bg.success' : 'bg.warning'}
            >
              {said.sentence}
            </Text>
          )}
        </Box>
        {order.viewerCanOrderAgain && (
          <Suspense fallback={<Box minH="11" />}>
            <OrderAgain order={order} />
          </Suspense>
        )}
        {paysNow && payments}
        {order.lacksMeasurements && order.viewerCanGiveMeasurements && <NoMeasurements />}
        <EditToAgree order={order} changes={changes} />
        <QuoteToAccept order={order} changes={changes} />
        <Alterations order={order} changes={changes} />
        <Returns order={order} changes={changes} />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
          gap={{ base: '4', md: '6' }}
          alignItems="start"
        >
          <Panel size="lg" title={t`How far it has come`}>
            <OrderTimeline events={order.timeline} ahead={stagesAhead(order)} />
            {order.edits.length > 0 && (
              <Suspense>
                <OrderEdits edits={order.edits} />
              </Suspense>
            )}
          </Panel>
          <Stack gap={{ base: '4', md: '6' }} minW="0">
            {order.photos.length > 0 && (
              <LazySection>
                <WorkshopPhotos photos={order.photos} />
              </LazySection>
            )}
            <Box id={orderedId} tabIndex={-1} scrollMarginTop="20">
              <Panel size="lg" title={t`What you ordered`}>
                <OrderedLines order={order} />
              </Panel>
            </Box>
            {!paysNow && payments}
            {order.viewerCanBookAppointment && (
              <LazySection>
                <OrderAppointments orderId={order.id} size="lg" />
              </LazySection>
            )}
            <OrderInvoices order={order} />
            <OrderDetails order={order} />
            <DeliveryAddress order={order} />
            <OrderContact order={order} shop={shop} />
          </Stack>
        </Grid>
        {order.viewerCanCancel && (
          <CancelOrder orderNumber={order.orderNumber} isPaymentChecked={checked > 0} changes={changes} />
        )}
      </Stack>
    </>
  )
}

const orderedId = 'ordered'

/** The way to what is missing before the tailor can begin. */
function NoMeasurements() {
  return (
    <Text p="4" bg="bg.warning" borderRadius="l2">
      <Trans>No measurements yet. Our tailors begin when they have them.</Trans>{' '}
      <Link href={`#${orderedId}`} variant="underline" fontWeight="semibold">
        <Trans>Give the measurements</Trans>
      </Link>
    </Text>
  )
}
