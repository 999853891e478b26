import type { Design } from '../../design.ts'
import type { Wardrobe } from '../cloth.ts'
import type { Figure } from '../figure.ts'
import { bodice } from '../pieces/bodice.ts'
import { sleeves } from '../pieces/sleeve.ts'
import { between, type Random } from '../rng.ts'
import { cutOf, fitEase, sleeveLength } from './cut.ts'

export function blouse(design: Design, { main }: Wardrobe, random: Random): Figure {
  const ease = fitEase(design)
  const length = sleeveLength(design)
  const borderScale = 0.42
  return {
    parts: [
      bodice({ cloth: main, hem: 109, ease, borderScale, ...cutOf(design) }),
      ...(length === null
        ? []
        : [sleeves({ cloth: main, length, ease, borderScale, flare: ease > 1.5 ? 1.5 : 0 })]),
    ],
    placement: { x: 0, z: 0, yaw: between(random, -0.16, 0.16) },
    footprint: null,
  }
}
