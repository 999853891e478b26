import { Container } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSession } from '../../app/session/session.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { GuestOrders } from './GuestOrders.tsx'
import { OrderListsSkeleton } from './list/OrderListsSkeleton.tsx'

/** The lists' code is loaded once a signed-in user is known. */
const OrderLists = lazy(async () => ({ default: (await import('./list/OrderLists.tsx')).OrderLists }))

/** The user's orders and open drafts. */
export function OrdersPage() {
  const { t } = useLingui()
  const { token, userId, expired } = useSession()
  const isHydrated = useHydrated()
  return (
    <Container py={{ base: '8', md: '12' }} maxW="4xl" minH="100svh">
      <PageHead title={t`Your orders`} description={t`What you have ordered, and what you have begun.`} />
      {!isHydrated ? (
        <OrderListsSkeleton />
      ) : token === null || expired ? (
        <GuestOrders title={t`Your orders`} />
      ) : (
        <Suspense fallback={<OrderListsSkeleton />}>
          <OrderLists key={userId} />
        </Suspense>
      )}
    </Container>
  )
}
