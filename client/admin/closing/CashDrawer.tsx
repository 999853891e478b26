import { Badge, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import type { DayClosing_DayFragment } from '../../__generated__/graphql.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AmountLine } from './AmountLine.tsx'
import { paiseOf } from '../../lib/signed-amount.ts'
import { ClosedDay } from './ClosedDay.tsx'
import { CloseDayForm } from './CloseDayForm.tsx'

interface CashDrawerProps {
  day: DayClosing_DayFragment
  /** No day was ever closed. */
  isFirst: boolean
  isLastClosed: boolean
}

/** The cash that is expected, and its count: to be entered, or as it was signed. */
export function CashDrawer({ day, isFirst, isLastClosed }: CashDrawerProps) {
  const { t, i18n } = useLingui()
  const { date, firstDay, status, openingCash, cashReceived, cashSpent, expectedCash } = day
  const since = formatDay(firstDay, i18n)
  return (
    <Panel
      title={t`Cash drawer`}
      action={
        status !== 'OPEN' && (
          <Badge size="lg">
            <Lock aria-hidden size="1em" /> {status === 'CLOSED' ? t`Closed` : t`Locked`}
          </Badge>
        )
      }
    >
      <Stack gap="4">
        {firstDay !== date && (
          <Text color="fg.muted">
            {status === 'CLOSED' ? (
              <Trans>With the days since {since}, which were not closed.</Trans>
            ) : (
              <Trans>These figures are with the days since {since}, which were not closed.</Trans>
            )}
          </Text>
        )}
        <Stack gap="1">
          {openingCash != null && !(isFirst && status === 'OPEN') && (
            <AmountLine label={t`In the drawer at the beginning`} amount={openingCash} />
          )}
          <AmountLine label={t`Received in cash`} amount={paiseOf(cashReceived)} />
          <AmountLine label={t`Spent in cash`} amount={-paiseOf(cashSpent)} />
          {expectedCash && status === 'CLOSED' && (
            <AmountLine label={t`Expected`} amount={paiseOf(expectedCash)} strong />
          )}
        </Stack>
        {status === 'LOCKED' ? (
          <Text>
            <Trans>
              A later day is closed, and this day with it. Nothing can be recorded on it any more.
            </Trans>
          </Text>
        ) : status === 'CLOSED' ? (
          <ClosedDay day={day} mayReopen={isLastClosed} />
        ) : (
          expectedCash && (
            <CloseDayForm key={date} date={date} expected={paiseOf(expectedCash)} isFirstDay={isFirst} />
          )
        )}
      </Stack>
    </Panel>
  )
}
