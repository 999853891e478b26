import type { Garment, MeasureOf } from './garment-measures.ts'

export interface GarmentGuide<Name extends Garment = Garment> {
  /** Plausible measurements in cm, from and to. */
  bounds: Record<MeasureOf<Name>, [min: number, max: number]>
  /** The first of each pair is usually not more than the second. */
  checks: [MeasureOf<Name>, MeasureOf<Name>][]
}

/**
 * Plausible ranges, for a tailor to review; the list of measures is in shared/measurements/garment-measures.ts. The
 * ranges are wide, from a slight girl of fourteen to a large woman: they detect typing errors and mistaken units, not
 * unusual bodies.
 */
export const measurementGuide: { [Name in Garment]: GarmentGuide<Name> } = {
  blouse: {
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
    bounds: {
      waist: [55, 140],
      hip: [75, 160],
      length: [80, 125],
    },
    checks: [['waist', 'hip']],
  },
  suit: {
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
