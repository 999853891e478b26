import type { Design } from '../../design.ts'
import { ovalDepth } from '../body.ts'
import type { Wardrobe } from '../cloth.ts'
import type { Figure, Part } from '../figure.ts'
import { frock, type FrockCut } from '../pieces/frock.ts'
import { backFall, neckLoop, shoulderFall } from '../pieces/drape.ts'
import { sleeves } from '../pieces/sleeve.ts'
import { trousers, type TrouserStyle } from '../pieces/trousers.ts'
import { between, type Random } from '../rng.ts'
import { curve, knot, smoothstep } from '../vectors.ts'
import { cutOf, fitEase, sleeveOf } from './cut.ts'

type SuitStyle = NonNullable<Design['suitDetails']>['style']

interface KurtaShape extends Pick<FrockCut, 'hem' | 'waistRoom' | 'leaves' | 'profile' | 'folds'> {
  slit?: number
  trousers: TrouserStyle
}

const KURTAS: Record<SuitStyle, KurtaShape> = {
  'Straight Cut': {
    hem: 37,
    waistRoom: 1.3,
    leaves: 100,
    slit: 76,
    trousers: 'pants',
    profile: [knot(100, 14.4, 10.8), knot(88, 18.4, 13.6), knot(64, 19.8, 15), knot(37, 22.4, 17)],
    folds: { depth: 1.5, count: 12, late: 0.45, gathers: 0 },
  },
  Anarkali: {
    hem: 16,
    waistRoom: 0.3,
    leaves: 112,
    trousers: 'churidar',
    profile: [
      knot(112, 13.2, 10.2),
      knot(98, 17.5, 14.5),
      knot(70, 27, 24),
      knot(40, 36.5, 33),
      knot(16, 42, 38),
    ],
    folds: { depth: 3.5, count: 24, late: 0.3, gathers: 0.6 },
  },
  'A-Line': {
    hem: 38,
    waistRoom: 1,
    leaves: 104,
    trousers: 'pants',
    profile: [knot(104, 13.4, 10.4), knot(88, 19.5, 15), knot(64, 25, 20.5), knot(38, 31, 26)],
    folds: { depth: 2.1, count: 14, late: 0.7, gathers: 0 },
  },
  Patiala: {
    hem: 58,
    waistRoom: 1,
    leaves: 98,
    slit: 80,
    trousers: 'patiala',
    profile: [knot(100, 14.5, 11), knot(88, 19, 14.6), knot(58, 21.5, 17)],
    folds: { depth: 0.9, count: 11, late: 0.5, gathers: 0 },
  },
  Palazzo: {
    hem: 62,
    waistRoom: 1.4,
    leaves: 98,
    slit: 84,
    trousers: 'palazzo',
    profile: [knot(100, 14.6, 11), knot(88, 18.8, 14), knot(62, 20.5, 16)],
    folds: { depth: 0.8, count: 11, late: 0.5, gathers: 0 },
  },
}

export function suit(design: Design, { main, second, veil, plain }: Wardrobe, random: Random): Figure {
  const style = design.suitDetails?.style ?? 'Straight Cut'
  const { trousers: legs, ...shape } = KURTAS[style]
  const ease = fitEase(design) + 0.2
  const sleeve = sleeveOf(design)
  const contrast = random() < 0.5
  const parts: Part[] = [
    trousers(random, {
      cloth: contrast ? { ...second, field: null } : { ...plain, border: main.border },
      style: legs,
      borderScale: 0.5,
    }),
    frock(random, {
      cloth: main,
      ease,
      borderScale: style === 'Anarkali' ? 1.15 : 0.75,
      ...shape,
      ...cutOf(design),
    }),
  ]
  if (sleeve !== null) {
    const length = sleeve.length > 30 ? 48 : Math.max(22, sleeve.length)
    parts.push(sleeves({ ...sleeve, cloth: main, length, ease, borderScale: 0.45 }))
  }
  const profile = curve(shape.profile)
  const under = (x: number, y: number) => {
    const [width, depth] = profile(y) as [number, number]
    return (
      ovalDepth(x, width + 4, depth + shape.folds.depth) * smoothstep(shape.leaves + 14, shape.leaves - 8, y)
    )
  }
  if (random() < 0.35) {
    parts.push(
      neckLoop(random, veil, 0.4, 4),
      backFall(random, { under, cloth: veil, side: 1, end: 48, open: 16, borderScale: 0.4 }),
      backFall(random, { under, cloth: veil, side: -1, end: 44, open: 16, borderScale: 0.4 }),
    )
  } else {
    const side = random() < 0.3 ? -1 : 1
    const end = between(random, 50, 62)
    parts.push(
      shoulderFall(random, { cloth: veil, side, end, open: 15, under, borderScale: 0.4 }),
      backFall(random, { under, cloth: veil, side, end: end - 16, open: 22, borderScale: 0.4 }),
    )
  }
  return {
    parts,
    placement: { x: 0, z: 0, yaw: between(random, -0.12, 0.1) },
    footprint: style === 'Palazzo' ? 32 : style === 'Anarkali' ? 30 : 17,
  }
}
