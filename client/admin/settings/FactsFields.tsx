import { SimpleGrid, Stack } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { ResetToConfigured } from './ResetToConfigured.tsx'
import type { ConfiguredValues, Errors, SettingsValues } from './settings-values.ts'

export interface FieldsProps {
  values: SettingsValues
  configured: ConfiguredValues
  errors: Errors
  change: (some: Partial<SettingsValues>) => void
}

interface Field {
  name: 'phone' | 'whatsApp' | 'email' | 'openingHours' | 'street' | 'city' | 'state' | 'pincode'
  label: MessageDescriptor
  helper?: MessageDescriptor
  type?: 'tel' | 'email'
  inputMode?: 'numeric'
}

const fields: Field[] = [
  { name: 'phone', label: msg`Phone`, helper: msg`As people read it: +91 22 5550 0142`, type: 'tel' },
  {
    name: 'whatsApp',
    label: msg`WhatsApp`,
    helper: msg`Digits alone, with 91 before them`,
    inputMode: 'numeric',
  },
  { name: 'email', label: msg`E-mail`, type: 'email' },
  {
    name: 'openingHours',
    label: msg`Opening hours`,
    helper: msg`Such as Mo-Sa 09:00-19:00, or several: Mo-Fr 10:00-19:00, Sa 10:00-14:00`,
  },
]

const addressFields: Field[] = [
  { name: 'street', label: msg`Street` },
  { name: 'city', label: msg`City` },
  { name: 'state', label: msg`State` },
  { name: 'pincode', label: msg`Pincode`, inputMode: 'numeric' },
]

/** Phone numbers, addresses and opening hours. */
export function FactsFields({ values, configured, errors, change }: FieldsProps) {
  const { t, i18n } = useLingui()
  const back = { values, configured, change }
  const field = ({ name, label, helper, ...input }: Field) => (
    <TextField
      {...input}
      label={i18n._(label)}
      helper={helper && i18n._(helper)}
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
            <ResetToConfigured label={i18n._(fact.label)} fields={[fact.name]} {...back} />
          </Stack>
        ))}
      </SimpleGrid>
      <Stack gap="1">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {addressFields.map((part) => (
            <Fragment key={part.name}>{field(part)}</Fragment>
          ))}
        </SimpleGrid>
        <ResetToConfigured label={t`Address`} fields={addressFields.map(({ name }) => name)} {...back} />
      </Stack>
    </Stack>
  )
}
