import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { RejectReturnInput } from '../../../../__generated__/graphql.ts'
import { Form } from '../../../../ui/Form.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useOrderChange } from '../use-order-change.ts'
import { RejectReturn_mutation } from './return-documents.ts'

/** Rejects a return, with the reason for the customer. */
export function RejectionForm({ returnId, onClose }: { returnId: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [rejectReturn] = useMutation(RejectReturn_mutation)
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: RejectReturnInput) => (await rejectReturn({ variables: { input } })).data?.rejectReturn,
    'The return is rejected.',
    ['reason'],
  )
  return (
    <Form
      mt="2"
      submit="Reject the return"
      loading={loading}
      submitError={submitError}
      onSubmit={() => void change({ id: returnId, reason })}
      button={{ size: 'sm', variant: 'outline' }}
      actions={
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="Why, for the customer"
        maxLength={1000}
        required
        value={reason}
        error={errors.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Form>
  )
}
