import { useMutation } from '@apollo/client/react'
import { Box, Button, Stack, Text } from '@chakra-ui/react'
import type { CompleteAlterationInput } from '../../../__generated__/graphql.ts'
import { formatMoment } from '../../../lib/shop-days.ts'
import { type AdminOrder, CompleteAlteration_mutation } from './order-documents.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SubmitError } from '../../../ui/Form.tsx'
import { useOrderChange } from './use-order-change.ts'

/** The open alteration requests of an order; completed ones are in its timeline. */
export function AlterationsPanel({ order }: { order: AdminOrder }) {
  const [completeAlteration] = useMutation(CompleteAlteration_mutation)
  const { change, loading, submitError } = useOrderChange(
    async (input: CompleteAlterationInput) =>
      (await completeAlteration({ variables: { input } })).data?.completeAlteration,
    'The alteration is completed.',
  )
  const open = order.alterations.filter(({ completedAt }) => completedAt == null)
  if (open.length === 0) return null
  return (
    <Panel title="Open alteration requests">
      <Stack as="ul" gap="4" listStyleType="none">
        {open.map(({ id, details, requestedAt }) => (
          <Box as="li" key={id}>
            <Text textStyle="xs" color="fg.muted">
              {formatMoment(requestedAt)}
            </Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {details}
            </Text>
            <Button
              size="md"
              mt="2"
              disabled={loading}
              onClick={() => void change({ orderId: order.id, alterationId: id })}
            >
              Mark as completed
            </Button>
          </Box>
        ))}
      </Stack>
      <SubmitError>{submitError}</SubmitError>
    </Panel>
  )
}
