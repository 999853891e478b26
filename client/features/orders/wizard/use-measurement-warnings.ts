import { useLingui } from '@lingui/react/macro'
import type {
  MeasurementWarningCode,
  OrderWizard_MeasurementsFragment,
} from '../../../__generated__/graphql.ts'
import type { Garment, Measure } from '../../../../shared/measurements/garment-measures.ts'
import { measureNames, measureOf } from './measurement-labels.ts'
import type { MeasurementsField } from './order-form.ts'
import { useWizard } from './wizard-context.ts'

type Warning = OrderWizard_MeasurementsFragment['warnings'][number]

/** The server's warnings about the measurements of the last save. */
export function useMeasurementWarnings(field: MeasurementsField, garment: Garment) {
  const { state } = useWizard()
  const { t, i18n } = useLingui()
  const { saved } = state
  const line = /^lines\.(\d+)/.exec(field)?.[1]
  const measurements = line === undefined ? saved?.measurements : saved?.cartItems[Number(line)]?.measurements
  const sentenceOf = ({ code, other }: Warning) => {
    const name = other ? i18n._(measureNames[measureOf[other]]) : ''
    const sentences: Record<MeasurementWarningCode, string> = {
      LOOKS_LIKE_CENTIMETRES: t`Is this in centimetres? Please look again.`,
      LOOKS_LIKE_INCHES: t`Is this in inches? Please look again.`,
      MORE_THAN_ANOTHER: t`More than “${name}”: please measure again.`,
      UNUSUALLY_LARGE: t`Unusually much: please measure again.`,
      UNUSUALLY_SMALL: t`Unusually little: please measure again.`,
    }
    return sentences[code]
  }
  return {
    warningOf: (measure: Measure) => {
      const warning = measurements?.warnings.find((each) => each.field === `${garment}.${measure}`)
      return warning ? sentenceOf(warning) : null
    },
    /** Of one of the owner's fields. */
    ownWarningOf: (id: string) =>
      measurements?.own.some(({ field, warning }) => field.id === id && warning != null)
        ? t`Unusual: please measure again.`
        : null,
  }
}
