import { useMutation } from '@apollo/client/react'
import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import type { ReversePaymentInput } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatMoment } from '../../../lib/shop-days.ts'
import { LazySection } from '../../../ui/LazySection.tsx'
import { ReasonForm } from '../../forms/ReasonForm.tsx'
import type { AdminOrder } from '../order-documents.ts'
import { useOrderChange } from '../use-order-change.ts'
import { ReversePayment_mutation } from './payment-documents.ts'
import { paymentMethodNames } from '../../../lib/payment-methods.ts'

const OnlineRefund = lazy(async () => ({ default: (await import('./OnlineRefund.tsx')).OnlineRefund }))

interface PaymentEntryProps {
  payment: AdminOrder['payments'][number]
  /** What the order's customer is owed, in paise. */
  refundDue: number
}

const kindNames = { PAYMENT: msg`received`, REFUND: msg`returned`, REVERSAL: msg`reversed` }

/** An entry of the ledger, with its reversal. */
export function PaymentEntry({ payment, refundDue }: PaymentEntryProps) {
  const { t, i18n } = useLingui()
  const { kind, amount, method, reference, note, receivedAt, recordedBy, isReversed } = payment
  const [open, setOpen] = useState(false)
  const refundable = payment.refundableOnline ?? 0
  const close = () => setOpen(false)
  const isReversible = payment.viewerCanReverse
  return (
    <Box as="li" py="2" borderBottomWidth="1px">
      <Flex justify="space-between" gap="3" align="baseline">
        <Text textDecoration={isReversed ? 'line-through' : undefined}>
          {i18n._(paymentMethodNames[method])}, {i18n._(kindNames[kind])}
        </Text>
        <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {formatExactRupees(amount)}
        </Text>
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {[formatMoment(receivedAt, i18n), recordedBy, reference, isReversed && t`reversed`]
          .filter(Boolean)
          .join(', ')}
      </Text>
      {note && (
        <Text textStyle="xs" whiteSpace="pre-wrap">
          {note}
        </Text>
      )}
      {(isReversible || refundable > 0) && !open && (
        <Button size="xs" variant="ghost" ms="-2" onClick={() => setOpen(true)}>
          {isReversible ? t`Reverse this entry` : t`Return money online`}
        </Button>
      )}
      {open && isReversible && <ReversalForm paymentId={payment.id} onClose={close} />}
      {open && !isReversible && (
        <LazySection>
          <OnlineRefund
            paymentId={payment.id}
            refundDue={refundDue}
            suggested={Math.min(refundable, refundDue || refundable)}
            onClose={close}
          />
        </LazySection>
      )}
    </Box>
  )
}

function ReversalForm({ paymentId, onClose }: { paymentId: string; onClose: () => void }) {
  const { t } = useLingui()
  const [reversePayment] = useMutation(ReversePayment_mutation)
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: ReversePaymentInput) =>
      (await reversePayment({ variables: { input } })).data?.reversePayment,
    t`The entry is reversed.`,
    ['reason'],
  )
  return (
    <ReasonForm
      mt="2"
      submit={t`Reverse it`}
      label={t`Why it was a mistake`}
      loading={loading}
      submitError={submitError}
      error={errors.reason}
      onSubmit={(reason) => void change({ paymentId, reason })}
      onClose={onClose}
    />
  )
}
