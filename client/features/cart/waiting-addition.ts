import type { CartProductType } from '../../__generated__/graphql.ts'

/** What she wants after the choice: to go on to the order, or to leave it in the cart. */
export type OrderIntent = 'order' | 'cart'

export interface Addition {
  productId: string
  productName: string
  productType: CartProductType
  intent: OrderIntent
}

const key = 'waitingAddition'

/** Keeps, in this tab, what a guest wanted to add until she has logged in. */
export function keepWaitingAddition(addition: Addition) {
  try {
    sessionStorage.setItem(key, JSON.stringify(addition))
  } catch {
    // Without storage she adds it again herself.
  }
}

export function isAdditionWaiting() {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** What was waiting, which it then no longer does. */
export function takeWaitingAddition(): Addition | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept === null ? null : (JSON.parse(kept) as Addition)
  } catch {
    return null
  }
}
