import { SimpleGrid } from '@chakra-ui/react'
import { TextField } from '../../../ui/TextField.tsx'
import type { SettingsValues } from './settings-values.ts'
import type { Errors } from './SettingsForm.tsx'

export interface FieldsProps {
  values: SettingsValues
  errors: Errors
  change: (some: Partial<SettingsValues>) => void
}

const fields = [
  { name: 'phone', label: 'Phone', helper: 'As people read it: +91 22 5550 0142', type: 'tel' },
  { name: 'whatsApp', label: 'WhatsApp', helper: 'Digits alone, with 91 before them', inputMode: 'numeric' },
  { name: 'email', label: 'E-mail', type: 'email' },
  { name: 'openingHours', label: 'Opening hours', helper: 'Such as Mo-Sa 09:00-19:00' },
  { name: 'street', label: 'Street' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'pincode', label: 'Pincode', inputMode: 'numeric' },
] as const

/** Numbers, addresses and hours. */
export function FactsFields({ values, errors, change }: FieldsProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {fields.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          value={values[name]}
          error={errors[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </SimpleGrid>
  )
}
