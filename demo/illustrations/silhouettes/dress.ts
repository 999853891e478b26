import type { Design } from '../../design.ts'
import type { Wardrobe } from '../cloth.ts'
import type { Figure, Part } from '../figure.ts'
import { buttons, collar, overlap } from '../pieces/closures.ts'
import { frock, type FrockCut } from '../pieces/frock.ts'
import { sleeves } from '../pieces/sleeve.ts'
import { waistband } from '../pieces/skirt.ts'
import { between, type Random } from '../rng.ts'
import { clamp, knot } from '../vectors.ts'
import { cutOf, fitEase, sleeveOf } from './cut.ts'

type DressStyle = NonNullable<Design['drawing']['silhouette']>

interface DressShape extends Pick<
  FrockCut,
  'hem' | 'waistRoom' | 'leaves' | 'profile' | 'folds' | 'slit' | 'openFront'
> {
  foot: number | null
  sash?: boolean
}

const DRESSES: Record<DressStyle, DressShape> = {
  'a-line': {
    hem: 40,
    waistRoom: 0.4,
    leaves: 106,
    foot: null,
    profile: [knot(106, 12.9, 9.8), knot(90, 19, 15.5), knot(66, 27, 23), knot(40, 35, 31)],
    folds: { depth: 2.8, count: 16, late: 0.6, gathers: 0 },
  },
  'fit-and-flare': {
    hem: 52,
    waistRoom: 0,
    leaves: 107,
    foot: null,
    sash: true,
    profile: [knot(107, 12.8, 9.6), knot(95, 20, 16.5), knot(74, 30, 26.5), knot(52, 37, 34)],
    folds: { depth: 3.8, count: 19, late: 0.2, gathers: 1 },
  },
  maxi: {
    hem: 6,
    waistRoom: 0.2,
    leaves: 112,
    foot: 32,
    sash: true,
    profile: [
      knot(112, 13.4, 10.4),
      knot(95, 18, 14.6),
      knot(60, 24.5, 21),
      knot(30, 30, 27),
      knot(6, 34, 31),
    ],
    folds: { depth: 2.9, count: 20, late: 0.15, gathers: 0.8 },
  },
  gown: {
    hem: 3,
    waistRoom: 0,
    leaves: 107,
    foot: 47,
    profile: [knot(107, 12.6, 9.6), knot(95, 18, 14), knot(70, 26, 23), knot(35, 39, 35), knot(3, 48, 44)],
    folds: { depth: 4.2, count: 22, late: 0.5, gathers: 0.3 },
  },
  shirt: {
    hem: 50,
    waistRoom: 1,
    leaves: 101,
    slit: 66,
    foot: null,
    sash: true,
    profile: [knot(101, 13.6, 10.6), knot(88, 18.8, 14.4), knot(50, 22.6, 17.6)],
    folds: { depth: 1.3, count: 13, late: 0.3, gathers: 0.4 },
  },
  jacket: {
    hem: 84,
    waistRoom: 1.4,
    leaves: 100,
    foot: null,
    profile: [knot(100, 15.4, 12.4), knot(84, 21, 17)],
    folds: { depth: 0.7, count: 11, late: 0.4, gathers: 0 },
    openFront: (y) => 1.2 + clamp((118 - y) / 34) ** 2 * 7,
  },
  kaftan: {
    hem: 24,
    waistRoom: 5,
    leaves: 112,
    foot: null,
    slit: 52,
    profile: [knot(112, 19, 11), knot(96, 25, 13.5), knot(60, 28, 17), knot(24, 30, 19)],
    folds: { depth: 2, count: 13, late: 0.1, gathers: 0 },
  },
}

/** Jackets that are sold by themselves, and are shown so. */
const JACKETS: readonly (readonly [RegExp, Partial<DressShape>])[] = [
  [
    /shrug/,
    {
      hem: 109,
      leaves: 118,
      waistRoom: 1,
      profile: [knot(118, 15.4, 12), knot(109, 16.4, 13)],
      openFront: (y) => 1.6 + clamp((122 - y) / 13) ** 1.5 * 4.5,
    },
  ],
  [
    /dupatta/,
    {
      hem: 46,
      leaves: 104,
      profile: [knot(104, 14.4, 11.4), knot(88, 19.6, 15), knot(46, 25, 20)],
      folds: { depth: 1.7, count: 13, late: 0.5, gathers: 0 },
      openFront: (y) => 1.2 + clamp((124 - y) / 70) * 5,
    },
  ],
]

export const isJacketAlone = ({ slug, category, drawing }: Design) =>
  category === 'Others' && drawing.silhouette === 'jacket' && JACKETS.some(([words]) => words.test(slug))

/** The slip that a jacket is worn over; the open front stays the jacket's. */
const INNER = {
  hem: 36,
  waistRoom: 0,
  leaves: 104,
  openFront: () => -99,
  profile: [knot(104, 11.8, 9.2), knot(88, 17.2, 12.8), knot(60, 18.4, 14), knot(36, 19.4, 15)],
  folds: { depth: 1, count: 11, late: 0.7, gathers: 0 },
} as const

export function dress(design: Design, { main, second, plain }: Wardrobe, random: Random): Figure {
  const style = design.drawing.silhouette ?? 'a-line'
  const { foot, sash, ...shape } = DRESSES[style]
  const ease = fitEase(design) + (style === 'kaftan' ? 1 : 0)
  const cut = cutOf(design)
  const base = {
    cloth: main,
    ease,
    borderScale: style === 'gown' || style === 'maxi' ? 1 : 0.8,
    ...shape,
    ...cut,
  }
  const parts: Part[] = []
  if (/tiered/.test(design.slug)) base.folds = { ...base.folds, tiers: 3 }
  if (style === 'shirt') {
    parts.push(
      frock(random, { ...base, neckline: 'High Neck', back: 'Closed Back', trim: 0 }),
      collar(design.color === design.drawing.secondColor ? plain : { ...second, field: null }),
      buttons(second, 136, 72, 7),
    )
  } else if (isJacketAlone(design)) {
    const own = JACKETS.find(([words]) => words.test(design.slug))?.[1]
    parts.push(frock(random, { ...base, ...own, ease: ease + 1, neckline: 'V-Neck' }))
  } else if (style === 'jacket') {
    parts.push(
      frock(random, {
        ...base,
        ...INNER,
        cloth: { ...second, field: null, border: null },
        ease: Math.max(0.2, ease - 0.6),
        neckline: 'Round Neck',
      }),
      frock(random, { ...base, ease: ease + 1, neckline: 'V-Neck' }),
    )
  } else {
    parts.push(frock(random, base))
    if (/\bwrap\b|angrakha/.test(design.slug)) parts.push(...overlap(second, ease))
  }
  if (sash === true) parts.push(waistband(second, 108.5, 3.4, ease + 0.9))
  const kaftan = style === 'kaftan'
  const sleeve = kaftan ? { length: 42, flare: 6, puff: 0 } : sleeveOf(design)
  if (sleeve !== null)
    parts.push(sleeves({ ...sleeve, cloth: main, ease: ease + (kaftan ? 1.5 : 0.2), borderScale: 0.45 }))
  return { parts, placement: { x: 0, z: 0, yaw: between(random, -0.16, 0.16) }, footprint: foot }
}
