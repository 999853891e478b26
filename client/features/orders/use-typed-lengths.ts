import { useLingui } from '@lingui/react/macro'
import { type Garment, garmentMeasures, type Measure } from '../../../shared/measurements/garment-measures.ts'
import type { TypedMeasurements_MeasurementsFragment } from '../../__generated__/graphql.ts'
import { fieldName, ownOf } from '../../lib/own-measurements.ts'
import { fromMeasurements } from './wizard/garment-measures.ts'
import { garmentNames, measureNames } from './wizard/measurement-labels.ts'

/** Of these garments those with measurements: the name of each and its value as typed, such as `92 cm`. */
export function useTypedLengths(
  measurements: TypedMeasurements_MeasurementsFragment,
  garments: readonly Garment[],
) {
  const { t, i18n } = useLingui()
  const typed = fromMeasurements(measurements)
  const unit = measurements.unit === 'CM' ? t`cm` : t`in`
  return garments
    .map((garment) => {
      const measures: readonly Measure[] = garmentMeasures[garment]
      const common = measures
        .filter((measure) => typed[garment][measure])
        .map((measure) => ({
          key: measure,
          name: i18n._(measureNames[measure]),
          value: `${typed[garment][measure]} ${unit}`,
        }))
      const own = ownOf(measurements.own, garment).map(({ field, typed: length }) => ({
        key: field.id,
        name: fieldName(field, i18n.locale),
        value: `${length} ${unit}`,
      }))
      return { garment, garmentName: i18n._(garmentNames[garment]), lengths: [...common, ...own] }
    })
    .filter(({ lengths }) => lengths.length > 0)
}
