import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Grid, Stack } from '@chakra-ui/react'
import { Plural } from '@lingui/react/macro'
import { CartBanner } from './CartBanner.tsx'
import { CartContents_cart } from './cart-documents.ts'
import { CartLine } from './CartLine.tsx'
import { CartSummary } from './CartSummary.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { RemovedLines } from './RemovedLines.tsx'
import { useCartChanges } from './use-cart-changes.ts'

/** The cart's lines and totals. */
export function CartContents({ cart }: { cart: FragmentType<typeof CartContents_cart> }) {
  const { data } = useSuspenseFragment({
    fragment: CartContents_cart,
    fragmentName: 'CartContents_cart',
    from: cart,
  })
  const lines = data.items.length
  const { notice, removed, undo, changes, isChanging } = useCartChanges(data.id)
  return (
    <>
      <CartBanner notice={notice} removed={removed} onUndo={undo}>
        {lines > 0 && <Plural value={lines} one="# design in your cart" other="# designs in your cart" />}
      </CartBanner>
      <RemovedLines cart={data} />
      {lines === 0 ? (
        <EmptyCart />
      ) : (
        <Grid
          templateColumns={{ base: '1fr', lg: '1fr 22rem' }}
          gap={{ base: '6', lg: '8' }}
          alignItems="start"
        >
          <Stack as="ul" gap="3">
            {data.items.map((item) => (
              <CartLine key={item.id} item={item} changes={changes} />
            ))}
          </Stack>
          <CartSummary cart={data} isChanging={isChanging} />
        </Grid>
      )}
    </>
  )
}
