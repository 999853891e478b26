import { Grid, Stack } from '@chakra-ui/react'
import { Plural } from '@lingui/react/macro'
import type { CartContents_CartFragment } from '../../__generated__/graphql.ts'
import { CartBanner } from './CartBanner.tsx'
import { CartLine } from './CartLine.tsx'
import { CartSummary, CheckoutBar } from './CartSummary.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { RemovedLines } from './RemovedLines.tsx'
import { useCartChanges } from './use-cart-changes.ts'

/** The cart's lines and totals. */
export function CartContents({ cart }: { cart: CartContents_CartFragment }) {
  const { items } = cart
  const lines = items.length
  // The order is one to measure as soon as one of its garments is.
  const first = items.find(({ productType }) => productType === 'TAILOR') ?? items[0]
  const { notice, removed, undo, changes, isChanging } = useCartChanges(cart.id)
  return (
    <>
      <CartBanner notice={notice} removed={removed} onUndo={undo}>
        {lines > 0 && <Plural value={lines} one="# design in your cart" other="# designs in your cart" />}
      </CartBanner>
      <RemovedLines cart={cart} />
      {lines === 0 ? (
        <EmptyCart />
      ) : (
        <Grid
          templateColumns={{ base: '1fr', lg: '1fr 22rem' }}
          gap={{ base: '6', lg: '8' }}
          alignItems="start"
        >
          <Stack as="ul" gap="3">
            {items.map((item) => (
              <CartLine key={item.id} item={item} changes={changes} />
            ))}
          </Stack>
          <CartSummary cart={cart} first={first} isChanging={isChanging} />
        </Grid>
      )}
      {lines > 0 && <CheckoutBar cart={cart} first={first} isChanging={isChanging} />}
    </>
  )
}
