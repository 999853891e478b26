import type { Measure } from '../measurements/garment-measures.ts'
import type { Plan } from './dimensions.ts'
import type { Part } from './part.ts'

/** One view of a garment: its pieces, the farthest first. */
export interface Drawing {
  parts: Part[]
  /** For its dimensions; null without any. */
  plan: Plan | null
  /** Measures that could not be drawn as given. */
  notToScale: Measure[]
}
