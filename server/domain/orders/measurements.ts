import { z } from 'zod'

/** Body measurements in cm; null is 'not measured' (specification, section 3). */
export interface Measurements {
  blouse: Record<BlouseMeasure, number | null> | null
  dress: Record<DressMeasure, number | null> | null
  lehenga: Record<LehengaMeasure, number | null> | null
}

export const measures = {
  blouse: ['chest', 'waist', 'shoulder', 'length', 'sleeveLength', 'neckDepthFront', 'neckDepthBack'],
  dress: ['chest', 'waist', 'hip', 'length', 'sleeveLength'],
  lehenga: ['waist', 'hip', 'length'],
} as const

type BlouseMeasure = (typeof measures.blouse)[number]
type DressMeasure = (typeof measures.dress)[number]
type LehengaMeasure = (typeof measures.lehenga)[number]

/** Steps of a millimetre; blank, 0 and what is rounded to it are 'not measured'. */
const centimetres = z
  .number()
  .min(0)
  .max(400)
  .nullish()
  .transform((value) => Math.round((value ?? 0) * 10) / 10 || null)

const garment = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, centimetres])) as Record<Name, typeof centimetres>)

export const measurementsInput = z.object({
  blouse: garment(measures.blouse).nullish(),
  dress: garment(measures.dress).nullish(),
  lehenga: garment(measures.lehenga).nullish(),
})

/** Reads the stored JSON, where garments that were never measured are absent. */
export const toMeasurements = (stored: unknown): Measurements => ({
  blouse: null,
  dress: null,
  lehenga: null,
  ...(stored as Partial<Measurements>),
})
