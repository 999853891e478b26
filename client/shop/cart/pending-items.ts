import type { CartProductType } from '../../__generated__/graphql.ts'
import { arrayOf, isNumber, isString, nullOr, objectOf, oneOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** What follows the choice: the order, or staying on the page with the item in the cart. */
export type OrderIntent = 'order' | 'cart'

export interface Addition {
  productId: string
  productName: string
  productType: CartProductType
  /** A ready-made size; null without one, which is chosen with the order. */
  size: string | null
  intent: OrderIntent
  /** One by default. */
  quantity?: number
}

/** The maximum number of pending items: the oldest are dropped. */
const most = 20

const stored = storedValue({
  key: 'waitingAddition',
  version: 2,
  area: 'session',
  isValid: arrayOf(
    objectOf<Required<Addition>>({
      productId: isString,
      productName: isString,
      productType: oneOf('READYMADE', 'TAILOR'),
      size: nullOr(isString),
      intent: oneOf('order', 'cart'),
      quantity: isNumber,
    }),
  ),
  fallback: [],
})

/** The items that a guest of this tab wanted to add, the latest last. */
export const readPendingItems = stored.read

/**
 * Stores an item until the guest has logged in. With the intent `cart`, adding it again increases the
 * quantity.
 */
export function addPendingItem(addition: Addition) {
  const earlier = readPendingItems().find((each) => isSameLine(each, addition))
  const { quantity = 1, intent } = addition
  const before = earlier?.quantity ?? 0
  const sum = intent === 'order' ? Math.max(before, quantity) : before + quantity
  save([...without(addition), { ...addition, quantity: sum }])
}

export const removePendingItem = (addition: Addition) => save(without(addition))

const isSameLine = (one: Addition, other: Addition) =>
  one.productId === other.productId && one.productType === other.productType && one.size === other.size

const without = (addition: Addition) => readPendingItems().filter((each) => !isSameLine(each, addition))

function save(additions: Required<Addition>[]) {
  if (additions.length === 0) stored.remove()
  else stored.write(additions.slice(-most))
}
