import { Badge, Stack, Text } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import type { DayClosing_DayFragment } from '../../../__generated__/graphql.ts'
import { formatDay } from '../../../lib/shop-days.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { AmountLine } from '../AmountLine.tsx'
import { paiseOf } from '../signed-amount.ts'
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
  const { date, firstDay, status, openingCash, cashReceived, cashSpent, expectedCash } = day
  return (
    <Panel
      title="Cash drawer"
      action={
        status !== 'OPEN' && (
          <Badge size="lg">
            <Lock aria-hidden size="1em" /> {status === 'CLOSED' ? 'Closed' : 'Locked'}
          </Badge>
        )
      }
    >
      <Stack gap="4">
        {firstDay !== date && (
          <Text color="fg.muted">
            {status === 'CLOSED' ? 'With' : 'These figures are with'} the days since {formatDay(firstDay)},
            which were not closed.
          </Text>
        )}
        <Stack gap="1">
          {openingCash != null && !(isFirst && status === 'OPEN') && (
            <AmountLine label="In the drawer at the beginning" amount={openingCash} />
          )}
          <AmountLine label="Received in cash" amount={paiseOf(cashReceived)} />
          <AmountLine label="Spent in cash" amount={-paiseOf(cashSpent)} />
          {expectedCash && status === 'CLOSED' && (
            <AmountLine label="Expected" amount={paiseOf(expectedCash)} strong />
          )}
        </Stack>
        {status === 'LOCKED' ? (
          <Text>A later day is closed, and this day with it. Nothing can be recorded on it any more.</Text>
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
