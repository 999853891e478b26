import { useMutation } from '@apollo/client/react'
import { Box, Stack, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AddOrderNoteInput } from '../../__generated__/graphql.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { Form } from '../../ui/Form.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { type AdminOrder, AddOrderNote_mutation } from './order-documents.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useOrderChange } from './use-order-change.ts'

/** Internal notes of the staff; the customer doesn't see them. */
export function OrderNotes({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const [addNote] = useMutation(AddOrderNote_mutation)
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: AddOrderNoteInput) => (await addNote({ variables: { input } })).data?.addOrderNote,
    t`The note is kept.`,
    ['text'],
  )
  const [text, setText] = useState('')
  const submit = async () => {
    if (await change({ orderId: order.id, text })) setText('')
  }
  return (
    <Panel title={t`Notes of the shop`}>
      <Stack gap="3">
        {order.internalNotes.map((note) => (
          <Box key={note.id}>
            <Text whiteSpace="pre-wrap">{note.text}</Text>
            <Text textStyle="xs" color="fg.muted">
              {note.name}, {formatMoment(note.at, i18n)}
            </Text>
          </Box>
        ))}
        <Form
          submit={t`Add the note`}
          loading={loading}
          submitError={submitError}
          onSubmit={() => void submit()}
          button={{ size: 'md', variant: 'outline' }}
        >
          <TextArea
            label={t`Another note, for the shop’s people only`}
            minH="16"
            maxLength={2000}
            required
            value={text}
            error={errors.text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Form>
      </Stack>
    </Panel>
  )
}
