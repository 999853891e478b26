import { chakra, Grid, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { addressKey, maxSavedAddresses } from '../../../../shared/orders/saved-addresses.ts'
import { paths } from '../../../../shared/paths.ts'
import type { SavedAddress_FieldsFragment } from '../../../__generated__/graphql.ts'
import { CheckField } from '../../../ui/CheckField.tsx'
import { RadioTile } from '../../../ui/RadioTile.tsx'
import { atAddress, isAtAddress } from './last-customer.ts'
import type { OrderValues } from './order-form.ts'
import { keepCityAndState } from './use-post-office.ts'
import { useWizard } from './wizard-context.ts'

interface AddressChoiceProps {
  addresses: readonly SavedAddress_FieldsFragment[]
  /** Clears the fields for an address that isn't saved. */
  onOther: () => void
}

/** The account's saved addresses: one tap fills in who receives the order, and where. */
export function AddressChoice({ addresses, onOther }: AddressChoiceProps) {
  const { store } = useWizard()
  const { control, setValue, getValues } = useFormContext<OrderValues>()
  const customer = useWatch({ control, name: 'customer' })
  const chosen = addresses.find((address) => isAtAddress(customer, address))
  const choose = (address: SavedAddress_FieldsFragment) => {
    keepCityAndState(store)
    setValue('customer', atAddress(getValues('customer'), address), { shouldValidate: true })
  }
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="2">
        <Trans>Where it goes</Trans>
      </chakra.legend>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
        {addresses.map((address) => {
          const { id, label, name, street, city, pincode } = address
          return (
            <AddressTile key={id} value={id} checked={address === chosen} onSelect={() => choose(address)}>
              <Text as="span" fontWeight="semibold">
                {label ? `${label} · ${name}` : name}
              </Text>
              <Text as="span" display="block" fontSize="sm" color="fg.muted">
                {street}, {city} {pincode}
              </Text>
            </AddressTile>
          )
        })}
        <AddressTile value="" checked={chosen === undefined} onSelect={onOther}>
          <Text as="span" fontWeight="semibold">
            <Trans>Another address</Trans>
          </Text>
        </AddressTile>
      </Grid>
    </chakra.fieldset>
  )
}

type AddressTileProps = Omit<Parameters<typeof RadioTile>[0], 'name' | 'disabled'>

const AddressTile = ({ children, ...tile }: AddressTileProps) => (
  <RadioTile
    name="savedAddress"
    disabled={false}
    display="flex"
    alignItems="center"
    minW="0"
    px="4"
    py="2"
    {...tile}
  >
    <chakra.span minW="0" overflowWrap="anywhere">
      {children}
    </chakra.span>
  </RadioTile>
)

/** Whether the address is kept for the next orders; nothing for one that is, or where there are too many. */
export function SaveAddress({ addresses }: Pick<AddressChoiceProps, 'addresses'>) {
  const { t } = useLingui()
  const { control, setValue } = useFormContext<OrderValues>()
  const [customer, saveAddress] = useWatch({ control, name: ['customer', 'saveAddress'] })
  if (addresses.some((address) => isAtAddress(customer, address))) return null
  const isNew = addresses.every((address) => addressKey(address) !== addressKey(customer))
  if (isNew && addresses.length >= maxSavedAddresses)
    return (
      <Text fontSize="sm" color="fg.muted">
        <Trans>
          You have {maxSavedAddresses} saved addresses. To save this one, delete another in{' '}
          <Link asChild variant="underline">
            <RouterLink to={paths.account()}>your account</RouterLink>
          </Link>
          .
        </Trans>
      </Text>
    )
  return (
    <CheckField
      label={t`Save this address`}
      checked={saveAddress !== false}
      onChange={({ target }) => setValue('saveAddress', target.checked)}
    />
  )
}
