import { bodyAt } from '../body.ts'
import { plainCloth, type Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { knot, mix, type Vec3 } from '../vectors.ts'
import { cord, turned } from './solids.ts'
import { STEEL } from './worktable.ts'

const HEADS = [plainCloth('White', 'Satin'), plainCloth('Golden', 'Satin')]

function pin(foot: Vec3, head: Vec3, i: number): Part[] {
  const middle: Vec3 = [mix(foot[0], head[0], 0.5), mix(foot[1], head[1], 0.5), mix(foot[2], head[2], 0.5)]
  return [
    cord(STEEL, [foot, middle, head], 0.1),
    turned(HEADS[i % 2]!, head[0], head[2], [
      knot(head[1] - 0.45, 0.1),
      knot(head[1], 0.45),
      knot(head[1] + 0.45, 0.1),
    ]),
  ]
}

/** Each pin's place on the cushion, and how far it leans. */
const PLACES: readonly Vec3[] = [
  [-2, 1.4, -0.5],
  [0.6, 2, 0.4],
  [1.9, 0.2, 0.9],
  [-0.6, -0.6, -0.2],
  [1, -1.8, 0.5],
  [-2.4, -0.8, -0.8],
]

/** A velvet pincushion with its pins, standing at `base`. */
export function pincushion(x: number, z: number, base: number): Part[] {
  return [
    turned(plainCloth('Red', 'Velvet'), x, z, [
      knot(base, 3.4),
      knot(base + 1.4, 4.4),
      knot(base + 3, 3.6),
      knot(base + 3.9, 1.8),
      knot(base + 4.1, 0.05),
    ]),
    ...PLACES.flatMap(([px, pz, lean], i) =>
      pin([x + px, base + 3.2, z + pz], [x + px + lean, base + 7.2, z + pz + lean * 0.3], i),
    ),
  ]
}

/** Tacked seams down a fitted toile, from the bust to its hem, each held by a row of pins. */
export function pinnedSeams(thread: Cloth, low: number, ease: number): Part[] {
  const on = (theta: number, y: number, out: number): Vec3 => {
    const { x, z } = bodyAt(theta, y, ease + out)
    return [x, y, z]
  }
  return [-0.62, 0.62].flatMap((theta) => {
    const tacks = Array.from({ length: 15 }, (_, i) => {
      const y = mix(low + 1, 130, i / 15)
      return cord(thread, [on(theta, y, 0.3), on(theta, y + 0.7, 0.3), on(theta, y + 1.3, 0.3)], 0.16)
    })
    const pins = [low + 6, low + 12, low + 18].flatMap((y, i) =>
      pin(on(theta - 0.12, y, 0.3), on(theta + 0.16, y + 0.4, 1.1), i),
    )
    return [...tacks, ...pins]
  })
}
