import type { Design } from '../../design.ts'
import type { BodiceCut } from '../pieces/bodice.ts'
import type { SleeveShape } from '../pieces/sleeve.ts'

/** Neck, back and sleeves, from whichever of the design's fields has them. */
export function cutOf(design: Design): BodiceCut {
  const neckline = design.blouseDetails?.necklineStyle ?? design.drawing.neckline ?? 'Round Neck'
  return {
    neckline,
    back: design.blouseDetails?.blouseBackDesign ?? 'Closed Back',
    sleeveless: sleeveOf(design) === null,
  }
}

/** What a design's name or description says about its sleeves, beyond their length. */
const SLEEVES: readonly (readonly [RegExp, Partial<SleeveShape>])[] = [
  [/puff/i, { length: 21, puff: 3.4 }],
  [/bell sleeve/i, { length: 46, flare: 5.5 }],
  [/cap sleeve/i, { length: 11, flare: 0.8 }],
  [/elbow/i, { length: 27 }],
  [/ruffle/i, { flare: 4 }],
]

/** The sleeves, or null without any. */
export function sleeveOf(design: Design): SleeveShape | null {
  const named =
    design.blouseDetails?.sleeveType ??
    design.suitDetails?.sleeveType ??
    design.drawing.sleeve ??
    'Short Sleeve'
  const neckline = design.blouseDetails?.necklineStyle ?? design.drawing.neckline
  if (named === 'Sleeveless' || neckline === 'Halter') return null
  const usual = { length: named === 'Long Sleeve' ? 52 : 19, flare: 0, puff: 0 }
  const told = `${design.productName}. ${design.description} ${design.blouseDetails?.embellishments ?? ''}`
  const said = SLEEVES.find(([words]) => words.test(told))?.[1]
  // 'To the elbow' describes short sleeves; with long ones it refers to something else.
  if (said === undefined || (named === 'Long Sleeve' && (said.length ?? 52) < 40)) return usual
  return { ...usual, ...said }
}

export function fitEase(design: Design): number {
  const fit = design.blouseDetails?.fitType ?? design.suitDetails?.fitType ?? 'Regular'
  return fit === 'Slim' ? 0.5 : fit === 'Loose Fit' ? 1.7 : 0.9
}
