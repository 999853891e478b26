import { designs } from '../../designs/all.ts'
import { weaveWardrobe } from '../cloth.ts'
import { onStage } from '../framing.ts'
import { figureOf } from '../silhouettes/figureof.ts'
import type { Scene } from './heroes.ts'

const SIZE = { width: 600, height: 750 }

const TILES = [
  ['lehenga', 'kumkum-gota-patti-lehenga', 'a flared lehenga'],
  ['suit', 'red-bandhani-silk-anarkali', 'an anarkali suit'],
  ['blouse', 'maroon-maggam-bridal-blouse', 'an embroidered blouse'],
  ['saree', 'royal-blue-muniya-paithani-saree', 'a silk saree with a woven border'],
  ['dress', 'emerald-satin-cocktail-gown', 'a long gown'],
] as const

export interface CategoryTile extends Scene {
  category: string
}

export const CATEGORY_TILES: readonly CategoryTile[] = TILES.map(([category, slug, what]) => ({
  ...SIZE,
  category,
  file: `category-${category}.avif`,
  alt: `Illustration: ${what}`,
  draw: async () => {
    const design =
      designs.find((each) => each.slug === slug) ??
      designs.find((each) => each.category.toLowerCase() === category)
    if (design === undefined) throw new Error(`No design for ${category}`)
    return onStage(category, figureOf(design, await weaveWardrobe(design, 18)), SIZE)
  },
}))
