import { useMutation } from '@apollo/client/react'
import { SimpleGrid } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PaymentMethod, RecordPaymentInput } from '../../../__generated__/graphql.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { currentDay, noonOf } from '../../../lib/shop-days.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { ClosableForm } from '../../forms/ClosableForm.tsx'
import { AmountField } from '../../forms/AmountField.tsx'
import { amountText } from '../../../../shared/grammars/amount.ts'
import { isLongAgo } from '../../../../shared/plausible-days.ts'
import { ConfirmDay, unconfirmedDay } from '../../forms/ConfirmDay.tsx'
import { readForm } from '../../forms/read-form.ts'
import { useOrderChange } from '../use-order-change.ts'
import { ConfirmExcess, excessOf, unconfirmedExcess } from './ConfirmExcess.tsx'
import { RecordPayment_mutation, RecordRefund_mutation } from './payment-documents.ts'
import { listedRupees } from '../../../lib/money.ts'
import { paymentMethodNames, paymentMethodsFor } from '../../../lib/payment-methods.ts'

interface PaymentFormProps {
  orderId: string
  kind: 'payment' | 'refund'
  /** The amount to begin with, in paise. */
  suggested: number | null | undefined
  /** What the order's customer is owed, in paise: more is returned after a confirmation. */
  refundDue: number
  /** What the order's customer may pay with, in paise; null without a customer. */
  storeCredit: number | null
  onClose: () => void
}

/** Payments through the gateway are recorded by the gateway itself. Store credit is given to a customer, and paid with where there is some. */
const methodsFor = (isRefund: boolean, storeCredit: number | null): PaymentMethod[] => [
  ...paymentMethodsFor('ORDER'),
  ...(storeCredit !== null && (isRefund || storeCredit > 0) ? (['STORE_CREDIT'] as const) : []),
]

/** Records money received or returned; each opened form records at most one entry. */
export function PaymentForm({ orderId, kind, suggested, refundDue, storeCredit, onClose }: PaymentFormProps) {
  const { t, i18n } = useLingui()
  const [idempotencyKey] = useState(randomKey)
  const [amount, setAmount] = useState(suggested ? amountText(suggested) : '')
  const [method, setMethod] = useState<PaymentMethod>('CASH')
  const [reference, setReference] = useState('')
  const [note, setNote] = useState('')
  const today = currentDay()
  const [day, setDay] = useState(today)
  const [confirmedDay, setConfirmedDay] = useState(false)
  const [confirmedExcess, setConfirmedExcess] = useState(false)
  const [recordPayment] = useMutation(RecordPayment_mutation)
  const [recordRefund] = useMutation(RecordRefund_mutation)
  const isRefund = kind === 'refund'
  const excess = isRefund ? excessOf(amount, refundDue) : 0
  const isOld = day !== '' && isLongAgo(day, today)
  const { change, loading, errors, setErrors, submitError } = useOrderChange(
    async (input: RecordPaymentInput) =>
      isRefund
        ? (await recordRefund({ variables: { input } })).data?.recordRefund
        : (await recordPayment({ variables: { input } })).data?.recordPayment,
    isRefund ? t`The refund is recorded.` : t`The payment is recorded.`,
    ['amount', 'method', 'reference', 'note', 'receivedAt'],
  )
  const submit = async () => {
    const form = readForm(i18n, (read) => {
      if (excess > 0 && !confirmedExcess) read.refuse('amount', unconfirmedExcess)
      if (isOld && !confirmedDay) read.refuse('receivedAt', unconfirmedDay)
      return { amount: read.amount('amount', amount) }
    })
    if (form.errors) return setErrors(form.errors)
    const input = {
      orderId,
      ...form.input,
      method,
      reference: reference.trim() || null,
      note: note.trim() || null,
      // Today is recorded with its time, an earlier day as its noon.
      ...(day !== today && { receivedAt: noonOf(day) }),
      ...(isOld && { confirmedDay }),
      ...(excess > 0 && { confirmedExcess }),
      idempotencyKey,
    }
    if (await change(input)) onClose()
  }
  return (
    <ClosableForm
      submit={isRefund ? t`Record the refund` : t`Record the payment`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void submit()}
      button={{ size: 'md' }}
      onClose={onClose}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <AmountField
          label={isRefund ? t`Returned, ₹` : t`Received, ₹`}
          required
          value={amount}
          error={errors.amount}
          onChange={(typed) => {
            setAmount(typed)
            setConfirmedExcess(false)
          }}
        />
        <SelectField
          label={t`How`}
          value={method}
          error={errors.method}
          onChange={({ currentTarget }) => setMethod(currentTarget.value as PaymentMethod)}
        >
          {methodsFor(isRefund, storeCredit).map((each) => (
            <option key={each} value={each}>
              {each === 'STORE_CREDIT' && !isRefund
                ? t`Store credit (${{ credit: listedRupees(storeCredit ?? 0) }})`
                : i18n._(paymentMethodNames[each])}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Day`}
          type="date"
          max={today}
          required
          value={day}
          error={errors.receivedAt}
          onChange={({ currentTarget }) => {
            setDay(currentTarget.value)
            setConfirmedDay(false)
          }}
        />
        <TextField
          label={t`Reference (optional)`}
          maxLength={100}
          value={reference}
          error={errors.reference}
          onChange={({ currentTarget }) => setReference(currentTarget.value)}
        />
      </SimpleGrid>
      {excess > 0 && (
        <ConfirmExcess
          excess={excess}
          refundDue={refundDue}
          confirmed={confirmedExcess}
          onChange={setConfirmedExcess}
        />
      )}
      {isOld && <ConfirmDay day={day} confirmed={confirmedDay} onChange={setConfirmedDay} />}
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
