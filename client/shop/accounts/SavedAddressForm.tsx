import { useMutation } from '@apollo/client/react'
import { Button, Grid } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import type { SavedAddress_FieldsFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { textIn } from '../../ui/text-in.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { type FilledIn, useCityAndState } from '../orders/use-city-and-state.ts'
import { StateField } from '../orders/wizard/StateField.tsx'
import { showAddresses } from './show-addresses.ts'

const SaveAddress_mutation = graphql(`
  mutation SaveAddress($input: SaveAddressInput!) {
    saveAddress(input: $input) {
      savedAddresses {
        ...SavedAddress_fields
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const fields = ['label', 'name', 'phone', 'pincode', 'street', 'city', 'state'] as const

interface SavedAddressFormProps {
  /** Null for a new one. */
  address: SavedAddress_FieldsFragment | null
  onClose: () => void
}

/** Adds or changes a saved address. */
export function SavedAddressForm({ address, onClose }: SavedAddressFormProps) {
  const { t } = useLingui()
  const [save] = useMutation(SaveAddress_mutation)
  const { loading, errors, setErrors, submitError, submit } = useSubmission(fields)
  const first = useId()
  useEffect(() => {
    document.getElementById(first)?.focus()
  }, [first])
  const [isDefault, setDefault] = useState(address?.isDefault ?? false)
  const facts = (name: (typeof fields)[number]) => ({
    name,
    defaultValue: address?.[name] ?? '',
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setErrors({ ...errors, [name]: undefined })
      if (name !== 'pincode') return
      form.current = target.form
      setPincode(target.value)
    },
  })
  const form = useRef<HTMLFormElement>(null)
  const filledIn = useRef<FilledIn>({})
  const [pincode, setPincode] = useState('')
  useCityAndState(pincode, {
    read: (field) => (form.current ? textIn(form.current, field) : ''),
    write: (field, value) => {
      const input = form.current?.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement | null
      if (input) input.value = value
      setErrors((before) => ({ ...before, [field]: undefined }))
    },
    filledIn: () => filledIn.current,
    setFilledIn: (filled) => void (filledIn.current = filled),
  })
  const send = async (sent: HTMLFormElement) => {
    const typed = (name: (typeof fields)[number]) => textIn(sent, name)
    const outcome = await submit(async () => {
      const { data } = await save({
        variables: {
          input: {
            id: address?.id ?? null,
            label: typed('label'),
            name: typed('name'),
            phone: typed('phone'),
            street: typed('street'),
            city: typed('city'),
            state: typed('state'),
            pincode: typed('pincode'),
            isDefault,
          },
        },
        update: (cache, { data: payload }) => showAddresses(cache, payload?.saveAddress.savedAddresses),
      })
      return data?.saveAddress
    })
    if (outcome.state === 'done') onClose()
  }
  return (
    <Form
      noValidate
      aria-label={address ? t`Change the address` : t`Add an address`}
      submit={t`Save address`}
      loading={loading}
      submitError={submitError}
      onSubmit={(sent) => void send(sent)}
      actions={
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <TextField
          id={first}
          label={t`Label (optional)`}
          placeholder={t`Home, Office`}
          maxLength={40}
          {...facts('label')}
        />
        <TextField label={t`Full name`} autoComplete="name" maxLength={200} {...facts('name')} />
        <TextField
          label={t`Phone`}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={60}
          {...facts('phone')}
        />
        <TextField
          label={t`Pincode`}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={30}
          {...facts('pincode')}
        />
      </Grid>
      <TextField label={t`Street`} autoComplete="street-address" maxLength={200} {...facts('street')} />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <TextField label={t`City`} autoComplete="address-level2" maxLength={200} {...facts('city')} />
        <StateField label={t`State`} {...facts('state')} />
      </Grid>
      {!address?.isDefault && (
        <CheckField
          label={t`Propose this address first`}
          checked={isDefault}
          onChange={({ target }) => setDefault(target.checked)}
        />
      )}
    </Form>
  )
}
