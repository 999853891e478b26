import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { DraftStore } from './draft-store.ts'
import type { CartItem, OrderLineValues } from './order-form.ts'

interface SyncWithCartProps {
  store: DraftStore
  cart: readonly CartItem[]
}

/** When the shopper comes from the cart, updates an existing draft to the cart's lines before it is shown. */
export function SyncWithCart({ store, cart }: SyncWithCartProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const follow = useEffectEvent(() => {
    const { lines } = store.snapshot().copy.values
    const followed = linesLikeCart(lines, cart)
    if (JSON.stringify(followed) !== JSON.stringify(lines))
      store.revise((values) => ({ ...values, lines: followed }))
    // Only once: later changes in the wizard are intended and survive a reload.
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true })
  })
  useEffect(() => {
    follow()
  }, [])
  return null
}

/**
 * The draft's lines updated to the cart: quantities are the cart's, and removed lines are dropped. The
 * first line is the order's subject and stays even if the cart doesn't contain it.
 */
const linesLikeCart = (lines: readonly OrderLineValues[], cart: readonly CartItem[]) =>
  lines.flatMap((line, index) => {
    const item = cart.find(
      ({ product, productType }) => product.id === line.productId && productType === line.productType,
    )
    if (item) return { ...line, quantity: item.quantity }
    return index === 0 ? line : []
  })
