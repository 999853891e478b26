import { Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DayClosing_DayFragment } from '../../__generated__/graphql.ts'
import { formatMinute } from '../../lib/shop-days.ts'
import { AmountLine } from './AmountLine.tsx'
import { formatSigned, paiseOf } from '../../lib/signed-amount.ts'
import { useIsOwner } from '../shell/use-access.ts'
import { ReopenDay } from './ReopenDay.tsx'

interface ClosedDayProps {
  day: DayClosing_DayFragment
  /** Only the last closed day can be opened again. */
  mayReopen: boolean
}

/** What was counted and signed. */
export function ClosedDay({ day, mayReopen }: ClosedDayProps) {
  const { t, i18n } = useLingui()
  const isOwner = useIsOwner()
  const { date, countedCash, cashTakenOut, difference, explanation, closedAt, closedBy, enteredLater } = day
  const counted = countedCash ?? 0
  const takenOut = cashTakenOut ?? 0
  const later = paiseOf(enteredLater)
  const laterAmount = formatSigned(later)
  const moment = closedAt && formatMinute(closedAt, i18n)
  return (
    <>
      <Stack gap="1">
        <AmountLine label={t`Counted`} amount={counted} strong />
        {difference && <AmountLine label={t`Difference`} amount={paiseOf(difference)} strong />}
        {takenOut > 0 && <AmountLine label={t`Taken out after counting`} amount={-takenOut} />}
        {takenOut > 0 && <AmountLine label={t`Left for the next day`} amount={counted - takenOut} />}
      </Stack>
      {explanation && (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          “{explanation}”
        </Text>
      )}
      {moment && (
        <Text color="fg.muted">
          <Trans>
            Signed by {closedBy}, {moment}
          </Trans>
        </Text>
      )}
      {later !== 0 && (
        <Text>
          <Trans>
            {laterAmount} was entered since then by online payments. It is in no figure of this closing, and
            never in the drawer.
          </Trans>
        </Text>
      )}
      {isOwner && mayReopen && <ReopenDay date={date} />}
    </>
  )
}
