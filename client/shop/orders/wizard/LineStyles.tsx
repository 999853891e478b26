import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Shirt } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { hasStyle } from '../../../lib/has-style.ts'
import type { Category, CustomCategory } from '../../../__generated__/graphql.ts'
import { lengthsInCm } from '../../../lib/lengths-in-cm.ts'
import { localizedName } from '../../../lib/localized-name.ts'
import { useLazyComponent } from '../../../ui/use-lazy-component.ts'
import { optionsOf } from './line-prices.ts'
import { garmentOfCustom, lengthsOf } from './garment-measures.ts'
import { garmentNames } from './measurement-labels.ts'
import type { OrderValues } from './order-form.ts'
import { LastStyle } from './LastStyle.tsx'
import { fieldId } from './order-steps.ts'
import { designOfLink } from './parse-link.ts'
import { StyleTotal } from './StyleTotal.tsx'
import { errorAt } from './use-order-form.ts'
import { usePictureUrl } from './use-picture-url.ts'
import { useWizard } from './wizard-context.ts'

const loadPicker = async () => (await import('../style/StylePicker.tsx')).StylePicker
const loadAskFamily = async () => (await import('../style/AskFamily.tsx')).AskFamily

/** Neck, sleeves and more of each garment that is stitched, chosen by drawings. */
export function LineStyles() {
  const { subject, designs } = useWizard()
  const { i18n } = useLingui()
  const { control } = useFormContext<OrderValues>()
  const [lines, customCategory, link] = useWatch({ control, name: ['lines', 'customCategory', 'link'] })
  if (subject.type === 'custom')
    return customCategory === '' ? null : (
      <StyleField
        field="style"
        name={i18n._(garmentNames[garmentOfCustom[customCategory]])}
        productId={designOfLink(link)}
        category={customCategory}
      />
    )
  return (
    <Stack gap="4">
      {lines.map(({ productId, productType }, index) => {
        const design = designs.get(productId)
        if (productType !== 'TAILOR' || !design || !hasStyle(design.category)) return null
        return (
          <StyleField
            key={index}
            field={`lines.${index}.style`}
            name={design.productName}
            productId={productId}
            category={design.category}
            line={index}
          />
        )
      })}
    </Stack>
  )
}

interface StyleFieldProps {
  field: 'style' | `lines.${number}.style`
  name: string
  productId: string | null
  category: Category
  /** Null for a custom garment. */
  line?: number | null
}

function StyleField({ field, name, productId, category, line = null }: StyleFieldProps) {
  const { t, i18n } = useLingui()
  const { control, setValue, clearErrors, formState } = useFormContext<OrderValues>()
  const [style, lines, measurements, color, clothPics] = useWatch({
    control,
    name: [field, 'lines', 'measurements', 'color', 'clothPics'],
  })
  const chosen = style ?? []
  const error = errorAt(formState.errors, field)
  const { options, state, store, signedIn, shopper } = useWizard()
  const [open, setOpen] = useState(false)
  const { hash } = useLocation()
  const { Component: Picker, warmUp, want } = useLazyComponent(loadPicker, { ahead: false })
  const {
    Component: AskFamily,
    warmUp: warmUpAsking,
    want: wantAsking,
  } = useLazyComponent(loadAskFamily, { ahead: false })
  const openAtOnce = useEffectEvent(() => void want().then(setOpen))
  const isAsked = line === 0 && hash === '#style'
  useEffect(() => {
    if (isAsked) openAtOnce()
  }, [isAsked])
  const isOwnCloth = line === null ? clothPics.length > 0 : (lines[line]?.isOwnCloth ?? clothPics.length > 0)
  const cloth = usePictureUrl(isOwnCloth ? (clothPics[0] ?? null) : null)
  const namesOf = (ids: readonly string[]) =>
    options
      ? optionsOf(ids, options)
          .map((option) => localizedName(i18n, option))
          .join(', ')
      : ''
  const typed = line === null ? measurements : lines[line]?.measurements
  const isCustom = line === null
  // A custom garment's kind is one of these categories.
  const customCategory = isCustom ? (category as CustomCategory) : null
  const choose = (ids: string[]) => {
    clearErrors(field)
    setValue(field, ids, { shouldDirty: true })
  }
  const saveDraft = async () => {
    await store.ensureDraft()
    return store.snapshot().copy.draft?.id ?? null
  }
  return (
    <Box p="4" borderWidth="1px" borderRadius="l2">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box minW="0" flex="1 1 12rem">
          <Text textStyle="label">
            <Trans>Style of {name}</Trans>
          </Text>
          {chosen.length === 0 ? (
            <Text textStyle="sm" color="fg.muted">
              <Trans>Neck, back, sleeves and more: choose from drawings.</Trans>
            </Text>
          ) : options ? (
            <Text>{namesOf(chosen)}</Text>
          ) : (
            <Skeleton height="6" width="40" />
          )}
        </Box>
        <Button
          id={fieldId(field)}
          variant={chosen.length === 0 ? 'solid' : 'outline'}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() => void want().then(setOpen)}
        >
          <Shirt />
          {chosen.length === 0 ? t`Choose the style` : t`Change the style`}
        </Button>
      </Flex>
      {signedIn && shopper === null && chosen.length === 0 && (
        <LastStyle
          productId={productId}
          customCategory={customCategory}
          onChoose={(ids) => {
            choose(ids)
            document.getElementById(fieldId(field))?.focus()
          }}
        />
      )}
      {shopper === null &&
        (AskFamily ? (
          <AskFamily
            productId={isCustom ? null : productId}
            customCategory={customCategory}
            style={chosen}
            namesOf={namesOf}
            onChooseAnother={() => void want().then(setOpen)}
            color={color}
            isOwnCloth={isOwnCloth}
            signedIn={signedIn}
            saveDraft={saveDraft}
          />
        ) : (
          <Button
            variant="ghost"
            mt="2"
            px="2"
            onPointerEnter={warmUpAsking}
            onFocus={warmUpAsking}
            onClick={() => void wantAsking()}
          >
            <Trans>Ask my family</Trans>
          </Button>
        ))}
      {error && (
        <Text mt="2" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
      {state.isStyleReduced && (
        <Text mt="2" textStyle="sm" role="status">
          <Trans>
            Something that was chosen is not offered any more for this garment, and was left out. Please look
            at the style again.
          </Trans>
        </Text>
      )}
      {Picker && (
        <Picker
          productId={productId}
          category={category}
          isCustom={isCustom}
          chosen={chosen}
          onChange={choose}
          colour={color}
          cloth={cloth}
          measures={typed && lengthsInCm(lengthsOf(typed), typed.unit)}
          open={open}
          onClose={() => setOpen(false)}
        >
          <StyleTotal line={line} chosen={chosen} />
        </Picker>
      )}
    </Box>
  )
}
