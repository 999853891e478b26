import { useMutation } from '@apollo/client/react'
import { Box, Stack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiClientForm_ApiClientFragment } from '../../__generated__/graphql.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { SaveApiClient_mutation } from './api-client-documents.ts'
import { ClientFields } from './ClientFields.tsx'
import { clientInput, clientValues } from './client-values.ts'
import { KeyActions } from './KeyActions.tsx'
import { KeyList } from './KeyList.tsx'
import { NewSecret } from './NewSecret.tsx'
import { readForm } from '../forms/read-form.ts'
import { WebhookPanels } from '../webhooks/WebhookPanels.tsx'

interface ApiClientFormProps {
  /** Null for a new one. */
  client: ApiClientForm_ApiClientFragment | null
  /** A key that was made when the client was added. */
  firstKey?: string | undefined
  onAdded?: (id: string, key: string) => void
  onChanged: () => void
}

const fields = ['name', 'scopes', 'allowedOrigins', 'requestsPerMinute'] as const

/** A program that uses the API: what it may do, and its keys. */
export function ApiClientForm({ client, firstKey, onAdded, onChanged }: ApiClientFormProps) {
  const { t, i18n } = useLingui()
  const [values, setValues] = useState(() => clientValues(client))
  const [stored, setStored] = useState(client)
  const [newKey, setNewKey] = useState(firstKey)
  const [save] = useMutation(SaveApiClient_mutation)
  const { loading, errors, setErrors, submitError, submit } = useSubmission(fields)
  const send = async () => {
    const form = readForm(i18n, (read) => clientInput(read, values))
    if (form.errors) return setErrors(form.errors)
    const { state } = await submit(async () => {
      const input = { id: stored?.id, version: stored?.version, ...form.input }
      const payload = (await save({ variables: { input } })).data?.saveApiClient
      if (!payload) return payload
      const { apiClient, key } = payload
      if (client && apiClient) setStored(apiClient)
      if (apiClient && key) onAdded?.(apiClient.id, key)
      return { userErrors: payload.userErrors.map(atItsField) }
    })
    if (state !== 'done') return
    void notify({ title: client ? t`Program saved` : t`Program added` })
    onChanged()
  }
  return (
    <Panel title={client?.name ?? t`Another program`}>
      <Stack gap="5">
        <Form
          submit={client ? t`Save the program` : t`Add the program`}
          loading={loading}
          submitError={submitError}
          onSubmit={() => void send()}
          noValidate
          button={{ size: 'md', variant: client ? 'outline' : 'solid' }}
        >
          <ClientFields
            values={values}
            errors={errors}
            onChange={(changes) => setValues((old) => ({ ...old, ...changes }))}
          />
        </Form>
        {stored && (
          <Box borderTopWidth="1px" pt="4">
            <Stack gap="4">
              <Box role="status">
                {newKey && (
                  <NewSecret
                    label={t`The new key of ${{ name: stored.name }}`}
                    helper={t`Copy it now: it is shown only this once. Whoever has it can do what you allow this program.`}
                    secret={newKey}
                  />
                )}
              </Box>
              <KeyList keys={stored.keys} />
              <KeyActions client={stored} onNewKey={setNewKey} onStored={setStored} onRevoked={onChanged} />
              <WebhookPanels clientId={stored.id} />
            </Stack>
          </Box>
        )}
      </Stack>
    </Panel>
  )
}

/** `allowedOrigins.0` is a line of one field. */
const atItsField = <Refusal extends { field?: string | null | undefined }>(refusal: Refusal): Refusal => ({
  ...refusal,
  field: refusal.field?.replace(/\.\d+$/, ''),
})
