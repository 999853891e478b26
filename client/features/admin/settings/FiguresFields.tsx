import { SimpleGrid } from '@chakra-ui/react'
import { TextField } from '../../../ui/TextField.tsx'
import type { FieldsProps } from './FactsFields.tsx'

const fields = [
  { name: 'years', label: 'Years' },
  { name: 'blouses', label: 'Blouses' },
  { name: 'designs', label: 'Unique designs' },
] as const

/** The figures of 'Our Achievements'. */
export function FiguresFields({ values, errors, change }: FieldsProps) {
  return (
    <SimpleGrid columns={3} gap="4" maxW="2xl">
      {fields.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          value={values[name]}
          maxLength={12}
          error={errors[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </SimpleGrid>
  )
}
