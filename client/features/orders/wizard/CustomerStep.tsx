import { chakra, Grid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx'
import { indianStates } from './indian-states.ts'
import type { CustomerValues, OrderValues } from './order-form.ts'
import { fieldId } from './order-steps.ts'
import { useLastCustomer } from './use-last-customer.ts'
import { errorAt } from './use-order-form.ts'

/** Step 4: for whom, and where to. */
export function CustomerStep() {
  const { t, i18n } = useLingui()
  const { register, formState } = useFormContext<OrderValues>()
  const { isFilled, clear } = useLastCustomer()
  const facts = (name: keyof CustomerValues) => {
    const field = `customer.${name}` as const
    return {
      required: true,
      id: fieldId(field),
      error: errorAt(formState.errors, field),
      ...register(field),
    } satisfies Partial<TextFieldProps>
  }
  return (
    <Stack gap="5">
      {/* One sentence in the other's place: the fields don't move. */}
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
      <TextField label={t`Full name`} autoComplete="name" maxLength={200} {...facts('name')} />
      <TextField
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={200}
        {...facts('email')}
      />
      <TextField
        label={t`Phone`}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        placeholder={t`10-digit mobile number`}
        maxLength={20}
        {...facts('phone')}
      />
      <TextField label={t`Street`} autoComplete="street-address" maxLength={200} {...facts('street')} />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
        <TextField label={t`City`} autoComplete="address-level2" maxLength={200} {...facts('city')} />
        <SelectField label={t`State`} autoComplete="address-level1" {...facts('state')}>
          <option value="">{t`Choose a state`}</option>
          {indianStates.map(([state, name]) => (
            <option key={state} value={state}>
              {i18n._(name)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Pincode`}
          autoComplete="postal-code"
          inputMode="numeric"
          placeholder={t`6-digit pincode`}
          maxLength={10}
          {...facts('pincode')}
        />
      </Grid>
      <input type="hidden" {...register('customer.country')} />
    </Stack>
  )
}
