import { SimpleGrid, Stack } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../ui/TextField.tsx'
import { ResetToConfigured } from './ResetToConfigured.tsx'
import type { FieldsProps } from './FactsFields.tsx'

const fields = [
  { name: 'years', label: msg`Years` },
  { name: 'blouses', label: msg`Blouses` },
  { name: 'designs', label: msg`Unique designs` },
] as const

/** The numbers of 'Our Achievements'. */
export function AchievementFields({ values, configured, errors, change }: FieldsProps) {
  const { t, i18n } = useLingui()
  return (
    <Stack gap="1">
      <SimpleGrid columns={3} gap="4" maxW="2xl">
        {fields.map(({ name, label }) => (
          <TextField
            key={name}
            label={i18n._(label)}
            value={values[name]}
            maxLength={12}
            error={errors[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </SimpleGrid>
      <ResetToConfigured
        label={t`Achievements`}
        fields={fields.map(({ name }) => name)}
        values={values}
        configured={configured}
        change={change}
      />
    </Stack>
  )
}
