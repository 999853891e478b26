import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay, noonOf } from '../../lib/shop-days.ts'
import { ConfirmUnusual } from '../../ui/ConfirmUnusual.tsx'

export const unconfirmedDay = msg`This day is long ago. Confirm it below, or choose another.`

interface ConfirmDayProps {
  /** Of the shop's calendar: '2019-11-20'. */
  day: string
  confirmed: boolean
  onChange: (confirmed: boolean) => void
}

/** Asks whether a day that is long ago is meant; see shared/plausible-days.ts. */
export function ConfirmDay({ day, confirmed, onChange }: ConfirmDayProps) {
  const { i18n } = useLingui()
  return (
    <ConfirmUnusual confirmed={confirmed} onChange={onChange}>
      <Trans>{{ day: formatDay(noonOf(day), i18n) }} is right, although it is long ago.</Trans>
    </ConfirmUnusual>
  )
}
