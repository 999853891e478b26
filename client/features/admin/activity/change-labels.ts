import { moneyFields } from '../../../../shared/audit/money-fields.ts'
import type { OrderStatus, Role } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatDay, formatMinute } from '../../../lib/shop-days.ts'
import { roleNames } from '../customers/role-names.ts'
import { statusLabels } from '../orders/order-labels.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

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
export const fieldLabel = (i18n: I18n, field: string): string => {
  const label = fields[field]
  return label ? i18n._(label) : field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

const fields: Record<string, MessageDescriptor> = {
  isShown: msg`shown`,
  hindi: msg`in Hindi`,
  hindiName: msg`name in Hindi`,
  hindiTitle: msg`title in Hindi`,
  hiddenReason: msg`reason for hiding it`,
  productId: msg`design`,
  prefixes: msg`pincodes`,
  minDays: msg`fewest days in transit`,
  maxDays: msg`most days in transit`,
}

/** 'product.update' as 'Changed'; actions without a label as they are. */
export const actionLabel = (i18n: I18n, action: string): string => {
  const [noun, verb = action] = action.split('.')
  const message = verbs[action] ?? verbs[verb]
  const label = message ? i18n._(message) : verb
  return noun === 'feedback' ? i18n._(msg({ message: `${label} feedback of`, context: 'activity' })) : label
}

/** By action, or by verb where the noun makes no difference. */
const verbs: Record<string, MessageDescriptor> = {
  'alteration.assign': msg({ message: 'Assigned an alteration of', context: 'activity' }),
  add: msg({ message: 'Added', context: 'activity' }),
  create: msg({ message: 'Entered', context: 'activity' }),
  merge: msg({ message: 'Merged a duplicate into', context: 'activity' }),
  'undo-merge': msg({ message: 'Undid a merge into', context: 'activity' }),
  update: msg({ message: 'Changed', context: 'activity' }),
  delete: msg({ message: 'Deleted', context: 'activity' }),
  move: msg({ message: 'Moved', context: 'activity' }),
  assign: msg({ message: 'Assigned', context: 'activity' }),
  complete: msg({ message: 'Completed an alteration of', context: 'activity' }),
  payment: msg({ message: 'Recorded a payment of', context: 'activity' }),
  refund: msg({ message: 'Recorded a refund of', context: 'activity' }),
  'reverse-payment': msg({ message: 'Reversed a payment of', context: 'activity' }),
  'reject-payment': msg({ message: 'Rejected a reported payment of', context: 'activity' }),
  invoice: msg({ message: 'Invoiced', context: 'activity' }),
  'credit-note': msg({ message: 'Issued a credit note for', context: 'activity' }),
  return: msg({ message: 'Changed a return of', context: 'activity' }),
  notify: msg({ message: 'Told those who wait for', context: 'activity' }),
  place: msg({ message: 'Placed for its customer', context: 'activity' }),
  edit: msg({ message: 'Edited', context: 'activity' }),
  measure: msg({ message: 'Wrote measurements or a fit note of', context: 'activity' }),
  note: msg({ message: 'Wrote a note about', context: 'activity' }),
  reply: msg({ message: 'Answered', context: 'activity' }),
  hide: msg({ message: 'Hid', context: 'activity' }),
  show: msg({ message: 'Showed again', context: 'activity' }),
  link: msg({ message: 'Linked', context: 'activity' }),
  role: msg({ message: 'Changed the role of', context: 'activity' }),
  export: msg({ message: 'Exported the data of', context: 'activity' }),
  'reset-link': msg({ message: 'Made a password link for', context: 'activity' }),
  permissions: msg({ message: 'Changed the permissions of', context: 'activity' }),
  staffRole: msg({ message: 'Gave a role to', context: 'activity' }),
  'two-factor-on': msg({ message: 'Turned on two-factor authentication for', context: 'activity' }),
  'two-factor-off': msg({ message: 'Turned off two-factor authentication for', context: 'activity' }),
  record: msg({ message: 'Recorded an expense:', context: 'activity' }),
  reverse: msg({ message: 'Reversed an expense:', context: 'activity' }),
  close: msg({ message: 'Closed', context: 'activity' }),
  reopen: msg({ message: 'Opened again:', context: 'activity' }),
  rotate: msg({ message: 'Made a new key for', context: 'activity' }),
  revoke: msg({ message: 'Revoked', context: 'activity' }),
  disable: msg({ message: 'Switched off', context: 'activity' }),
  settings: msg({ message: 'Changed the settings of', context: 'activity' }),
  'price-list': msg({ message: 'Changed the price list of', context: 'activity' }),
  stages: msg({ message: 'Changed', context: 'activity' }),
  'measurement-fields': msg({ message: 'Changed', context: 'activity' }),
  rates: msg({ message: 'Changed the piece rates of', context: 'activity' }),
  tax: msg({ message: 'Changed the tax settings of', context: 'activity' }),
}

/** Formats a value of the audit log, which is stored as JSON. */
export const describeJson = (i18n: I18n, field: string, json: string | null | undefined): string =>
  json == null ? i18n._(msg`nothing`) : describeValue(i18n, field, JSON.parse(json))

function describeValue(i18n: I18n, field: string, value: unknown): string {
  if (value == null) return i18n._(msg`nothing`)
  if (typeof value === 'number') return moneyFields.has(field) ? formatExactRupees(value) : String(value)
  if (typeof value === 'boolean') return value ? i18n._(msg`yes`) : i18n._(msg`no`)
  if (typeof value === 'string') return describeText(i18n, field, value)
  if (Array.isArray(value))
    return value.map((each) => describeValue(i18n, field, each)).join(value.some(isComposed) ? '\n' : ', ')
  return Object.entries(value)
    .filter(([, each]) => each !== null)
    .map(([name, each]) => `${fieldLabel(i18n, name)}: ${describeNested(i18n, name, each)}`)
    .join(', ')
}

/** Objects within objects are enclosed in parentheses. */
const describeNested = (i18n: I18n, field: string, value: unknown) =>
  isComposed(value) && !Array.isArray(value)
    ? `(${describeValue(i18n, field, value)})`
    : describeValue(i18n, field, value)

const isComposed = (value: unknown) => typeof value === 'object' && value !== null

function describeText(i18n: I18n, field: string, value: string): string {
  if (field === 'orderStatus') return i18n._(statusLabels[value as OrderStatus].name)
  if (field === 'role') return i18n._(roleNames[value as Role])
  if (choices.has(field)) return value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ')
  if (days.has(field)) return formatDay(value, i18n)
  return /^\d{4}-\d\d-\d\dT/.test(value) ? formatMinute(value, i18n) : value
}
