import type {
  Category,
  CreateOrderLineInput,
  Fulfilment,
  LengthUnit,
  PaymentMethod,
} from '../../../__generated__/graphql.ts'
import { garmentMeasures, garmentsOfCategory } from '../../../../shared/measurements/garment-measures.ts'
import { msg } from '@lingui/core/macro'
import { ownOf } from '../../../lib/own-measurements.ts'
import { parseLength } from '../../../lib/parse-length.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { storedValue } from '../../../lib/stored-value.ts'
import { amountText } from '../../../../shared/grammars/amount.ts'
import type { FieldReader } from '../read-form.ts'

export interface CounterCustomer {
  id: string
  name: string
  phone: string
}

/** A line as typed. */
export interface CounterLine {
  key: string
  /** Of a line that an order has already. */
  position?: number
  /** Whether a design of the catalogue is stitched to measure. */
  isTailored?: boolean
  /** Of its measurements; absent where all lines share one. */
  unit?: LengthUnit
  /** Of the catalogue; null for a garment of the price list. */
  productId: string | null
  garmentId: string | null
  name: string
  category: Category
  /** Rupees. */
  price: string
  quantity: number
  size: string
  sizes: string[]
  addOnIds: string[]
  /** Metres of the customer's own cloth. */
  cloth: string
  note: string
  /** By garment and measure, `blouse.chest`, or by one of the owner's fields. */
  measurements: Record<string, string>
}

/** An order that is being taken. Everything is as typed, so that a reload or a refusal loses nothing. */
export interface CounterOrder {
  customer: CounterCustomer | null
  phone: string
  lines: CounterLine[]
  unit: LengthUnit
  /** Addresses of uploaded pictures of the customer's own cloth. */
  clothPics?: string[]
  fulfilment: Fulfilment
  neededBy: string
  trialDate: string
  advance: string
  method: PaymentMethod
  idempotencyKey: string
}

/** What the lines need of their order. */
export type LinesOrder = Pick<CounterOrder, 'customer' | 'lines' | 'unit'>

export const emptyOrder = (): CounterOrder => ({
  customer: null,
  phone: '',
  lines: [],
  unit: 'INCH',
  fulfilment: 'PICKUP',
  neededBy: '',
  trialDate: '',
  advance: '',
  method: 'CASH',
  idempotencyKey: randomKey(),
})

/** Of one tab: two counters in one browser don't mix. */
export const storedOrder = storedValue<CounterOrder>({
  key: 'counter-order',
  version: 1,
  area: 'session',
  isValid: (value): value is CounterOrder =>
    typeof value === 'object' && value !== null && 'lines' in value && 'idempotencyKey' in value,
  fallback: null,
})

export const lineOf = (
  line: Partial<CounterLine> & Pick<CounterLine, 'name' | 'category' | 'price'>,
): CounterLine => ({
  key: randomKey(),
  productId: null,
  garmentId: null,
  quantity: 1,
  size: '',
  sizes: [],
  addOnIds: [],
  cloth: '',
  note: '',
  measurements: {},
  ...line,
})

interface PricedGarment {
  id: string
  name: string
  category: Category
  price: number
}

export const garmentLine = ({ id, name, category, price }: PricedGarment): CounterLine =>
  lineOf({ garmentId: id, name, category, price: amountText(price) })

interface Design {
  id: string
  productName: string
  category: Category
  readyMadePrice?: number | null | undefined
  sizes: { label: string }[]
}

export const designLine = ({ id, productName, category, readyMadePrice, sizes }: Design): CounterLine =>
  lineOf({
    productId: id,
    name: productName,
    category,
    price: amountText(readyMadePrice),
    sizes: sizes.map(({ label }) => label),
  })

/** Each measure of a line's garments. */
export const measuresOf = ({ category, productId, isTailored }: CounterLine) =>
  productId && !isTailored
    ? []
    : garmentsOfCategory[category].flatMap((garment) =>
        garmentMeasures[garment].map((measure) => ({ garment, measure, name: `${garment}.${measure}` })),
      )

/** Measurements of the owner's fields, in the unit of those beside it. */
type OwnValues = readonly { field: { id: string; garment: string }; value: number }[]

const ownPrefix = 'own.'

/** The name of one of the owner's fields among the measurements of a line. */
export const ownNameOf = ({ id }: { id: string }) => `${ownPrefix}${id}`

/** Of stored measurements those that a line's garments need, as they would be typed; only what was measured. */
export function textsOf(
  line: CounterLine,
  measurements: object,
  own: OwnValues,
): CounterLine['measurements'] {
  const garments = measurements as Record<string, Record<string, number | null> | null | undefined>
  const values = measuresOf(line).flatMap(({ garment, measure, name }) => {
    const value = garments[garment]?.[measure]
    return value == null ? [] : [[name, String(value)] as const]
  })
  const owned = garmentsOfCategory[line.category].flatMap((garment) => ownOf(own, garment))
  return Object.fromEntries([
    ...values,
    ...owned.map(({ field, value }) => [ownNameOf(field), String(value)] as const),
  ])
}

const notAPrice = msg`Write the price in rupees, such as 900; 0 if it is free.`

/** A line's price in paise. A blank one isn't taken for the price list's: the field shows what is charged. */
export const priceOf = (read: FieldReader, { price }: CounterLine, index: number): number =>
  read.amount(`lines.${index}.price`, price, notAPrice)

/** The lines as the server reads them. */
export const lineInputs = (read: FieldReader, { lines, unit }: Pick<CounterOrder, 'lines' | 'unit'>) =>
  lines.map((line, index) => lineInput(read, line, index, unit))

export const lineInput = (
  read: FieldReader,
  line: CounterLine,
  index: number,
  unit: LengthUnit,
): CreateOrderLineInput => ({
  quantity: line.quantity,
  ...(line.productId
    ? { productId: line.productId, size: line.size || null }
    : { garmentId: line.garmentId, price: priceOf(read, line, index), addOnIds: line.addOnIds }),
  clothMetres: line.cloth.trim() === '' ? null : (parseLength(line.cloth) ?? 0),
  note: line.note,
  ...(line.productId ? {} : { measurements: { unit, ...measurementsOf(line) } }),
})

export function measurementsOf(line: CounterLine) {
  const garments: Record<string, Record<string, number>> = {}
  for (const { garment, measure, name } of measuresOf(line)) {
    const value = parseLength(line.measurements[name] ?? '')
    if (value !== null) (garments[garment] ??= {})[measure] = value
  }
  const own = Object.entries(line.measurements).flatMap(([name, typed]) => {
    const value = parseLength(typed)
    return name.startsWith(ownPrefix) && value !== null
      ? [{ fieldId: name.slice(ownPrefix.length), value }]
      : []
  })
  return { ...garments, own }
}
