import { bottomPart } from './bottom.ts'
import type { Drawing } from './drawing.ts'
import { dupattaPart } from './dupatta.ts'
import { completed, halfOf, type Inches } from './frame.ts'
import { sareeParts } from './saree.ts'
import { skirtOf, usualFlare, waistband } from './skirt.ts'
import type { GarmentStyle, View } from './style.ts'

function lehenga(
  style: Extract<GarmentStyle, { garment: 'lehenga' }>,
  given: Inches,
  view: View,
  flare: number,
): Drawing {
  const sizes = completed(given, 40)
  const half = halfOf(sizes.waist)
  const skirt = skirtOf(style.skirt, {
    top: 0,
    topHalf: half,
    hip: sizes.hip,
    flare: usualFlare[style.skirt ?? 'aLine'] * flare,
    length: Math.max(sizes.length, 12) - 1.3,
    view,
  })
  return {
    parts: [
      ...skirt.parts,
      ...waistband(half, style.hasCords && view === 'front'),
      ...(style.hasDupatta && view === 'front'
        ? [dupattaPart(skirt.hemHalf + 24, 0, skirt.foot * 0.92)]
        : []),
    ],
    plan: view === 'front' ? { half, skirt } : null,
    notToScale: [],
  }
}

/** What is below a bodice: for a blouse without a peplum none of it is needed. */
export const lowerPieces = { bottomPart, lehenga, sareeParts, skirtOf, usualFlare }
export type LowerPieces = typeof lowerPieces
