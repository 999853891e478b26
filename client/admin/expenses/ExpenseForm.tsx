import { useMutation } from '@apollo/client/react'
import { SimpleGrid } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ExpenseCategory, PaymentMethod } from '../../__generated__/graphql.ts'
import { randomKey } from '../../lib/random-key.ts'
import { currentDay } from '../../lib/shop-days.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { LeaveConfirmation } from '../forms/LeaveConfirmation.tsx'
import { AmountField } from '../forms/AmountField.tsx'
import { paymentMethodNames } from '../../lib/payment-methods.ts'
import { isLongAgo } from '../../../shared/plausible-days.ts'
import { ConfirmDay, unconfirmedDay } from '../forms/ConfirmDay.tsx'
import { readForm } from '../forms/read-form.ts'
import { AdminExpenses_query, RecordExpense_mutation } from './expense-documents.ts'
import { categoryNames, expenseCategories, expenseMethods } from './expense-labels.ts'

const fields = ['category', 'amount', 'method', 'spentOn', 'payee', 'reference', 'note'] as const

/** What is empty again after an entry; the category, the method and the day often stay the same. */
const noTexts = { amount: '', payee: '', reference: '', note: '' }

const texts = [
  { name: 'payee', label: msg`Paid to (optional)`, maxLength: 200 },
  { name: 'reference', label: msg`Number of the bill (optional)`, maxLength: 100 },
  { name: 'note', label: msg`Note (optional)`, maxLength: 1000 },
] as const

/** Records what the shop has spent. An entry that is sent again after a failure is recorded once. */
export function ExpenseForm() {
  const { t, i18n } = useLingui()
  const today = currentDay()
  const [idempotencyKey, setIdempotencyKey] = useState(randomKey)
  const [category, setCategory] = useState<ExpenseCategory>('CLOTH')
  const [method, setMethod] = useState<PaymentMethod>('CASH')
  const [spentOn, setSpentOn] = useState(today)
  const [confirmedDay, setConfirmedDay] = useState(false)
  const [values, setValues] = useState(noTexts)
  const isOld = spentOn !== '' && isLongAgo(spentOn, today)
  const [recordExpense] = useMutation(RecordExpense_mutation, { refetchQueries: [AdminExpenses_query] })
  const { submit, loading, errors, setErrors, submitError } = useSubmission(fields)
  const change = (changes: Partial<typeof noTexts>) => setValues((known) => ({ ...known, ...changes }))

  const record = async () => {
    const form = readForm(i18n, (read) => {
      if (isOld && !confirmedDay) read.refuse('spentOn', unconfirmedDay)
      return { ...values, amount: read.amount('amount', values.amount) }
    })
    if (form.errors) return setErrors(form.errors)
    const input = { category, method, spentOn, ...(isOld && { confirmedDay }), ...form.input, idempotencyKey }
    const { state } = await submit(
      async () => (await recordExpense({ variables: { input } })).data?.recordExpense,
    )
    // What is sent after a refusal is another request.
    if (state === 'done' || state === 'refused') setIdempotencyKey(randomKey())
    if (state !== 'done') return
    setValues(noTexts)
    void notify({ id: 'expense', title: t`The expense is recorded.` })
  }
  return (
    <Form
      submit={t`Record the expense`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void record()}
      noValidate
      button={{ size: 'lg', minH: '12' }}
    >
      <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="3">
        <AmountField
          label={t`Spent, ₹`}
          value={values.amount}
          error={errors.amount}
          onChange={(amount) => change({ amount })}
        />
        <SelectField
          label={t`For`}
          minH="12"
          value={category}
          error={errors.category}
          onChange={({ currentTarget }) => setCategory(currentTarget.value as ExpenseCategory)}
        >
          {expenseCategories.map((each) => (
            <option key={each} value={each}>
              {i18n._(categoryNames[each])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`How`}
          minH="12"
          value={method}
          error={errors.method}
          onChange={({ currentTarget }) => setMethod(currentTarget.value as PaymentMethod)}
        >
          {expenseMethods.map((each) => (
            <option key={each} value={each}>
              {i18n._(paymentMethodNames[each])}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Day`}
          type="date"
          max={today}
          minH="12"
          value={spentOn}
          error={errors.spentOn}
          onChange={({ currentTarget }) => {
            setSpentOn(currentTarget.value)
            setConfirmedDay(false)
          }}
        />
        {texts.map(({ name, label, maxLength }) => (
          <TextField
            key={name}
            label={i18n._(label)}
            maxLength={maxLength}
            minH="12"
            value={values[name]}
            error={errors[name]}
            onChange={({ currentTarget: { value } }) => change({ [name]: value })}
          />
        ))}
      </SimpleGrid>
      {isOld && <ConfirmDay day={spentOn} confirmed={confirmedDay} onChange={setConfirmedDay} />}
      <LeaveConfirmation unsaved={Object.values(values).some((value) => value !== '')} />
    </Form>
  )
}
