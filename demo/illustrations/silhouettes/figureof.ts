import type { Design } from '../../design.ts'
import type { Wardrobe } from '../cloth.ts'
import type { Figure } from '../figure.ts'
import { hashText, seeded } from '../rng.ts'
import { blouse, capeAlone, isCaped } from './blouse.ts'
import { dress } from './dress.ts'
import { lehenga, skirtAlone } from './lehenga.ts'
import { saree } from './saree.ts'
import { suit } from './suit.ts'

/** A petticoat, or a skirt on trial: sold or fitted without its blouse. */
export const isSkirtAlone = ({ slug, category }: Design) =>
  category !== 'Lehenga' && /petticoat|lehenga/.test(slug)

export const isBlouseFitting = ({ slug, category }: Design) =>
  category === 'Toiler' && slug.includes('blouse')

/** Cuts and drapes the garment of a design. */
export function figureOf(design: Design, wardrobe: Wardrobe): Figure {
  const random = seeded(hashText(`${design.slug}/figure`))
  if (design.category === 'Lehenga') return lehenga(design, wardrobe, random)
  if (design.category === 'Saree') return saree(design, wardrobe, random)
  if (design.category === 'Suit') return suit(design, wardrobe, random)
  if (design.category === 'Blouse') return blouse(design, wardrobe, random)
  // Fittings and single pieces are drawn as what they are fittings and pieces of.
  if (isSkirtAlone(design)) return skirtAlone(wardrobe, random)
  if (isBlouseFitting(design)) return blouse(design, wardrobe, random)
  if (isCaped(design)) return capeAlone(wardrobe, random)
  return dress(design, wardrobe, random)
}
