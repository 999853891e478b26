import type { Design } from '../../design.ts'
import type { BodiceCut } from '../pieces/bodice.ts'

/** Neck, back and sleeves as the design says them, wherever it says them. */
export function cutOf(design: Design): BodiceCut {
  const neckline = design.blouseDetails?.necklineStyle ?? design.drawing.neckline ?? 'Round Neck'
  return {
    neckline,
    back: design.blouseDetails?.blouseBackDesign ?? 'Closed Back',
    sleeveless: sleeveLength(design) === null,
  }
}

/** cm along the arm, or null without sleeves. */
export function sleeveLength(design: Design): number | null {
  const named =
    design.blouseDetails?.sleeveType ??
    design.suitDetails?.sleeveType ??
    design.drawing.sleeve ??
    'Short Sleeve'
  const neckline = design.blouseDetails?.necklineStyle ?? design.drawing.neckline
  if (named === 'Sleeveless' || neckline === 'Halter') return null
  return named === 'Long Sleeve' ? 52 : 19
}

export function fitEase(design: Design): number {
  const fit = design.blouseDetails?.fitType ?? design.suitDetails?.fitType ?? 'Regular'
  return fit === 'Slim' ? 0.5 : fit === 'Loose Fit' ? 1.7 : 0.9
}
