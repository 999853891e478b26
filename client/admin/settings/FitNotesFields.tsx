import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextArea } from '../../ui/TextArea.tsx'
import { CountField } from '../forms/CountField.tsx'
import type { FieldsProps } from './FactsFields.tsx'
import { ResetToConfigured } from './ResetToConfigured.tsx'

const fields = [
  { name: 'readyMade', label: msg`Ready-made`, lang: undefined },
  { name: 'readyMadeHindi', label: msg`Ready-made, in Hindi`, lang: 'hi' },
  { name: 'tailored', label: msg`Tailor made`, lang: undefined },
  { name: 'tailoredHindi', label: msg`Tailor made, in Hindi`, lang: 'hi' },
] as const

/** What the shop does when a garment doesn't fit. */
export function FitNotesFields({ values, configured, errors, change }: FieldsProps) {
  const { t, i18n } = useLingui()
  const { fitNotes } = values
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        <Trans>
          Every design’s page shows it below the sizes. Without a Hindi text, Hindi pages show the English
          one.
        </Trans>
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {fields.map(({ name, label, lang }) => (
          <TextArea
            key={name}
            label={i18n._(label)}
            lang={lang}
            value={fitNotes[name]}
            maxLength={600}
            error={errors[`fitNotes.${name}`]}
            onChange={({ target }) => change({ fitNotes: { ...fitNotes, [name]: target.value } })}
          />
        ))}
      </SimpleGrid>
      <CountField
        label={t`Days for returns of ready-made pieces, after the delivery`}
        required
        maxW="40"
        value={values.returnDays}
        error={errors.returnDays}
        onChange={(returnDays) => change({ returnDays })}
      />
      <ResetToConfigured
        label={t`If it doesn’t fit`}
        fields={['fitNotes', 'returnDays']}
        values={values}
        configured={configured}
        change={change}
      />
    </Stack>
  )
}
