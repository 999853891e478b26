import { between } from '../rng.ts'
import type { Field } from './field.ts'

/** Rows of this pitch, and sequins of this radius, cm: each covers the upper half of those below it. */
const PITCH = 0.42
const RADIUS = 0.33

/** Close to each other: beside bronze or ivory, the chevrons look like knitted stripes from afar. */
const GOLDS = ['#b9812f', '#d9a650', '#ecc784', '#c99240'] as const
/** Rows of a chevron, and how far its point lies below its sides, in rows. */
const CHEVRON = 24
const DEPTH = 14

/** Flat sequins that overlap like scales, in wide chevrons of four golds. */
export const sequins: Field = (pen) => {
  const across = 28
  const down = 2 * CHEVRON
  const step = RADIUS * 1.62
  const width = across * step
  for (let row = down - 1; row >= 0; row--)
    for (let column = 0; column < across; column++) {
      const x = (column + (row % 2) / 2) * step
      const point = Math.abs(((x / width) % 1) * 2 - 1) * DEPTH
      const gold = GOLDS[Math.floor((((row + point) % CHEVRON) / CHEVRON) * GOLDS.length)]!
      pen.scale([x, row * PITCH], RADIUS * between(pen.random, 0.96, 1.05), gold)
    }
  return { width, height: down * PITCH, pieces: [step, PITCH] }
}
