import { bodyAt, frontDepth } from '../body.ts'
import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { lobes } from '../folds.ts'
import { sampleSurface } from '../geometry.ts'
import { noise2, type Random } from '../rng.ts'
import { clamp, curve, mix, smoothstep, type Vec3 } from '../vectors.ts'
import { sheet } from './drape.ts'

const PROFILE = curve([
  [0, 12.8, 9.8],
  [0.17, 17.6, 13.4],
  [0.45, 19.2, 15.6],
  [0.8, 22, 18.5],
  [1, 25.5, 22],
])

/** The wrapped lower half: smooth over the hips, knife pleats fanning out in front. */
export function wrap(random: Random, cloth: Cloth, top: number, hem: number, borderScale: number): Part {
  const pleats = lobes(random, 7, 0.22)
  const loose = lobes(random, 15, 0.6)
  const seed = random() * 40
  const grid = sampleSurface(
    (s, t) => {
      const theta = (s * 2 - 1) * Math.PI
      const down = 1 - t
      const [width, depth] = PROFILE(down) as [number, number]
      // The fan of pleats, a little to the wearer's left of the middle; it opens towards the floor.
      const half = mix(0.26, 0.66, smoothstep(0, 1, down))
      const fan = (theta - 0.06 + half) / (2 * half)
      const inFan = smoothstep(-0.06, 0.04, fan) * smoothstep(1.06, 0.96, fan)
      const knife =
        pleats(clamp(fan, 0, 0.999)) * mix(0.9, 3.1, Math.pow(down, 0.9)) * smoothstep(0, 0.06, down)
      const hips = loose(s) * 2.1 * Math.pow(down, 1.4)
      // Tension lines run from the tucked pleats up to the hip.
      const tension =
        Math.sin(theta * 7 + down * 13 + noise2(theta * 2 + seed, down * 4) * 3) *
        0.3 *
        smoothstep(0.6, 0.05, down) *
        (1 - inFan)
      const out = mix(hips + tension, knife + 1.2 * down, inFan)
      const sin = Math.sin(theta)
      const cos = Math.cos(theta)
      const body = bodyAt(theta, Math.max(88, mix(hem, top, t)), 0.9)
      const own = smoothstep(0.02, 0.2, down)
      const fold = inFan * pleats(clamp(fan, 0, 0.999)) + (1 - inFan) * loose(s) * 0.6 * down
      return {
        x: mix(body.x + sin * out, sin * (width + out), own),
        y: mix(hem - (noise2(s * 20 + seed, 1) - 0.5) * 1.1 * down - out * 0.12 * down, top, t),
        z: mix(body.z + cos * out, cos * (depth + out), own),
        u: theta * (width + depth) * 0.56,
        v: t * (top - hem),
        w: theta * 24,
        hollow: clamp(0.42 - fold * 0.85) * mix(0.5 + inFan * 0.35, 1, down),
      }
    },
    560,
    130,
  )
  return {
    grids: [grid],
    cloth,
    border: { lies: 'hem', scale: borderScale },
    length: top - hem,
    fieldScale: 0.9,
  }
}

const path = (knots: readonly (readonly number[])[]) => {
  const at = curve(knots)
  return (t: number): Vec3 => at(t) as unknown as Vec3
}

/** The pallu across the body, from the right hip up to the left shoulder. */
export function palluFront(random: Random, cloth: Cloth, borderScale: number): Part {
  const upper = path([
    [0, -13.6, 101, -6],
    [0.12, -13.2, 107, 0],
    [0.4, -9, 119, 0],
    [0.68, -0.5, 130, 0],
    [0.9, 6.2, 139.5, 0],
    [1, 7.8, 143.6, -4],
  ])
  const lower = path([
    [0, -17.6, 84, -6],
    [0.12, -14, 87, 0],
    [0.4, 0, 99, 0],
    [0.68, 11.2, 115.5, 0],
    [0.9, 15.6, 133, 0],
    [1, 14.6, 141, -4],
  ])
  return sheet(random, {
    cloth,
    width: 17,
    length: 74,
    pleats: 6,
    borderScale,
    edges: (t) => [upper(t), lower(t)],
    outward: () => [0, 0, 1],
    depth: (t) => mix(0.75, 0.6, t),
    rest: (x, y, t) =>
      mix(frontDepth(x, Math.min(y, 141), 1.5), -4, Math.max(smoothstep(0.1, 0, t), smoothstep(0.93, 1, t))),
    rows: 200,
  })
}

/** Seedha pallu: brought over the right shoulder and spread across the front. */
export function palluSpread(random: Random, cloth: Cloth, borderScale: number): Part {
  const left = path([
    [0, -17, 66, 0],
    [0.4, -15.5, 98, 0],
    [0.75, -14.8, 126, 0],
    [0.95, -15.2, 139, 0],
    [1, -14.6, 141, -4],
  ])
  const right = path([
    [0, 15.5, 60, 0],
    [0.4, 13, 94, 0],
    [0.7, 3.5, 124, 0],
    [0.93, -7, 141.6, 0],
    [1, -8, 143.6, -4],
  ])
  const [, hip] = PROFILE(0.3) as [number, number]
  return sheet(random, {
    cloth,
    width: 33,
    length: 80,
    pleats: 7,
    borderScale,
    endScale: borderScale * 2.2,
    edges: (t) => [left(t), right(t)],
    outward: () => [0, 0, 1],
    depth: (t) => mix(1, 0.6, t),
    rest: (x, y, t) =>
      mix(
        Math.max(
          frontDepth(x, Math.min(y, 141), 1.5),
          y < 100 ? Math.sqrt(1 - clamp(Math.abs(x) / 22) ** 2) * (hip + 3.4) : -9,
        ),
        -4,
        smoothstep(0.94, 1, t),
      ),
    rows: 200,
  })
}

/** How far the wrap stands out from the middle of the body at a point, front or back. */
export function wrapDepth(x: number, y: number): number {
  const down = (103.5 - y) / 101
  const [width, depth] = PROFILE(clamp(down)) as [number, number]
  const reach = clamp(Math.abs(x) / (width + 3))
  return Math.sqrt(1 - reach * reach * 0.97) * (depth + 2.2) * smoothstep(-0.1, 0.04, down)
}
