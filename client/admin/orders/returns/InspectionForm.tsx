import { useMutation } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AcceptReturnInput, ReturnWish } from '../../../__generated__/graphql.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { ClosableForm } from '../../forms/ClosableForm.tsx'
import { CountField } from '../../forms/CountField.tsx'
import { readForm } from '../../forms/read-form.ts'
import { currentInvoice } from '../invoices/current-invoice.ts'
import type { AdminOrder } from '../order-documents.ts'
import { useOrderChange } from '../use-order-change.ts'
import { AcceptReturn_mutation } from './return-documents.ts'
import { pieces } from './return-labels.ts'

interface InspectionFormProps {
  order: AdminOrder
  returned: AdminOrder['returns'][number]
  onClose: () => void
}

const fieldOf = (index: number) => `restock.${index}.quantity`

/** Says which pieces can be sold again, and whether the customer gets the money or other sizes. */
export function InspectionForm({ order, returned, onClose }: InspectionFormProps) {
  const { t, i18n } = useLingui()
  const { id, items, wish } = returned
  const [restock, setRestock] = useState(() => items.map(({ quantity }) => String(quantity)))
  const [resolution, setResolution] = useState<ReturnWish>(wish)
  const [note, setNote] = useState('')
  const [acceptReturn] = useMutation(AcceptReturn_mutation)
  const { change, loading, errors, setErrors, submitError } = useOrderChange(
    async (input: AcceptReturnInput) => (await acceptReturn({ variables: { input } })).data?.acceptReturn,
    resolution === 'EXCHANGE'
      ? t`The pieces are exchanged.`
      : t`The credit note is issued. Record the refund when the money is returned.`,
    ['note', ...items.map((_, index) => fieldOf(index))],
  )
  const submit = () => {
    const form = readForm(i18n, (read) => ({
      id,
      resolution,
      confirmedTotal: order.totalToPay == null ? null : order.totalToPay - order.credited,
      note: note.trim() || null,
      restock: items.map(({ item, quantity: returnedPieces }, index) => {
        const quantity = read.count(fieldOf(index), restock[index] ?? '')
        if (quantity > returnedPieces) read.refuse(fieldOf(index), msg`No more than what came back.`)
        return { item, quantity }
      }),
    }))
    if (form.errors) return setErrors(form.errors)
    void change(form.input)
  }
  const hasInvoice = currentInvoice(order.invoices) !== undefined
  return (
    <ClosableForm
      mt="2"
      submit={resolution === 'EXCHANGE' ? t`Exchange the pieces` : t`Credit the pieces`}
      loading={loading}
      submitError={submitError}
      onSubmit={submit}
      button={{ size: 'sm' }}
      onClose={onClose}
    >
      {items.map(({ item, quantity }, index) => (
        <CountField
          key={item}
          label={t`Back into the stock, of ${{ pieces: pieces(i18n, order, item, quantity) }}`}
          required
          value={restock[index] ?? ''}
          error={errors[fieldOf(index)]}
          onChange={(value) =>
            setRestock((counts) => counts.map((count, at) => (at === index ? value : count)))
          }
        />
      ))}
      {wish === 'EXCHANGE' && (
        <SelectField
          label={t`The customer gets`}
          value={resolution}
          onChange={({ currentTarget }) => setResolution(currentTarget.value as ReturnWish)}
        >
          <option value="EXCHANGE">
            <Trans>the other size</Trans>
          </option>
          <option value="REFUND">
            <Trans>the money</Trans>
          </option>
        </SelectField>
      )}
      <TextField
        label={t`Note for the customer (optional)`}
        maxLength={1000}
        value={note}
        error={errors.note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {resolution === 'REFUND' && !hasInvoice && (
        <Text color="fg.warning">
          <Trans>Issue the invoice first: the credit note reduces an invoice.</Trans>
        </Text>
      )}
    </ClosableForm>
  )
}
