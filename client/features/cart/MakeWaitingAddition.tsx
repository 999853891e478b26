import { useEffect, useEffectEvent } from 'react'
import { useAddToCart } from './use-add-to-cart.ts'
import { takeWaitingAddition } from './waiting-addition.ts'

export function MakeWaitingAddition() {
  const { addToCart } = useAddToCart()
  const make = useEffectEvent(() => {
    const addition = takeWaitingAddition()
    if (addition) void addToCart(addition)
  })
  useEffect(() => make(), [])
  return null
}
