import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import type { RefundOnlinePaymentInput } from '../../../__generated__/graphql.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { ClosableForm } from '../../forms/ClosableForm.tsx'
import { AmountField } from '../../forms/AmountField.tsx'
import { amountText } from '../../../../shared/grammars/amount.ts'
import { readForm } from '../../forms/read-form.ts'
import { useOrderChange } from '../use-order-change.ts'
import { ConfirmExcess, excessOf, unconfirmedExcess } from './ConfirmExcess.tsx'

const RefundOnlinePayment_mutation = graphql(`
  mutation RefundOnlinePayment($input: RefundOnlinePaymentInput!) {
    refundOnlinePayment(input: $input) {
      order {
        id
        ...OrderLedger_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

interface OnlineRefundProps {
  paymentId: string
  /** What the order's customer is owed, or all that can be returned, in paise. */
  suggested: number
  /** What the order's customer is owed, in paise: more is returned after a confirmation. */
  refundDue: number
  onClose: () => void
}

/** Returns money of an online payment; each opened form returns at most one amount, however often it is sent. */
export function OnlineRefund({ paymentId, suggested, refundDue, onClose }: OnlineRefundProps) {
  const { t, i18n } = useLingui()
  const [idempotencyKey] = useState(randomKey)
  const [amount, setAmount] = useState(amountText(suggested))
  const [note, setNote] = useState('')
  const [confirmedExcess, setConfirmedExcess] = useState(false)
  const excess = excessOf(amount, refundDue)
  const [refund] = useMutation(RefundOnlinePayment_mutation)
  const { change, loading, errors, setErrors, submitError } = useOrderChange(
    async (input: RefundOnlinePaymentInput) =>
      (await refund({ variables: { input } })).data?.refundOnlinePayment,
    t`The money is on its way back.`,
    ['amount', 'note'],
  )
  const submit = async () => {
    const form = readForm(i18n, (read) => {
      if (excess > 0 && !confirmedExcess) read.refuse('amount', unconfirmedExcess)
      return { amount: read.amount('amount', amount) }
    })
    if (form.errors) return setErrors(form.errors)
    const input = { paymentId, ...form.input, confirmedExcess, note: note.trim() || null, idempotencyKey }
    if (await change(input)) onClose()
  }
  return (
    <ClosableForm
      mt="2"
      submit={t`Return it online`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void submit()}
      button={{ size: 'sm', variant: 'outline' }}
      onClose={onClose}
    >
      <AmountField label={t`Return, ₹`} required value={amount} error={errors.amount} onChange={setAmount} />
      {excess > 0 && (
        <ConfirmExcess
          excess={excess}
          refundDue={refundDue}
          confirmed={confirmedExcess}
          onChange={setConfirmedExcess}
        />
      )}
      <TextField
        label={t`Note for the shop (optional)`}
        maxLength={1000}
        value={note}
        error={errors.note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ClosableForm>
  )
}
