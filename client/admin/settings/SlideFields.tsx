import { Box, chakra, SimpleGrid, Stack } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { HeroSlide as Slide } from '../../shop/home/hero-slides.ts'
import { HeroSlide } from '../../shop/home/HeroSlide.tsx'
import type { Errors, SlideValues, SlideTexts } from './settings-values.ts'
import { OwnPicture } from './OwnPicture.tsx'

interface SlideFieldsProps {
  /** Zero-based. */
  position: number
  values: SlideValues
  /** The default slide, whose background and link target can't be changed. */
  own: Slide
  errors: Errors
  change: (some: Partial<SlideValues>) => void
}

/** One slide of the carousel: the default, or the owner's texts and picture, with a preview. */
export function SlideFields({ position, values, own, errors, change }: SlideFieldsProps) {
  const { t } = useLingui()
  const number = position + 1
  const { isSet, picture, hindi, ...texts } = values
  const shown: Slide = isSet
    ? { ...own, ...texts, action: { ...own.action, label: texts.action }, picture: picture ?? own.picture }
    : own
  return (
    <Stack gap="4">
      <chakra.label display="flex" alignItems="center" gap="3" minH="11" cursor="pointer">
        <chakra.input
          type="checkbox"
          boxSize="5"
          accentColor="brand.solid"
          checked={isSet}
          onChange={({ target }) => change({ isSet: target.checked })}
        />
        <Trans>Write slide {number} anew</Trans>
      </chakra.label>
      {isSet && (
        <>
          <SlideTextFields texts={texts} errors={errors} prefix={`slides.${position}`} change={change} />
          <OwnPicture picture={picture} change={(chosen) => change({ picture: chosen })} />
          <chakra.details>
            <chakra.summary minH="11" py="2.5" cursor="pointer" color="brand.fg" fontWeight="semibold">
              <Trans>In Hindi</Trans>
            </chakra.summary>
            <SlideTextFields
              inHindi
              texts={hindi}
              errors={errors}
              prefix={`slides.${position}.hindi`}
              change={(some) => change({ hindi: { ...hindi, ...some } })}
            />
          </chakra.details>
        </>
      )}
      {/* A preview only: its links are disabled. */}
      <Box
        role="group"
        aria-label={t`Preview of slide ${number}`}
        borderWidth="1px"
        overflow="hidden"
        inert
        css={{ md: { zoom: 0.7 } }}
      >
        <HeroSlide slide={shown} position={`${position + 1}`} first={false} active />
      </Box>
    </Stack>
  )
}

interface SlideTextFieldsProps {
  texts: SlideTexts
  /** Whether these are the texts of the Hindi page. */
  inHindi?: boolean
  errors: Errors
  prefix: string
  change: (some: Partial<SlideTexts>) => void
}

const fields = [
  { name: 'subtitle', label: msg`Line above the title`, maxLength: 80 },
  { name: 'title', label: msg`Title`, maxLength: 60 },
  { name: 'action', label: msg`Button`, maxLength: 60 },
] as const

function SlideTextFields({ texts, inHindi = false, errors, prefix, change }: SlideTextFieldsProps) {
  const { t, i18n } = useLingui()
  const named = (label: string) => (inHindi ? t`${label} in Hindi` : label)
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {fields.map(({ name, label, maxLength }) => (
        <TextField
          key={name}
          label={named(i18n._(label))}
          value={texts[name]}
          maxLength={maxLength}
          error={errors[`${prefix}.${name}`]}
          lang={inHindi ? 'hi' : undefined}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
      <TextArea
        label={named(t`Description`)}
        value={texts.description}
        maxLength={200}
        minH="20"
        error={errors[`${prefix}.description`]}
        lang={inHindi ? 'hi' : undefined}
        onChange={({ target }) => change({ description: target.value })}
      />
    </SimpleGrid>
  )
}
