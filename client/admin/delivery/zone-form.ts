import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { SaveDeliveryZoneInput, ZoneForm_ZoneFragment } from '../../__generated__/graphql.ts'
import { amountText } from '../../../shared/grammars/amount.ts'
import { withLatinDigits } from '../../../shared/grammars/digits.ts'
import type { FieldReader } from '../forms/read-form.ts'

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

export const emptyZone: ZoneValues = { name: '', prefixes: '', minDays: '', maxDays: '', fee: '' }

export const valuesOf = ({ name, prefixes, minDays, maxDays, fee }: ZoneForm_ZoneFragment): ZoneValues => ({
  name,
  prefixes: prefixes.join(', '),
  minDays: String(minDays),
  maxDays: String(maxDays),
  fee: amountText(fee),
})

const prefixesIn = (typed: string) =>
  withLatinDigits(typed)
    .split(/[\s,;]+/)
    .filter((prefix) => prefix !== '')

/** The mutation's input; the server checks what isn't the form of a value. */
export function inputOf(read: FieldReader, values: ZoneValues): SaveDeliveryZoneInput {
  const prefixes = prefixesIn(values.prefixes)
  if (values.name.trim() === '') read.refuse('name', msg`Write a name for the zone.`)
  if (prefixes.length === 0) read.refuse('prefixes', msg`Write the first digits of at least one pincode.`)
  const wrong = prefixes.find((prefix) => !/^\d{1,6}$/.test(prefix))
  if (wrong !== undefined)
    read.refuse('prefixes', msg`‘${wrong}’ is not the beginning of a pincode: 1 to 6 digits.`)
  return {
    name: values.name,
    prefixes,
    minDays: read.count('minDays', values.minDays),
    maxDays: read.count('maxDays', values.maxDays),
    fee: read.amount(
      'fee',
      values.fee,
      msg`Write an amount in rupees, such as 80. For free delivery, write 0.`,
    ),
  }
}

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
