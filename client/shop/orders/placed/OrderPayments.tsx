import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import type { OrderPayments_OrderFragment, PaymentKind } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { AdvanceSentence } from '../AdvanceSentence.tsx'
import { dayFormat } from './order-dates.ts'
import { OnlinePayment } from './OnlinePayment.tsx'
import { paymentMethodNames } from '../../../lib/payment-methods.ts'
import { UpiClaim } from './UpiClaim.tsx'
import { UpiPayment } from './UpiPayment.tsx'

export const OrderPayments_order = graphql(`
  fragment OrderPayments_order on Order {
    id
    orderType
    totalToPay
    advance
    advanceDue
    balance
    refundDue
    credited
    payments {
      id
      kind
      amount
      method
      receivedAt
      isReversed
    }
    onlinePayments {
      part
      amount
    }
    onlinePaymentPending
    upiRequest {
      amount
      account {
        vpa
        payeeName
      }
      reference
      link
    }
    upiClaims {
      id
      amount
      utr
      status
      submittedAt
      reason
    }
  }
`)

/** What was paid and returned, and what is still to be paid. Corrected entries are left out. */
interface OrderPaymentsProps {
  order: OrderPayments_OrderFragment
  /** Whether the gateway's payment page opens at once. */
  startsOnline: boolean
}

/** What was paid for an order, what is due, and how to pay it. */
export function OrderPayments({ order, startsOnline }: OrderPaymentsProps) {
  const { t, i18n } = useLingui()
  const entries = order.payments.filter(({ kind, isReversed }) => kind !== 'REVERSAL' && !isReversed)
  const waiting = order.upiClaims.filter(({ status }) => status !== 'CONFIRMED')
  const isEmpty =
    entries.length === 0 && waiting.length === 0 && order.advanceDue === 0 && order.credited === 0
  const canPay = order.upiRequest || order.onlinePayments.length > 0 || order.onlinePaymentPending
  if (isEmpty && !canPay) return null
  return (
    <Panel size="lg" title={t`Payments`}>
      <Stack gap="3" fontVariantNumeric="tabular-nums">
        {order.advanceDue > 0 && order.totalToPay != null && (
          <Text>
            <AdvanceSentence
              advance={order.advance}
              rest={order.totalToPay - order.advance}
              hasTrial={order.orderType !== 'READYMADE'}
            />
          </Text>
        )}
        {waiting.map((claim) => (
          <UpiClaim key={claim.id} claim={claim} />
        ))}
        {/* Before the amounts: on phones, the way to pay belongs in the first screen. */}
        {(order.onlinePayments.length > 0 || order.onlinePaymentPending) && (
          <OnlinePayment
            orderId={order.id}
            options={order.onlinePayments}
            pending={order.onlinePaymentPending ?? null}
            startsAtOnce={startsOnline}
          />
        )}
        {order.upiRequest && <UpiPayment orderId={order.id} request={order.upiRequest} />}
        <Stack as="ul" gap="2" listStyleType="none" _empty={{ display: 'none' }}>
          {entries.map(({ id, kind, amount, method, receivedAt }) => (
            <Flex as="li" key={id} justify="space-between" gap="4">
              <Box>
                <Text>{i18n._(paymentMethodNames[method])}</Text>
                <Text fontSize="sm" color="fg.muted">
                  {nameOf(kind)}, {i18n.date(receivedAt, dayFormat)}
                </Text>
              </Box>
              <Text whiteSpace="nowrap">
                {kind === 'REFUND' && '−'}
                {formatExactRupees(amount)}
              </Text>
            </Flex>
          ))}
        </Stack>
        {order.credited > 0 && <Line label={<Trans>Credited to you</Trans>} amount={order.credited} />}
        {order.advanceDue > 0 && <Line label={<Trans>To pay in advance</Trans>} amount={order.advanceDue} />}
        {order.balance != null && <Line label={<Trans>Still to pay</Trans>} amount={order.balance} />}
        {order.refundDue > 0 && <Line label={<Trans>We return to you</Trans>} amount={order.refundDue} />}
      </Stack>
    </Panel>
  )
}

const nameOf = (kind: PaymentKind) => (kind === 'REFUND' ? <Trans>returned</Trans> : <Trans>received</Trans>)

const Line = ({ label, amount }: { label: ReactNode; amount: number }) => (
  <Flex justify="space-between" gap="4" pt="3" borderTopWidth="1px" fontWeight="semibold">
    <span>{label}</span>
    <span>{formatExactRupees(amount)}</span>
  </Flex>
)
