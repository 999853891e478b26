import { useMutation } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatExactRupees } from '../../lib/money.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { useSession } from '../../app/session/session.ts'
import { AmountLine } from './AmountLine.tsx'
import { Confirm } from '../forms/Confirm.tsx'
import { LeaveConfirmation } from '../forms/LeaveConfirmation.tsx'
import { AmountField } from '../forms/AmountField.tsx'
import { readForm } from '../forms/read-form.ts'
import { amountText, readAmount } from '../../../shared/grammars/amount.ts'
import { CountNotes } from './CountNotes.tsx'
import { type CountedNotes, fieldOf, notes, sumOf } from './counted-notes.ts'
import { CloseDay_mutation, DayClosing_query, DayClosings_query } from './closing-documents.ts'

interface CloseDayFormProps {
  date: string
  /** In paise, without what was in the drawer before the first day. */
  expected: number
  /** Whether this is the first day that is closed, so that nobody knows what the drawer began with. */
  isFirstDay: boolean
}

const empty = { openingCash: '', countedCash: '', cashTakenOut: '', explanation: '' }

/** Counts the drawer and closes the day. The difference shows while it is typed and has to be explained. */
export function CloseDayForm({ date, expected, isFirstDay }: CloseDayFormProps) {
  const { t, i18n } = useLingui()
  const [values, setValues] = useState(empty)
  const [countedNotes, setCountedNotes] = useState<CountedNotes>({})
  const [signing, setSigning] = useState(false)
  const { name } = useSession()
  const [closeDay] = useMutation(CloseDay_mutation, {
    refetchQueries: [DayClosing_query, DayClosings_query],
    awaitRefetchQueries: true,
  })
  const { submit, loading, errors, setErrors, submitError } = useSubmission([
    'openingCash',
    'countedCash',
    'cashTakenOut',
    'explanation',
  ])
  const change = (changes: Partial<typeof empty>) => {
    // Another count may need no explanation.
    setErrors({})
    setValues((known) => ({ ...known, ...changes }))
  }
  const changeNotes = (counted: CountedNotes) => {
    const sum = sumOf(counted)
    setCountedNotes(counted)
    change({ countedCash: amountText(sum) })
  }
  const hasNotes = sumOf(countedNotes) !== null
  const opening = readAmount(values.openingCash)
  const counted = readAmount(values.countedCash)
  const total =
    opening.kind === 'unreadable' ? null : expected + (opening.kind === 'amount' ? opening.paise : 0)
  const difference = counted.kind === 'amount' && total !== null ? counted.paise - total : null

  const day = formatDay(date, i18n)
  const amount = formatExactRupees(counted.kind === 'amount' ? counted.paise : 0)

  const read = () =>
    readForm(i18n, (fields) => {
      if (difference && !values.explanation.trim())
        fields.refuse('explanation', msg`Count again, or explain it.`)
      for (const note of notes) fields.optionalCount(fieldOf(note), countedNotes[note] ?? '')
      fields.optionalAmount(fieldOf('coins'), countedNotes.coins ?? '')
      return {
        date,
        openingCash: fields.optionalAmount('openingCash', values.openingCash),
        countedCash: fields.amount('countedCash', values.countedCash),
        cashTakenOut: fields.optionalAmount('cashTakenOut', values.cashTakenOut),
        explanation: difference ? values.explanation : null,
      }
    })
  const review = () => {
    const { errors: found } = read()
    setErrors(found ?? {})
    setSigning(found === null)
  }
  const close = async () => {
    const { errors: found, input } = read()
    if (found) return setErrors(found)
    const { state } = await submit(async () => (await closeDay({ variables: { input } })).data?.closeDay)
    if (state === 'done') void notify({ id: 'closing', title: t`${day} is closed.` })
  }
  return (
    <>
      <Form
        submit={t`Sign and close the day`}
        loading={loading}
        submitError={submitError}
        onSubmit={review}
        noValidate
        button={{ size: 'lg', minH: '12' }}
      >
        {isFirstDay && (
          <AmountField
            label={t`In the drawer at the beginning, ₹`}
            helper={t`This is the first day that is closed. Later it is what was left by the day before.`}
            value={values.openingCash}
            error={errors.openingCash}
            onChange={(openingCash) => change({ openingCash })}
          />
        )}
        <AmountLine label={t`Expected`} amount={total} strong />
        <CountNotes counted={countedNotes} errors={errors} onChange={changeNotes} />
        <AmountField
          label={t`Counted in the drawer, ₹`}
          helper={hasNotes ? t`The sum of the notes and coins.` : t`Or write the sum yourself.`}
          readOnly={hasNotes}
          value={values.countedCash}
          error={errors.countedCash}
          onChange={(countedCash) => change({ countedCash })}
        />
        <Box role="status" minH="6" fontWeight="semibold" color={difference ? 'fg.warning' : 'fg.success'}>
          {difference === null ? null : sentenceOf(difference, i18n)}
        </Box>
        {(difference || errors.explanation) && (
          <TextArea
            label={t`Why it differs`}
            maxLength={1000}
            value={values.explanation}
            error={errors.explanation}
            onChange={({ target }) => change({ explanation: target.value })}
          />
        )}
        <AmountField
          label={t`Taken out after counting, ₹ (optional)`}
          helper={t`To the bank, or by the owner. The next day begins with the rest.`}
          value={values.cashTakenOut}
          error={errors.cashTakenOut}
          onChange={(cashTakenOut) => change({ cashTakenOut })}
        />
      </Form>
      <Confirm
        open={signing}
        title={t`Close ${day}?`}
        text={t`You sign as ${name}: ${amount} counted. Payments and expenses of this day and of all days before it can’t be recorded any more. Only the owner can open it again.`}
        confirm={t`Close the day`}
        onConfirm={() => void close()}
        onClose={() => setSigning(false)}
      />
      <LeaveConfirmation unsaved={hasNotes || Object.values(values).some((value) => value !== '')} />
    </>
  )
}

function sentenceOf(difference: number, i18n: I18n) {
  if (difference === 0) return i18n._(msg`The drawer is right.`)
  const amount = formatExactRupees(Math.abs(difference))
  return i18n._(difference < 0 ? msg`${amount} is missing.` : msg`${amount} is too much.`)
}
