import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { isPartlyUnknown } from '../../shared/garment-flat/describe.ts'
import type { TailorGarmentQuery } from '../__generated__/graphql.ts'
import { clothColour } from '../../shared/garment-flat/cloth-colours.ts'
import { lowerPieces } from '../../shared/garment-flat/lower-pieces.ts'
import { labelOfPart } from '../lib/garment-flat-labels.ts'
import { localizedName } from '../lib/localized-name.ts'
import { chosenOptions, type SewnStyle, sewnStyles } from '../lib/sewn-styles.ts'
import { measuresOf } from '../lib/taken-measures.ts'
import { Picture } from '../ui/Picture.tsx'
import { SewnFlat } from '../ui/SewnFlat.tsx'

type Drawable = NonNullable<TailorGarmentQuery['tailorGarment']>

/** The garment from the front and the back, in its cloth and its measurements, and its parts in large words. */
export function Drawn({ garment }: { garment: Drawable }) {
  const { i18n } = useLingui()
  const { category, needsMeasurements, product, productName, style: chosen } = garment
  const styles = sewnStyles({
    category,
    design: product ?? null,
    isCustom: productName === null,
    chosen: chosenOptions(chosen, i18n),
  }).filter(({ style }) => needsMeasurements || style.garment === 'saree')
  if (styles.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="drawn" gap="4">
      <Heading as="h2" id="drawn" size="xl">
        <Trans>What to sew</Trans>
      </Heading>
      {styles.map((sewn) => (
        <DrawnStyle key={sewn.style.garment} sewn={sewn} garment={garment} />
      ))}
      {chosen.map(
        (option, index) =>
          option.image && (
            <Picture
              key={index}
              image={{ url: option.image, alt: localizedName(i18n, option) }}
              sizes="100vw"
              borderRadius="l2"
            />
          ),
      )}
    </Stack>
  )
}

function DrawnStyle({ sewn, garment }: { sewn: SewnStyle; garment: Drawable }) {
  const { i18n } = useLingui()
  const { category, product, color, isOwnCloth, clothPics, measurements } = garment
  const { style, parts } = sewn
  // Neither a lehenga's nor a saree's design says what its blouse is made of.
  const isOfBlouse = style.garment === 'blouse' && category !== 'BLOUSE'
  return (
    <Box>
      <SewnFlat
        sewn={sewn}
        lower={lowerPieces}
        maxHeight="24rem"
        colour={isOfBlouse ? null : (clothColour(color) ?? (isOwnCloth ? null : clothColour(product?.color)))}
        cloth={(isOwnCloth && !isOfBlouse ? clothPics[0] : null) ?? null}
        measures={measuresOf(measurements, style)}
      />
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
