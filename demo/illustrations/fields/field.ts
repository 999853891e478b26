import type { Inks } from '../motifs.ts'
import type { Pen } from '../pen.ts'

export interface Swatch {
  width: number
  height: number
}

/** What the field of the cloth carries; each returns the size of its repeat in cm. */
export type Field = (pen: Pen, inks: Inks, ground: string) => Swatch
