import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { DraftStore } from './draft-store.ts'
import { type CartItem, isLineOf, lineOf, type OrderLineValues, type OrderSubject } from './order-form.ts'
import { type OrderStep, stepSearch, stepsWithInput } from './order-steps.ts'

interface SyncWithCartProps {
  store: DraftStore
  cart: readonly CartItem[]
  /** Takes all lines of the cart, and goes on with the next step that has input. */
  isCheckout: boolean
}

/** When the shopper comes from the cart, updates an existing draft to the cart's lines before it is shown. */
export function SyncWithCart({ store, cart, isCheckout }: SyncWithCartProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const follow = useEffectEvent(() => {
    const { lines } = store.snapshot().copy.values
    const known = linesLikeCart(lines, cart)
    const followed = isCheckout ? [...known, ...missingLines(known, cart)] : known
    if (JSON.stringify(followed) !== JSON.stringify(lines))
      store.revise((values) => ({ ...values, lines: followed }))
    // Only once: later changes in the wizard are intended and survive a reload.
    const step = isCheckout ? stepAfterCart(store.subject, followed, cart) : null
    void navigate(
      { search: step === null ? search : stepSearch(step, store.subject.draftId) },
      { replace: true, state: null, preventScrollReset: true },
    )
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
    const items = cart.filter((item) => isLineOf(item, line))
    const item = items.find(({ size }) => size === line.size) ?? items[0]
    if (item) return { ...line, quantity: item.quantity, size: item.size ?? line.size }
    return index === 0 ? line : []
  })

const missingLines = (lines: readonly OrderLineValues[], cart: readonly CartItem[]) =>
  cart
    .filter((item) => !lines.some((line) => isLineOf(item, line)))
    .map(({ product, productType, quantity, size = null }) => lineOf(product.id, productType, quantity, size))

/** The first step after the lines, which were looked at in the cart. */
function stepAfterCart(
  subject: OrderSubject,
  lines: readonly OrderLineValues[],
  cart: readonly CartItem[],
): OrderStep {
  const designs = new Map(cart.map(({ product }) => [product.id, product]))
  return stepsWithInput(subject, lines, designs).find((step) => step !== 'product') ?? 'customer'
}
