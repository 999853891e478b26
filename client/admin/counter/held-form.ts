import {
  arrayOf,
  type Guard,
  isBoolean,
  isNumber,
  isRecord,
  isString,
  nullOr,
  objectOf,
  oneOf,
  recordOf,
} from '../../lib/guards.ts'
import { garmentsOfCategory } from '../../../shared/measurements/garment-measures.ts'
import { fulfilments } from '../../lib/fulfilments.ts'
import { paymentMethodsFor } from '../../lib/payment-methods.ts'
import type { CounterLine, CounterOrder } from './counter-order.ts'
import type { QuickSale } from './quick-sale.ts'

/** To be incremented with every change of `CounterOrder` or `QuickSale` that pages before it can't show, or after it can't read. */
export const FORM_VERSION = 1

const optional =
  <Value>(guard: Guard<Value>): Guard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || guard(value)

const isLine = objectOf<Omit<CounterLine, 'orderedStyle' | 'position'>>({
  key: isString,
  isTailored: optional(isBoolean),
  needsMeasurements: optional(isBoolean),
  productId: nullOr(isString),
  garmentId: nullOr(isString),
  name: isString,
  hindiName: optional(isString),
  category: (value): value is CounterLine['category'] => isString(value) && value in garmentsOfCategory,
  price: isString,
  quantity: isNumber,
  size: isString,
  sizes: arrayOf(isString),
  addOnIds: arrayOf(isString),
  style: optional(arrayOf(isString)),
  isOwnCloth: optional(isBoolean),
  cloth: isString,
  note: isString,
  measurements: recordOf(isString),
  units: optional(recordOf(oneOf('INCH', 'CM'))),
  originals: optional(recordOf(isRecord)) as Guard<CounterLine['originals']>,
}) as Guard<CounterLine>

/** An order as it was typed. */
export const isTypedOrder: Guard<CounterOrder> = objectOf<CounterOrder>({
  customer: nullOr(
    objectOf<NonNullable<CounterOrder['customer']>>({ id: isString, name: isString, phone: isString }),
  ),
  phone: isString,
  lines: arrayOf(isLine),
  clothPics: optional(arrayOf(isString)),
  fulfilment: oneOf(...fulfilments),
  neededBy: isString,
  trialDate: isString,
  cash: isString,
  other: isString,
  method: (value): value is CounterOrder['method'] =>
    value === 'STORE_CREDIT' || (paymentMethodsFor('COUNTER') as unknown[]).includes(value),
  idempotencyKey: isString,
})

/** A quick sale as it was typed. */
export const isTypedSale: Guard<QuickSale> = objectOf<QuickSale>({
  order: isTypedOrder,
  goods: objectOf<QuickSale['goods']>({ name: isString, price: isString }),
  cash: nullOr(isString),
})
