import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useQuery } from '@apollo/client/react'
import { Button, Center, Container, Heading, Stack, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { rememberItems, useSession } from '../session/session.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { CartContents } from './CartContents.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { GuestCart } from './GuestCart.tsx'
import { cartQueue } from './in-order-link.ts'
import { useReturn } from './use-return.ts'

const CartPage_query = graphql(`
  query CartPage {
    cart {
      id
      items {
        id
      }
      ...CartContents_cart
    }
  }
`)

export function CartPage() {
  const { token, expired } = useSession()
  const known = useHydrated()
  // As high as the screen, so that the footer stays where it is when her cart takes the place of its outline.
  return (
    <Container pt={{ base: '6', md: '10' }} pb={{ base: '12', md: '20' }} maxW="6xl" minH="100svh">
      <PageHead title="My Shopping Cart" description="What you have chosen, and what it comes to." />
      <Heading as="h1" size={{ base: '3xl', md: '4xl' }} mb={{ base: '5', md: '8' }}>
        My Shopping Cart
      </Heading>
      {!known ? <CartSkeleton /> : token === null || expired ? <GuestCart /> : <OwnCart />}
    </Container>
  )
}

function OwnCart() {
  const { data, error, loading, refetch } = useQuery(CartPage_query, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: cartQueue,
  })
  const lines = data?.cart.items.length
  // The badge of every tab counts what was last seen here, taken-back changes included.
  useEffect(() => {
    if (lines !== undefined) rememberItems(lines)
  }, [lines])
  useReturn(() => void refetch())

  if (data) return <CartContents cart={data.cart} />
  if (loading) return <CartSkeleton />
  if (error) {
    const unauthenticated =
      CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
    if (unauthenticated) return <GuestCart />
    return (
      <ErrorState
        title="Failed to load cart. Please try again."
        retry={{ label: 'Try Again', onClick: () => void refetch() }}
      >
        What you have added is safe in your account.
      </ErrorState>
    )
  }
  return (
    <Center>
      <Stack align="center" gap="4" py="12">
        <Text role="status">No cart data available</Text>
        <Button variant="outline" onClick={() => void refetch()}>
          Refresh Cart
        </Button>
      </Stack>
    </Center>
  )
}
