import type { Design } from '../../design.ts'
import { plainCloth, type Wardrobe } from '../cloth.ts'
import type { Figure } from '../figure.ts'
import { bodice, midriff } from '../pieces/bodice.ts'
import { backFall } from '../pieces/drape.ts'
import { palluFront, palluSpread, wrap, wrapDepth } from '../pieces/sareewrap.ts'
import { sleeves } from '../pieces/sleeve.ts'
import { between, type Random } from '../rng.ts'
import { cutOf, fitEase, sleeveLength } from './cut.ts'

export function saree(design: Design, { main, second }: Wardrobe, random: Random): Figure {
  const linen = plainCloth(['#a08670', '#dcc8b2', '#f3e6d6'], 'Cotton')
  const cut = cutOf(design)
  const ease = fitEase(design)
  const length = sleeveLength(design)
  const seedha = /seedha|gujarati/i.test(design.sareeDetails?.drapeStyle ?? '')
  const drape = { ...main, veil: main.material.veil < 1 ? Math.max(0.86, main.material.veil) : 1 }
  return {
    parts: [
      midriff(linen, 97, 118),
      wrap(random, main, 103.5, 2.5, 0.8),
      bodice({ cloth: second, hem: 112.5, ease, borderScale: 0.3, ...cut }),
      ...(length === null
        ? []
        : [sleeves({ cloth: second, length: Math.min(length, 30), ease, borderScale: 0.3 })]),
      ...(seedha
        ? [
            palluSpread(random, drape, 0.5),
            backFall(random, {
              under: wrapDepth,
              cloth: drape,
              side: -1,
              end: 70,
              open: 16,
              borderScale: 0.5,
            }),
          ]
        : [
            palluFront(random, drape, 0.5),
            backFall(random, {
              under: wrapDepth,
              cloth: drape,
              side: 1,
              end: between(random, 30, 42),
              open: between(random, 24, 30),
              borderScale: 0.5,
              endScale: 1.3,
            }),
          ]),
    ],
    placement: { x: 0, z: 0, yaw: between(random, -0.14, 0.08) },
    footprint: 27,
  }
}
