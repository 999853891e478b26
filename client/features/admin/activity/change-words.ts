import { formatExactRupees } from '../../../lib/money.ts'
import { formatMinute } from '../../../lib/shop-days.ts'

/** Columns that hold paise. */
const money = new Set(['maxPrice', 'tailorPrice', 'readyMadePrice', 'shippingCost', 'totalPrice', 'delivery'])

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
export function valueWords(field: string, json: string | null | undefined): string {
  if (json == null) return 'nothing'
  const value: unknown = JSON.parse(json)
  if (typeof value === 'number') return money.has(field) ? formatExactRupees(value) : String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? formatMinute(value) : value
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ')
  return JSON.stringify(value, null, 1)
}
