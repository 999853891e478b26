import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { OrderPriceQuery, PaymentMethod } from '../../../__generated__/graphql.ts'
import { formatRupees } from '../../../lib/money.ts'
import { addDays, dayOfInstant, formatNearDay, noonOf } from '../../../lib/shop-days.ts'
import { SubmitError } from '../../../ui/Form.tsx'
import { FormMessage } from '../../../ui/FormMessage.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { methodNames } from '../orders/payments/payment-labels.ts'
import { paise } from '../typed-rupees.ts'
import type { CounterOrder } from './counter-order.ts'
import { Trans, useLingui } from '@lingui/react/macro'

type Price = Pick<
  OrderPriceQuery['orderPrice'],
  'totalToPay' | 'delivery' | 'promotionTotal' | 'proposedDate'
>

interface CounterMoneyProps {
  order: CounterOrder
  change: (changes: Partial<CounterOrder>) => void
  /** In paise; null until the server has responded. */
  price: Price | null
  errors: Partial<Record<string, string>>
  loading: boolean
  submitError: string | null
  onTake: () => void
  onClear: () => void
}

const methods: PaymentMethod[] = ['CASH', 'UPI', 'CARD']

/** Dates, hand-over, what is received, and the balance as the largest number. */
export function CounterMoney({ order, change, price, errors, ...take }: CounterMoneyProps) {
  const { t, i18n } = useLingui()
  const today = dayOfInstant(new Date())
  const received = paise(order.advance) ?? 0
  const balance = price ? price.totalToPay - received : null
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
      <ProposedDate day={price?.proposedDate ?? null} order={order} change={change} />
      <TextField
        label={t`Trial (optional)`}
        type="date"
        min={today}
        minH="12"
        value={order.trialDate}
        error={errors.trialDate}
        onChange={({ currentTarget }) => change({ trialDate: currentTarget.value })}
      />
      <Flex gap="2" wrap="wrap" role="group" aria-label={t`Hand-over`}>
        <Choice pressed={order.fulfilment === 'PICKUP'} onClick={() => change({ fulfilment: 'PICKUP' })}>
          <Trans>Pick-up</Trans>
        </Choice>
        <Choice pressed={order.fulfilment === 'DELIVERY'} onClick={() => change({ fulfilment: 'DELIVERY' })}>
          <Trans>Delivery</Trans>
        </Choice>
      </Flex>
      <TextField
        label={t`Received now, ₹`}
        inputMode="decimal"
        autoComplete="off"
        minH="12"
        value={order.advance}
        error={errors.amount ?? errors.payment}
        onChange={({ currentTarget }) => change({ advance: currentTarget.value })}
      />
      <Flex gap="2" wrap="wrap" role="group" aria-label={t`How it is paid`}>
        {methods.map((method) => (
          <Choice key={method} pressed={order.method === method} onClick={() => change({ method })}>
            {i18n._(methodNames[method])}
          </Choice>
        ))}
      </Flex>
      <Stack gap="1" textAlign="end" fontVariantNumeric="tabular-nums" aria-live="polite">
        {price !== null && price.delivery > 0 && (
          <Text>
            <Trans>Delivery {{ delivery: formatRupees(price.delivery) }}</Trans>
          </Text>
        )}
        {price !== null && price.promotionTotal > 0 && (
          <Text>
            <Trans>Offers −{{ promotionTotal: formatRupees(price.promotionTotal) }}</Trans>
          </Text>
        )}
        <Text>
          <Trans>Total</Trans> {price ? formatRupees(price.totalToPay) : '–'}
        </Text>
        <Text>
          <Trans>Received {{ received: formatRupees(received) }}</Trans>
        </Text>
        <Box textStyle="2xl" fontWeight="semibold">
          <Trans>Balance</Trans> {balance === null ? '–' : formatRupees(balance)}
        </Box>
      </Stack>
      <SubmitError>{take.submitError}</SubmitError>
      <Button
        size="lg"
        minH="12"
        loading={take.loading}
        loadingText={t`Take the order`}
        onClick={take.onTake}
      >
        <Trans>Take the order</Trans>
      </Button>
      <Button variant="ghost" minH="12" onClick={take.onClear}>
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

interface ChoiceProps {
  pressed: boolean
  onClick: () => void
  children: React.ReactNode
}

const Choice = ({ pressed, ...button }: ChoiceProps) => (
  <Button minH="12" variant={pressed ? 'solid' : 'outline'} aria-pressed={pressed} {...button} />
)
