import { Container } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSession } from '../../app/session/session.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { GuestOrders } from './GuestOrders.tsx'
import { OrderSkeleton } from './placed/OrderSkeleton.tsx'

/** The invoice's code is loaded once a signed-in user is known. */
const PrintedInvoice = lazy(async () => ({
  default: (await import('./placed/PrintedInvoice.tsx')).PrintedInvoice,
}))

/** The page of an invoice or a credit note, to be read and printed. */
export function InvoicePage() {
  const { t } = useLingui()
  const { token, expired } = useSession()
  const isHydrated = useHydrated()
  return (
    <Container py={{ base: '8', md: '12' }} maxW="5xl" minH="100svh">
      <PageHead title={t`Invoice`} description={t`What you have ordered.`} />
      {!isHydrated ? (
        <OrderSkeleton />
      ) : token === null || expired ? (
        <GuestOrders title={t`Invoice`} />
      ) : (
        <Suspense fallback={<OrderSkeleton />}>
          <PrintedInvoice />
        </Suspense>
      )}
    </Container>
  )
}
