import { Trans } from '@lingui/react/macro'
import { formatExactRupees } from '../../lib/money.ts'

interface AdvanceSentenceProps {
  /** In paise. */
  advance: number
  /** In paise: the rest of the total. */
  rest: number
  /** Whether a garment is stitched, which is tried on before it is handed over. */
  hasTrial: boolean
}

/** When which part of the total is paid. */
export function AdvanceSentence({ advance, rest, hasTrial }: AdvanceSentenceProps) {
  const [now, later] = [formatExactRupees(advance), formatExactRupees(rest)]
  if (rest === 0) return <Trans>{now} now.</Trans>
  return hasTrial ? (
    <Trans>
      {now} now, {later} at the trial.
    </Trans>
  ) : (
    <Trans>
      {now} now, {later} when it is handed to you.
    </Trans>
  )
}
