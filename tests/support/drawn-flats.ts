import { garmentFlat, type GarmentFlat } from '../../shared/garment-flat/garment-flat.ts'
import { lowerPieces } from '../../shared/garment-flat/lower-pieces.ts'
import { patternLines } from '../../shared/garment-flat/pattern-lines.ts'
import type { GarmentStyle, Top } from '../../shared/garment-flat/style.ts'
import type { Measure } from '../../shared/measurements/garment-measures.ts'
import type { Inches } from './random-styles.ts'

export const captions = { front: 'Front', back: 'Back' }
export const top: Top = { front: 'round', back: 'closed', sleeve: 'short', closure: null, hasCords: false }
export const blouse = (more: Partial<Top> = {}): GarmentStyle => ({
  garment: 'blouse',
  cut: 'darts',
  ...top,
  ...more,
})
export const inCm = (inches: Inches) =>
  Object.fromEntries(Object.entries(inches).map(([measure, value]) => [measure, value * 2.54]))
const letters: Measure[] = [
  ...(['chest', 'waist', 'hip', 'shoulder', 'length', 'sleeveLength'] as const),
  ...(['neckDepthFront', 'neckDepthBack', 'bottomLength'] as const),
]

/** With letters at its measurements. */
export const pattern = (style: GarmentStyle, inches: Inches = {}): GarmentFlat =>
  garmentFlat({
    mode: 'pattern',
    lines: patternLines,
    style,
    lower: lowerPieces,
    measures: inCm(inches),
    id: 'f',
    captions,
    title: 'A garment',
    dimensions: Object.fromEntries(
      letters.map((measure, i) => [measure, { letter: 'ABCDEFGHI'[i]!, text: `${inches[measure] ?? 10}″` }]),
    ),
  })
export const coloured = (style: GarmentStyle, inches: Inches = {}): GarmentFlat =>
  garmentFlat({
    mode: 'colour',
    style,
    lower: lowerPieces,
    measures: inCm(inches),
    id: 'f',
    captions,
    title: 'A garment',
    colour: '#7b1e3a',
  })
