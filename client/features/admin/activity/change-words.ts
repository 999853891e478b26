import type { OrderStatus } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatDay, formatMinute } from '../../../lib/shop-days.ts'
import { statusNames } from '../orders/order-words.ts'

/** Columns that hold paise. */
const money = new Set(['maxPrice', 'tailorPrice', 'readyMadePrice', 'shippingCost', 'totalPrice', 'delivery'])

/** Columns that hold one of the contract's names, such as OUT_OF_STOCK. */
const choices = new Set([
  'category',
  'productType',
  'stitchingType',
  'availabilityStatus',
  'productStatus',
  'role',
])

/** 'readyMadePrice' as 'ready made price', 'orderStatus' as 'order status'. */
export const fieldWords = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** 'product.update' as 'Changed', for the commonest; others as they are. */
export const actionWords = (action: string): string => {
  const verb = action.slice(action.indexOf('.') + 1)
  return verbs[verb] ?? verb
}

const verbs: Record<string, string> = {
  add: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  move: 'Moved on',
  place: 'Placed for its customer',
  note: 'Wrote a note about',
  reply: 'Answered',
  hide: 'Hid',
  show: 'Showed again',
  link: 'Linked',
  role: 'Changed the role of',
  export: 'Exported the data of',
  'reset-link': 'Made a password link for',
  settings: 'Changed the settings of',
}

/** A value of the log, which comes as JSON, for people to read. */
export const valueWords = (field: string, json: string | null | undefined): string =>
  json == null ? 'nothing' : wordsOf(field, JSON.parse(json))

function wordsOf(field: string, value: unknown): string {
  if (value == null) return 'nothing'
  if (typeof value === 'number') return money.has(field) ? formatExactRupees(value) : String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return textWords(field, value)
  if (Array.isArray(value))
    return value.map((each) => wordsOf(field, each)).join(value.some(isComposed) ? '\n' : ', ')
  return Object.entries(value)
    .filter(([, each]) => each !== null)
    .map(([name, each]) => `${fieldWords(name)}: ${wordsOf(name, each)}`)
    .join(', ')
}

const isComposed = (value: unknown) => typeof value === 'object' && value !== null

function textWords(field: string, value: string): string {
  if (field === 'orderStatus') return statusNames[value as OrderStatus]
  if (choices.has(field)) return value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ')
  if (field === 'deliveryDate') return formatDay(value)
  return /^\d{4}-\d\d-\d\dT/.test(value) ? formatMinute(value) : value
}
