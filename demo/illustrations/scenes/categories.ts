import { weaveWardrobe } from '../cloth.ts'
import { onStage } from '../framing.ts'
import { figureOf } from '../silhouettes/figureof.ts'
import { namedDesign, type Scene } from './scene.ts'

const SIZE = { width: 600, height: 750 }

const TILES = [
  ['lehenga', 'kumkum-gota-patti-lehenga'],
  ['suit', 'red-bandhani-silk-anarkali'],
  ['blouse', 'maroon-maggam-bridal-blouse'],
  ['saree', 'arakku-kanjivaram-wedding-saree'],
  ['dress', 'emerald-satin-cocktail-gown'],
] as const

/** One upright picture for each category of the catalogue. */
export const CATEGORY_TILES: readonly Scene[] = TILES.map(([name, slug]) => ({
  ...SIZE,
  name,
  draw: async () => {
    const design = namedDesign(slug)
    return onStage(name, design.category, figureOf(design, await weaveWardrobe(design, 18)), SIZE)
  },
}))
