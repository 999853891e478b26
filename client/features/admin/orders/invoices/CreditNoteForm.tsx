import { useMutation } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextField } from '../../../../ui/TextField.tsx'
import { ClosableForm } from '../../ClosableForm.tsx'
import { AmountField } from '../../AmountField.tsx'
import { paise } from '../../typed-rupees.ts'
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
  const { t } = useLingui()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [issueCreditNote] = useMutation(IssueCreditNote_mutation)
  const [correctInvoice] = useMutation(CorrectInvoice_mutation)
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: { invoiceId: string; reason: string }) =>
      isCorrection
        ? (await correctInvoice({ variables: { input } })).data?.correctInvoice
        : (
            await issueCreditNote({
              variables: { input: { ...input, amount: paise(amount) ?? 0 } },
            })
          ).data?.issueCreditNote,
    t`The credit note is issued.`,
    ['amount', 'reason'],
  )
  const submit = async () => {
    if (await change({ invoiceId: invoice.id, reason })) onClose()
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
        <AmountField label={t`Take off, ₹`} value={amount} error={errors.amount} onChange={setAmount} />
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
