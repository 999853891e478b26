import type { CartProductType } from '../../__generated__/graphql.ts'

/** What she wants after the choice: to go on to the order, or to leave it in the cart. */
export type OrderIntent = 'order' | 'cart'

export interface Addition {
  productId: string
  productName: string
  productType: CartProductType
  intent: OrderIntent
  /** One where it isn't told. */
  quantity?: number
}

const key = 'waitingAddition'

/** How many wait at most: the earliest give way. */
const most = 20

/** What a guest of this tab wanted to add, the latest last. */
export function waitingAdditions(): Addition[] {
  try {
    // Once it was a single one, not a list.
    return [JSON.parse(sessionStorage.getItem(key) ?? '[]') as Addition | Addition[]].flat()
  } catch {
    return []
  }
}

/** Keeps an addition until she has logged in; in the cart, the same thing twice makes two pieces. */
export function keepWaitingAddition(addition: Addition) {
  const earlier = waitingAdditions().find((each) => isSameLine(each, addition))
  const { quantity = 1, intent } = addition
  const before = earlier ? (earlier.quantity ?? 1) : 0
  const sum = intent === 'order' ? Math.max(before, quantity) : before + quantity
  keep([...without(addition), { ...addition, quantity: sum }])
}

export const dropWaitingAddition = (addition: Addition) => keep(without(addition))

const isSameLine = (one: Addition, other: Addition) =>
  one.productId === other.productId && one.productType === other.productType

const without = (addition: Addition) => waitingAdditions().filter((each) => !isSameLine(each, addition))

function keep(additions: Addition[]) {
  try {
    if (additions.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(additions.slice(-most)))
  } catch {
    // Without storage she adds it again herself.
  }
}
