import { useMutation } from '@apollo/client/react'
import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CustomersMeasurements_CustomerFragment } from '../../__generated__/graphql.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { Form, SubmitError } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { AddFitNote_mutation, DeleteFitNote_mutation } from './fit-documents.ts'

/** A customer's fit notes, to be written and deleted. */
export function FitNotes({ customer }: { customer: CustomersMeasurements_CustomerFragment }) {
  const { t, i18n } = useLingui()
  const { id: customerId, fitHistory } = customer
  const [text, setText] = useState('')
  const [add] = useMutation(AddFitNote_mutation)
  const [remove] = useMutation(DeleteFitNote_mutation)
  const adding = useSubmission(['text'])
  const removing = useSubmission()
  const save = async () => {
    const outcome = await adding.submit(
      async () => (await add({ variables: { input: { customerId, text } } })).data?.addFitNote,
    )
    if (outcome.state === 'done') setText('')
  }
  const removeNote = (id: string) =>
    removing.submit(
      async () => (await remove({ variables: { input: { customerId, id } } })).data?.deleteFitNote,
    )
  return (
    <Stack gap="3">
      <Stack as="ul" gap="1" listStyleType="none" _empty={{ display: 'none' }}>
        {fitHistory.notes.map((note) => (
          <Flex as="li" key={note.id} justify="space-between" align="center" gap="2">
            <Box>
              <Text fontWeight="semibold">{note.text}</Text>
              <Text color="fg.muted">
                {note.name}, {formatDay(note.at, i18n)}
              </Text>
            </Box>
            <IconButton
              variant="ghost"
              minW="12"
              minH="12"
              aria-label={t`Delete the note ‘${{ text: note.text }}’`}
              onClick={() => void removeNote(note.id)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </Flex>
        ))}
      </Stack>
      {fitHistory.alterations.map(({ orderNumber, details, at }) => (
        <Text key={`${orderNumber} ${at}`}>
          <Trans>Altered: {details}</Trans>{' '}
          <Text as="span" color="fg.muted">
            {orderNumber}, {formatDay(at, i18n)}
          </Text>
        </Text>
      ))}
      <SubmitError>{removing.submitError}</SubmitError>
      <Form
        submit={t`Add the note`}
        loading={adding.loading}
        submitError={adding.submitError}
        button={{ variant: 'outline', size: 'lg' }}
        onSubmit={() => void save()}
      >
        <TextField
          label={t`New fit note`}
          helper={t`Such as ‘right shoulder lower, add ½ inch to the sleeve’. It comes back whenever this customer is measured.`}
          autoComplete="off"
          minH="12"
          maxLength={1000}
          value={text}
          error={adding.errors.text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Form>
    </Stack>
  )
}
