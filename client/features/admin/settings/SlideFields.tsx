import { Box, chakra, SimpleGrid, Stack } from '@chakra-ui/react'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { HeroSlide as Slide } from '../../home/hero-slides.ts'
import { HeroSlide } from '../../home/HeroSlide.tsx'
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
        Write slide {position + 1} anew
      </chakra.label>
      {isSet && (
        <>
          <SlideTextFields texts={texts} errors={errors} prefix={`slides.${position}`} change={change} />
          <OwnPicture picture={picture} change={(chosen) => change({ picture: chosen })} />
          <chakra.details>
            <chakra.summary minH="11" py="2.5" cursor="pointer" color="brand.fg" fontWeight="semibold">
              In Hindi
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
        aria-label={`Preview of slide ${position + 1}`}
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
  { name: 'subtitle', label: 'Line above the title', maxLength: 80 },
  { name: 'title', label: 'Title', maxLength: 60 },
  { name: 'action', label: 'Button', maxLength: 60 },
] as const

function SlideTextFields({ texts, inHindi = false, errors, prefix, change }: SlideTextFieldsProps) {
  const named = (label: string) => (inHindi ? `${label} in Hindi` : label)
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {fields.map(({ name, label, maxLength }) => (
        <TextField
          key={name}
          label={named(label)}
          value={texts[name]}
          maxLength={maxLength}
          error={errors[`${prefix}.${name}`]}
          lang={inHindi ? 'hi' : undefined}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
      <TextArea
        label={named('Description')}
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
