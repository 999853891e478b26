import { useLazyQuery, useMutation } from '@apollo/client/react'
import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Template_TemplateFragment } from '../../__generated__/graphql.ts'
import { Form } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import {
  MessagePreview_query,
  MessageTemplates_query,
  RestoreMessageTemplate_mutation,
  SaveMessageTemplate_mutation,
} from './template-documents.ts'

interface Preview {
  subject?: string | null
  body?: string | null
}

/** One text, with a preview of what the customer reads. */
export function TemplateEditor({ template }: { template: Template_TemplateFragment }) {
  const { t } = useLingui()
  const { event, channel, language, isOwn, placeholders } = template
  const [subject, setSubject] = useState(template.subject ?? '')
  const [body, setBody] = useState(template.body)
  const [preview, setPreview] = useState<Preview | null>(null)
  const { loading, errors, submitError, submit } = useSubmission(['subject', 'body'])
  const [readPreview] = useLazyQuery(MessagePreview_query, { fetchPolicy: 'network-only' })
  const [save] = useMutation(SaveMessageTemplate_mutation)
  const [restore] = useMutation(RestoreMessageTemplate_mutation, { refetchQueries: [MessageTemplates_query] })
  const input = { event, channel, language, subject: channel === 'EMAIL' ? subject : null, body }

  const showPreview = () =>
    submit(async () => {
      const found = (await readPreview({ variables: { input } })).data?.messagePreview
      setPreview(found?.userErrors.length === 0 ? found : null)
      return found
    })
  const saveText = () =>
    submit(
      async () =>
        (await save({ variables: { input }, refetchQueries: [MessageTemplates_query] })).data
          ?.saveMessageTemplate,
    )
  const restoreText = () =>
    submit(async () => {
      const { data } = await restore({ variables: { input: { event, channel, language } } })
      const shipped = data?.restoreMessageTemplate.messageTemplates?.find(
        (one) => one.event === event && one.channel === channel && one.language === language,
      )
      if (shipped) {
        setSubject(shipped.subject ?? '')
        setBody(shipped.body)
      }
      return data?.restoreMessageTemplate
    })

  return (
    <Panel title={isOwn ? t`Your text` : t`The shipped text`}>
      <Form
        submit={t`Save the text`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void saveText()}
        button={{ size: 'lg' }}
        actions={
          <>
            <Button type="button" size="lg" variant="outline" onClick={() => void showPreview()}>
              <Trans>Preview</Trans>
            </Button>
            {isOwn && (
              <Button type="button" size="lg" variant="ghost" onClick={() => void restoreText()}>
                <Trans>Return to the shipped text</Trans>
              </Button>
            )}
          </>
        }
      >
        {channel === 'EMAIL' && (
          <TextField
            label={t`Subject`}
            value={subject}
            error={errors.subject}
            lang={language === 'HI' ? 'hi' : 'en'}
            onChange={({ target }) => setSubject(target.value)}
          />
        )}
        <TextArea
          label={t`Text`}
          rows={10}
          value={body}
          error={errors.body}
          lang={language === 'HI' ? 'hi' : 'en'}
          helper={t`You can use ${{ placeholders: placeholders.map((name) => `{${name}}`).join(', ') }}. A line whose placeholder has no value is left out.`}
          onChange={({ target }) => setBody(target.value)}
        />
      </Form>
      {preview && (
        <Stack role="status" gap="1" mt="4" p="4" bg="bg.muted" borderRadius="l2">
          <Heading as="h3" size="sm">
            {preview.subject ?? t`Preview`}
          </Heading>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {preview.body}
          </Text>
        </Stack>
      )}
    </Panel>
  )
}
