import { moneyFields } from '../../../../shared/audit/money-fields.ts'
import type { OrderStatus, Role } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatDay, formatMinute } from '../../../lib/shop-days.ts'
import { roleNames } from '../customers/role-names.ts'
import { statusLabels } from '../orders/order-labels.ts'

/** Columns with a day, stored as a date or as an instant. */
const days = new Set([
  'deliveryDate',
  'dueDate',
  'trialDate',
  'day',
  'lastOrderDay',
  'startsOn',
  'endsOn',
  'spentOn',
])

/** Columns with a value of an enumeration, such as OUT_OF_STOCK. */
const choices = new Set([
  'category',
  'garment',
  'productType',
  'stitchingType',
  'availabilityStatus',
  'productStatus',
  'acceptedBy',
  'categories',
  'kind',
  'method',
])

/** 'readyMadePrice' as 'ready made price', 'orderStatus' as 'order status'. */
export const fieldLabel = (field: string) =>
  fields[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const fields: Record<string, string> = {
  isShown: 'shown',
  hindi: 'in Hindi',
  hindiName: 'name in Hindi',
  hindiTitle: 'title in Hindi',
  hiddenReason: 'reason for hiding it',
  productId: 'design',
  prefixes: 'pincodes',
  minDays: 'fewest days in transit',
  maxDays: 'most days in transit',
}

/** 'product.update' as 'Changed'; actions without a label as they are. */
export const actionLabel = (action: string): string => {
  const [noun, verb = action] = action.split('.')
  const label = verbs[action] ?? verbs[verb] ?? verb
  return noun === 'feedback' ? `${label} feedback of` : label
}

/** By action, or by verb where the noun makes no difference. */
const verbs: Record<string, string> = {
  'alteration.assign': 'Assigned an alteration of',
  add: 'Added',
  create: 'Entered',
  merge: 'Merged a duplicate into',
  'undo-merge': 'Undid a merge into',
  update: 'Changed',
  delete: 'Deleted',
  move: 'Moved',
  assign: 'Assigned',
  complete: 'Completed an alteration of',
  payment: 'Recorded a payment of',
  refund: 'Recorded a refund of',
  'reverse-payment': 'Reversed a payment of',
  'reject-payment': 'Rejected a reported payment of',
  invoice: 'Invoiced',
  'credit-note': 'Issued a credit note for',
  return: 'Changed a return of',
  notify: 'Told those who wait for',
  place: 'Placed for its customer',
  edit: 'Edited',
  measure: 'Wrote measurements or a fit note of',
  note: 'Wrote a note about',
  reply: 'Answered',
  hide: 'Hid',
  show: 'Showed again',
  link: 'Linked',
  role: 'Changed the role of',
  export: 'Exported the data of',
  'reset-link': 'Made a password link for',
  permissions: 'Changed the permissions of',
  staffRole: 'Gave a role to',
  'two-factor-on': 'Turned on two-factor authentication for',
  'two-factor-off': 'Turned off two-factor authentication for',
  record: 'Recorded an expense:',
  reverse: 'Reversed an expense:',
  close: 'Closed',
  reopen: 'Opened again:',
  rotate: 'Made a new key for',
  revoke: 'Revoked',
  settings: 'Changed the settings of',
  'price-list': 'Changed the price list of',
  stages: 'Changed',
  'measurement-fields': 'Changed',
  rates: 'Changed the piece rates of',
  tax: 'Changed the tax settings of',
}

/** Formats a value of the audit log, which is stored as JSON. */
export const describeJson = (field: string, json: string | null | undefined): string =>
  json == null ? 'nothing' : describeValue(field, JSON.parse(json))

function describeValue(field: string, value: unknown): string {
  if (value == null) return 'nothing'
  if (typeof value === 'number') return moneyFields.has(field) ? formatExactRupees(value) : String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return describeText(field, value)
  if (Array.isArray(value))
    return value.map((each) => describeValue(field, each)).join(value.some(isComposed) ? '\n' : ', ')
  return Object.entries(value)
    .filter(([, each]) => each !== null)
    .map(([name, each]) => `${fieldLabel(name)}: ${describeNested(name, each)}`)
    .join(', ')
}

/** Objects within objects are enclosed in parentheses. */
const describeNested = (field: string, value: unknown) =>
  isComposed(value) && !Array.isArray(value)
    ? `(${describeValue(field, value)})`
    : describeValue(field, value)

const isComposed = (value: unknown) => typeof value === 'object' && value !== null

function describeText(field: string, value: string): string {
  if (field === 'orderStatus') return statusLabels[value as OrderStatus].name
  if (field === 'role') return roleNames[value as Role]
  if (choices.has(field)) return value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ')
  if (days.has(field)) return formatDay(value)
  return /^\d{4}-\d\d-\d\dT/.test(value) ? formatMinute(value) : value
}
