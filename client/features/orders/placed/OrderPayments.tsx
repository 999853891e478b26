import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import type { PaymentKind } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { AdvanceSentence } from '../AdvanceSentence.tsx'
import { dayFormat } from './order-dates.ts'
import { OnlinePayment } from './OnlinePayment.tsx'
import { paymentMethodNames } from './payment-method-names.ts'
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
export function OrderPayments({ order }: { order: FragmentType<typeof OrderPayments_order> }) {
  const { data } = useSuspenseFragment({ fragment: OrderPayments_order, from: order })
  const { t, i18n } = useLingui()
  const entries = data.payments.filter(({ kind, isReversed }) => kind !== 'REVERSAL' && !isReversed)
  const waiting = data.upiClaims.filter(({ status }) => status !== 'CONFIRMED')
  const isEmpty = entries.length === 0 && waiting.length === 0 && data.advanceDue === 0 && data.credited === 0
  const canPay = data.upiRequest || data.onlinePayments.length > 0 || data.onlinePaymentPending
  if (isEmpty && !canPay) return null
  return (
    <Panel size="lg" title={t`Payments`}>
      <Stack gap="3" fontVariantNumeric="tabular-nums">
        {data.advanceDue > 0 && data.totalToPay != null && (
          <Text>
            <AdvanceSentence
              advance={data.advance}
              rest={data.totalToPay - data.advance}
              hasTrial={data.orderType !== 'READYMADE'}
            />
          </Text>
        )}
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
        {data.credited > 0 && <Line label={<Trans>Credited to you</Trans>} amount={data.credited} />}
        {data.advanceDue > 0 && <Line label={<Trans>To pay in advance</Trans>} amount={data.advanceDue} />}
        {data.balance != null && <Line label={<Trans>Still to pay</Trans>} amount={data.balance} />}
        {waiting.map((claim) => (
          <UpiClaim key={claim.id} claim={claim} />
        ))}
        {(data.onlinePayments.length > 0 || data.onlinePaymentPending) && (
          <OnlinePayment
            orderId={data.id}
            options={data.onlinePayments}
            pending={data.onlinePaymentPending ?? null}
          />
        )}
        {data.upiRequest && <UpiPayment orderId={data.id} request={data.upiRequest} />}
        {data.refundDue > 0 && <Line label={<Trans>We return to you</Trans>} amount={data.refundDue} />}
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
