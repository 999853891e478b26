import { useLingui } from '@lingui/react/macro'
import { type LengthUnit, readLength } from '../../../shared/grammars/length.ts'
import { type Garment, garmentMeasures, type Measure } from '../../../shared/measurements/garment-measures.ts'
import {
  type BoundsWarning,
  lengthWarnings,
  limitWarning,
  type MeasuredLength,
} from '../../../shared/measurements/measurement-warnings.ts'
import { nameOfMeasure, ownNameOf, type TypedLengths, unitOfField } from '../../lib/typed-lengths.ts'
import { measureNames } from './wizard/measurement-labels.ts'

interface OwnField {
  id: string
  min?: number | null
  max?: number | null
}

/** What is implausible about a garment's measurements as they are typed now, by the names of its fields. It stops nothing. */
export function useLengthWarnings(
  lengths: TypedLengths,
  garment: Garment,
  ownFields: readonly OwnField[],
  usual: LengthUnit,
): Partial<Record<string, string>> {
  const { t, i18n } = useLingui()
  const sentences: Record<BoundsWarning, string> = {
    LOOKS_LIKE_CENTIMETRES: t`Is this in centimetres? Please look again.`,
    LOOKS_LIKE_INCHES: t`Is this in inches? Please look again.`,
    UNUSUALLY_LARGE: t`Unusually much: please measure again.`,
    UNUSUALLY_SMALL: t`Unusually little: please measure again.`,
  }
  const measured = (name: string): MeasuredLength | null => {
    const { text, unit } = lengths.originals[name] ?? {
      text: lengths.texts[name] ?? '',
      unit: unitOfField(lengths, name, usual),
    }
    const length = readLength(text, unit)
    return length.kind === 'length' ? length : null
  }
  const common = lengthWarnings(
    garment,
    Object.fromEntries(
      garmentMeasures[garment].flatMap((measure: Measure) => {
        const length = measured(nameOfMeasure(garment, measure))
        return length ? [[measure, length]] : []
      }),
    ),
  ).map((warning): [string, string] => {
    if (warning.other === null) return [nameOfMeasure(garment, warning.measure), sentences[warning.code]]
    const name = i18n._(measureNames[warning.other])
    return [nameOfMeasure(garment, warning.measure), t`More than “${name}”: please measure again.`]
  })
  const own = ownFields.flatMap((field): [string, string][] => {
    const length = measured(ownNameOf(field))
    const code = length && limitWarning(length, field)
    return code ? [[ownNameOf(field), sentences[code]]] : []
  })
  return Object.fromEntries([...common, ...own])
}
