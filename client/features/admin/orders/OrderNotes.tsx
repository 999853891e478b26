import { useMutation } from '@apollo/client/react'
import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { type SyntheticEvent, useState } from 'react'
import type { AddOrderNoteInput } from '../../../__generated__/graphql.ts'
import { formatMoment } from '../../../lib/shop-days.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { FormErrors } from './FormErrors.tsx'
import { type AdminOrder, AddOrderNote_mutation } from './order-documents.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useOrderChange } from './use-order-change.ts'

/** Internal notes of the staff; the customer doesn't see them. */
export function OrderNotes({ order }: { order: AdminOrder }) {
  const [addNote] = useMutation(AddOrderNote_mutation)
  const { change, loading, errorOf, otherErrors } = useOrderChange(
    async (input: AddOrderNoteInput) => (await addNote({ variables: { input } })).data?.addOrderNote,
    'The note is kept.',
  )
  const [text, setText] = useState('')
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await change({ orderId: order.id, text })) setText('')
  }
  return (
    <Panel title="Notes of the shop">
      <Stack gap="3">
        {order.internalNotes.map((note) => (
          <Box key={note.id}>
            <Text whiteSpace="pre-wrap">{note.text}</Text>
            <Text textStyle="xs" color="fg.muted">
              {note.name}, {formatMoment(note.at)}
            </Text>
          </Box>
        ))}
        <form onSubmit={(event) => void submit(event)}>
          <Stack gap="2">
            <TextArea
              label="Another note, for the shop’s people only"
              minH="16"
              maxLength={2000}
              required
              value={text}
              error={errorOf('text')}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Button type="submit" size="md" variant="outline" alignSelf="start" loading={loading}>
              Add the note
            </Button>
          </Stack>
          <FormErrors messages={otherErrors('text')} />
        </form>
      </Stack>
    </Panel>
  )
}
