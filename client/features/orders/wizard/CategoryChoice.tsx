import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { telLink } from '../../../lib/contact.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { garmentNames } from './measure-words.ts'
import type { OrderValues } from './order-form.ts'
import { fieldId } from './order-steps.ts'
import { errorAt } from './use-order-form.ts'
import { useWizard } from './wizard-context.ts'

/** What a design of her own is to be, and why no price stands here. */
export function CategoryChoice() {
  const { phone } = useWizard()
  const { t, i18n } = useLingui()
  const { register, formState } = useFormContext<OrderValues>()
  return (
    <Stack gap="6">
      <Box p="5" bg="gold.subtle" borderRadius="l3">
        <Heading as="h3" size="lg" mb="2">
          <Trans>Price on enquiry</Trans>
        </Heading>
        <Text>
          <Trans>We tell the price only by phone, and guarantee you the lowest.</Trans>
        </Text>
        {/* The box speaks both languages on every page. */}
        <Text
          mt="1"
          lang={i18n.locale === 'hi' ? 'en' : 'hi'}
          fontFamily={i18n.locale === 'hi' ? undefined : "'Hind of the enquiry', system-ui, sans-serif"}
        >
          {i18n.locale === 'hi'
            ? 'We tell the price only by phone, and guarantee you the lowest.'
            : 'कीमत सिर्फ़ फ़ोन पर बताई जाती है। सबसे कम दाम की गारंटी।'}
        </Text>
        <Button asChild variant="outline" mt="4" height="auto" minH="11" py="2" whiteSpace="normal">
          <a href={telLink(phone)}>
            <Phone />
            <Trans>Call {phone}</Trans>
          </a>
        </Button>
      </Box>
      <SelectField
        label={t`Select Category`}
        id={fieldId('customCategory')}
        error={errorAt(formState.errors, 'customCategory')}
        {...register('customCategory')}
      >
        <option value="">{t`Choose a garment`}</option>
        <option value="BLOUSE">{i18n._(garmentNames.blouse)}</option>
        <option value="DRESS">{i18n._(garmentNames.dress)}</option>
        <option value="LEHENGA">{i18n._(garmentNames.lehenga)}</option>
      </SelectField>
    </Stack>
  )
}
