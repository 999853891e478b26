import { Box, chakra, Grid, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { TypedMeasurements_MeasurementsFragment } from '../../../__generated__/graphql.ts'
import type { Garment } from '../../../../shared/measurements/garment-measures.ts'
import { useTypedLengths } from '../use-typed-lengths.ts'

interface OrderedMeasurementsProps {
  measurements: TypedMeasurements_MeasurementsFragment
  /** The garments to measure for the ordered item. */
  garments: readonly Garment[]
}

/** The measurements as typed, collapsed at first. */
export function OrderedMeasurements({ measurements, garments }: OrderedMeasurementsProps) {
  const measured = useTypedLengths(measurements, garments)
  if (measured.length === 0)
    return (
      <Text fontSize="sm" color="fg.muted">
        <Trans>No measurements yet. What is not measured we measure together, by phone or at the shop.</Trans>
      </Text>
    )
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" py="2.5" color="brand.fg" fontWeight="semibold">
        <Trans>Measurements</Trans>
      </chakra.summary>
      <Stack gap="3">
        {measured.map(({ garment, garmentName, lengths }) => (
          <Box key={garment}>
            <Text fontWeight="semibold" fontSize="sm">
              {garmentName}
            </Text>
            <Grid as="dl" templateColumns="minmax(0, 1fr) auto" columnGap="4" rowGap="1" maxW="20rem">
              {lengths.map(({ key, name, value }) => (
                <Fragment key={key}>
                  <chakra.dt color="fg.muted">{name}</chakra.dt>
                  <chakra.dd m="0" textAlign="end">
                    {value}
                  </chakra.dd>
                </Fragment>
              ))}
            </Grid>
          </Box>
        ))}
      </Stack>
    </chakra.details>
  )
}
