import { useMutation } from '@apollo/client/react'
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ZoneForm_ZoneFragment } from '../../__generated__/graphql.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import { useVersionedForm } from '../forms/use-versioned-form.ts'
import { readForm } from '../forms/read-form.ts'
import { VersionedForm } from '../forms/VersionedForm.tsx'
import { SaveDeliveryZone_mutation } from './delivery-documents.ts'
import { emptyZone, inputOf, type ZoneField, valuesOf } from './zone-form.ts'

/** @param zone the one to change; null for a new one */
export function ZoneForm({ zone }: { zone: ZoneForm_ZoneFragment | null }) {
  const { t, i18n } = useLingui()
  const [mutate] = useMutation(SaveDeliveryZone_mutation)
  const form = useVersionedForm({
    initial: zone ? valuesOf(zone) : emptyZone,
    version: zone?.version,
    read: (values) => readForm(i18n, (read) => inputOf(read, values)),
    send: async (typed, version) => {
      const input = { ...typed, ...(zone && { id: zone.id, version }) }
      const payload = (await mutate({ variables: { input } })).data?.saveDeliveryZone
      return { payload, stored: payload?.deliveryZone }
    },
    changedElsewhere: t`Somebody else changed this zone meanwhile. Save once more to have yours, or open it again to see theirs.`,
    saved: zone ? t`Zone saved` : t`Zone added`,
    back: adminPaths.delivery(),
  })
  const field = (name: ZoneField, label: string, input: Partial<TextFieldProps> = {}) => (
    <TextField
      autoComplete="off"
      {...input}
      name={name}
      label={label}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  )
  return (
    <VersionedForm submit={zone ? t`Save the zone` : t`Add the zone`} form={form}>
      <Stack gap="4">
        <Panel title={t`Where`}>
          <Stack gap="4">
            {field('name', t`Name`, { maxLength: 60, helper: t`For you alone: Mumbai and suburbs` })}
            {field('prefixes', t`Pincodes that begin with`, {
              inputMode: 'numeric',
              helper: t`The first digits, with commas between: 400, 4010. Of several that fit a pincode, the longest decides`,
            })}
          </Stack>
        </Panel>
        <Panel title={t`How fast, and for how much`}>
          <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
            {field('minDays', t`Fewest days in transit`, { inputMode: 'numeric' })}
            {field('maxDays', t`Most days in transit`, {
              inputMode: 'numeric',
              helper: t`The day that is promised counts with these`,
            })}
            {field('fee', t`Fee for an order, in ₹`, {
              inputMode: 'decimal',
              helper: t`Free delivery by an offer takes it off`,
            })}
          </SimpleGrid>
        </Panel>
      </Stack>
    </VersionedForm>
  )
}
