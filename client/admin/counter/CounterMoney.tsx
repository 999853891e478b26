import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { DaysAhead } from '../../ui/use-days-ahead.ts'
import { Choice } from '../forms/Choice.tsx'
import { ConfirmDaysAhead } from '../../ui/ConfirmDaysAhead.tsx'
import { fulfilmentNames, fulfilments } from '../../lib/fulfilments.ts'
import { addDays, currentDay, formatNearDay, noonOf } from '../../lib/shop-days.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { paymentMethodNames, paymentMethodsFor } from '../../lib/payment-methods.ts'
import type { CounterPrice } from './use-counter-price.ts'
import type { CounterOrder } from './counter-order.ts'
import { Trans, useLingui } from '@lingui/react/macro'

interface CounterMoneyProps {
  order: CounterOrder
  change: (changes: Partial<CounterOrder>) => void
  price: CounterPrice
  daysAhead: DaysAhead
  errors: Partial<Record<string, string>>
  onClear: () => void
}

const methods = paymentMethodsFor('COUNTER').filter((method) => method !== 'CASH')

/** Dates, hand-over, and how what isn't cash is received. */
export function CounterMoney({ order, change, price, daysAhead, errors, onClear }: CounterMoneyProps) {
  const { t, i18n } = useLingui()
  const today = currentDay()
  const proposed = price.state === 'known' ? (price.price.proposedDate ?? null) : null
  return (
    <Panel title={t`Dates and money`} gap="4">
      <Flex gap="2" wrap="wrap" role="group" aria-label={t`Needed in`}>
        {[3, 7, 14].map((days) => (
          <Choice
            key={days}
            pressed={order.neededBy === addDays(today, days)}
            onClick={() => change({ neededBy: addDays(today, days) })}
          >
            <Trans>{days} days</Trans>
          </Choice>
        ))}
      </Flex>
      <TextField
        label={t`Needed by`}
        type="date"
        min={today}
        minH="12"
        value={order.neededBy}
        error={errors.neededBy}
        onChange={({ currentTarget }) => change({ neededBy: currentTarget.value })}
      />
      <ProposedDate day={proposed} order={order} change={change} />
      <TextField
        label={t`Trial (optional)`}
        type="date"
        min={today}
        minH="12"
        value={order.trialDate}
        error={errors.trialDate}
        onChange={({ currentTarget }) => change({ trialDate: currentTarget.value })}
      />
      <ConfirmDaysAhead {...daysAhead} />
      <Flex gap="2" wrap="wrap" role="group" aria-label={t`Hand-over`}>
        {fulfilments.map((fulfilment) => (
          <Choice
            key={fulfilment}
            pressed={order.fulfilment === fulfilment}
            onClick={() => change({ fulfilment })}
          >
            {i18n._(fulfilmentNames[fulfilment])}
          </Choice>
        ))}
      </Flex>
      <Flex gap="2" wrap="wrap" role="group" aria-label={t`Beside cash it is paid by`}>
        {[...methods, ...(order.method === 'STORE_CREDIT' ? [order.method] : [])].map((method) => (
          <Choice key={method} pressed={order.method === method} onClick={() => change({ method })}>
            {i18n._(paymentMethodNames[method])}
          </Choice>
        ))}
      </Flex>
      <Button variant="ghost" minH="12" onClick={onClear}>
        <Trans>Clear everything</Trans>
      </Button>
    </Panel>
  )
}

/** The day that the workshop can keep, and a warning where the customer needs the order earlier or tries it on later. */
function ProposedDate({
  day,
  order: { neededBy, trialDate },
  change,
}: { day: string | null } & Pick<CounterMoneyProps, 'order' | 'change'>) {
  const { t, i18n } = useLingui()
  if (day === null) return null
  const shown = formatNearDay(noonOf(day), i18n)
  const isEarly = neededBy !== '' && neededBy < day
  return (
    <Stack role="status" gap="2">
      {isEarly && (
        <FormMessage kind="warning">
          {t`The open work allows ${shown} at the earliest. Promise an earlier day only if the workshop agrees.`}
        </FormMessage>
      )}
      {neededBy === '' && trialDate > day && (
        <FormMessage kind="warning">{t`The trial is after ${shown}, the day that is proposed.`}</FormMessage>
      )}
      <Flex gap="2" align="center" wrap="wrap">
        <Text>
          <Trans>
            Proposed: <b>{shown}</b>
          </Trans>
        </Text>
        {neededBy !== day && (
          <Button variant="outline" minH="12" onClick={() => change({ neededBy: day })}>
            <Trans>Use this day</Trans>
          </Button>
        )}
      </Flex>
    </Stack>
  )
}
