import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { ReasonForm } from '../forms/ReasonForm.tsx'
import { AdminExpenses_query, ReverseExpense_mutation } from './expense-documents.ts'

interface ReverseExpenseProps {
  expenseId: string
  onClose: () => void
}

/** Reverses an expense that was recorded by mistake, with the reason. */
export function ReverseExpense({ expenseId, onClose }: ReverseExpenseProps) {
  const { t } = useLingui()
  const [reverseExpense] = useMutation(ReverseExpense_mutation, { refetchQueries: [AdminExpenses_query] })
  const { submit, loading, errors, submitError } = useSubmission(['reason'])
  const reverse = async (reason: string) => {
    const input = { expenseId, reason }
    const { state } = await submit(
      async () => (await reverseExpense({ variables: { input } })).data?.reverseExpense,
    )
    if (state !== 'done') return
    onClose()
    void notify({ id: 'expense', title: t`The expense is reversed.` })
  }
  return (
    <ReasonForm
      large
      maxW="xl"
      py="2"
      submit={t`Reverse it`}
      label={t`Why it was a mistake`}
      loading={loading}
      submitError={submitError}
      error={errors.reason}
      onSubmit={(reason) => void reverse(reason)}
      onClose={onClose}
    />
  )
}
