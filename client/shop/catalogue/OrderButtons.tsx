import { Button, type ButtonProps, Flex, type FlexProps } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { OrderButtons_ProductFragment } from '../../__generated__/graphql.ts'
import { designName } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { unavailableLabel } from '../../lib/sold-out.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import type { OrderIntent } from './OptionDialog.tsx'
import { isComplete, type ProductChoice } from './product-choice.ts'

const loadAddChosen = async () => (await import('./AddChosen.tsx')).AddChosen
const loadDialog = async () => (await import('./OptionDialog.tsx')).OptionDialog

export const OrderButtons_product = graphql(`
  # All that the buttons need, the dialog needs, too: each field counts once more in the cost of a list.
  fragment OrderButtons_product on Product {
    id
    ...OptionDialog_product
  }
`)

const layouts = {
  card: {
    labels: { order: msg`Order Now`, cart: msg`Cart` },
    // On wide screens they fit into one row; with the fallback font a second row would shift the layout
    // when the font loads.
    row: { gap: '1.5', wrap: { base: 'wrap', xl: 'nowrap' }, zIndex: '1', position: 'relative', mt: '1' },
    button: { flex: '1 1 auto', minW: { xl: '0' }, px: '1', fontSize: { base: 'xs', md: 'sm' } },
  },
  page: {
    labels: { order: msg`Buy`, cart: msg`Add to Cart` },
    row: { gap: '3', wrap: 'wrap' },
    button: { flex: '1', size: 'xl' },
  },
} as const satisfies Record<
  string,
  { labels: Record<OrderIntent, MessageDescriptor>; row: FlexProps; button: ButtonProps }
>

interface OrderButtonsProps {
  product: OrderButtons_ProductFragment
  layout: keyof typeof layouts
  /** What was chosen on the product's page. */
  choice?: ProductChoice | null
  /** Called with the product's id when it was added to the cart. */
  onAdded?: ((productId: string) => void) | undefined
}

/** The id of the card's product name, which is part of the buttons' accessible names. */
export const productNameId = (productId: string) => `product-${productId}`

/**
 * Both buttons open the option dialog, or add what was chosen on the page. A product that can't be ordered has none.
 */
export function OrderButtons({ product, layout, choice = null, onAdded }: OrderButtonsProps) {
  const { i18n } = useLingui()
  const [intent, setIntent] = useState<OrderIntent>('cart')
  const [open, setOpen] = useState(false)
  const { Component: OptionDialog, warmUp, want } = useLazyComponent(loadDialog)
  const [adding, setAdding] = useState(false)
  const { Component: AddChosen, want: wantAddChosen } = useLazyComponent(loadAddChosen, { ahead: false })
  const { labels, row, button } = layouts[layout]
  const unavailable = unavailableLabel(product)
  if (unavailable)
    return (
      <Flex {...row} justify="center" py="2.5" color="fg.muted">
        {i18n._(unavailable)}
      </Flex>
    )
  const isChosen = isComplete(choice, product.sizes)
  const choose = (next: OrderIntent) => ({
    'aria-haspopup': isChosen ? undefined : ('dialog' as const),
    loading: adding && intent === next,
    'aria-describedby': layout === 'card' ? productNameId(product.id) : undefined,
    onPointerEnter: warmUp,
    onFocus: warmUp,
    onClick: async () => {
      setIntent(next)
      if (isChosen) setAdding(await wantAddChosen())
      else setOpen(await want())
    },
    ...button,
  })
  return (
    <Flex {...row}>
      <Button {...choose('order')}>{i18n._(labels.order)}</Button>
      <Button variant="outline" {...choose('cart')}>
        {i18n._(labels.cart)}
      </Button>
      {OptionDialog && (
        <OptionDialog
          product={product}
          intent={intent}
          size={choice?.size}
          open={open}
          onClose={() => setOpen(false)}
          onAdded={onAdded}
        />
      )}
      {AddChosen && adding && choice && (
        <AddChosen
          productId={product.id}
          productName={designName(i18n, product)}
          choice={choice}
          intent={intent}
          onDone={() => setAdding(false)}
        />
      )}
    </Flex>
  )
}
