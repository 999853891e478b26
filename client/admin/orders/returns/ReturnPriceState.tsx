import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatExactRupees } from '../../../lib/money.ts'
import { FormMessage } from '../../../ui/FormMessage.tsx'
import { CheckField } from '../../../ui/CheckField.tsx'
import type { CounterReturn } from './counter-return.ts'
import type { ReturnPrice } from './use-return-price.ts'

interface ReturnPriceStateProps extends Pick<CounterReturn, 'wish' | 'confirmedLate'> {
  price: ReturnPrice
  onConfirmLate: (confirmed: boolean) => void
  onRetry: () => void
}

/** What the customer gets or pays, or why that isn't known. */
export function ReturnPriceState({
  price,
  wish,
  confirmedLate,
  onConfirmLate,
  onRetry,
}: ReturnPriceStateProps) {
  const { t } = useLingui()
  const needsException =
    price.state === 'refused' &&
    price.errors.some(({ field, code }) => field === 'confirmedLate' && code === 'NEEDS_CONFIRMATION')
  return (
    <Stack gap="2" role="status" minH="16">
      {price.state === 'incomplete' && (
        <Text color="fg.muted">
          {wish === 'EXCHANGE' ? t`Choose what comes back, and the other size.` : t`Choose what comes back.`}
        </Text>
      )}
      {price.state === 'calculating' && (
        <Text color="fg.muted">
          <Trans>The amount is being calculated…</Trans>
        </Text>
      )}
      {price.state === 'refused' &&
        price.errors.map(({ message }) => (
          <FormMessage key={message} kind="warning">
            {message}
          </FormMessage>
        ))}
      {(needsException || confirmedLate) && (
        <CheckField
          label={t`Make an exception`}
          checked={confirmedLate}
          onChange={({ target }) => onConfirmLate(target.checked)}
        />
      )}
      {price.state === 'failed' && (
        <>
          <FormMessage kind="error">{price.message}</FormMessage>
          <Button variant="outline" minH="12" alignSelf="start" onClick={onRetry}>
            <Trans>Calculate again</Trans>
          </Button>
        </>
      )}
      {price.state === 'known' && <Amounts {...price.price} />}
    </Stack>
  )
}

type AmountsProps = Extract<ReturnPrice, { state: 'known' }>['price']

function Amounts({ credited, refunded, exchangeTotal, toReturn, toPay }: AmountsProps) {
  return (
    <Box fontVariantNumeric="tabular-nums">
      <Text color="fg.muted">
        <Trans>Credited {{ credited: formatExactRupees(credited) }}</Trans>
        {refunded < credited && (
          <>
            {' · '}
            <Trans>of it paid {{ refunded: formatExactRupees(refunded) }}</Trans>
          </>
        )}
        {exchangeTotal != null && (
          <>
            {' · '}
            <Trans>other size today {{ exchangeTotal: formatExactRupees(exchangeTotal) }}</Trans>
          </>
        )}
      </Text>
      <Text textStyle="xl" fontWeight="semibold">
        {toPay > 0 ? (
          <Trans>The customer pays {{ toPay: formatExactRupees(toPay) }}</Trans>
        ) : toReturn > 0 ? (
          <Trans>The customer gets {{ toReturn: formatExactRupees(toReturn) }}</Trans>
        ) : (
          <Trans>No money changes hands</Trans>
        )}
      </Text>
    </Box>
  )
}
