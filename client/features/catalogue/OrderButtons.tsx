import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button, type ButtonProps, Flex, type FlexProps } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { usePart } from '../../ui/use-part.ts'
import type { OrderIntent } from './OptionDialog.tsx'

const loadDialog = async () => (await import('./OptionDialog.tsx')).OptionDialog

const OrderButtons_product = graphql(`
  fragment OrderButtons_product on Product {
    id
    ...OptionDialog_product
  }
`)

const places = {
  card: {
    words: { order: 'Order Now', cart: 'Cart' },
    row: { gap: '1.5', wrap: 'wrap', zIndex: '1', position: 'relative', mt: '1' },
    button: { flex: '1 1 auto', px: '1.5', fontSize: { base: 'xs', md: 'sm' } },
  },
  page: {
    words: { order: 'Buy', cart: 'Add to Cart' },
    row: { gap: '3' },
    button: { flex: '1', size: 'xl' },
  },
} as const satisfies Record<
  string,
  { words: Record<OrderIntent, string>; row: FlexProps; button: ButtonProps }
>

interface OrderButtonsProps {
  product: FragmentType<typeof OrderButtons_product>
  place: keyof typeof places
}

/** Where a card has its product's name, which tells its buttons from those of the other cards. */
export const productNameId = (productId: string) => `product-${productId}`

/** Both ask how it is to be made before anything reaches the cart. */
export function OrderButtons({ product, place }: OrderButtonsProps) {
  const { data } = useSuspenseFragment({
    fragment: OrderButtons_product,
    fragmentName: 'OrderButtons_product',
    from: product,
  })
  const [intent, setIntent] = useState<OrderIntent>('cart')
  const [open, setOpen] = useState(false)
  const { Part: OptionDialog, warmUp, want } = usePart(loadDialog)
  const { words, row, button } = places[place]
  const ask = (next: OrderIntent) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-describedby': place === 'card' ? productNameId(data.id) : undefined,
    onPointerEnter: warmUp,
    onFocus: warmUp,
    onClick: async () => {
      setIntent(next)
      setOpen(await want())
    },
    ...button,
  })
  return (
    <Flex {...row}>
      <Button {...ask('order')}>{words.order}</Button>
      <Button variant="outline" {...ask('cart')}>
        {words.cart}
      </Button>
      {OptionDialog && (
        <OptionDialog product={data} intent={intent} open={open} onClose={() => setOpen(false)} />
      )}
    </Flex>
  )
}
