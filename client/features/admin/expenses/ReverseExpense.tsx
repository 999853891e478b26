import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Form } from '../../../ui/Form.tsx'
import { notify } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { AdminExpenses_query, ReverseExpense_mutation } from './expense-documents.ts'

interface ReverseExpenseProps {
  expenseId: string
  onClose: () => void
}

/** Reverses an expense that was recorded by mistake, with the reason. */
export function ReverseExpense({ expenseId, onClose }: ReverseExpenseProps) {
  const [reason, setReason] = useState('')
  const [reverseExpense] = useMutation(ReverseExpense_mutation, { refetchQueries: [AdminExpenses_query] })
  const { submit, loading, errors, submitError } = useSubmission(['reason'])
  const reverse = async () => {
    const input = { expenseId, reason }
    const { state } = await submit(
      async () => (await reverseExpense({ variables: { input } })).data?.reverseExpense,
    )
    if (state !== 'done') return
    onClose()
    void notify({ id: 'expense', title: 'The expense is reversed.' })
  }
  return (
    <Form
      maxW="xl"
      py="2"
      submit="Reverse it"
      loading={loading}
      submitError={submitError}
      onSubmit={() => void reverse()}
      button={{ minH: '12', variant: 'outline' }}
      actions={
        <Button variant="ghost" minH="12" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="Why it was a mistake"
        maxLength={1000}
        required
        minH="12"
        value={reason}
        error={errors.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Form>
  )
}
