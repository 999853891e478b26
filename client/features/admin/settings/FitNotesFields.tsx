import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { FieldsProps } from './FactsFields.tsx'
import { ResetToConfigured } from './ResetToConfigured.tsx'

const fields = [
  { name: 'readyMade', label: 'Ready-made', lang: undefined },
  { name: 'readyMadeHindi', label: 'Ready-made, in Hindi', lang: 'hi' },
  { name: 'tailored', label: 'Tailor made', lang: undefined },
  { name: 'tailoredHindi', label: 'Tailor made, in Hindi', lang: 'hi' },
] as const

/** What the shop does when a garment doesn't fit. */
export function FitNotesFields({ values, configured, errors, change }: FieldsProps) {
  const { fitNotes } = values
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Every design’s page shows it below the sizes. Without a Hindi text, Hindi pages show the English one.
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {fields.map(({ name, label, lang }) => (
          <TextArea
            key={name}
            label={label}
            lang={lang}
            value={fitNotes[name]}
            maxLength={600}
            error={errors[`fitNotes.${name}`]}
            onChange={({ target }) => change({ fitNotes: { ...fitNotes, [name]: target.value } })}
          />
        ))}
      </SimpleGrid>
      <TextField
        label="Days for returns of ready-made pieces, after the delivery"
        type="number"
        inputMode="numeric"
        min="0"
        max="90"
        required
        maxW="40"
        value={values.returnDays}
        error={errors.returnDays}
        onChange={({ target }) => change({ returnDays: target.value })}
      />
      <ResetToConfigured
        label="If it doesn’t fit"
        fields={['fitNotes', 'returnDays']}
        values={values}
        configured={configured}
        change={change}
      />
    </Stack>
  )
}
