import { useMutation } from '@apollo/client/react'
import type { RejectReturnInput } from '../../../__generated__/graphql.ts'
import { ReasonForm } from '../../forms/ReasonForm.tsx'
import { useOrderChange } from '../use-order-change.ts'
import { RejectReturn_mutation } from './return-documents.ts'
import { useLingui } from '@lingui/react/macro'

/** Rejects a return, with the reason for the customer. */
export function RejectionForm({ returnId, onClose }: { returnId: string; onClose: () => void }) {
  const { t } = useLingui()
  const [rejectReturn] = useMutation(RejectReturn_mutation)
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: RejectReturnInput) => (await rejectReturn({ variables: { input } })).data?.rejectReturn,
    t`The return is rejected.`,
    ['reason'],
  )
  return (
    <ReasonForm
      mt="2"
      submit={t`Reject the return`}
      label={t`Why, for the customer`}
      loading={loading}
      submitError={submitError}
      error={errors.reason}
      onSubmit={(reason) => void change({ id: returnId, reason })}
      onClose={onClose}
    />
  )
}
