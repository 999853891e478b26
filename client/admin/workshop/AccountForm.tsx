import { useMutation } from '@apollo/client/react'
import { Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { amountText } from '../../../shared/grammars/amount.ts'
import type { PaymentMethod } from '../../__generated__/graphql.ts'
import { paymentMethodNames, paymentMethodsFor } from '../../lib/payment-methods.ts'
import { randomKey } from '../../lib/random-key.ts'
import { notify } from '../../ui/notify.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { AmountField } from '../forms/AmountField.tsx'
import { ClosableForm } from '../forms/ClosableForm.tsx'
import { readForm } from '../forms/read-form.ts'
import { AdvanceTailor_mutation, DeductFromTailor_mutation } from './account-documents.ts'
import { PayTailor_mutation } from './tailor-documents.ts'

export type AccountAction = 'pay' | 'advance' | 'deduct'

interface AccountFormProps {
  action: AccountAction
  tailor: { id: string; name: string }
  /** What is due, in paise, as it is shown. */
  due: number
  onClose: () => void
  onDone: () => void
}

const methods = paymentMethodsFor('WAGES')

/** Pays a tailor, advances money or deducts some; each opened form does it at most once. */
export function AccountForm({ action, tailor, due, onClose, onDone }: AccountFormProps) {
  const { t, i18n } = useLingui()
  const [key, setKey] = useState(randomKey)
  const [amount, setAmount] = useState(action === 'pay' ? amountText(due) : '')
  const [method, setMethod] = useState<PaymentMethod>('CASH')
  const [note, setNote] = useState('')
  const [pay] = useMutation(PayTailor_mutation)
  const [advance] = useMutation(AdvanceTailor_mutation)
  const [deduct] = useMutation(DeductFromTailor_mutation)
  const { submit, loading, errors, setErrors, submitError } = useSubmission(['amount', 'note', 'reason'])
  const done = {
    pay: t`The payout to ${{ name: tailor.name }} is recorded as wages.`,
    advance: t`The advance to ${{ name: tailor.name }} is recorded as wages.`,
    deduct: t`The deduction is recorded.`,
  }
  const send = async () => {
    const form = readForm(i18n, (read) => ({ amount: read.amount('amount', amount) }))
    if (form.errors) return setErrors(form.errors)
    const input = { tailorId: tailor.id, ...form.input, idempotencyKey: key }
    const { state } = await submit(async () => {
      if (action === 'pay')
        return (await pay({ variables: { input: { ...input, due, method } } })).data?.payTailor
      if (action === 'advance')
        return (await advance({ variables: { input: { ...input, method, note: note || null } } })).data
          ?.advanceTailor
      return (await deduct({ variables: { input: { ...input, reason: note } } })).data?.deductFromTailor
    })
    // What is sent after a refusal is another request.
    if (state === 'refused') setKey(randomKey())
    if (state !== 'done') return
    void notify({ id: 'tailor-account', title: done[action] })
    onDone()
    onClose()
  }
  return (
    <ClosableForm
      submit={action === 'pay' ? t`Pay` : action === 'advance' ? t`Give the advance` : t`Deduct`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void send()}
      button={{ minH: '12' }}
      noValidate
      onClose={onClose}
    >
      <Flex gap="3" wrap="wrap" align="start">
        <AmountField
          label={t`Amount, ₹`}
          required
          value={amount}
          error={errors.amount}
          onChange={setAmount}
        />
        {action !== 'deduct' && (
          <SelectField
            label={t`How`}
            minH="12"
            value={method}
            onChange={({ currentTarget }) => setMethod(currentTarget.value as PaymentMethod)}
          >
            {methods.map((each) => (
              <option key={each} value={each}>
                {i18n._(paymentMethodNames[each])}
              </option>
            ))}
          </SelectField>
        )}
        {action !== 'pay' && (
          <TextField
            label={action === 'deduct' ? t`Reason` : t`Note (optional)`}
            required={action === 'deduct'}
            maxLength={200}
            minH="12"
            value={note}
            error={errors.note ?? errors.reason}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </Flex>
    </ClosableForm>
  )
}
