import type { Design } from '../../design.ts'
import { ovalDepth } from '../body.ts'
import type { Wardrobe } from '../cloth.ts'
import type { Figure, Part } from '../figure.ts'
import type { FoldPlan } from '../folds.ts'
import { bodice, midriff } from '../pieces/bodice.ts'
import { backFall, shoulderFall } from '../pieces/drape.ts'
import { skirt, waistband } from '../pieces/skirt.ts'
import { sleeves } from '../pieces/sleeve.ts'
import { between, type Random } from '../rng.ts'
import { clamp, curve, knot, smoothstep, type Knots } from '../vectors.ts'
import { cutOf, fitEase, sleeveOf } from './cut.ts'

type LehengaType = NonNullable<Design['lehengaDetails']>['lehengaType']

interface SkirtShape {
  /** Down 0..1, half width and half depth in cm. */
  profile: Knots
  folds: FoldPlan
  kalis: number
}

const SKIRTS: Record<LehengaType, SkirtShape> = {
  'A-Line': {
    profile: [knot(0, 12.5, 9.5), knot(0.15, 17.5, 13.5), knot(0.5, 28, 24), knot(1, 41, 37)],
    folds: { depth: 3.4, count: 19, late: 0.6, gathers: 0.25 },
    kalis: 14,
  },
  Flared: {
    profile: [
      knot(0, 12.5, 9.5),
      knot(0.12, 19, 15),
      knot(0.4, 32.5, 28),
      knot(0.75, 45, 40),
      knot(1, 51, 46),
    ],
    folds: { depth: 4.4, count: 25, late: 0.25, gathers: 0.9 },
    kalis: 20,
  },
  Mermaid: {
    profile: [
      knot(0, 12.5, 9.5),
      knot(0.18, 17.6, 13.2),
      knot(0.4, 17, 13.5),
      knot(0.58, 16, 13.5),
      knot(0.72, 19.5, 17),
      knot(0.86, 28, 25),
      knot(1, 38, 35),
    ],
    folds: { depth: 3.6, count: 19, late: 2.2, gathers: 0 },
    kalis: 12,
  },
  Straight: {
    profile: [knot(0, 12.5, 9.5), knot(0.17, 17.8, 13.4), knot(0.5, 20.5, 16), knot(1, 24.5, 20)],
    folds: { depth: 1.7, count: 20, late: 0.15, gathers: 0.5 },
    kalis: 10,
  },
}

export function lehenga(design: Design, { main, second, veil }: Wardrobe, random: Random): Figure {
  const cutAs = SKIRTS[design.lehengaDetails?.lehengaType ?? 'A-Line']
  const shape = /ruffle|tiered/.test(design.slug) ? { ...cutAs, folds: { ...cutAs.folds, tiers: 5 } } : cutAs
  const cut = cutOf(design)
  const waist = between(random, 102.5, 104)
  const cholHem = between(random, 111, 113)
  const hem = 3.5
  const parts: Part[] = [
    midriff(97, 118),
    skirt(random, { cloth: main, top: waist, hem, ...shape, borderScale: 1 }),
    waistband(second, waist + 0.6, 3.4, 1.5),
    bodice({ cloth: second, hem: cholHem, ease: fitEase(design), borderScale: 0.26, ...cut }),
  ]
  const sleeve = sleeveOf(design)
  if (sleeve !== null)
    parts.push(sleeves({ ...sleeve, cloth: second, ease: fitEase(design), borderScale: 0.26 }))
  if (design.lehengaDetails?.lehengaDupattaIncluded !== false) {
    const profile = curve(shape.profile)
    const under = (x: number, y: number) => {
      const [width, depth] = profile(clamp((waist - y) / (waist - hem))) as [number, number]
      const down = (waist - y) / (waist - hem)
      const stand = depth + shape.folds.depth * smoothstep(0, 0.45, down)
      return ovalDepth(x, width + 4, stand) * smoothstep(-0.22, 0.04, down)
    }
    const side = random() < 0.3 ? -1 : 1
    const open = between(random, 17, 22)
    const end = between(random, 34, 50)
    parts.push(
      shoulderFall(random, { cloth: veil, side, end, open, under, borderScale: 0.24 }),
      backFall(random, { under, cloth: veil, side, end: end - 14, open: open + 10, borderScale: 0.24 }),
    )
  }
  const footprint = shape.profile.at(-1)?.[1] ?? 30
  return { parts, placement: { x: 0, z: 0, yaw: between(random, -0.12, 0.12) }, footprint }
}

/** The skirt of a lehenga on its own: a petticoat, or a trial of waist and length. */
export function skirtAlone({ main, plain }: Wardrobe, random: Random): Figure {
  const shape = SKIRTS['A-Line']
  return {
    parts: [
      skirt(random, { cloth: main, top: 103, hem: 3.5, ...shape, borderScale: 1 }),
      waistband(plain, 103.6, 3.4, 1.5),
    ],
    placement: { x: 0, z: 0, yaw: between(random, -0.12, 0.12) },
    footprint: shape.profile.at(-1)?.[1] ?? 30,
  }
}
