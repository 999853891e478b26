import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextField } from '../../ui/TextField.tsx'
import type { FieldsProps } from './FactsFields.tsx'

/** The account to which shoppers transfer by UPI. */
export function UpiFields({ values, errors, change }: Omit<FieldsProps, 'configured'>) {
  const { t } = useLingui()
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        <Trans>
          With a UPI address, shoppers pay what is due on their order’s page and send you the payment’s
          number. It counts as paid when you have confirmed it under Payments.
        </Trans>
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <TextField
          label={t`UPI address`}
          placeholder="roopkala@okbank"
          autoCapitalize="none"
          value={values.vpa}
          error={errors['vpa'] ?? errors['upi']}
          onChange={({ target }) => change({ vpa: target.value })}
        />
        <TextField
          label={t`Name of the payee`}
          helper={t`As payment apps show it`}
          maxLength={60}
          value={values.payeeName}
          error={errors['payeeName']}
          onChange={({ target }) => change({ payeeName: target.value })}
        />
      </SimpleGrid>
    </Stack>
  )
}
