import { SimpleGrid, Stack } from '@chakra-ui/react'
import { Fragment } from 'react'
import { TextField } from '../../../ui/TextField.tsx'
import { ResetToConfigured } from './ResetToConfigured.tsx'
import type { ConfiguredValues, Errors, SettingsValues } from './settings-values.ts'

export interface FieldsProps {
  values: SettingsValues
  configured: ConfiguredValues
  errors: Errors
  change: (some: Partial<SettingsValues>) => void
}

const fields = [
  { name: 'phone', label: 'Phone', helper: 'As people read it: +91 22 5550 0142', type: 'tel' },
  { name: 'whatsApp', label: 'WhatsApp', helper: 'Digits alone, with 91 before them', inputMode: 'numeric' },
  { name: 'email', label: 'E-mail', type: 'email' },
  {
    name: 'openingHours',
    label: 'Opening hours',
    helper: 'Such as Mo-Sa 09:00-19:00, or several: Mo-Fr 10:00-19:00, Sa 10:00-14:00',
  },
] as const

const addressFields = [
  { name: 'street', label: 'Street' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'pincode', label: 'Pincode', inputMode: 'numeric' },
] as const

/** Phone numbers, addresses and opening hours. */
export function FactsFields({ values, configured, errors, change }: FieldsProps) {
  const back = { values, configured, change }
  const field = ({ name, ...field }: (typeof fields)[number] | (typeof addressFields)[number]) => (
    <TextField
      {...field}
      value={values[name]}
      error={errors[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {fields.map((fact) => (
          <Stack key={fact.name} gap="1">
            {field(fact)}
            <ResetToConfigured label={fact.label} fields={[fact.name]} {...back} />
          </Stack>
        ))}
      </SimpleGrid>
      <Stack gap="1">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {addressFields.map((part) => (
            <Fragment key={part.name}>{field(part)}</Fragment>
          ))}
        </SimpleGrid>
        <ResetToConfigured label="Address" fields={addressFields.map(({ name }) => name)} {...back} />
      </Stack>
    </Stack>
  )
}
