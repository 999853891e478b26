import { areSameMeasurements } from '../measurements/measurements.ts'
import type { Order, OrderItem } from './order.ts'

/** What an edit has changed. Money is in paise. */
export interface EditChange {
  field: EditField
  /** The name of the line; null for the order. */
  line: string | null
  before: string | null
  after: string | null
}

type EditField = LineField | OrderField | 'LINE_ADDED' | 'LINE_REMOVED'
type LineField = 'QUANTITY' | 'SIZE' | 'UNIT_PRICE' | 'MEASUREMENTS' | 'STYLE' | 'CLOTH' | 'NOTE'
type OrderField =
  | 'MEASUREMENTS'
  | 'STYLE'
  | 'CONTACT'
  | 'ADDRESS'
  | 'FULFILMENT'
  | 'NEEDED_BY'
  | 'INSTRUCTIONS'
  | 'DELIVERY'
  | 'CASH_FEE'
  | 'PROMOTIONS'
  | 'TOTAL_TO_PAY'

type Value = string | number | null

const lineFields: [LineField, (item: OrderItem) => Value][] = [
  ['QUANTITY', ({ quantity }) => quantity],
  ['SIZE', ({ size }) => size?.label ?? null],
  ['UNIT_PRICE', ({ unitPrice }) => unitPrice],
  ['STYLE', ({ style }) => style.map(({ name }) => name).join(', ') || null],
  ['CLOTH', ({ isOwnCloth, clothMetres }) => (isOwnCloth ? (clothMetres ?? 0) : null)],
  ['NOTE', ({ note }) => note],
]

const orderFields: [OrderField, (order: Order) => Value][] = [
  ['STYLE', ({ style }) => style.map(({ name }) => name).join(', ') || null],
  ['CONTACT', ({ customer }) => joined(customer.name, customer.email, customer.phone)],
  ['ADDRESS', ({ customer }) => joined(customer.street, customer.city, customer.pincode, customer.state)],
  ['FULFILMENT', ({ fulfilment }) => fulfilment],
  ['NEEDED_BY', ({ neededBy }) => neededBy],
  ['INSTRUCTIONS', ({ specialInstructions }) => specialInstructions],
  ['DELIVERY', ({ delivery }) => delivery],
  ['CASH_FEE', ({ cashFee }) => cashFee],
  ['PROMOTIONS', ({ promotions }) => promotions.reduce((sum, { amount }) => sum + amount, 0)],
  ['TOTAL_TO_PAY', ({ totalToPay }) => totalToPay],
]

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ') || null

/**
 * What differs between an order and the same order afterwards.
 * @param origins for each line afterwards the index that it had before; null for a new one
 */
export function changesBetween(
  before: Order,
  after: Order,
  origins: readonly (number | null)[],
): EditChange[] {
  const removed = before.items.filter((_, index) => !origins.includes(index))
  const lines = after.items.flatMap((item, index): EditChange[] => {
    const origin = origins[index] ?? null
    const old = origin === null ? undefined : before.items[origin]
    const line = item.productName
    if (!old) return [{ field: 'LINE_ADDED', line, before: null, after: String(item.quantity) }]
    const changes = lineFields.flatMap(([field, of]) => changeOf(field, line, of(old), of(item)))
    return [...changes, ...measurementsChange(line, old, item)]
  })
  return [
    ...removed.map(({ productName, quantity }): EditChange => ({
      field: 'LINE_REMOVED',
      line: productName,
      before: String(quantity),
      after: null,
    })),
    ...lines,
    ...measurementsChange(null, before, after),
    ...orderFields.flatMap(([field, of]) => changeOf(field, null, of(before), of(after))),
  ]
}

function changeOf(field: EditField, line: string | null, before: Value, after: Value): EditChange[] {
  if (before === after) return []
  return [{ field, line, before: asText(before), after: asText(after) }]
}

const asText = (value: Value) => (value === null ? null : String(value))

/** The values are in the snapshot: there are too many for a sentence. */
function measurementsChange(
  line: string | null,
  before: Pick<OrderItem, 'measurements'>,
  after: Pick<OrderItem, 'measurements'>,
): EditChange[] {
  return areSameMeasurements(before.measurements, after.measurements)
    ? []
    : [{ field: 'MEASUREMENTS', line, before: null, after: null }]
}
