import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay, noonOf } from '../lib/shop-days.ts'
import type { DaysAhead } from './use-days-ahead.ts'
import { ConfirmUnusual } from './ConfirmUnusual.tsx'

/** Below the fields of days that may be more than a year ahead. */
export function ConfirmDaysAhead({ far, confirmed, confirm }: Omit<DaysAhead, 'input'>) {
  const { i18n } = useLingui()
  return far.map((day) => (
    <ConfirmUnusual
      key={day}
      confirmed={confirmed.includes(day)}
      onChange={(isConfirmed) => confirm(day, isConfirmed)}
    >
      <Trans>{{ day: formatDay(noonOf(day), i18n) }} is right, although it is more than a year ahead.</Trans>
    </ConfirmUnusual>
  ))
}
