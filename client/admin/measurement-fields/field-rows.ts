import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CM_PER_INCH, readLength, roundTo } from '../../../shared/grammars/length.ts'
import type { NameTranslation } from '../../../shared/name-translations.ts'
import type {
  MeasuredGarment,
  MeasurementFieldInput,
  MeasurementFieldsQuery,
} from '../../__generated__/graphql.ts'
import { typedNames } from '../forms/typed-names.ts'

/** A field as typed. */
export interface FieldRow {
  key: string
  /** Null for a new field. */
  id: string | null
  garment: MeasuredGarment
  name: string
  translations: NameTranslation[]
  /** In cm. */
  min: string
  max: string
  isForShoppers: boolean
}

/** The current fields, as they would be typed. */
export const rowsOf = (fields: MeasurementFieldsQuery['measurementFields']['fields']): FieldRow[] =>
  fields
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ id, garment, name, translations, min, max, isForShoppers }) => ({
      key: id,
      id,
      garment,
      name,
      translations: typedNames(translations),
      min: min == null ? '' : String(min),
      max: max == null ? '' : String(max),
      isForShoppers,
    }))

/** As the mutation's input; null where a name is missing or a limit isn't a number. */
export function fieldInputs(rows: readonly FieldRow[]): MeasurementFieldInput[] | null {
  const isSound = rows.every(({ name, min, max }) => name.trim() !== '' && [min, max].every(isLimit))
  if (!isSound) return null
  return rows.map(({ key: _, min, max, ...row }) => ({
    ...row,
    min: limitOf(min),
    max: limitOf(max),
  }))
}

/** Whether a limit can be saved: a length, or none. */
export const isLimit = (typed: string): boolean => ['none', 'length'].includes(readLength(typed, 'CM').kind)

/** In cm; null for none, and for a text that is no length, with which nothing is saved. */
function limitOf(typed: string): number | null {
  const length = readLength(typed, 'CM')
  return length.kind === 'length' ? length.cm : null
}

/** The limits in inches, to compare; null while there is none. */
export function limitsInInches({ min, max }: Pick<FieldRow, 'min' | 'max'>, i18n: I18n): string | null {
  const [from, to] = [min, max].map((typed) => {
    const cm = limitOf(typed)
    return cm === null ? null : roundTo(cm / CM_PER_INCH, 1)
  })
  if (from == null) return to == null ? null : i18n._(msg`to ${to} in`)
  return i18n._(to == null ? msg`from ${from} in` : msg`${from} to ${to} in`)
}
