import { Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type AmountOff, promotionLabel } from '../../lib/localized-name.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatSigned, paiseOf, type SignedAmount } from '../../lib/signed-amount.ts'

interface OrderAmountsProps {
  goods: number
  saving?: number | null | undefined
  delivery: number
  /** 0 where it isn't paid in cash. */
  cashFee: number
  promotions: readonly AmountOff[]
  rounding: SignedAmount
  toPay: number
}

/** The totals of an order, in paise. */
export function OrderAmounts({
  goods,
  saving,
  delivery,
  cashFee,
  promotions,
  rounding,
  toPay,
}: OrderAmountsProps) {
  const { i18n } = useLingui()
  const saved = saving ? formatExactRupees(saving) : null
  return (
    <Stack gap="1" pt="4" borderTopWidth="1px">
      <Amount label={<Trans>Goods</Trans>}>{formatExactRupees(goods)}</Amount>
      {saved !== null && (
        <Text fontSize="sm" color="fg.success">
          <Trans>You save {saved}</Trans>
        </Text>
      )}
      <Amount label={<Trans>Delivery</Trans>}>
        {delivery === 0 ? <Trans>Free</Trans> : formatExactRupees(delivery)}
      </Amount>
      {cashFee > 0 && (
        <Amount label={<Trans>Cash on delivery fee</Trans>}>{formatExactRupees(cashFee)}</Amount>
      )}
      {promotions.map((promotion, index) => (
        <Flex key={index} justify="space-between" gap="4" color="fg.success">
          <span>{promotionLabel(i18n, promotion)}</span>
          <Text as="span" whiteSpace="nowrap">
            −{formatExactRupees(promotion.amount)}
          </Text>
        </Flex>
      ))}
      {rounding.amount > 0 && (
        <Amount label={<Trans>Rounding</Trans>}>{formatSigned(paiseOf(rounding))}</Amount>
      )}
      <Flex justify="space-between" gap="4" fontWeight="semibold" fontSize="xl">
        <Text as="span">
          <Trans>Total</Trans>
        </Text>
        <Text as="span">{formatExactRupees(toPay)}</Text>
      </Flex>
    </Stack>
  )
}

const Amount = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <Flex justify="space-between" gap="4">
    <span>{label}</span>
    <span>{children}</span>
  </Flex>
)
