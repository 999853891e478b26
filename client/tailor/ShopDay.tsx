import { useLingui } from '@lingui/react/macro'
import { noonOf, yearUnlessCurrent } from '../lib/shop-days.ts'
import { timeZone } from '../lib/shop-zone.ts'

/** A day of the shop's calendar with its weekday: 'Fri, 20 Nov'. */
export function ShopDay({ day }: { day: string }) {
  const { i18n } = useLingui()
  return i18n.date(noonOf(day), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...yearUnlessCurrent(day),
  })
}
