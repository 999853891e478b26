import { useMutation } from '@apollo/client/react'
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReceiveReturnInput } from '../../../__generated__/graphql.ts'
import { SubmitError } from '../../../ui/Form.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { AdminOrder } from '../order-documents.ts'
import { useOrderChange } from '../use-order-change.ts'
import { InspectionForm } from './InspectionForm.tsx'
import { RejectionForm } from './RejectionForm.tsx'
import { ReceiveReturn_mutation } from './return-documents.ts'
import { returnedPieces, returnStatusNames } from './return-labels.ts'

type Return = AdminOrder['returns'][number]

interface OfReturn {
  order: AdminOrder
  returned: Return
}

/** The pieces of an order that come back, until they are credited, exchanged or rejected. */
export function ReturnsPanel({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const open = order.returns.filter(({ status }) => status === 'REQUESTED' || status === 'RECEIVED')
  if (open.length === 0) return null
  return (
    <Panel title={t`Returned pieces`}>
      <Stack as="ul" gap="4" listStyleType="none">
        {open.map((returned) => (
          <Box as="li" key={returned.id}>
            <Text fontWeight="semibold">
              {i18n._(returnStatusNames[returned.status])}: {returnedPieces(i18n, order, returned)}
            </Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {returned.wish === 'EXCHANGE' ? t`To be exchanged.` : t`To be refunded.`} “{returned.reason}”
            </Text>
            <Decision key={returned.status} order={order} returned={returned} />
          </Box>
        ))}
      </Stack>
    </Panel>
  )
}

function Decision({ order, returned }: OfReturn) {
  const { t } = useLingui()
  const [form, setForm] = useState<'inspect' | 'reject' | null>(null)
  const [receiveReturn] = useMutation(ReceiveReturn_mutation)
  const { change, loading, submitError } = useOrderChange(
    async (input: ReceiveReturnInput) => (await receiveReturn({ variables: { input } })).data?.receiveReturn,
    t`The pieces have arrived.`,
  )
  const close = () => setForm(null)
  if (form === 'inspect') return <InspectionForm order={order} returned={returned} onClose={close} />
  if (form === 'reject') return <RejectionForm returnId={returned.id} onClose={close} />
  return (
    <>
      <Flex mt="2" gap="3" wrap="wrap">
        {returned.status === 'REQUESTED' ? (
          <Button size="md" disabled={loading} onClick={() => void change({ id: returned.id })}>
            <Trans>They have arrived</Trans>
          </Button>
        ) : (
          <Button size="md" onClick={() => setForm('inspect')}>
            <Trans>Inspect</Trans>
          </Button>
        )}
        <Button size="md" variant="outline" onClick={() => setForm('reject')}>
          <Trans>Reject</Trans>
        </Button>
      </Flex>
      <SubmitError>{submitError}</SubmitError>
    </>
  )
}
