import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { listedRupees } from '../../../lib/money.ts'

/**
 * What an option adds to the price of a garment, and to the days until it is sewn: '+₹200 · +1 day'.
 * @param option.price in paise
 */
export function styleCost(
  i18n: I18n,
  { price, extraDays: days }: { price: number; extraDays: number },
): string {
  const cost = price > 0 ? `+${listedRupees(price)}` : i18n._(msg`Included`)
  return days > 0 ? `${cost} · ${i18n._(msg`${plural(days, { one: '+# day', other: '+# days' })}`)}` : cost
}
