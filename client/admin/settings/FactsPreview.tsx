import { Box, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { addressLines } from '../../lib/contact.ts'
import { describeOpeningHours } from '../../lib/opening-hours.ts'
import type { SettingsValues } from './settings-values.ts'

interface FactsPreviewProps {
  name: string
  country: string
  values: SettingsValues
}

/** Previews the details as the footer and the contact page will show them. */
export function FactsPreview({ name, country, values }: FactsPreviewProps) {
  const { t, i18n } = useLingui()
  const { phone, whatsApp, email } = values
  return (
    <Box
      mt="5"
      p="4"
      bg="brand.solid"
      color="brand.contrast"
      borderRadius="l2"
      role="group"
      aria-label={t`Preview`}
    >
      <Text fontFamily="heading" fontWeight="600">
        {name}
      </Text>
      {addressLines({ ...values, country }).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <Text mt="2">{describeOpeningHours(values.openingHours, i18n)}</Text>
      <Text mt="2">
        <Trans>
          {phone} · WhatsApp +{whatsApp} · {email}
        </Trans>
      </Text>
      {values.socialLinks.length > 0 && (
        <Text>{values.socialLinks.map((link) => link.name).join(' · ')}</Text>
      )}
    </Box>
  )
}
