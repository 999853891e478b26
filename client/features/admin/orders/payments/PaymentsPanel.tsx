import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { formatExactRupees } from '../../../../lib/money.ts'
import { LazySection } from '../../../../ui/LazySection.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import type { AdminOrder } from '../order-documents.ts'
import { PaymentEntry } from './PaymentEntry.tsx'
import { paymentStatusNames } from './payment-labels.ts'

const PaymentForm = lazy(async () => ({ default: (await import('./PaymentForm.tsx')).PaymentForm }))

/** What was paid for an order, what is still to be paid, and recording payments and refunds. */
export function PaymentsPanel({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const { payments, credited, paidAmount, balance, refundDue, advanceDue } = order
  const [open, setOpen] = useState<'payment' | 'refund' | null>(null)
  const mayPay = order.viewerCanRecordPayments && balance !== 0 && order.orderStatus !== 'CANCELLED'
  const mayRefund = order.viewerCanReversePayments && paidAmount > 0
  return (
    <Panel
      title={t`Payments`}
      action={<Text color="fg.muted">{i18n._(paymentStatusNames[order.paymentStatus])}</Text>}
    >
      <Stack gap="3">
        <Stack gap="1" fontVariantNumeric="tabular-nums">
          {credited > 0 && <Line label={t`Credited`} amount={credited} />}
          <Line label={t`Paid`} amount={paidAmount} />
          {advanceDue > 0 && <Line label={t`Of the advance, still to pay`} amount={advanceDue} />}
          {balance != null && <Line label={t`Still to pay`} amount={balance} strong />}
          {refundDue > 0 && <Line label={t`To be returned`} amount={refundDue} strong />}
        </Stack>
        {payments.length > 0 && (
          <Box as="ul" listStyleType="none" borderTopWidth="1px">
            {payments.map((payment) => (
              <PaymentEntry
                key={payment.id}
                payment={payment}
                mayReverse={order.viewerCanReversePayments}
                refundDue={refundDue}
              />
            ))}
          </Box>
        )}
        {open === null ? (
          <Flex gap="3" wrap="wrap">
            {mayPay && (
              <Button size="md" onClick={() => setOpen('payment')}>
                <Trans>Record a payment</Trans>
              </Button>
            )}
            {mayRefund && (
              <Button size="md" variant="outline" onClick={() => setOpen('refund')}>
                <Trans>Record a refund</Trans>
              </Button>
            )}
          </Flex>
        ) : (
          <LazySection>
            <PaymentForm
              key={open}
              orderId={order.id}
              kind={open}
              suggested={open === 'payment' ? advanceDue || balance : refundDue || null}
              onClose={() => setOpen(null)}
            />
          </LazySection>
        )}
      </Stack>
    </Panel>
  )
}

function Line({ label, amount, strong = false }: { label: string; amount: number; strong?: boolean }) {
  return (
    <Flex justify="space-between" fontWeight={strong ? 'semibold' : undefined}>
      <span>{label}</span>
      <span>{formatExactRupees(amount)}</span>
    </Flex>
  )
}
