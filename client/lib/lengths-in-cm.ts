import { readLength } from '../../shared/grammars/length.ts'
import {
  type Garment,
  garmentMeasures,
  garments,
  type Measure,
} from '../../shared/measurements/garment-measures.ts'
import type { LengthUnit } from '../__generated__/graphql.ts'
import { nameOfMeasure, type TypedLengths, unitOfField } from './typed-lengths.ts'

/** What can be read of the lengths, in cm by garment and measure. */
export const lengthsInCm = (
  { texts, units, originals }: TypedLengths,
  usual: LengthUnit,
): Record<Garment, Partial<Record<Measure, number>>> =>
  Object.fromEntries(
    garments.map((garment) => [
      garment,
      Object.fromEntries(
        garmentMeasures[garment].flatMap((measure: Measure) => {
          const name = nameOfMeasure(garment, measure)
          const { text, unit } = originals[name] ?? {
            text: texts[name] ?? '',
            unit: unitOfField({ units }, name, usual),
          }
          const length = readLength(text, unit)
          return length.kind === 'length' ? [[measure, length.cm]] : []
        }),
      ),
    ]),
  ) as Record<Garment, Partial<Record<Measure, number>>>
