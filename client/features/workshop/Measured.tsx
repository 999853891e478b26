import { Box, chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  garmentMeasures,
  garmentsOfCategory,
  type Measure,
} from '../../../shared/measurements/garment-measures.ts'
import type { WorkshopGarmentFragment } from '../../__generated__/graphql.ts'
import { fieldName, ownOf } from '../../lib/own-measurements.ts'
import { fromMeasurements } from '../orders/wizard/garment-measures.ts'
import { garmentNames, measureNames } from '../orders/wizard/measurement-labels.ts'

interface MeasuredProps {
  garment: WorkshopGarmentFragment
  /** Whether they have a heading of their own. */
  isNamed?: boolean
}

/** Large measurements, as typed. */
export function Measured({ garment: { measurements, category }, isNamed = true }: MeasuredProps) {
  const { t, i18n } = useLingui()
  const typed = fromMeasurements(measurements)
  const unit = measurements.unit === 'CM' ? t`cm` : t`in`
  const shown = garmentsOfCategory[category].map((garment) => {
    const measures: readonly Measure[] = garmentMeasures[garment]
    return {
      garment,
      measures: measures.filter((measure) => typed[garment][measure]),
      own: ownOf(measurements.own, garment),
    }
  })
  return (
    <Stack {...(isNamed && { as: 'section', 'aria-labelledby': 'measurements' })} gap="3">
      {isNamed && (
        <Heading as="h2" id="measurements" size="xl">
          <Trans>Measurements</Trans>
        </Heading>
      )}
      {shown.every(({ measures, own }) => measures.length + own.length === 0) && (
        <Text>
          <Trans>Not measured yet. Ask the shop.</Trans>
        </Text>
      )}
      {shown.map(
        ({ garment, measures, own }) =>
          measures.length + own.length > 0 && (
            <Box key={garment}>
              {shown.length > 1 && <Text fontWeight="semibold">{i18n._(garmentNames[garment])}</Text>}
              <Grid
                as="dl"
                templateColumns="minmax(0, 1fr) auto"
                columnGap="4"
                rowGap="1"
                alignItems="baseline"
              >
                {measures.map((measure) => (
                  <Measurement
                    key={measure}
                    name={i18n._(measureNames[measure])}
                    value={`${typed[garment][measure]} ${unit}`}
                  />
                ))}
                {own.map(({ field, typed: length }) => (
                  <Measurement
                    key={field.id}
                    name={fieldName(field, i18n.locale)}
                    value={`${length} ${unit}`}
                  />
                ))}
              </Grid>
            </Box>
          ),
      )}
    </Stack>
  )
}

const Measurement = ({ name, value }: { name: string; value: string }) => (
  <>
    <chakra.dt fontSize="lg">{name}</chakra.dt>
    <chakra.dd m="0" textAlign="end" fontSize="3xl" fontWeight="bold" lineHeight="1.2">
      {value}
    </chakra.dd>
  </>
)
