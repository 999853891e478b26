import { useQuery } from '@apollo/client/react'
import { Button, Center, Container, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { isUnauthenticated } from '../../app/session/is-unauthenticated.ts'
import { storeItemCount, useSession } from '../../app/session/session.ts'
import { useNewerResponse } from '../../app/offline/use-newer-response.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { CartPage_query } from './cart-documents.ts'
import { CartContents } from './CartContents.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { GuestCart } from './GuestCart.tsx'
import { cartQueue } from './in-order-link.ts'
import { CachedCartNotice } from './CachedCartNotice.tsx'
import { useTabFocus } from './use-tab-focus.ts'

export function CartPage() {
  const { token, userId, expired } = useSession()
  const isHydrated = useHydrated()
  const { t } = useLingui()
  // At least as high as the screen, so that the footer doesn't move when the cart replaces its skeleton.
  return (
    <Container pt={{ base: '6', md: '10' }} pb={{ base: '12', md: '20' }} maxW="6xl" minH="100svh">
      <PageHead title={t`My Shopping Cart`} description={t`What you have chosen, and what it comes to.`} />
      <Heading as="h1" size={{ base: '3xl', md: '4xl' }} mb={{ base: '5', md: '8' }}>
        <Trans>My Shopping Cart</Trans>
      </Heading>
      {!isHydrated ? <CartSkeleton /> : token === null || expired ? <GuestCart /> : <OwnCart key={userId} />}
    </Container>
  )
}

function OwnCart() {
  const { t } = useLingui()
  const { data, error, loading, refetch } = useQuery(CartPage_query, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: cartQueue,
  })
  // The data may be null in spite of its type.
  const cart = data?.cart
  const lines = cart?.items.length
  // The badge shows the last count of this page in every tab, reverted changes included.
  useEffect(() => {
    if (lines !== undefined) storeItemCount(lines)
  }, [lines])
  // The outcome is shown below.
  const readAgain = () => void refetch().catch(() => null)
  useTabFocus(readAgain)
  useNewerResponse('cart', readAgain)

  if (cart)
    return (
      <>
        <CachedCartNotice onRetry={readAgain} />
        <CartContents cart={cart} />
      </>
    )
  if (loading) return <CartSkeleton />
  if (error) {
    if (isUnauthenticated(error)) return <GuestCart />
    return (
      <ErrorState
        title={t`Failed to load cart. Please try again.`}
        retry={{ label: t`Try Again`, onClick: readAgain }}
      >
        <Trans>What you have added is safe in your account.</Trans>
      </ErrorState>
    )
  }
  return (
    <Center>
      <Stack align="center" gap="4" py="12">
        <Text role="status">
          <Trans>No cart data available</Trans>
        </Text>
        <Button variant="outline" onClick={readAgain}>
          <Trans>Refresh Cart</Trans>
        </Button>
      </Stack>
    </Center>
  )
}
