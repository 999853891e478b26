import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { sourceLanguage } from '../../../shared/languages.ts'
import type { MeasurementWarningCode } from '../../__generated__/graphql.ts'
import { measureOf } from '../../lib/measure-names.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { measureNames } from '../../shop/orders/wizard/measurement-labels.ts'
import type { TailoredGarment } from './garments-of-order.ts'

/**
 * The warnings about a garment's measurements. In English they are the server's messages, which are more specific than the codes;
 * in other languages the texts are chosen by the codes.
 */
export function warningSentences(i18n: I18n, { measurements, own, warnings }: TailoredGarment): string[] {
  const isSource = i18n.locale === sourceLanguage
  return [
    ...warnings.map(({ field, code, other, message }) => {
      if (isSource) return message
      const measured = measurements.find(({ measure }) => field.endsWith(`.${measure}`))
      const name = measured ? i18n._(measureNames[measured.measure]) : ''
      return i18n._(sentences(name, other ? i18n._(measureNames[measureOf[other]]) : '')[code])
    }),
    ...own.flatMap(({ field, warning }) => {
      if (warning == null || isSource) return warning ?? []
      const name = localizedName(i18n, field)
      return i18n._(msg`${name}: unusual. Please measure again.`)
    }),
  ]
}

const sentences = (name: string, other: string): Record<MeasurementWarningCode, MessageDescriptor> => ({
  LOOKS_LIKE_INCHES: msg`${name}: looks like inches. Please measure again.`,
  LOOKS_LIKE_CENTIMETRES: msg`${name}: looks like centimetres. Please measure again.`,
  UNUSUALLY_SMALL: msg`${name}: unusually small. Please measure again.`,
  UNUSUALLY_LARGE: msg`${name}: unusually large. Please measure again.`,
  MORE_THAN_ANOTHER: msg`${name}: more than ‘${other}’. Please measure both again.`,
})
