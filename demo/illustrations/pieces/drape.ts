import { frontDepth } from '../body.ts'
import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { lobes } from '../folds.ts'
import { sampleSurface } from '../geometry.ts'
import { noise2, type Random } from '../rng.ts'
import { clamp, knot, mix, path, smoothstep, type Vec3 } from '../vectors.ts'

export interface Sheet {
  cloth: Cloth
  /** Width of the cloth where it lies open and its length, cm. */
  width: number
  length: number
  /** Left and right edge (as seen) at t, from the loose end (0) to the shoulder (1). */
  edges: (t: number) => readonly [Vec3, Vec3]
  pleats: number
  /** cm at t. */
  depth: (t: number) => number
  borderScale: number
  endScale?: number
  /** Follows the body below: depth of whatever the sheet lies on at a point. */
  rest?: (x: number, y: number, t: number) => number
  /** Hangs behind a garment of this depth instead. */
  behind?: (x: number, y: number) => number
  rows?: number
}

export function sheet(random: Random, plan: Sheet): Part {
  const fold = lobes(random, plan.pleats, 0.5)
  const seed = random() * 60
  const grid = sampleSurface(
    (s, t) => {
      const [a, b] = plan.edges(t)
      const depth = plan.depth(t)
      const drift = (noise2(seed + t * 3, s * 3) - 0.5) * 0.12
      const profile = fold(clamp(s + drift * Math.sin(Math.PI * clamp(s)), 0, 0.999))
      const out = profile * depth + (noise2(s * 6 + seed, t * 9) - 0.5) * 0.5
      // Pleats lean over each other, so the face of the sheet is not a plain ribbon.
      const slide = Math.cos(s * Math.PI * plan.pleats * 2) * depth * 0.3
      const x = mix(a[0], b[0], s) + slide
      const y = mix(a[1], b[1], s) - (1 - smoothstep(0, 0.06, t)) * profile * depth * 0.7
      const flat = mix(a[2], b[2], s)
      const lain = plan.rest === undefined ? flat : Math.max(flat, plan.rest(x, y, t) + depth * 0.9 + 0.6)
      return {
        x,
        y,
        z: plan.behind === undefined ? lain + out : Math.min(lain, -plan.behind(x, y) - depth - 1.5) + out,
        u: clamp(s) * plan.width,
        v: t * plan.length,
        w: 0,
        hollow: clamp(0.45 - profile * 0.7) * clamp(depth / 1.6),
      }
    },
    Math.max(70, plan.pleats * 16),
    plan.rows ?? 220,
  )
  return {
    grids: [grid],
    cloth: plan.cloth,
    border: {
      lies: 'sheet',
      scale: plan.borderScale,
      sheetWidth: plan.width,
      ...(plan.endScale === undefined ? {} : { endScale: plan.endScale }),
    },
    fieldScale: 0.8,
    twoSided: true,
  }
}

type Edges = Sheet['edges']

/** Edges given for the viewer's right, on either side. */
const onSide =
  (side: 1 | -1, inner: (t: number) => Vec3, outer: (t: number) => Vec3): Edges =>
  (t) => {
    const a = inner(t)
    const b = outer(t)
    return side === 1
      ? [a, b]
      : [
          [-b[0], b[1], b[2]],
          [-a[0], a[1], a[2]],
        ]
  }

/** Where a sheet hangs free it lies this far behind, so that whatever is below pushes it out. */
const FREE = -12

export interface ShoulderFall {
  cloth: Cloth
  /** 1: over the shoulder on the viewer's right. */
  side: 1 | -1
  /** Height of the loose end. */
  end: number
  /** Width at the end. */
  open: number
  /** Depth of the garment below. */
  under: (x: number, y: number) => number
  borderScale: number
  /** Scale of the border across the loose end, when it is richer than the sides. */
  endScale?: number
}

/** A dupatta pleated on one shoulder, its end falling in front. */
export function shoulderFall(
  random: Random,
  { cloth, side, end, open, under, borderScale }: ShoulderFall,
): Part {
  const inner = path([
    knot(0, 9.5, end + 2, FREE),
    knot(0.35, 8, mix(end, 142, 0.42), FREE),
    knot(0.7, 6.6, mix(end, 142, 0.78), FREE),
    knot(0.93, 7.6, 142.6, FREE),
    knot(1, 8.2, 141, FREE),
  ])
  const outer = path([
    knot(0, 9.5 + open, end - 3, FREE),
    knot(0.35, 8 + open * 0.78, mix(end, 140, 0.4), FREE),
    knot(0.7, 15.8, mix(end, 140, 0.76), FREE),
    knot(0.93, 14.2, 141.4, FREE),
    knot(1, 14.4, 139.6, FREE),
  ])
  const rest = (x: number, y: number, t: number) =>
    mix(Math.max(under(x, y), frontDepth(x, Math.min(y, 141), 1.2)), -5, smoothstep(0.9, 1, t))
  return sheet(random, {
    cloth,
    width: open,
    length: 142 - end,
    pleats: 6,
    borderScale,
    edges: onSide(side, inner, outer),
    depth: (t) => mix(1.9, 0.75, smoothstep(0, 0.75, t)),
    rest,
  })
}

/** The same dupatta behind: from the shoulder down the back, opening to the side. */
export function backFall(
  random: Random,
  { cloth, side, end, open, under, borderScale, endScale = borderScale }: ShoulderFall,
): Part {
  const inner = path([
    knot(0, 6, end, -19),
    knot(0.5, 7, mix(end, 140, 0.5), -16),
    knot(0.9, 8, 139.5, -10.5),
    knot(1, 8.2, 142.4, -4),
  ])
  const outer = path([
    knot(0, 8 + open, end + 5, -13),
    knot(0.5, 6 + open * 0.82, mix(end, 140, 0.52), -12),
    knot(0.86, 16.5, 132, -10),
    knot(0.95, 15, 139.4, -7.5),
    knot(1, 14.4, 141.4, -4),
  ])
  return sheet(random, {
    cloth,
    width: open,
    length: 142 - end,
    pleats: 6,
    borderScale,
    endScale,
    behind: under,
    edges: onSide(side, inner, outer),
    depth: (t) => mix(2, 0.6, smoothstep(0, 0.85, t)),
  })
}

/** A dupatta round the neck, lying in a loop on the chest with both ends behind the shoulders. */
export function neckLoop(random: Random, cloth: Cloth, borderScale: number, drop: number): Part {
  const low = 124 - drop
  const upper = path([
    knot(0, -13.5, 139.5, -6),
    knot(0.12, -11.5, 141.2, -1),
    knot(0.5, 0, low + 9, 0),
    knot(0.88, 11.5, 141.2, -1),
    knot(1, 13.5, 139.5, -6),
  ])
  const lower = path([
    knot(0, -17.5, 137.5, -6),
    knot(0.12, -16.6, 138.4, 0),
    knot(0.5, 0, low - 5, 0),
    knot(0.88, 16.6, 138.4, 0),
    knot(1, 17.5, 137.5, -6),
  ])
  // Runs sideways: s goes up from the lower edge, so that the face looks forward.
  return sheet(random, {
    cloth,
    width: 16,
    length: 70,
    pleats: 5,
    borderScale,
    edges: (t) => [upper(t), lower(t)],
    depth: () => 1,
    rest: (x, y, t) => (t < 0.1 || t > 0.9 ? -9 : frontDepth(x, Math.min(y, 141), 1.4)),
    rows: 160,
  })
}
