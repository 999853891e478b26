import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderPathTypes } from '../../lib/order-options.ts'
import { paths } from '../../../shared/paths.ts'
import { readSession } from '../../app/session/session.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import { removePendingItem, readPendingItems } from './pending-items.ts'

export function AddPendingItems() {
  const { addToCart } = useAddToCart()
  const navigate = useNavigate()
  const make = useEffectEvent(async () => {
    const waiting = readPendingItems()
    const latest = waiting.at(-1)
    for (const addition of waiting) {
      removePendingItem(addition)
      const added = await addToCart(addition)
      // The session has expired again: the remaining items stay pending.
      if (readSession().expired) return
      const { productId, productType, size, intent } = addition
      if (added && intent === 'order' && addition === latest)
        void navigate(paths.order(productId, orderPathTypes[productType]), { state: { size } })
    }
  })
  useEffect(() => {
    void make()
  }, [])
  return null
}
