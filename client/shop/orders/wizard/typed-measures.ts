import { readLength } from '../../../../shared/grammars/length.ts'
import {
  type Garment,
  garmentMeasures,
  type Measure,
} from '../../../../shared/measurements/garment-measures.ts'
import { nameOfMeasure, unitOfField } from '../../../lib/typed-lengths.ts'
import { lengthsOf, perGarment, type TypedMeasurements } from './garment-measures.ts'

/** What can be read of the lengths as typed, in cm. */
export function typedMeasures(typed: TypedMeasurements): Record<Garment, Partial<Record<Measure, number>>> {
  const lengths = lengthsOf(typed)
  return perGarment((garment) =>
    Object.fromEntries(
      garmentMeasures[garment].flatMap((measure: Measure) => {
        const name = nameOfMeasure(garment, measure)
        const { text, unit } = lengths.originals[name] ?? {
          text: lengths.texts[name] ?? '',
          unit: unitOfField(lengths, name, typed.unit),
        }
        const length = readLength(text, unit)
        return length.kind === 'length' ? [[measure, length.cm]] : []
      }),
    ),
  )
}
