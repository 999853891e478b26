import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { describeStyle, isPartlyUnknown } from '../../shared/garment-flat/describe.ts'
import { sareeOf, styleOf } from '../../shared/garment-flat/read-style.ts'
import type { GarmentStyle } from '../../shared/garment-flat/style.ts'
import { garmentsOfCategory } from '../../shared/measurements/garment-measures.ts'
import type { TailorGarmentQuery } from '../__generated__/graphql.ts'
import { clothColour } from '../lib/cloth-colours.ts'
import { labelOfPart } from '../lib/garment-flat-labels.ts'
import { imageSource } from '../lib/images.ts'
import { measureOf } from '../lib/measure-names.ts'
import { measuredGarment } from '../lib/own-measurements.ts'
import { GarmentFlat, useGarmentFlat } from '../ui/GarmentFlat.tsx'

type Drawable = NonNullable<TailorGarmentQuery['tailorGarment']>

/** How wide a piece of cloth its picture shows, in inches; nobody has said. */
const CLOTH_INCHES = 12

/** The garment from the front and the back, in its cloth and its measurements, and its parts in large words. */
export function Drawn({ garment }: { garment: Drawable }) {
  const { category, needsMeasurements, product, productName } = garment
  const design = product ?? null
  const sewn = garmentsOfCategory[category]
  // A custom order is for one garment alone.
  const names = needsMeasurements ? (productName === null ? sewn.slice(0, 1) : sewn) : []
  const styles = [
    ...(category === 'SAREE' && design ? [sareeOf(design)] : []),
    ...names.map((name) => styleOf(name, design)),
  ]
  if (styles.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="drawn" gap="4">
      <Heading as="h2" id="drawn" size="xl">
        <Trans>What to sew</Trans>
      </Heading>
      {styles.map((style) => (
        <DrawnStyle key={style.garment} style={style} garment={garment} />
      ))}
    </Stack>
  )
}

function DrawnStyle({ style, garment }: { style: GarmentStyle; garment: Drawable }) {
  const { i18n } = useLingui()
  const { category, product, color, isOwnCloth, clothPics, measurements } = garment
  const parts = describeStyle(style, product ?? null)
  // Neither a lehenga's nor a saree's design says what its blouse is made of.
  const isOfBlouse = style.garment === 'blouse' && category !== 'BLOUSE'
  const picture = isOwnCloth && !isOfBlouse ? clothPics[0] : undefined
  const flat = useGarmentFlat(
    {
      mode: 'colour',
      style,
      measures: measuresOf(measurements, style),
      colour: isOfBlouse ? null : (clothColour(color) ?? (isOwnCloth ? null : clothColour(product?.color))),
      cloth: picture === undefined ? null : { href: imageSource(picture, 480), inches: CLOTH_INCHES },
    },
    parts,
  )
  return (
    <Box>
      <GarmentFlat flat={flat} maxHeight="24rem" bg="white" borderRadius="l2" p="2" />
      {parts.map((part) => {
        const { name, value } = labelOfPart(part, i18n)
        return (
          <Text key={part.part} fontSize="xl" lineHeight="1.4">
            {name}: <b>{value}</b>
          </Text>
        )
      })}
      {isPartlyUnknown(style) && (
        <Text color="fg.muted">
          <Trans>Broken lines: not known. Ask the shop.</Trans>
        </Text>
      )}
    </Box>
  )
}

/** In cm; a saree is drawn to the measurements of its blouse. */
function measuresOf({ taken }: Drawable['measurements'], { garment }: GarmentStyle) {
  const name = measuredGarment[garment === 'saree' ? 'blouse' : garment]
  const { lengths = [] } = taken.find((each) => each.garment === name) ?? {}
  return Object.fromEntries(lengths.map(({ measure, cm }) => [measureOf[measure], cm]))
}
