import { useMutation } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatDay } from '../../../lib/shop-days.ts'
import { Form } from '../../../ui/Form.tsx'
import { notify } from '../../../ui/notify.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { useSession } from '../../session/session.ts'
import { AmountLine } from '../AmountLine.tsx'
import { Confirm } from '../Confirm.tsx'
import { LeaveConfirmation } from '../LeaveConfirmation.tsx'
import { MoneyField } from '../MoneyField.tsx'
import { notAnAmount, paise } from '../typed-rupees.ts'
import { CloseDay_mutation, DayClosing_query, DayClosings_query } from './closing-documents.ts'

interface CloseDayFormProps {
  date: string
  /** In paise, without what was in the drawer before the first day. */
  expected: number
  /** Whether this is the first day that is closed, so that nobody knows what the drawer began with. */
  isFirstDay: boolean
}

const empty = { openingCash: '', countedCash: '', cashTakenOut: '', explanation: '' }
const isAmount = (typed: string) => typeof paise(typed) === 'number'

/** Counts the drawer and closes the day. The difference shows while it is typed and has to be explained. */
export function CloseDayForm({ date, expected, isFirstDay }: CloseDayFormProps) {
  const { t, i18n } = useLingui()
  const [values, setValues] = useState(empty)
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
  const total = expected + (paise(values.openingCash) ?? 0)
  const counted = paise(values.countedCash)
  const difference = counted == null ? null : counted - total

  const day = formatDay(date, i18n)
  const amount = formatExactRupees(counted ?? 0)

  const review = () => {
    const found = {
      ...(values.openingCash !== '' && !isAmount(values.openingCash) && { openingCash: i18n._(notAnAmount) }),
      ...(!isAmount(values.countedCash) && { countedCash: i18n._(notAnAmount) }),
      ...(values.cashTakenOut !== '' &&
        !isAmount(values.cashTakenOut) && { cashTakenOut: i18n._(notAnAmount) }),
      ...(difference && !values.explanation.trim() && { explanation: t`Count again, or explain it.` }),
    }
    setErrors(found)
    setSigning(Object.keys(found).length === 0)
  }
  const close = async () => {
    const input = {
      date,
      countedCash: counted ?? 0,
      explanation: difference ? values.explanation : null,
      cashTakenOut: paise(values.cashTakenOut) ?? null,
      openingCash: paise(values.openingCash) ?? null,
    }
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
          <MoneyField
            label={t`In the drawer at the beginning, ₹`}
            helper={t`This is the first day that is closed. Later it is what was left by the day before.`}
            value={values.openingCash}
            error={errors.openingCash}
            onChange={(openingCash) => change({ openingCash })}
          />
        )}
        <AmountLine label={t`Expected`} amount={total} strong />
        <MoneyField
          label={t`Counted in the drawer, ₹`}
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
        <MoneyField
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
      <LeaveConfirmation unsaved={Object.values(values).some((value) => value !== '')} />
    </>
  )
}

function sentenceOf(difference: number, i18n: I18n) {
  if (difference === 0) return i18n._(msg`The drawer is right.`)
  const amount = formatExactRupees(Math.abs(difference))
  return i18n._(difference < 0 ? msg`${amount} is missing.` : msg`${amount} is too much.`)
}
