import { arrowBox, arrowHead, arrowsSvg } from './arrows.ts'
import { dimensionsOf } from './dimensions.ts'

/** Draws the dimensions of a pattern. */
export const patternLines = { dimensionsOf, arrowBox, arrowHead, arrowsSvg }
export type PatternLines = typeof patternLines
