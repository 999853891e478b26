import type {
  Category,
  CustomCategory,
  LengthUnit,
  MeasurementsInput,
  OrderWizard_MeasurementsFragment as KeptMeasurements,
} from '../../../__generated__/graphql.ts'
import { readFigure } from '../../../lib/typed-figures.ts'

/** What is measured of each garment, in the order of the tape (specification, section 3; the suit is ours). */
export const garmentMeasures = {
  blouse: ['chest', 'waist', 'shoulder', 'length', 'sleeveLength', 'neckDepthFront', 'neckDepthBack'],
  dress: ['chest', 'waist', 'hip', 'length', 'sleeveLength'],
  lehenga: ['waist', 'hip', 'length'],
  suit: [
    'chest',
    'waist',
    'hip',
    'shoulder',
    'length',
    'sleeveLength',
    'neckDepthFront',
    'neckDepthBack',
    'bottomLength',
  ],
} as const

export type Garment = keyof typeof garmentMeasures

export const garments = Object.keys(garmentMeasures) as Garment[]

/** What is measured for a design of the catalogue: a saree is stitched its blouse, a lehenga comes with one. */
export const garmentsOfCategory: Record<Category, readonly Garment[]> = {
  BLOUSE: ['blouse'],
  DRESS: ['dress'],
  LEHENGA: ['lehenga', 'blouse'],
  OTHERS: ['dress'],
  SAREE: ['blouse'],
  SUIT: ['suit'],
  TOILER: ['dress'],
}

/** What is measured for a design of her own. */
export const garmentOfCustom: Record<CustomCategory, Garment> = {
  BLOUSE: 'blouse',
  DRESS: 'dress',
  LEHENGA: 'lehenga',
}

/** Measurements as typed, by garment and measure; blank is 'not measured'. */
export type TypedMeasurements = { unit: LengthUnit } & Record<Garment, Record<string, string>>

export type Measure = (typeof garmentMeasures)[Garment][number]

const cmInInch = 2.54

/** The longest length that the shop takes. */
export const longest: Record<LengthUnit, number> = { CM: 400, INCH: 157 }

export const noMeasurements = (unit: LengthUnit = 'CM'): TypedMeasurements => {
  const blank = (garment: Garment) =>
    Object.fromEntries(garmentMeasures[garment].map((measure) => [measure, '']))
  return { unit, ...perGarment(blank) }
}

const inTenths = (number: number) => Math.round(number * 10) / 10

const perGarment = <Value>(convert: (garment: Garment) => Value) =>
  Object.fromEntries(garments.map((garment) => [garment, convert(garment)])) as Record<Garment, Value>

/** For the shop: the figures as typed, null where nothing was measured, or what no tape measures. */
export const toMeasurementsInput = (typed: TypedMeasurements): MeasurementsInput => ({
  unit: typed.unit,
  ...perGarment((garment) =>
    Object.fromEntries(
      garmentMeasures[garment].map((measure) => {
        const number = readFigure(typed[garment][measure] ?? '')
        return [measure, number !== null && number <= longest[typed.unit] ? number : null]
      }),
    ),
  ),
})

/** From the shop: the very figures that she typed. */
export const fromMeasurements = ({
  unit,
  asTyped,
}: Pick<KeptMeasurements, 'unit' | 'asTyped'>): TypedMeasurements => ({
  unit,
  ...perGarment((garment) => {
    const figures = (asTyped[garment] ?? {}) as Record<string, number | string | null | undefined>
    return Object.fromEntries(
      garmentMeasures[garment].map((measure) => [measure, `${figures[measure] ?? ''}`]),
    )
  }),
})

/** The same lengths in the other unit; what is no length stays as it was typed. */
export function inUnit(typed: TypedMeasurements, unit: LengthUnit): TypedMeasurements {
  if (typed.unit === unit) return typed
  const convert = (value: string) => {
    const number = readFigure(value)
    if (number === null) return value
    return `${inTenths(unit === 'CM' ? number * cmInInch : number / cmInInch)}`
  }
  const converted = perGarment((garment) =>
    Object.fromEntries(Object.entries(typed[garment]).map(([measure, value]) => [measure, convert(value)])),
  )
  return { unit, ...converted }
}
