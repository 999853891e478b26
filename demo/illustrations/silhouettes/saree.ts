import type { Design } from '../../design.ts'
import type { Wardrobe } from '../cloth.ts'
import type { Figure, Part } from '../figure.ts'
import { bodice, midriff } from '../pieces/bodice.ts'
import { backFall } from '../pieces/drape.ts'
import { palluOpen, palluPleated, palluSpread } from '../pieces/pallu.ts'
import { frontFan, wrap, wrapDepth } from '../pieces/sareewrap.ts'
import { waistband } from '../pieces/skirt.ts'
import { sleeves } from '../pieces/sleeve.ts'
import { trousers } from '../pieces/trousers.ts'
import { between, type Random } from '../rng.ts'
import { cutOf, fitEase, sleeveOf } from './cut.ts'

export type Drape = 'pleated' | 'open' | 'seedha' | 'nauvari'

const WAIST = 103.5

/** What the design's own words make of it; a Nivi is pinned in pleats unless its cloth asks to float. */
export function drapeOf(design: Design): Drape {
  const said = design.sareeDetails?.drapeStyle ?? 'Nivi'
  if (/seedha|gujarati/i.test(said)) return 'seedha'
  if (/nauvari/i.test(said)) return 'nauvari'
  // A Paithani's pallu is what it is known for: it is not folded away.
  return /chiffon|georgette|organza|net|tissue/i.test(design.fabricType) || /paithani/.test(design.slug)
    ? 'open'
    : 'pleated'
}

export function saree(design: Design, { main, second }: Wardrobe, random: Random): Figure {
  const ease = fitEase(design)
  const sleeve = sleeveOf(design)
  const drape = drapeOf(design)
  const cloth = { ...main, veil: main.material.veil < 1 ? Math.max(0.86, main.material.veil) : 1 }
  const front = { pleated: palluPleated, open: palluOpen, seedha: palluSpread, nauvari: palluPleated }[drape]
  const behind = { under: wrapDepth, cloth, borderScale: 0.5 }
  const lower: Part[] =
    drape === 'nauvari'
      ? [
          trousers(random, { cloth: main, style: 'nauvari', borderScale: 0.55, top: WAIST }),
          frontFan(random, main),
          waistband(main, WAIST + 0.5, 3, 1.6),
        ]
      : [wrap(random, { cloth: main, top: WAIST, hem: 2.5, ruffles: rufflesOf(design) })]
  return {
    parts: [
      midriff(97, 118),
      ...lower,
      bodice({ cloth: second, hem: 112.5, ease, borderScale: 0.3, ...cutOf(design) }),
      ...(sleeve === null
        ? []
        : [
            sleeves({
              ...sleeve,
              cloth: second,
              length: Math.min(sleeve.length, 30),
              ease,
              borderScale: 0.3,
            }),
          ]),
      front(random, cloth, 0.5),
      drape === 'seedha'
        ? backFall(random, { ...behind, side: -1, end: 70, open: 16 })
        : backFall(random, {
            ...behind,
            side: 1,
            end: between(random, 30, 42) + (drape === 'open' ? 12 : 0),
            open: between(random, 24, 30) + (drape === 'open' ? 6 : 0),
            endScale: 1.3,
          }),
    ],
    placement: { x: 0, z: 0, yaw: between(random, -0.14, 0.08) },
    footprint: drape === 'nauvari' ? 18 : 27,
  }
}

const rufflesOf = ({ slug }: Design) => (/ruffle/.test(slug) ? 4 : 0)
