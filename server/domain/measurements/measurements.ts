import { z } from 'zod'
import {
  type Garment,
  garmentMeasures,
  MAX_LENGTH,
  type MeasureOf,
} from '../../../shared/measurements/garment-measures.ts'
import { uniqueBy } from '../validation.ts'

/** Measurements by garment; null is 'not measured'. */
export type Garments = { [Name in Garment]: Record<MeasureOf<Name>, number | null> | null }

/** The specification's measurements, and those of the owner's fields by the field's id. */
interface Lengths extends Garments {
  own: Record<string, number | null>
}

/** Body measurements in cm (specification, section 3). */
export interface Measurements extends Lengths {
  /** The measurements as typed, in inches; null when they were typed in cm. */
  inches: Lengths | null
}

export type LengthUnit = 'CM' | 'INCH'

export const cmPerInch = 2.54

export const roundTo = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals

const figure = z.number().min(0).nullish()

const garment = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, figure])) as Record<Name, typeof figure>)

const own = z
  .array(z.object({ fieldId: z.string(), value: figure }))
  .max(100)
  .superRefine(uniqueBy('fieldId', ({ fieldId }) => fieldId, 'Each measurement is given once.'))
  .nullish()
  .transform((values) => values && Object.fromEntries(values.map(({ fieldId, value }) => [fieldId, value])))

const typed = z.object({
  unit: z.enum(['CM', 'INCH']).default('CM'),
  blouse: garment(garmentMeasures.blouse).nullish(),
  dress: garment(garmentMeasures.dress).nullish(),
  lehenga: garment(garmentMeasures.lehenga).nullish(),
  suit: garment(garmentMeasures.suit).nullish(),
  own,
})

type Typed = z.infer<typeof typed>
type Values = Record<string, number | null | undefined>
type Stored = Partial<Garments> & { own?: Lengths['own'] | null }

/**
 * As stored: cm in steps of a millimetre and, when they were typed in inches, those beside it. Blank, 0 and what is
 * rounded to 0 are 'not measured'.
 */
export const measurementsInput = typed
  .superRefine((input, found) => {
    for (const [path, value] of typedValuesOf(input))
      if (value > MAX_LENGTH[input.unit])
        found.addIssue({
          code: 'too_big',
          origin: 'number',
          maximum: MAX_LENGTH[input.unit],
          input: value,
          path,
        })
  })
  .transform(({ unit, ...garments }): Stored & { inches?: Stored } =>
    unit === 'CM'
      ? mapValues(garments, (cm) => roundTo(cm, 1))
      : {
          ...mapValues(garments, (inches) => roundTo(inches * cmPerInch, 1)),
          // Thousandths hold an eighth of an inch exactly.
          inches: mapValues(garments, (inches) => roundTo(inches, 3)),
        },
  )

function* typedValuesOf({ unit: _, ...garments }: Typed): Generator<[path: string[], value: number]> {
  for (const [garment, values] of Object.entries(garments))
    for (const [measure, value] of Object.entries(values ?? {}))
      yield [garment === 'own' ? [garment] : [garment, measure], value ?? 0]
}

function mapValues(garments: Omit<Typed, 'unit'>, change: (value: number) => number): Stored {
  const changed = (values: Values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value ?? 0) || null]))
  return Object.fromEntries(
    Object.entries(garments).map(([name, values]) => [name, values ? changed(values) : null]),
  )
}

const unmeasured: Garments = { blouse: null, dress: null, lehenga: null, suit: null }

/** Reads the stored JSON, where garments that were never measured are absent. */
export function toMeasurements(stored: unknown): Measurements {
  const { inches, ...garments } = stored as Stored & { inches?: Stored }
  return { ...toLengths(garments), inches: inches ? toLengths(inches) : null }
}

const toLengths = (stored: Stored): Lengths => ({ ...unmeasured, ...stored, own: stored.own ?? {} })

/** The measurements exactly as typed, in their unit. */
export const asTyped = (measurements: Measurements): Lengths => measurements.inches ?? measurements

export const unitOf = ({ inches }: Measurements): LengthUnit => (inches ? 'INCH' : 'CM')
