import type { CartProductType } from '../../__generated__/graphql.ts'
import { arrayOf, isNumber, isString, objectOf, oneOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

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

/** How many wait at most: the earliest give way. */
const most = 20

const stored = storedValue({
  key: 'waitingAddition',
  version: 1,
  area: 'session',
  isValid: arrayOf(
    objectOf<Required<Addition>>({
      productId: isString,
      productName: isString,
      productType: oneOf('READYMADE', 'TAILOR'),
      intent: oneOf('order', 'cart'),
      quantity: isNumber,
    }),
  ),
  fallback: [],
})

/** What a guest of this tab wanted to add, the latest last. */
export const readPendingItems = stored.read

/** Keeps an addition until she has logged in; in the cart, the same thing twice makes two pieces. */
export function addPendingItem(addition: Addition) {
  const earlier = readPendingItems().find((each) => isSameLine(each, addition))
  const { quantity = 1, intent } = addition
  const before = earlier?.quantity ?? 0
  const sum = intent === 'order' ? Math.max(before, quantity) : before + quantity
  keep([...without(addition), { ...addition, quantity: sum }])
}

export const removePendingItem = (addition: Addition) => keep(without(addition))

const isSameLine = (one: Addition, other: Addition) =>
  one.productId === other.productId && one.productType === other.productType

const without = (addition: Addition) => readPendingItems().filter((each) => !isSameLine(each, addition))

function keep(additions: Required<Addition>[]) {
  if (additions.length === 0) stored.remove()
  else stored.write(additions.slice(-most))
}
