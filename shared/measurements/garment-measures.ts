import type { categories } from '../catalogue/product-enums.ts'

type Category = keyof typeof categories

/**
 * The measurements of each garment, in the order in which a tailor takes them (specification, section
 * 3; the suit is ours).
 */
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
export type MeasureOf<Name extends Garment> = (typeof garmentMeasures)[Name][number]
export type Measure = MeasureOf<Garment>

export const garments = Object.keys(garmentMeasures) as Garment[]

/**
 * The garments to measure for a design of a category, the main one first: a saree needs a blouse, and a
 * lehenga comes with one.
 */
export const garmentsOfCategory: Record<Category, readonly Garment[]> = {
  BLOUSE: ['blouse'],
  DRESS: ['dress'],
  LEHENGA: ['lehenga', 'blouse'],
  OTHERS: ['dress'],
  SAREE: ['blouse'],
  SUIT: ['suit'],
  TOILER: ['dress'],
}

/** The categories whose designs need a garment's measurements. */
export const categoriesMeasuredAs = (garment: Garment): Category[] =>
  (Object.keys(garmentsOfCategory) as Category[]).filter((category) =>
    garmentsOfCategory[category].includes(garment),
  )
