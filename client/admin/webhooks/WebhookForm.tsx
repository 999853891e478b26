import { useMutation } from '@apollo/client/react'
import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { WebhookPanel_WebhookFragment } from '../../__generated__/graphql.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { SaveWebhook_mutation } from './webhook-documents.ts'
import { allTopics, topicLabels } from './webhook-labels.ts'

type Webhook = WebhookPanel_WebhookFragment

interface WebhookFormProps {
  clientId: string
  /** Null for a new one. */
  webhook: Webhook | null
  onSaved: (webhook: Webhook, secret: string | null) => void
}

const fields = ['url', 'topics', 'query'] as const

/** Where a webhook is sent, of what, and with which data. */
export function WebhookForm({ clientId, webhook, onSaved }: WebhookFormProps) {
  const { t, i18n } = useLingui()
  const topicsId = useId()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [topics, setTopics] = useState(webhook?.topics ?? [])
  const [query, setQuery] = useState(webhook?.query ?? '')
  const [isEnabled, setEnabled] = useState(!webhook?.disabledAt)
  const [save] = useMutation(SaveWebhook_mutation)
  const { loading, errors, submitError, submit } = useSubmission(fields)
  const send = () =>
    submit(async () => {
      const input = { id: webhook?.id, version: webhook?.version, clientId, url, topics, query, isEnabled }
      const payload = (await save({ variables: { input } })).data?.saveWebhook
      if (payload?.webhook && payload.userErrors.length === 0) {
        void notify({ title: webhook ? t`Webhook saved` : t`Webhook added` })
        onSaved(payload.webhook, payload.secret ?? null)
      }
      return payload
    })
  return (
    <Form
      submit={webhook ? t`Save the webhook` : t`Save the new webhook`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void send()}
      noValidate
      button={{ size: 'md', variant: 'outline' }}
    >
      <Stack gap="4">
        <TextField
          label={t`Address`}
          inputMode="url"
          maxLength={2000}
          value={url}
          error={errors.url}
          helper={t`Begins with https:// and is on the public internet.`}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <Box role="group" aria-labelledby={topicsId} aria-describedby={errors.topics && `${topicsId}-note`}>
          <Text id={topicsId} textStyle="label">
            <Trans>Sent for</Trans>
          </Text>
          <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6">
            {allTopics.map((topic) => (
              <CheckField
                key={topic}
                label={i18n._(topicLabels[topic])}
                checked={topics.includes(topic)}
                onChange={({ target }) => {
                  const others = topics.filter((each) => each !== topic)
                  setTopics(target.checked ? [...others, topic] : others)
                }}
              />
            ))}
          </SimpleGrid>
          {errors.topics && (
            <Text id={`${topicsId}-note`} textStyle="sm" color="fg.error">
              {errors.topics}
            </Text>
          )}
        </Box>
        <TextArea
          label={t`GraphQL query`}
          rows={4}
          fontFamily="mono"
          value={query}
          error={errors.query}
          helper={t`Its result is sent, for $id. Leave it empty to send the ids alone.`}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <CheckField
          label={t`Send deliveries`}
          checked={isEnabled}
          onChange={({ target }) => setEnabled(target.checked)}
        />
      </Stack>
    </Form>
  )
}
