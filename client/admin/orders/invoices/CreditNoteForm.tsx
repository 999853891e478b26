import { useMutation } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextField } from '../../../ui/TextField.tsx'
import { ClosableForm } from '../../forms/ClosableForm.tsx'
import { AmountField } from '../../forms/AmountField.tsx'
import { readForm } from '../../forms/read-form.ts'
import type { AdminOrder } from '../order-documents.ts'
import { useOrderChange } from '../use-order-change.ts'
import { CorrectInvoice_mutation, IssueCreditNote_mutation } from './invoice-documents.ts'

interface CreditNoteFormProps {
  invoice: AdminOrder['invoices'][number]
  /** Whether the whole invoice is credited, so that a right one can be issued. */
  isCorrection: boolean
  onClose: () => void
}

/** Issues a credit note: for a lower price, or for an invoice that was wrong. */
export function CreditNoteForm({ invoice, isCorrection, onClose }: CreditNoteFormProps) {
  const { t, i18n } = useLingui()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [issueCreditNote] = useMutation(IssueCreditNote_mutation)
  const [correctInvoice] = useMutation(CorrectInvoice_mutation)
  const { change, loading, errors, setErrors, submitError } = useOrderChange(
    async ({ amount, ...input }: { invoiceId: string; reason: string; amount: number | null }) =>
      amount === null
        ? (await correctInvoice({ variables: { input } })).data?.correctInvoice
        : (await issueCreditNote({ variables: { input: { ...input, amount } } })).data?.issueCreditNote,
    t`The credit note is issued.`,
    ['amount', 'reason'],
  )
  const submit = async () => {
    const form = readForm(i18n, (read) => ({
      invoiceId: invoice.id,
      reason,
      amount: isCorrection ? null : read.amount('amount', amount),
    }))
    if (form.errors) return setErrors(form.errors)
    if (await change(form.input)) onClose()
  }
  return (
    <ClosableForm
      submit={isCorrection ? t`Credit it in full` : t`Issue the credit note`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void submit()}
      button={{ size: 'md', variant: 'outline' }}
      onClose={onClose}
    >
      {isCorrection ? (
        <Text>
          <Trans>
            An issued invoice stays as it is. A credit note takes all of {{ number: invoice.number }} back;
            then you issue a new one.
          </Trans>
        </Text>
      ) : (
        <AmountField
          label={t`Take off, ₹`}
          required
          value={amount}
          error={errors.amount}
          onChange={setAmount}
        />
      )}
      <TextField
        label={t`Why, for the customer`}
        maxLength={1000}
        required
        value={reason}
        error={errors.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ClosableForm>
  )
}
