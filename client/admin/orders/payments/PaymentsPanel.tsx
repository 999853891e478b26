import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { formatExactRupees } from '../../../lib/money.ts'
import { paymentTypeNames } from '../../../lib/payment-types.ts'
import { LazySection } from '../../../ui/LazySection.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { AdminOrder } from '../order-documents.ts'
import { PaymentEntry } from './PaymentEntry.tsx'
import { paymentStatusNames } from './payment-labels.ts'

const PaymentForm = lazy(async () => ({ default: (await import('./PaymentForm.tsx')).PaymentForm }))
const SettleRefund = lazy(async () => ({ default: (await import('./SettleRefund.tsx')).SettleRefund }))

/** What was paid for an order, what is still to be paid, and recording payments and refunds. */
export function PaymentsPanel({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const { payments, credited, paidAmount, overReturned, balance, refundDue, advanceDue } = order
  const pending = order.onlineRefundPending ?? 0
  const chosen = i18n._(paymentTypeNames[order.paymentType])
  const [open, setOpen] = useState<'payment' | 'refund' | null>(null)
  const owes = overReturned > 0 || (balance !== 0 && order.orderStatus !== 'CANCELLED')
  const mayPay = order.viewerCanRecordPayments && owes
  const mayRefund = order.viewerCanReversePayments && paidAmount > 0
  const refund = mayRefund && (
    <Button size="md" variant="outline" onClick={() => setOpen('refund')}>
      <Trans>Record a refund</Trans>
    </Button>
  )
  return (
    <Panel
      title={t`Payments`}
      action={<Text color="fg.muted">{i18n._(paymentStatusNames[order.paymentStatus])}</Text>}
    >
      <Stack gap="3">
        <Stack gap="1" fontVariantNumeric="tabular-nums">
          {order.paymentType !== 'COD' && (
            <Text color="fg.muted">
              <Trans>Chosen when it was placed: {chosen}</Trans>
            </Text>
          )}
          {credited > 0 && <Line label={t`Credited`} amount={credited} />}
          {order.totalToPay != null && <Line label={t`Total`} amount={order.totalToPay} />}
          <Line label={t`Paid`} amount={paidAmount} />
          {advanceDue > 0 && <Line label={t`Of the advance, still to pay`} amount={advanceDue} />}
          {balance != null && <Line label={t`Still to pay`} amount={balance} strong />}
          {refundDue > 0 && <Line label={t`To be returned`} amount={refundDue} strong />}
          {overReturned > 0 && <Line label={t`Too much returned`} amount={overReturned} strong />}
          {pending > 0 && <Line label={t`Being returned online, not confirmed yet`} amount={pending} />}
        </Stack>
        {overReturned > 0 && (
          <Text textStyle="sm" color="fg.error">
            <Trans>
              More was returned than received: the payment service has returned money that was also returned
              in another way. Reverse the entry that did not happen, or record the payment when the customer
              pays it back.
            </Trans>
          </Text>
        )}
        {pending > 0 && (
          <Text textStyle="sm" color="fg.muted">
            <Trans>
              The payment service has not said whether this was returned. The shop asks again by itself. Until
              then it can’t be returned in another way.
            </Trans>
          </Text>
        )}
        {pending > 0 && order.viewerCanReversePayments && (
          <LazySection>
            <SettleRefund orderId={order.id} amount={pending} />
          </LazySection>
        )}
        {open === null ? (
          <Flex gap="3" wrap="wrap" _empty={{ display: 'none' }}>
            {mayPay && (
              <Button size="md" onClick={() => setOpen('payment')}>
                <Trans>Record a payment</Trans>
              </Button>
            )}
            {refundDue > 0 && refund}
          </Flex>
        ) : (
          <LazySection>
            <PaymentForm
              key={open}
              orderId={order.id}
              kind={open}
              suggested={open === 'payment' ? overReturned || advanceDue || balance : refundDue || null}
              refundDue={refundDue}
              storeCredit={order.storeCredit ?? null}
              onClose={() => setOpen(null)}
            />
          </LazySection>
        )}
        {payments.length > 0 && (
          <details>
            <chakra.summary minH="11" py="2.5" cursor="pointer" color="brand.fg" fontWeight="semibold">
              <Plural value={payments.length} one="# entry" other="# entries" />
            </chakra.summary>
            <Box as="ul" listStyleType="none" borderTopWidth="1px" mb="3">
              {payments.map((payment) => (
                <PaymentEntry key={payment.id} payment={payment} refundDue={refundDue} />
              ))}
            </Box>
            {open === null && refundDue === 0 && refund}
          </details>
        )}
      </Stack>
    </Panel>
  )
}

function Line({ label, amount, strong = false }: { label: string; amount: number; strong?: boolean }) {
  return (
    <Flex justify="space-between" align="baseline" gap="2" fontWeight={strong ? 'semibold' : undefined}>
      <span>{label}</span>
      <Box as="span" textStyle={strong ? 'xl' : undefined} whiteSpace="nowrap">
        {formatExactRupees(amount)}
      </Box>
    </Flex>
  )
}
