import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderPathTypes } from '../../lib/order-options.ts'
import { paths } from '../../paths.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import { takeWaitingAddition } from './waiting-addition.ts'

export function MakeWaitingAddition() {
  const { addToCart } = useAddToCart()
  const navigate = useNavigate()
  const make = useEffectEvent(async () => {
    const addition = takeWaitingAddition()
    if (!addition) return
    const { productId, productType, intent } = addition
    const added = await addToCart(addition)
    if (added && intent === 'order') void navigate(paths.order(productId, orderPathTypes[productType]))
  })
  useEffect(() => void make(), [])
  return null
}
