import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { DraftStore } from './draft-store.ts'
import type { CartItem, OrderLineValues } from './order-form.ts'

interface SyncWithCartProps {
  store: DraftStore
  cart: readonly CartItem[]
}

/** She comes from her cart: an order that was begun before follows what she has there now, before it is shown. */
export function SyncWithCart({ store, cart }: SyncWithCartProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const follow = useEffectEvent(() => {
    const { lines } = store.snapshot().copy.values
    const followed = linesLikeCart(lines, cart)
    if (JSON.stringify(followed) !== JSON.stringify(lines))
      store.revise((values) => ({ ...values, lines: followed }))
    // Once: what she changes in the order afterwards is meant, and stays when the page is loaded again.
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true })
  })
  useEffect(() => {
    follow()
  }, [])
  return null
}

/**
 * An order's lines after her cart has changed: as many as are there now, and without those that she has taken out of
 * it. The first is what the order is of, and came from elsewhere if the cart doesn't have it.
 */
const linesLikeCart = (lines: readonly OrderLineValues[], cart: readonly CartItem[]) =>
  lines.flatMap((line, index) => {
    const item = cart.find(
      ({ product, productType }) => product.id === line.productId && productType === line.productType,
    )
    if (item) return { ...line, quantity: item.quantity }
    return index === 0 ? line : []
  })
