import type { Category } from '../../database/__generated__/prisma/enums.ts'

/** What is measured for each garment, in the order in which a tailor takes it (specification, section 3). */
export const measures = {
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

export type Garment = keyof typeof measures
export type MeasureOf<Name extends Garment> = (typeof measures)[Name][number]
export type Measure = MeasureOf<Garment>

export interface GarmentGuide<Name extends Garment = Garment> {
  /** The catalogue's categories that are measured so. */
  categories: Category[]
  /** Plausible figures in cm, from and to. */
  bounds: Record<MeasureOf<Name>, [min: number, max: number]>
  /** The first of each pair is commonly not more than the second. */
  checks: [MeasureOf<Name>, MeasureOf<Name>][]
}

/**
 * The shop's table, for a tailor to read and to change. The bounds are wide, from a slight girl of fourteen to a large
 * woman: they are there to find slips of the hand and mistaken units, not unusual figures.
 */
export const measurementGuide: { [Name in Garment]: GarmentGuide<Name> } = {
  blouse: {
    categories: ['BLOUSE', 'SAREE'],
    bounds: {
      chest: [70, 150],
      waist: [55, 140],
      shoulder: [30, 50],
      length: [28, 60],
      sleeveLength: [5, 65],
      neckDepthFront: [5, 28],
      neckDepthBack: [3, 40],
    },
    checks: [
      ['waist', 'chest'],
      ['neckDepthFront', 'length'],
      ['neckDepthBack', 'length'],
    ],
  },
  dress: {
    categories: ['DRESS'],
    bounds: {
      chest: [70, 150],
      waist: [55, 140],
      hip: [75, 160],
      length: [70, 160],
      sleeveLength: [5, 65],
    },
    checks: [
      ['waist', 'chest'],
      ['waist', 'hip'],
    ],
  },
  lehenga: {
    categories: ['LEHENGA'],
    bounds: {
      waist: [55, 140],
      hip: [75, 160],
      length: [80, 125],
    },
    checks: [['waist', 'hip']],
  },
  suit: {
    categories: ['SUIT'],
    bounds: {
      chest: [70, 150],
      waist: [55, 140],
      hip: [75, 160],
      shoulder: [30, 50],
      length: [60, 145],
      sleeveLength: [5, 65],
      neckDepthFront: [5, 28],
      neckDepthBack: [3, 40],
      bottomLength: [75, 120],
    },
    checks: [
      ['waist', 'chest'],
      ['waist', 'hip'],
      ['neckDepthFront', 'length'],
      ['neckDepthBack', 'length'],
    ],
  },
}
