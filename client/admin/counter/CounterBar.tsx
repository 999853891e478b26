import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { readAmount } from '../../../shared/grammars/amount.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { listedRupees } from '../../lib/money.ts'
import { formatSigned, paiseOf } from '../../lib/signed-amount.ts'
import { paymentMethodNames } from '../../lib/payment-methods.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { AmountField } from '../forms/AmountField.tsx'
import { notAnAmount } from '../forms/read-form.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import type { CounterOrder } from './counter-order.ts'
import { changeOf, receivedOf } from './received.ts'
import type { CounterPrice } from './use-counter-price.ts'

export type Money = Pick<CounterOrder, 'cash' | 'other' | 'method'>

interface CounterBarProps {
  money: Money
  change: (changes: Partial<Money>) => void
  price: CounterPrice
  errors: Partial<Record<string, string>>
  loading: boolean
  submitError: string | null
  /** What the total is called, where it isn't that of the whole order. */
  totalLabel?: string
  /** The text of its button. */
  take: string
  onTake: () => void
  /** Between the received amounts and the button. */
  children?: ReactNode
}

/** The total, what is received, and what is left, at the bottom of the screen: nothing covers it, and it never leaves. */
export function CounterBar({
  money,
  change,
  price,
  errors,
  loading,
  submitError,
  take,
  ...bar
}: CounterBarProps) {
  const { t, i18n } = useLingui()
  const takesMoney = useIsAllowed('RECORD_PAYMENTS')
  const unreadable = (typed: string) =>
    readAmount(typed).kind === 'unreadable' ? i18n._(notAnAmount) : undefined
  const other = i18n._(paymentMethodNames[money.method])
  return (
    <>
      {/* What is fixed at the bottom of a phone's screen stays above it. */}
      <Global styles={{ ':root': { '--bottom-bar': '13rem' } }} />
      <Box height={{ base: '52', md: bar.children ? '44' : '28' }} aria-hidden />
      <Box
        as="section"
        aria-label={t`Total and payment`}
        position="fixed"
        bottom="0"
        insetInlineEnd="0"
        // Beside the sidebar.
        insetInlineStart={{ base: '0', md: '44', lg: '52' }}
        zIndex="sticky"
        px={{ base: '4', lg: '6' }}
        py="3"
        bg="bg.panel"
        borderTopWidth="1px"
        boxShadow="md"
      >
        <Box mb={submitError === null ? undefined : '3'}>
          <SubmitError>{submitError}</SubmitError>
        </Box>
        {price.state === 'known' && <Whose price={price} />}
        {/* Amounts of seven characters fit into their fields; what is left of the line goes on to the next one. */}
        <Flex gap="3" align="flex-end" justify="flex-end" wrap="wrap" css={{ '& input': { px: '3' } }}>
          <Totals price={price} money={money} takesMoney={takesMoney} label={bar.totalLabel} />
          {takesMoney && (
            <>
              <Box flex="1 1 6rem" minW="0">
                <AmountField
                  label={t`Cash, ₹`}
                  value={money.cash}
                  error={unreadable(money.cash) ?? errors.cash ?? errors.amount ?? errors.payment}
                  onChange={(cash) => change({ cash })}
                />
              </Box>
              <Box flex="1 1 6rem" minW="0">
                <AmountField
                  label={t`${{ method: other }}, ₹`}
                  value={money.other}
                  error={unreadable(money.other) ?? errors.other ?? errors.method}
                  onChange={(typed) => change({ other: typed })}
                />
              </Box>
            </>
          )}
          {bar.children}
          <Button
            size="lg"
            minH="12"
            flexShrink="0"
            flexGrow={{ base: '1', md: '0' }}
            disabled={price.state === 'calculating' || price.state === 'failed'}
            loading={loading}
            loadingText={take}
            onClick={bar.onTake}
          >
            <Printer aria-hidden />
            {take}
          </Button>
        </Flex>
      </Box>
    </>
  )
}

interface TotalsProps {
  price: CounterPrice
  money: Money
  takesMoney: boolean
  label: string | undefined
}

/** What the order costs, and the balance or the change as the largest number; or why they aren't known yet. */
function Totals({ price, money, takesMoney, label }: TotalsProps) {
  const { t } = useLingui()
  const frame = { flex: { base: '1 1 100%', md: '1 1 10rem' }, minW: '0', role: 'status' } as const
  if (price.state !== 'known')
    return (
      <Box {...frame}>
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
      </Box>
    )
  const { totalToPay, delivery, promotionTotal, rounding } = price.price
  const received = receivedOf(money)
  const change = received ? changeOf(received.cash, Math.max(0, totalToPay - received.other)) : 0
  return (
    <Box {...frame} fontVariantNumeric="tabular-nums" lineHeight="1.3">
      {(delivery > 0 || promotionTotal > 0 || rounding.amount > 0) && (
        <Text textStyle="sm" color="fg.muted">
          {delivery > 0 && <Trans>Delivery {{ delivery: listedRupees(delivery) }}</Trans>}{' '}
          {promotionTotal > 0 && <Trans>Offers −{{ promotionTotal: listedRupees(promotionTotal) }}</Trans>}{' '}
          {rounding.amount > 0 && <Trans>Rounding {{ rounding: formatSigned(paiseOf(rounding)) }}</Trans>}
        </Text>
      )}
      <Text>
        {label ?? <Trans>Total</Trans>} {listedRupees(totalToPay)}
      </Text>
      <Text textStyle="xl" fontWeight="semibold" color={change > 0 ? 'fg.warning' : undefined}>
        {change > 0 ? (
          <Trans>Give back {{ change: listedRupees(change) }}</Trans>
        ) : (
          takesMoney && (
            <>
              <Trans>Balance</Trans>{' '}
              {received ? listedRupees(Math.max(0, totalToPay - received.cash - received.other)) : '–'}
            </>
          )
        )}
      </Text>
    </Box>
  )
}

/** Says that a total is this device's, or that the shop's has taken its place and is another one. */
function Whose({ price }: { price: Extract<CounterPrice, { state: 'known' }> }) {
  const { t, i18n } = useLingui()
  return (
    <Box role="status" mb="1" _empty={{ display: 'none' }}>
      {price.copiedAt !== null && (
        <Text textStyle="sm" color="fg.warning">
          {t`The shop can’t be reached: prices of ${{ time: formatMoment(price.copiedAt, i18n) }}`}.{' '}
          <Trans>Offers are not taken off: the shop does so when the line is back.</Trans>
        </Text>
      )}
      {price.copiedTotal != null && (
        <Text textStyle="sm" color="fg.warning">
          <Trans>
            The line is back. This is the shop’s total; this device’s was{' '}
            {{ copiedTotal: listedRupees(price.copiedTotal) }}.
          </Trans>
        </Text>
      )}
    </Box>
  )
}
