import { Container } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSession } from '../../app/session/session.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { GuestOrders } from './GuestOrders.tsx'
import { OrderSkeleton } from './placed/OrderSkeleton.tsx'

/** The order's code is loaded once a signed-in user is known. */
const PlacedOrder = lazy(async () => ({ default: (await import('./placed/PlacedOrder.tsx')).PlacedOrder }))

/** The page of a placed order. */
export function PlacedOrderPage() {
  const { t } = useLingui()
  const { orderId } = useParams()
  const { token, expired } = useSession()
  const isHydrated = useHydrated()
  return (
    <Container py={{ base: '8', md: '12' }} maxW="5xl" minH="100svh">
      <PageHead title={t`Your order`} description={t`What you have ordered.`} />
      {!isHydrated ? (
        <OrderSkeleton />
      ) : token === null || expired ? (
        <GuestOrders title={t`Your order`} />
      ) : (
        <Suspense fallback={<OrderSkeleton />}>
          <PlacedOrder key={orderId} />
        </Suspense>
      )}
    </Container>
  )
}
