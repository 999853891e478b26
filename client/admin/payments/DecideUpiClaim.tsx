import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UpiClaimsQuery } from '../../__generated__/graphql.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { ReasonForm } from '../forms/ReasonForm.tsx'
import { ConfirmUpiPayment_mutation, RejectUpiPayment_mutation } from './upi-claim-documents.ts'

export type UpiClaim = UpiClaimsQuery['upiClaims']['edges'][number]['node']

/** Confirms a transfer that is in the bank statement, or rejects it with a reason for the shopper. */
export function DecideUpiClaim({ claim }: { claim: UpiClaim }) {
  const { t } = useLingui()
  const [rejecting, setRejecting] = useState(false)
  const [confirm] = useMutation(ConfirmUpiPayment_mutation)
  const { submit, loading, submitError } = useSubmission()
  const { id, reason } = claim
  if (claim.status !== 'WAITING')
    return (
      <Text color="fg.muted">{claim.status === 'CONFIRMED' ? t`Confirmed` : t`Rejected: ${reason}`}</Text>
    )
  if (rejecting) return <Rejection id={id} onClose={() => setRejecting(false)} />
  return (
    <Stack gap="2">
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          minH="11"
          loading={loading}
          onClick={() =>
            void submit(async () => (await confirm({ variables: { input: { id } } })).data?.confirmUpiPayment)
          }
        >
          <Trans>It has arrived</Trans>
        </Button>
        <Button size="sm" minH="11" variant="ghost" disabled={loading} onClick={() => setRejecting(true)}>
          <Trans>Reject</Trans>
        </Button>
      </Flex>
      <SubmitError>{submitError}</SubmitError>
    </Stack>
  )
}

function Rejection({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui()
  const [reject] = useMutation(RejectUpiPayment_mutation)
  const { submit, loading, errors, submitError } = useSubmission(['reason'])
  return (
    <ReasonForm
      submit={t`Reject it`}
      label={t`What the customer reads`}
      loading={loading}
      submitError={submitError}
      error={errors.reason}
      onSubmit={(reason) =>
        void submit(
          async () => (await reject({ variables: { input: { id, reason } } })).data?.rejectUpiPayment,
        )
      }
      onClose={onClose}
    />
  )
}
