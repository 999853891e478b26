import type { Inks } from '../motifs.ts'
import type { Pen } from '../pen.ts'

export interface Swatch {
  width: number
  height: number
  /** Pitch across and down of pieces that each lie at an angle of their own, such as sequins, cm. */
  pieces?: readonly [number, number]
}

/** What the field of the cloth carries; each returns the size of its repeat in cm. */
export type Field = (pen: Pen, inks: Inks, ground: string) => Swatch
