import { Box, Button, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { telLink } from '../../../lib/contact.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { garmentNames } from './measurement-labels.ts'
import type { OrderValues } from './order-form.ts'
import { fieldId } from './order-steps.ts'
import { designOfLink } from './parse-link.ts'
import { useLineDesigns } from './use-line-designs.ts'
import { errorAt } from './use-order-form.ts'
import { useWizard } from './wizard-context.ts'

/** The garment of a custom order, and why it has no price yet. */
export function CategoryChoice() {
  const { phone } = useWizard()
  const { t, i18n } = useLingui()
  const { register, formState } = useFormContext<OrderValues>()
  return (
    <Stack gap="6">
      <StartingDesign />
      <Box p="5" bg="gold.subtle" borderRadius="l3">
        <Heading as="h3" size="lg" mb="2">
          <Trans>Price on enquiry</Trans>
        </Heading>
        <Text>
          <Trans>We tell the price only by phone, and guarantee you the lowest.</Trans>
        </Text>
        {/* The label is bilingual on every page. */}
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

/** The shop's design that a custom order starts from; the order stores the link to it. */
function StartingDesign() {
  const { control, setValue } = useFormContext<OrderValues>()
  const id = designOfLink(useWatch({ control, name: 'link' }))
  const design = useLineDesigns(id === null ? [] : [id]).get(id ?? '')
  if (!design) return null
  const [cover] = design.images
  return (
    <Grid templateColumns="5.5rem minmax(0, 1fr)" gap="4" alignItems="center">
      <Box aspectRatio="garment" overflow="hidden" borderRadius="l2" bg="bg.subtle">
        {cover && <Picture image={cover} sizes="90px" fallbackWidth={160} eager height="full" />}
      </Box>
      <Box>
        <Text fontSize="sm" color="fg.muted">
          <Trans>Your order starts from this design</Trans>
        </Text>
        <Text fontWeight="semibold" fontSize="lg">
          {design.productName}
        </Text>
        <Button variant="ghost" px="2" onClick={() => setValue('link', '')}>
          <Trans>Start without it</Trans>
        </Button>
      </Box>
    </Grid>
  )
}
