import type { Measure } from '../measurements/garment-measures.ts'
import { clamp, type Point } from './curve.ts'

/** Measurements in inches. */
export type Inches = Partial<Record<Measure, number>>

export const INCH = 10

/** Half the drawn width of a girth: a body gets deeper with its girth, so that large sizes widen less. */
export const halfOf = (girth: number) => (girth <= 36 ? girth * 2.2 : 79.2 + (girth - 36) * 1.7)

/** The usual measurements for a chest; size M has 36 inches. */
const standardsFor = (chest: number) => ({
  chest,
  waist: chest * 0.83,
  hip: chest + 3,
  shoulder: 14 + (chest - 36) * (chest < 36 ? 0.28 : 0.1),
  sleeveLength: 5,
  neckDepthFront: 6.5,
  neckDepthBack: 5,
  bottomLength: 38,
})
export type Sizes = ReturnType<typeof standardsFor> & { length: number }

/**
 * Given measurements, completed by those that are usual for the chest.
 * @param length the garment's usual length in size M
 */
export function completed(given: Inches, length: number): Sizes {
  const known = Object.fromEntries(Object.entries(given).filter(([, inches]) => Number.isFinite(inches)))
  const chest = given.chest ?? (given.hip ? given.hip - 3 : given.waist ? given.waist / 0.83 : 36)
  return { ...standardsFor(chest), length: length + Math.max(chest - 36, -6) * 0.08, ...known }
}

/** The body under a garment. The origin is the highest point of the shoulder, on the centre line. */
export interface Frame {
  half: number
  shoulderY: (x: number) => number
  /** The end of the shoulder. */
  tip: Point
  underarm: Point
  /** The bust point. */
  apex: Point
  waist: Point
  hip: Point
  crotchY: number
}

export function frameOf({ chest, waist, hip, shoulder }: Sizes): Frame {
  const half = clamp(shoulder, 8, 26) * 5
  const base = 18 + Math.min(chest, 50) * 0.3
  const shoulderY = (x: number) => (x - base) * 0.36
  const armY = 76 + (chest - 36) * 0.85
  const underarm: Point = [Math.max(halfOf(chest), half + 2), armY]
  const waistY = armY + 70 + (chest - 36) * 0.1
  return {
    half,
    shoulderY,
    tip: [half, shoulderY(half)],
    underarm,
    apex: [underarm[0] * 0.46, armY + 31 + (chest - 36) * 0.2],
    waist: [halfOf(waist), waistY],
    hip: [halfOf(hip), waistY + 80],
    crotchY: waistY + 112,
  }
}
