import { moneyFields } from '../../../../shared/audit/money-fields.ts'
import type { OrderStatus, Role } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatDay, formatMinute } from '../../../lib/shop-days.ts'
import { choiceNames } from './choice-names.ts'
import { fields } from './field-names.ts'
import { verbs } from './action-names.ts'
import { roleNames } from '../customers/role-names.ts'
import { statusLabels } from '../orders/order-labels.ts'
import type { I18n } from '@lingui/core'
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

/** 'product.update' as 'Changed'; actions without a label as they are. */
export const actionLabel = (i18n: I18n, action: string): string => {
  const [, verb = action] = action.split('.')
  const message = verbs[action] ?? verbs[verb]
  return message ? i18n._(message) : verb
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
    .filter(([, each]) => each !== null && !isId(each))
    .map(([name, each]) => `${fieldLabel(i18n, name)}: ${describeNested(i18n, name, each)}`)
    .join(', ')
}

/** Ids mean nothing to people; what they refer to is recorded by name, or looked up as a design is. */
const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)

/** Whether a value of the audit log, which is stored as JSON, is an id. */
export const isIdJson = (json: string | null | undefined) => json != null && isId(JSON.parse(json))

/** Objects within objects are enclosed in parentheses. */
const describeNested = (i18n: I18n, field: string, value: unknown) =>
  isComposed(value) && !Array.isArray(value)
    ? `(${describeValue(i18n, field, value)})`
    : describeValue(i18n, field, value)

const isComposed = (value: unknown) => typeof value === 'object' && value !== null

function describeText(i18n: I18n, field: string, value: string): string {
  if (field === 'orderStatus') return i18n._(statusLabels[value as OrderStatus].name)
  if (field === 'role') return i18n._(roleNames[value as Role])
  const choice = choices.has(field) ? choiceNames[value] : undefined
  if (choice) return i18n._(choice)
  if (choices.has(field)) return value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ')
  if (days.has(field)) return formatDay(value, i18n)
  return /^\d{4}-\d\d-\d\dT/.test(value) ? formatMinute(value, i18n) : value
}
