import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DiscountOrderInput } from '../../../__generated__/graphql.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { ClosableForm } from '../../forms/ClosableForm.tsx'
import { AmountField } from '../../forms/AmountField.tsx'
import { amountText } from '../../../../shared/grammars/amount.ts'
import { readForm } from '../../forms/read-form.ts'
import type { AdminOrder } from '../order-documents.ts'
import { useOrderChange } from '../use-order-change.ts'
import { DiscountOrder_mutation } from './payment-documents.ts'

/** The discount with its reason; 0 takes it back. */
export function DiscountForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const [amount, setAmount] = useState(order.agreedDiscount > 0 ? amountText(order.agreedDiscount) : '')
  const [reason, setReason] = useState('')
  const [discountOrder] = useMutation(DiscountOrder_mutation)
  const { change, loading, errors, setErrors, submitError } = useOrderChange(
    async (input: DiscountOrderInput) => (await discountOrder({ variables: { input } })).data?.discountOrder,
    t`The discount is agreed.`,
    ['amount', 'reason'],
  )
  const submit = async () => {
    const { id, version } = order
    const form = readForm(i18n, (read) => ({ amount: read.amount('amount', amount) }))
    if (form.errors) return setErrors(form.errors)
    if (await change({ id, version, ...form.input, reason })) onClose()
  }
  return (
    <ClosableForm
      mt="2"
      submit={t`Save the discount`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void submit()}
      button={{ size: 'sm', variant: 'outline' }}
      onClose={onClose}
    >
      <AmountField
        label={t`Discount on the whole order, ₹`}
        required
        value={amount}
        error={errors.amount}
        onChange={setAmount}
      />
      <TextField
        label={t`Why`}
        maxLength={1000}
        required
        value={reason}
        error={errors.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ClosableForm>
  )
}
