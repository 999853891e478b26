import type {
  Category,
  CreateOrderLineInput,
  Fulfilment,
  LengthUnit,
  LineSupply,
  MeasurementsInput,
  PaymentMethod,
} from '../../__generated__/graphql.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { offer } from '../../../shared/catalogue/offers.ts'
import { parseQuantity } from '../../../shared/grammars/length.ts'
import { type Garment, garmentsOfCategory } from '../../../shared/measurements/garment-measures.ts'
import { type Named, nameIn } from '../../../shared/name-translations.ts'
import { localizedText } from '../../lib/localized-name.ts'
import { lengthProblemSentence } from '../../lib/length-problem-sentence.ts'
import { lengthInputs, lengthProblems, namesToSend, type TypedLengths } from '../../lib/typed-lengths.ts'
import { randomKey } from '../../lib/random-key.ts'
import { addDays, currentDay } from '../../lib/shop-days.ts'
import { storedValue } from '../../lib/stored-value.ts'
import { amountText } from '../../../shared/grammars/amount.ts'
import type { FieldReader } from '../forms/read-form.ts'

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
  /** False for what isn't sewn to measurements, such as a saree's fall and edging. */
  needsMeasurements?: boolean
  /** Of the catalogue; null for a garment of the price list. */
  productId: string | null
  garmentId: string | null
  name: string
  /** '' where there is none. */
  hindiName?: string
  category: Category
  /** Rupees. */
  price: string
  quantity: number
  size: string
  sizes: string[]
  addOnIds: string[]
  /** Ids of the options of its style; absent: none, or those that an order has already. */
  style?: string[]
  /** The options of its style that an order has already, at the prices of then; without those that left the style book. */
  orderedStyle?: (Named & { id: string; price: number })[]
  /** Of a garment that is sewn; absent before it is said: where metres are written. */
  isOwnCloth?: boolean
  /** Metres of the customer's own cloth. */
  cloth: string
  note: string
  /** As `texts`, `units` and `originals` of `TypedLengths`. */
  measurements: Record<string, string>
  units?: TypedLengths['units']
  originals?: TypedLengths['originals']
}

/** An order that is being taken. Everything is as typed, so that a reload or a refusal loses nothing. */
export interface CounterOrder {
  customer: CounterCustomer | null
  phone: string
  lines: CounterLine[]
  /** Addresses of uploaded pictures of the customer's own cloth. */
  clothPics?: string[]
  fulfilment: Fulfilment
  neededBy: string
  trialDate: string
  /** Received in cash, in rupees. */
  cash: string
  /** Received by `method` beside the cash, in rupees. */
  other: string
  method: OtherMethod
  idempotencyKey: string
}

/** How what isn't cash is received. */
export type OtherMethod = Exclude<PaymentMethod, 'CASH'>

/** What the lines need of their order. */
export type LinesOrder = Pick<CounterOrder, 'customer' | 'lines'> & Partial<Pick<CounterOrder, 'neededBy'>>

export const emptyOrder = (): CounterOrder => ({
  customer: null,
  phone: '',
  lines: [],
  fulfilment: 'PICKUP',
  neededBy: '',
  trialDate: '',
  cash: '',
  other: '',
  method: 'UPI',
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

/** The stored order. Before cash and another method were received at once, an order had one amount. */
export function readStoredOrder(): CounterOrder | null {
  const order: (Omit<CounterOrder, 'method'> & { advance?: string; method: PaymentMethod }) | null =
    storedOrder.read()
  if (!order) return null
  const { advance, method, ...rest } = order
  const received = method === 'CASH' ? { cash: advance ?? '', other: '' } : { cash: '', other: advance ?? '' }
  return {
    ...rest,
    ...(advance !== undefined && received),
    method: method === 'CASH' ? 'UPI' : method,
  }
}

/** The order that was begun, for this customer unless it has garments of another one. */
export function orderFor(customer: CounterCustomer | null): CounterOrder {
  const begun = readStoredOrder()
  if (!begun) return { ...emptyOrder(), customer }
  const isTaken = begun.customer !== null && begun.lines.length > 0
  return customer && !isTaken ? { ...begun, customer } : begun
}

/** What a line is called in the page's language. */
export const lineName = (i18n: I18n, { name, hindiName }: Pick<CounterLine, 'name' | 'hindiName'>): string =>
  localizedText(i18n, name, hindiName)

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

/** The day that an add-on which was just chosen sets, such as an urgent one's; nothing where the order is needed by then anyway. */
export function neededEarlier(
  { neededBy = '' }: LinesOrder,
  addOns: readonly { id: string; days?: number | null }[],
  line: CounterLine,
  { addOnIds = [] }: Partial<CounterLine>,
): Partial<Pick<CounterOrder, 'neededBy'>> {
  const chosen = addOns.filter(({ id }) => addOnIds.includes(id) && !line.addOnIds.includes(id))
  const days = chosen.flatMap(({ days }) => days ?? [])
  if (days.length === 0) return {}
  const day = addDays(currentDay(), Math.min(...days))
  return neededBy !== '' && neededBy <= day ? {} : { neededBy: day }
}

interface PricedGarment {
  id: string
  name: string
  translations: Named['translations']
  category: Category
  price: number
  needsMeasurements: boolean
  supply: LineSupply
}

export const garmentLine = ({
  id,
  name,
  translations,
  category,
  price,
  needsMeasurements,
  supply,
}: PricedGarment): CounterLine =>
  lineOf({
    garmentId: id,
    isOwnCloth: supply !== 'GOODS',
    name,
    hindiName: nameIn('HI', { name: '', translations }),
    category,
    price: amountText(price),
    needsMeasurements,
  })

interface Design {
  id: string
  productName: string
  hindiName: string
  category: Category
  readyMadePrice?: number | null | undefined
  /** In percent. */
  discount: number
  sizes: { label: string }[]
}

/** What one ready-made piece of a design costs now, in paise; null where it isn't sold so. */
export const readyMadePriceOf = ({
  readyMadePrice = null,
  discount,
}: Pick<Design, 'readyMadePrice' | 'discount'>): number | null =>
  offer({ readyMadePrice, tailorPrice: null, discount }, 'READYMADE')?.unitPrice ?? null

export const designLine = ({ id, productName, hindiName, category, sizes, ...prices }: Design): CounterLine =>
  lineOf({
    productId: id,
    name: productName,
    hindiName,
    category,
    price: amountText(readyMadePriceOf(prices)),
    sizes: sizes.map(({ label }) => label),
  })

/** Tailors of the shop measure in inches, until another unit is chosen for a garment. */
export const USUAL_UNIT: LengthUnit = 'INCH'

/** The garments to measure for a line. */
export const garmentsOfLine = ({
  category,
  productId,
  isTailored,
  needsMeasurements = true,
}: Pick<CounterLine, 'category' | 'productId' | 'isTailored' | 'needsMeasurements'>): readonly Garment[] =>
  !needsMeasurements || (productId && !isTailored) ? [] : garmentsOfCategory[category]

type LineLengths = Pick<CounterLine, 'measurements' | 'units' | 'originals'>

export const lengthsOf = ({
  measurements: texts,
  units = {},
  originals = {},
}: LineLengths): TypedLengths => ({
  texts,
  units,
  originals,
})

export const ofLengths = ({ texts, units, originals }: TypedLengths): Required<LineLengths> => ({
  measurements: texts,
  units,
  originals,
})

const notAPrice = msg`Write the price in rupees, such as 900; 0 if it is free.`

/** A line's price in paise. A blank one isn't taken for the price list's: the field shows what is charged. */
export const priceOf = (read: FieldReader, { price }: CounterLine, index: number): number =>
  read.amount(`lines.${index}.price`, price, notAPrice)

/** A line's measurements as the server reads them; a text that is no length stops the form at its field. */
export function measurementsOf(read: FieldReader, field: string, line: CounterLine): MeasurementsInput {
  const garments = garmentsOfLine(line)
  const lengths = lengthsOf(line)
  for (const problem of lengthProblems(lengths, namesToSend(lengths, garments), USUAL_UNIT))
    read.refuse(`${field}.${problem.name}`, lengthProblemSentence(problem))
  return lengthInputs(lengths, garments, USUAL_UNIT)
}

const notMetres = msg`Write metres as a number, such as 2.5 or 2 1/2.`

/** Whether a garment is made of the customer's own cloth. */
export const isOfOwnCloth = ({ isOwnCloth, cloth }: CounterLine): boolean => isOwnCloth ?? cloth.trim() !== ''

/** The cloth of a garment that is sewn. Metres are of the customer's own alone; null where they weren't measured. */
export const clothOf = (read: FieldReader, line: CounterLine, index: number) => {
  const isOwnCloth = isOfOwnCloth(line)
  return { isOwnCloth, clothMetres: isOwnCloth ? clothMetresOf(read, line, index) : null }
}

function clothMetresOf(read: FieldReader, { cloth }: CounterLine, index: number): number | null {
  const metres = parseQuantity(cloth)
  if (metres.kind === 'unreadable') read.refuse(`lines.${index}.clothMetres`, notMetres)
  return metres.kind === 'length' ? metres.value : null
}

/** The lines as the server reads them. */
export const lineInputs = (read: FieldReader, lines: readonly CounterLine[]) =>
  lines.map((line, index) => lineInput(read, line, index))

export const lineInput = (read: FieldReader, line: CounterLine, index: number): CreateOrderLineInput => ({
  ...pricedLine(read, line, index),
  note: line.note,
  ...(line.productId ? {} : { measurements: measurementsOf(read, `lines.${index}.measurements`, line) }),
})

/** What the price depends on: it is not computed again while measurements and notes are typed. */
export const pricedLines = (read: FieldReader, lines: readonly CounterLine[]) =>
  lines.map((line, index) => pricedLine(read, line, index))

const pricedLine = (read: FieldReader, line: CounterLine, index: number): CreateOrderLineInput => ({
  quantity: line.quantity,
  ...(line.productId
    ? { productId: line.productId, size: line.size || null }
    : line.garmentId === null
      ? { name: line.name, price: priceOf(read, line, index) }
      : {
          garmentId: line.garmentId,
          price: priceOf(read, line, index),
          addOnIds: line.addOnIds,
          style: line.style ?? [],
        }),
  ...(line.productId || line.garmentId === null ? {} : clothOf(read, line, index)),
})

const lineFields = [
  'productId',
  'size',
  'quantity',
  'garmentId',
  'price',
  'addOnIds',
  'style',
  'isOwnCloth',
  'clothMetres',
  'note',
  'position',
]

/** The fields of a line that show their own errors. */
export const fieldsOfLine = (line: CounterLine, index: number): string[] =>
  [
    ...lineFields,
    ...(line.style ?? []).map((_, option) => `style.${option}`),
    ...fieldsOfMeasurements('measurements', line),
  ].map((name) => `lines.${index}.${name}`)

export const fieldsOfMeasurements = (field: string, line: CounterLine): string[] =>
  namesToSend(lengthsOf(line), garmentsOfLine(line)).map((name) => `${field}.${name}`)
