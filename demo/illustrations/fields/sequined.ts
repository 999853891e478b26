import { between } from '../rng.ts'
import type { Field } from './field.ts'

/** Rows of this pitch, and sequins of this radius, cm: each covers the upper half of those below it. */
const PITCH = 0.42
const RADIUS = 0.33

/** From bronze to pale gold. */
const GOLDS = ['#85501a', '#cf9644', '#f3d3a0', '#ad742c'] as const

/** Flat sequins that overlap like scales, in chevrons of four golds. */
export const sequins: Field = (pen) => {
  const across = 14
  const down = 24
  const step = RADIUS * 1.62
  const width = across * step
  for (let row = down - 1; row >= 0; row--)
    for (let column = 0; column < across; column++) {
      const x = (column + (row % 2) / 2) * step
      const point = Math.abs(((x / width) % 1) * 2 - 1) * 6
      const gold = GOLDS[Math.floor((((row + point) % 12) / 12) * 4) % 4]!
      pen.scale([x, row * PITCH], RADIUS * between(pen.random, 0.96, 1.05), gold)
    }
  return { width, height: down * PITCH, pieces: [step, PITCH] }
}
