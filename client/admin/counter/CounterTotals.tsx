import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TypedAmount } from '../../../shared/grammars/amount.ts'
import { listedRupees } from '../../lib/money.ts'
import { changeOf } from './received.ts'
import type { CounterPrice } from './use-counter-price.ts'

interface CounterTotalsProps {
  price: CounterPrice
  received: TypedAmount
  /** Whether change is given. */
  isCash: boolean
}

/** What the order costs, what was received, and the balance as the largest number; or why they aren't known yet. */
export function CounterTotals({ price, received, isCash }: CounterTotalsProps) {
  const { t } = useLingui()
  if (price.state !== 'known')
    return (
      <Stack gap="2" role="status">
        <Text>
          {price.state === 'calculating'
            ? t`The total is being calculated…`
            : price.state === 'failed'
              ? t`The total could not be calculated. Check your connection and try again.`
              : t`The total is shown as soon as every price can be read.`}
        </Text>
        {price.state === 'failed' && (
          <Button variant="outline" minH="12" onClick={price.retry}>
            <Trans>Calculate again</Trans>
          </Button>
        )}
      </Stack>
    )
  const { totalToPay, delivery, promotionTotal } = price.price
  const paid = received.kind === 'unreadable' ? null : received.kind === 'amount' ? received.paise : 0
  const change = paid !== null && isCash ? changeOf(paid, totalToPay) : 0
  return (
    <Stack gap="1" textAlign="end" fontVariantNumeric="tabular-nums" aria-live="polite">
      {delivery > 0 && (
        <Text>
          <Trans>Delivery {{ delivery: listedRupees(delivery) }}</Trans>
        </Text>
      )}
      {promotionTotal > 0 && (
        <Text>
          <Trans>Offers −{{ promotionTotal: listedRupees(promotionTotal) }}</Trans>
        </Text>
      )}
      <Text>
        <Trans>Total</Trans> {listedRupees(totalToPay)}
      </Text>
      {paid !== null && (
        <Text>
          <Trans>Received {{ received: listedRupees(paid) }}</Trans>
        </Text>
      )}
      {change > 0 && (
        <Text color="fg.warning" fontWeight="semibold">
          <Trans>Give back {{ change: listedRupees(change) }}</Trans>
        </Text>
      )}
      <Box textStyle="2xl" fontWeight="semibold">
        <Trans>Balance</Trans> {paid === null ? '–' : listedRupees(Math.max(0, totalToPay - paid))}
      </Box>
    </Stack>
  )
}
