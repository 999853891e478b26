import { useMutation } from '@apollo/client/react'
import { Box, Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import type { CorrectOrderStatusInput, OrderStatus } from '../../__generated__/graphql.ts'
import { Form } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { AdminOrder } from './order-documents.ts'
import { statusLabels } from './order-labels.ts'
import { useOrderChange } from './use-order-change.ts'

const CorrectOrderStatus_mutation = graphql(`
  mutation CorrectOrderStatus($input: CorrectOrderStatusInput!) {
    correctOrderStatus(input: $input) {
      order {
        id
        ...OrderProgress_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** The owner sets a mistaken status right, with a reason. */
export function CorrectStatusForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { id, version, correctableStatuses } = order
  const [to, setTo] = useState<OrderStatus | ''>('')
  const [reason, setReason] = useState('')
  const [correct] = useMutation(CorrectOrderStatus_mutation)
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: CorrectOrderStatusInput) =>
      (await correct({ variables: { input } })).data?.correctOrderStatus,
    t`The status is corrected.`,
    ['to', 'reason'],
  )
  return (
    <Box mt="4" borderTopWidth="1px" pt="4">
      <Form
        submit={t`Correct the status`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void (to && change({ id, version, to, reason }).then((done) => done && onClose()))}
        actions={
          <Button variant="ghost" onClick={onClose}>
            <Trans>Leave it</Trans>
          </Button>
        }
      >
        <SelectField
          label={t`It should be`}
          required
          value={to}
          error={errors.to}
          onChange={({ currentTarget }) => setTo(currentTarget.value as OrderStatus)}
        >
          <option value="">
            <Trans>Choose a status</Trans>
          </option>
          {correctableStatuses.map((status) => (
            <option key={status} value={status}>
              {i18n._(statusLabels[status].name)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Reason (not shown to the customer)`}
          required
          maxLength={500}
          value={reason}
          error={errors.reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Form>
    </Box>
  )
}
