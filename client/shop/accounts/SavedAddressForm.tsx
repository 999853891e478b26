import { useMutation } from '@apollo/client/react'
import { Button, chakra, Grid } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import type { SavedAddress_FieldsFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { SavedAddresses_query } from '../../lib/saved-addresses.ts'
import { Form } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { textIn } from '../../ui/text-in.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { indianStates } from '../orders/wizard/indian-states.ts'

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
  const { t, i18n } = useLingui()
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
    onChange: () => setErrors({ ...errors, [name]: undefined }),
  })
  const send = async (form: HTMLFormElement) => {
    const typed = (name: (typeof fields)[number]) => textIn(form, name)
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
        update: (cache, { data: payload }) => {
          const savedAddresses = payload?.saveAddress.savedAddresses
          if (savedAddresses)
            cache.writeQuery({ query: SavedAddresses_query, data: { __typename: 'Query', savedAddresses } })
        },
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
      onSubmit={(form) => void send(form)}
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
        <SelectField label={t`State`} autoComplete="address-level1" {...facts('state')}>
          <option value="">{t`Choose a state`}</option>
          {indianStates.map(([state, name]) => (
            <option key={state} value={state}>
              {i18n._(name)}
            </option>
          ))}
        </SelectField>
      </Grid>
      {!address?.isDefault && (
        <chakra.label display="flex" alignItems="center" gap="3" minH="11" cursor="pointer">
          <chakra.input
            type="checkbox"
            boxSize="5"
            flexShrink="0"
            accentColor="brand.solid"
            checked={isDefault}
            onChange={({ target }) => setDefault(target.checked)}
          />
          <Trans>Propose this address first</Trans>
        </chakra.label>
      )}
    </Form>
  )
}
