import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { SaveDeliveryZoneInput, ZoneForm_ZoneFragment } from '../../../__generated__/graphql.ts'
import { paise, rupees } from '../typed-rupees.ts'

/** The values of the form's inputs: texts as typed, money in rupees. */
export interface ZoneValues {
  name: string
  /** With commas or spaces between. */
  prefixes: string
  minDays: string
  maxDays: string
  fee: string
}

export type ZoneField = keyof ZoneValues
export type ZoneErrors = Partial<Record<ZoneField, string>>

export const emptyZone: ZoneValues = { name: '', prefixes: '', minDays: '', maxDays: '', fee: '' }

export const valuesOf = ({ name, prefixes, minDays, maxDays, fee }: ZoneForm_ZoneFragment): ZoneValues => ({
  name,
  prefixes: prefixes.join(', '),
  minDays: String(minDays),
  maxDays: String(maxDays),
  fee: rupees(fee),
})

const prefixesIn = (typed: string) => typed.split(/[\s,;]+/).filter((prefix) => prefix !== '')

/** What isn't a number, an amount or the beginning of a pincode; the server checks everything else. */
export function errorsOf({ name, prefixes, minDays, maxDays, fee }: ZoneValues, i18n: I18n): ZoneErrors {
  const errors: ZoneErrors = {}
  if (name.trim() === '') errors.name = i18n._(msg`Write a name for the zone.`)
  if (prefixesIn(prefixes).length === 0)
    errors.prefixes = i18n._(msg`Write the first digits of at least one pincode.`)
  const wrong = prefixesIn(prefixes).find((prefix) => !/^\d{1,6}$/.test(prefix))
  if (wrong !== undefined)
    errors.prefixes = i18n._(msg`‘${wrong}’ is not the beginning of a pincode: 1 to 6 digits.`)
  const isWhole = (typed: string) => /^\d{1,2}$/.test(typed.trim())
  if (!isWhole(minDays)) errors.minDays = i18n._(msg`Write a whole number.`)
  if (!isWhole(maxDays)) errors.maxDays = i18n._(msg`Write a whole number.`)
  if (paise(fee) == null)
    errors.fee = i18n._(msg`Write an amount in rupees, such as 80. For free delivery, write 0.`)
  return errors
}

/** The mutation's input; only for values without errors. */
export const inputOf = ({ name, prefixes, minDays, maxDays, fee }: ZoneValues): SaveDeliveryZoneInput => ({
  name,
  prefixes: prefixesIn(prefixes),
  minDays: Number(minDays),
  maxDays: Number(maxDays),
  fee: paise(fee)!,
})

/** '2 days', '2 to 4 days'. */
export const daysOf = (
  { minDays, maxDays }: Pick<ZoneForm_ZoneFragment, 'minDays' | 'maxDays'>,
  i18n: I18n,
) =>
  i18n._(
    minDays === maxDays
      ? msg`${plural(maxDays, { one: '# day', other: '# days' })}`
      : msg`${minDays} to ${plural(maxDays, { one: '# day', other: '# days' })}`,
  )
