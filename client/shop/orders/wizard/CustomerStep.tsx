import { useQuery } from '@apollo/client/react'
import { chakra, Grid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { SavedAddresses_query } from '../../../lib/saved-addresses.ts'
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx'
import type { OrderValues } from './order-form.ts'
import { savedDraft } from './line-prices.ts'
import { fieldId } from './order-steps.ts'
import { mayBeIn } from './pincode-states.ts'
import { customerNames } from './use-field-name.ts'
import { FulfilmentChoice, OrderExtras } from './OrderExtras.tsx'
import { AddressChoice, SaveAddress } from './AddressChoice.tsx'
import { useLastCustomer } from './use-last-customer.ts'
import { errorAt } from './use-order-form.ts'
import { StateField } from './StateField.tsx'
import { usePostOffice } from './use-post-office.ts'
import { useWizard } from './wizard-context.ts'

/** Step 4: contact details and delivery address. The pincode comes early, because it fills in city and state. */
export function CustomerStep() {
  const { t, i18n } = useLingui()
  const { register, formState, control } = useFormContext<OrderValues>()
  const [pincode, state, fulfilment] = useWatch({
    control,
    name: ['customer.pincode', 'customer.state', 'fulfilment'],
  })
  const { state: draft, signedIn, shopper } = useWizard()
  const isOutside = savedDraft(draft)?.isDeliverable === false
  const { data } = useQuery(SavedAddresses_query, {
    fetchPolicy: 'cache-and-network',
    skip: !signedIn || shopper !== null,
  })
  const addresses = data?.savedAddresses ?? []
  const { isFilled, clear } = useLastCustomer()
  usePostOffice(fulfilment === 'DELIVERY' ? pincode : '')
  const facts = (name: keyof typeof customerNames) => {
    const field = `customer.${name}` as const
    return {
      required: true,
      label: i18n._(customerNames[name]),
      id: fieldId(field),
      error: errorAt(formState.errors, field),
      ...register(field),
    } satisfies TextFieldProps
  }
  return (
    <Stack gap="5">
      {/* The warning replaces the hint, so that the fields don't move. */}
      <Text color="fg.muted">
        <span role="status">
          {isFilled
            ? t`From your last order. Change what is different.`
            : t`Please complete all required fields to proceed with your order`}
        </span>{' '}
        {isFilled && (
          <chakra.button
            type="button"
            color="brand.fg"
            textDecoration="underline"
            cursor="pointer"
            py="2.5"
            my="-2.5"
            onClick={clear}
          >
            <Trans>Clear phone and address</Trans>
          </chakra.button>
        )}
      </Text>
      <FulfilmentChoice />
      {fulfilment === 'DELIVERY' && addresses.length > 0 && (
        <AddressChoice addresses={addresses} onOther={clear} />
      )}
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
        <TextField
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          placeholder={t`10-digit mobile number`}
          maxLength={60}
          {...facts('phone')}
        />
        {fulfilment === 'DELIVERY' && (
          <TextField
            autoComplete="postal-code"
            inputMode="numeric"
            placeholder={t`6-digit pincode`}
            maxLength={30}
            warning={
              isOutside
                ? t`We don’t deliver to this pincode yet. Choose pick-up or another address.`
                : mayBeIn(pincode, state)
                  ? undefined
                  : t`This pincode looks like one of another state. Please check the pincode and the state.`
            }
            {...facts('pincode')}
          />
        )}
        <TextField autoComplete="name" maxLength={200} {...facts('name')} />
        <TextField type="email" autoComplete="email" inputMode="email" maxLength={200} {...facts('email')} />
      </Grid>
      {fulfilment === 'DELIVERY' && (
        <>
          <TextField autoComplete="street-address" maxLength={200} {...facts('street')} />
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
            <TextField autoComplete="address-level2" maxLength={200} {...facts('city')} />
            <StateField {...facts('state')} />
          </Grid>
          {shopper === null && <SaveAddress addresses={addresses} />}
        </>
      )}
      <OrderExtras />
      <input type="hidden" {...register('customer.country')} />
    </Stack>
  )
}
