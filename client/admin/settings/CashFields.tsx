import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextField } from '../../ui/TextField.tsx'
import { AmountField } from '../forms/AmountField.tsx'
import type { FieldsProps } from './FactsFields.tsx'

/** Which deliveries can be paid in cash. */
export function CashFields({ values, errors, change }: Omit<FieldsProps, 'configured'>) {
  const { t } = useLingui()
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        <Trans>
          While the shop takes UPI or online payments, these limits say which deliveries can also be paid in
          cash. Orders that are picked up always can.
        </Trans>
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <AmountField
          label={t`Cash up to a total of, ₹`}
          helper={t`Empty for any total`}
          value={values.cashOnDeliveryLimit}
          error={errors['cashOnDeliveryLimit']}
          onChange={(cashOnDeliveryLimit) => change({ cashOnDeliveryLimit })}
        />
        <TextField
          label={t`Pincodes with cash on delivery`}
          helper={t`Their first digits, such as 400, 4101. Empty for everywhere.`}
          value={values.cashOnDeliveryPrefixes}
          error={errors['cashOnDeliveryPrefixes']}
          onChange={({ target }) => change({ cashOnDeliveryPrefixes: target.value })}
        />
        <AmountField
          label={t`Fee for cash on delivery, ₹`}
          helper={t`Added to each delivery that a shopper orders for cash. Empty for none.`}
          value={values.cashOnDeliveryFee}
          error={errors['cashOnDeliveryFee']}
          onChange={(cashOnDeliveryFee) => change({ cashOnDeliveryFee })}
        />
      </SimpleGrid>
    </Stack>
  )
}
