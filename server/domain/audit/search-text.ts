import { kindOf } from '../../../shared/audit/recorded-fields.ts'
import type { FieldChange } from './field-change.ts'

/** Longer texts are searched up to this many characters. */
const maxLength = 10_000

/** The searchable text of an entry's changes: fields and values, as stored and as displayed. */
export const searchTextOf = (changes: readonly FieldChange[]): string =>
  changes
    .flatMap(({ field, before, after }) => [
      ...fieldText(field),
      ...valueText(field, before),
      ...valueText(field, after),
    ])
    .join(' ')
    .slice(0, maxLength)

/** 'orderStatus' also as 'order status'. */
function fieldText(field: string): string[] {
  const separated = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return separated === field ? [field] : [field, separated]
}

function valueText(field: string, value: unknown): string[] {
  if (typeof value === 'string') return textOf(value)
  if (typeof value === 'number') return kindOf(field) === 'money' ? rupees(value) : [String(value)]
  if (Array.isArray(value)) return value.flatMap((each) => valueText(field, each))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => [...fieldText(name), ...valueText(name, each)])
  return []
}

/** 'OUT_OF_STOCK' also as 'OUT OF STOCK'; addresses and ids are left out, as nobody searches for them. */
function textOf(value: string): string[] {
  if (/^(https?:\/\/|\/)\S*$/.test(value) || /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(value)) return []
  return /^[A-Z]+(_[A-Z]+)+$/.test(value) ? [value, value.replaceAll('_', ' ')] : [value]
}

/** '1234.50' and '1,234.50'. */
function rupees(paise: number): string[] {
  const amount = paise / 100
  return [amount.toFixed(2), amount.toLocaleString('en-IN', { minimumFractionDigits: 2 })]
}
