import { frontDepth, ovalDepth } from '../body.ts'
import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import type { Random } from '../rng.ts'
import { mix, knot, path, smoothstep } from '../vectors.ts'
import { sheet } from './drape.ts'
import { wrapProfile } from './sareewrap.ts'

/** Lies on the chest, and goes behind the body at its ends: below `from` and above `to` of its length. */
const onChest = (from: number, to: number, behind: number) => (x: number, y: number, t: number) =>
  mix(frontDepth(x, Math.min(y, 141), 1.5), behind, Math.max(smoothstep(from, 0, t), smoothstep(to, 1, t)))

/** The pallu in narrow pinned pleats across the body, from the right hip up to the left shoulder. */
export function palluPleated(random: Random, cloth: Cloth, borderScale: number): Part {
  const upper = path([
    knot(0, -13.6, 101, -6),
    knot(0.12, -13.2, 107, 0),
    knot(0.4, -9, 119, 0),
    knot(0.68, -0.5, 130, 0),
    knot(0.9, 6.2, 139.5, 0),
    knot(1, 7.8, 143.6, -4),
  ])
  const lower = path([
    knot(0, -17.6, 84, -6),
    knot(0.12, -14, 87, 0),
    knot(0.4, 0, 99, 0),
    knot(0.68, 11.2, 115.5, 0),
    knot(0.9, 15.6, 133, 0),
    knot(1, 14.6, 141, -4),
  ])
  return sheet(random, {
    cloth,
    width: 17,
    length: 74,
    pleats: 6,
    borderScale,
    edges: (t) => [upper(t), lower(t)],
    depth: (t) => mix(0.75, 0.6, t),
    rest: onChest(0.1, 0.93, -4),
    rows: 200,
  })
}

/** The pallu left open: one layer across the body whose lower edge falls over the left arm. */
export function palluOpen(random: Random, cloth: Cloth, borderScale: number): Part {
  const upper = path([
    knot(0, -13.6, 101, -6),
    knot(0.12, -13, 108, 0),
    knot(0.4, -8.4, 121, 0),
    knot(0.68, -0.2, 132, 0),
    knot(0.9, 6, 140, 0),
    knot(1, 7.6, 143.6, -4),
  ])
  const lower = path([
    knot(0, -18, 76, -6),
    knot(0.12, -15, 78, 0),
    knot(0.4, 1, 84, 0),
    knot(0.68, 16.5, 97, 2),
    knot(0.88, 21.5, 116, 0),
    knot(1, 17.5, 139, -6),
  ])
  const [, hip] = wrapProfile(0.2) as [number, number]
  const chest = onChest(0.1, 0.93, -4)
  return sheet(random, {
    cloth,
    width: 34,
    length: 78,
    pleats: 7,
    borderScale,
    edges: (t) => [upper(t), lower(t)],
    depth: (t) => mix(0.9, 0.5, smoothstep(0, 0.9, t)),
    rest: (x, y, t) =>
      Math.max(chest(x, y, t), y < 104 ? ovalDepth(x, 24, hip + 3) * smoothstep(104, 98, y) : -9),
    rows: 200,
  })
}

/** Seedha pallu: brought over the right shoulder and spread across the front. */
export function palluSpread(random: Random, cloth: Cloth, borderScale: number): Part {
  const left = path([
    knot(0, -17, 66, 0),
    knot(0.4, -15.5, 98, 0),
    knot(0.75, -14.8, 126, 0),
    knot(0.95, -15.2, 139, 0),
    knot(1, -14.6, 141, -4),
  ])
  const right = path([
    knot(0, 15.5, 60, 0),
    knot(0.4, 13, 94, 0),
    knot(0.7, 3.5, 124, 0),
    knot(0.93, -7, 141.6, 0),
    knot(1, -8, 143.6, -4),
  ])
  const [, hip] = wrapProfile(0.3) as [number, number]
  return sheet(random, {
    cloth,
    width: 33,
    length: 80,
    pleats: 7,
    borderScale,
    endScale: borderScale * 2.2,
    edges: (t) => [left(t), right(t)],
    depth: (t) => mix(1, 0.6, t),
    rest: (x, y, t) =>
      mix(
        Math.max(frontDepth(x, Math.min(y, 141), 1.5), y < 100 ? ovalDepth(x, 22, hip + 3.4) : -9),
        -4,
        smoothstep(0.94, 1, t),
      ),
    rows: 200,
  })
}
