import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderPathTypes } from '../../lib/order-options.ts'
import { paths } from '../../../shared/paths.ts'
import type { OrderIntent } from '../cart/pending-items.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import type { ProductChoice } from './product-choice.ts'

interface AddChosenProps {
  productId: string
  productName: string
  choice: ProductChoice
  intent: OrderIntent
  /** After the attempt, whether it succeeded or not. */
  onDone: () => void
}

/** Adds what was chosen on the product's page, when it is mounted. */
export function AddChosen({ productId, productName, choice, intent, onDone }: AddChosenProps) {
  const { addToCart } = useAddToCart()
  const navigate = useNavigate()
  const add = useEffectEvent(async () => {
    const added = await addToCart({ productId, productName, ...choice, intent })
    onDone()
    if (added && intent === 'order')
      void navigate(paths.order(productId, orderPathTypes[choice.productType]), {
        state: { fromCart: true, size: choice.size },
      })
  })
  useEffect(() => {
    void add()
  }, [])
  return null
}
