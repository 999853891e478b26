import { Box, chakra, Grid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TypedMeasurements_MeasurementsFragment } from '../../../__generated__/graphql.ts'
import {
  type Garment,
  garmentMeasures,
  type Measure,
} from '../../../../shared/measurements/garment-measures.ts'
import { fieldName, ownOf } from '../../../lib/own-measurements.ts'
import { fromMeasurements } from '../wizard/garment-measures.ts'
import { garmentNames, measureNames } from '../wizard/measurement-labels.ts'

interface OrderedMeasurementsProps {
  measurements: TypedMeasurements_MeasurementsFragment
  /** The garments to measure for the ordered item. */
  garments: readonly Garment[]
}

/** The measurements as typed, collapsed at first. */
export function OrderedMeasurements({ measurements, garments }: OrderedMeasurementsProps) {
  const { t, i18n } = useLingui()
  const typed = fromMeasurements(measurements)
  const unit = measurements.unit === 'CM' ? t`cm` : t`in`
  const measured = garments
    .map((garment) => {
      const names: readonly Measure[] = garmentMeasures[garment]
      return {
        garment,
        own: ownOf(measurements.own, garment),
        measurements: names.filter((measure) => typed[garment][measure]),
      }
    })
    .filter(({ measurements, own }) => measurements.length + own.length > 0)
  if (measured.length === 0)
    return (
      <Text fontSize="sm" color="fg.muted">
        <Trans>Not measured yet: we do it together, by phone or at the shop.</Trans>
      </Text>
    )
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" py="2.5" color="brand.fg" fontWeight="semibold">
        <Trans>Measurements</Trans>
      </chakra.summary>
      <Stack gap="3">
        {measured.map(({ garment, measurements, own }) => (
          <Box key={garment}>
            <Text fontWeight="semibold" fontSize="sm">
              {i18n._(garmentNames[garment])}
            </Text>
            <Grid as="dl" templateColumns="minmax(0, 1fr) auto" columnGap="4" rowGap="1" maxW="20rem">
              {measurements.map((measure) => (
                <MeasuredLength
                  key={measure}
                  name={i18n._(measureNames[measure])}
                  value={`${typed[garment][measure]} ${unit}`}
                />
              ))}
              {own.map(({ field, typed: length }) => (
                <MeasuredLength
                  key={field.id}
                  name={fieldName(field, i18n.locale)}
                  value={`${length} ${unit}`}
                />
              ))}
            </Grid>
          </Box>
        ))}
      </Stack>
    </chakra.details>
  )
}

const MeasuredLength = ({ name, value }: { name: string; value: string }) => (
  <>
    <chakra.dt color="fg.muted">{name}</chakra.dt>
    <chakra.dd m="0" textAlign="end">
      {value}
    </chakra.dd>
  </>
)
