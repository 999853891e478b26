import { isRecordedField, isUnrecorded, kindOf } from '../../../shared/audit/recorded-fields.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatDay, formatMinute } from '../../lib/shop-days.ts'
import { choiceName } from './choice-names.ts'
import { fields } from './field-names.ts'
import { verbs } from './action-names.ts'
import { recordedName } from './word-names.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** 'readyMadePrice' as 'ready made price'; also those of entries from before that are recorded no more. */
export const fieldLabel = (i18n: I18n, field: string): string =>
  isRecordedField(field)
    ? i18n._(fields[field])
    : field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

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
  if (typeof value === 'number') return kindOf(field) === 'money' ? formatExactRupees(value) : String(value)
  if (typeof value === 'boolean') return value ? i18n._(msg`yes`) : i18n._(msg`no`)
  if (typeof value === 'string') return describeText(i18n, field, value)
  if (Array.isArray(value))
    return value.map((each) => describeValue(i18n, field, each)).join(value.some(isComposed) ? '\n' : ', ')
  return Object.entries(value)
    .filter(([name, each]) => each !== null && !isUnrecorded(name) && !isId(each))
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
  switch (kindOf(field)) {
    case 'choice':
      return describeChoice(i18n, field, value)
    case 'day':
      return formatDay(value, i18n)
    case 'words':
      return describeWords(i18n, value)
    default:
      return /^\d{4}-\d\d-\d\dT/.test(value) ? formatMinute(value, i18n) : value
  }
}

/** Values that the enumeration has no more as their words; a garment's code as it is. */
function describeChoice(i18n: I18n, field: string, value: string): string {
  const name = choiceName(field, value)
  if (name) return i18n._(name)
  return /^[A-Z]+(_[A-Z]+)*$/.test(value)
    ? value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ')
    : value
}

/** 'changed', 'Blouse: in the shop, Suit: returned'. */
const describeWords = (i18n: I18n, value: string): string =>
  value.replace(
    /(^|: )([^:,]+)(?=$|, )/g,
    (_text, before: string, word: string) => before + recordedName(i18n, word),
  )
