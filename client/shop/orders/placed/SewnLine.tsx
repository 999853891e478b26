import { useQuery } from '@apollo/client/react'
import { Box, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { isPartlyUnknown } from '../../../../shared/garment-flat/describe.ts'
import type {
  Category,
  SewnLine_PriceFragment,
  SewnLine_StyleFragment,
  TypedMeasurements_MeasurementsFragment,
} from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { clothColour } from '../../../../shared/garment-flat/cloth-colours.ts'
import { lowerPieces } from '../../../../shared/garment-flat/lower-pieces.ts'
import { labelOfPart } from '../../../lib/garment-flat-labels.ts'
import { localizedName } from '../../../lib/localized-name.ts'
import { listedRupees } from '../../../lib/money.ts'
import { chosenOptions, sewnStyles } from '../../../lib/sewn-styles.ts'
import { measuresOf } from '../../../lib/taken-measures.ts'
import { SewnFlat } from '../../../ui/SewnFlat.tsx'

export const SewnLine_style = graphql(`
  fragment SewnLine_style on GarmentStyle {
    part
    name
    translations {
      locale
      name
    }
    drawing
  }
`)

export const SewnLine_price = graphql(`
  fragment SewnLine_price on OrderedStyle {
    name
    translations {
      locale
      name
    }
    price
  }
`)

const SewnLine_query = graphql(`
  query SewnLine($id: ID!) {
    product(id: $id) {
      ...GarmentDesign_product
    }
  }
`)

interface SewnLineProps {
  category: Category
  /** The design as it is now; null without one. */
  productId: string | null
  isCustom?: boolean
  /** As it is sewn. */
  style: readonly Omit<SewnLine_StyleFragment, '__typename'>[]
  /** What was chosen; left out: prices aren't shown. */
  priced?: readonly Omit<SewnLine_PriceFragment, '__typename'>[]
  /** Left out: those of a usual size. */
  measurements?: Pick<TypedMeasurements_MeasurementsFragment, 'taken'>
  /** As the customer wrote it. */
  colour?: string | null | undefined
  /** A picture of the customer's own cloth. */
  cloth?: string | null
}

/** How a line is sewn: drawn, in words, and what the options of its style cost, which is part of its price. */
export function SewnLine({ category, productId, isCustom = false, ...line }: SewnLineProps) {
  const { i18n } = useLingui()
  const { style, priced: chosenOnes = [], measurements = { taken: [] }, colour, cloth = null } = line
  const { data, loading } = useQuery(SewnLine_query, {
    variables: { id: productId ?? '' },
    skip: productId === null,
  })
  if (loading && !data) return <Skeleton height="64" mt="2" />
  const design = data?.product ?? null
  const chosen = chosenOptions(style, i18n)
  const styles = sewnStyles({ category, design, isCustom, chosen })
  const priced = chosenOnes.filter(({ price }) => price > 0)
  return (
    <Stack gap="2" mt="2">
      <Heading as="h3" size="sm">
        <Trans>This is what we sew</Trans>
      </Heading>
      {styles.map((sewn) => (
        <Box key={sewn.style.garment}>
          <SewnFlat
            sewn={sewn}
            lower={lowerPieces}
            maxHeight="16rem"
            colour={clothColour(colour) ?? (cloth ? null : clothColour(design?.color))}
            cloth={cloth}
            measures={measuresOf(measurements, sewn.style)}
            borderWidth="1px"
          />
          {sewn.parts.map((part) => {
            const { name, value } = labelOfPart(part, i18n)
            return (
              <Text key={name + value}>
                {name}: <b>{value}</b>
              </Text>
            )
          })}
          {isPartlyUnknown(sewn.style) && (
            <Text textStyle="sm" color="fg.muted">
              <Trans>Broken lines: as the design has it, or as we agree with you.</Trans>
            </Text>
          )}
        </Box>
      ))}
      {priced.length > 0 && (
        <Box textStyle="sm" color="fg.muted">
          <Text>{isCustom ? <Trans>In our style book:</Trans> : <Trans>Included in the price:</Trans>}</Text>
          {priced.map((option, index) => (
            <Flex key={index} justify="space-between" gap="4">
              <span>{localizedName(i18n, option)}</span>
              <span>{listedRupees(option.price)}</span>
            </Flex>
          ))}
        </Box>
      )}
    </Stack>
  )
}
