import { useLingui } from '@lingui/react/macro'
import { namesUnit } from '../../../shared/grammars/length.ts'
import type { Garment } from '../../../shared/measurements/garment-measures.ts'
import type { LengthUnit, TypedMeasurements_MeasurementsFragment } from '../../__generated__/graphql.ts'
import { measureOf } from '../../lib/measure-names.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { measuredGarment, ownOf } from '../../lib/own-measurements.ts'
import { garmentNames, measureNames } from './wizard/measurement-labels.ts'

/** A length as typed with its unit, such as `36 1/2 in`; a text that names its unit stays as it is. */
export function useShownLength() {
  const { t } = useLingui()
  return (text: string, unit: LengthUnit) =>
    namesUnit(text) ? text : `${text} ${unit === 'CM' ? t`cm` : t`in`}`
}

/** Of these garments those with measurements: the name of each and its value as typed, such as `92 cm`. */
export function useTypedLengths(
  { taken, own }: TypedMeasurements_MeasurementsFragment,
  garments: readonly Garment[],
) {
  const { i18n } = useLingui()
  const shown = useShownLength()
  return garments
    .map((garment) => {
      const found = taken.find((each) => each.garment === measuredGarment[garment])
      const common = (found?.lengths ?? []).map(({ measure, text }) => ({
        key: measure,
        name: i18n._(measureNames[measureOf[measure]]),
        value: shown(text, found!.unit),
      }))
      const owned = ownOf(own, garment).map(({ field, text, unit }) => ({
        key: field.id,
        name: localizedName(i18n, field),
        value: shown(text, unit),
      }))
      return { garment, garmentName: i18n._(garmentNames[garment]), lengths: [...common, ...owned] }
    })
    .filter(({ lengths }) => lengths.length > 0)
}
