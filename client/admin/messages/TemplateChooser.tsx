import { useMutation } from '@apollo/client/react'
import { Flex, SimpleGrid, Stack } from '@chakra-ui/react'
import type { Template_TemplateFragment } from '../../__generated__/graphql.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { SubmitError } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { useAddressChoice } from '../lists/use-address-choice.ts'
import { channelLabels, eventLabels, languageLabels } from './message-labels.ts'
import { MessageTemplates_query, SetMessageRule_mutation } from './template-documents.ts'
import { TemplateEditor } from './TemplateEditor.tsx'
import { useLingui } from '@lingui/react/macro'

type Template = Template_TemplateFragment

/** Chooses one text by event, channel and language, and edits it. */
export function TemplateChooser({ templates }: { templates: Template[] }) {
  const { t, i18n } = useLingui()
  const { chosen, choose } = useAddressChoice(['event', 'channel', 'language'])
  const ofEvent = matching(templates, 'event', chosen.event)
  const ofChannel = matching(ofEvent, 'channel', chosen.channel)
  const [template] = matching(ofChannel, 'language', chosen.language)
  if (!template) return null
  return (
    <Stack gap="4">
      <Panel title={t`Which text`}>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          <SelectField
            label={t`Event`}
            value={template.event}
            onChange={({ target }) => choose('event', target.value)}
          >
            {distinct(templates.map(({ event }) => event)).map((event) => (
              <option key={event} value={event}>
                {i18n._(eventLabels[event])}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t`Channel`}
            value={template.channel}
            onChange={({ target }) => choose('channel', target.value)}
          >
            {distinct(ofEvent.map(({ channel }) => channel)).map((channel) => (
              <option key={channel} value={channel}>
                {i18n._(channelLabels[channel])}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t`Language`}
            value={template.language}
            onChange={({ target }) => choose('language', target.value)}
          >
            {ofChannel.map(({ language }) => (
              <option key={language} value={language}>
                {i18n._(languageLabels[language])}
              </option>
            ))}
          </SelectField>
        </SimpleGrid>
        {!template.isRequired && <Rule template={template} />}
      </Panel>
      <TemplateEditor
        key={`${template.event} ${template.channel} ${template.language}`}
        template={template}
      />
    </Stack>
  )
}

/** Those of the chosen value; of the first one's, where there is none of it. */
function matching<Name extends keyof Template>(templates: Template[], name: Name, value: string) {
  const found = templates.filter((template) => template[name] === value)
  return found.length > 0 ? found : templates.filter((template) => template[name] === templates[0]?.[name])
}

const distinct = <Value,>(values: Value[]) => [...new Set(values)]

/** Whether the event is written about on the channel. */
function Rule({ template: { event, channel, isEnabled } }: { template: Template }) {
  const { t, i18n } = useLingui()
  const { loading, submitError, submit } = useSubmission()
  const [setRule] = useMutation(SetMessageRule_mutation, { refetchQueries: [MessageTemplates_query] })
  const set = (isEnabled: boolean) =>
    submit(
      async () =>
        (await setRule({ variables: { input: { event, channel, isEnabled } } })).data?.setMessageRule,
    )
  return (
    <Flex direction="column" mt="3">
      <CheckField
        label={t`Send “${{ event: i18n._(eventLabels[event]) }}” by ${{ channel: i18n._(channelLabels[channel]) }}`}
        checked={isEnabled}
        disabled={loading}
        onChange={({ target }) => void set(target.checked)}
      />
      <SubmitError>{submitError}</SubmitError>
    </Flex>
  )
}
