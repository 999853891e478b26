import { Box, chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { garmentsOfCategory } from '../../shared/measurements/garment-measures.ts'
import type { WorkshopGarmentFragment } from '../__generated__/graphql.ts'
import { useTypedLengths } from '../shop/orders/use-typed-lengths.ts'

interface MeasuredProps {
  garment: WorkshopGarmentFragment
  /** Whether they have a heading of their own. */
  isNamed?: boolean
}

/** Large measurements, as typed. */
export function Measured({
  garment: { measurements, category, needsMeasurements },
  isNamed = true,
}: MeasuredProps) {
  const garments = garmentsOfCategory[category]
  const measured = useTypedLengths(measurements, garments)
  // What isn't sewn to measurements has none that could be missing.
  if (!needsMeasurements && measured.length === 0) return null
  return (
    <Stack {...(isNamed && { as: 'section', 'aria-labelledby': 'measurements' })} gap="3">
      {isNamed && (
        <Heading as="h2" id="measurements" size="xl">
          <Trans>Measurements</Trans>
        </Heading>
      )}
      {measured.length === 0 && (
        <Text>
          <Trans>Not measured yet. Ask the shop.</Trans>
        </Text>
      )}
      {measured.map(({ garment, garmentName, lengths }) => (
        <Box key={garment}>
          {garments.length > 1 && <Text fontWeight="semibold">{garmentName}</Text>}
          <Grid as="dl" templateColumns="minmax(0, 1fr) auto" columnGap="4" rowGap="1" alignItems="baseline">
            {lengths.map(({ key, name, value }) => (
              <Fragment key={key}>
                <chakra.dt fontSize="lg">{name}</chakra.dt>
                <chakra.dd m="0" textAlign="end" fontSize="3xl" fontWeight="bold" lineHeight="1.2">
                  {value}
                </chakra.dd>
              </Fragment>
            ))}
          </Grid>
        </Box>
      ))}
    </Stack>
  )
}
