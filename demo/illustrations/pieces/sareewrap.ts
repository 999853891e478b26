import { bodyAt, ovalDepth } from '../body.ts'
import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { frills, lobes } from '../folds.ts'
import { sampleSurface } from '../geometry.ts'
import { noise2, type Random } from '../rng.ts'
import { sheet } from './drape.ts'
import { clamp, curve, knot, mix, path, smoothstep } from '../vectors.ts'

/** Down 0..1 from the waist; half width and half depth in cm. */
export const wrapProfile = curve([
  knot(0, 12.8, 9.8),
  knot(0.17, 17.6, 13.4),
  knot(0.45, 19.2, 15.6),
  knot(0.8, 22, 18.5),
  knot(1, 25.5, 22),
])

export interface WrapCut {
  cloth: Cloth
  /** Heights in cm. */
  top: number
  hem: number
  /** Rows of frill from the knee down; 0 for none. */
  ruffles: number
}

/** The wrapped lower half: smooth over the hips, knife pleats fanning out in front. */
export function wrap(random: Random, { cloth, top, hem, ruffles }: WrapCut): Part {
  const pleats = lobes(random, 7, 0.22)
  const loose = lobes(random, 15, 0.6)
  const seed = random() * 40
  const frill = ruffles === 0 ? null : frills(random, ruffles, 0.4)
  const grid = sampleSurface(
    (s, t) => {
      const theta = (s * 2 - 1) * Math.PI
      const down = 1 - t
      const [width, depth] = wrapProfile(down) as [number, number]
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
      const plain = mix(hips + tension, knife + 1.2 * down, inFan)
      const out = frill === null ? plain : plain * 0.6 + frill.offset(s, down)
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
        hollow: clamp(
          clamp(0.42 - fold * 0.85) * mix(0.5 + inFan * 0.35, 1, down) + (frill?.hollow(s, down) ?? 0),
        ),
      }
    },
    560,
    130,
  )
  return {
    grids: [grid],
    cloth,
    border: { lies: 'hem', scale: 0.8 },
    length: top - hem,
    fieldScale: 0.9,
  }
}

/** The pleats of a nine-yard drape: a narrow fan from the waist that is drawn back between the knees. */
export function frontFan(random: Random, cloth: Cloth): Part {
  const left = path([
    knot(0, -3.2, 30, 7),
    knot(0.45, -6.4, 60, 15),
    knot(0.8, -5.6, 88, 13),
    knot(1, -4, 102, 10),
  ])
  const right = path([
    knot(0, 3.2, 30, 7),
    knot(0.45, 7, 60, 15),
    knot(0.8, 6.4, 88, 13),
    knot(1, 5, 102, 10),
  ])
  return sheet(random, {
    cloth,
    width: 22,
    length: 72,
    pleats: 6,
    borderScale: 0.55,
    edges: (t) => [left(t), right(t)],
    depth: (t) => mix(0.7, 1.3, Math.sin(Math.PI * t)),
  })
}

/** How far the wrap stands out from the middle of the body at a point, front or back. */
export function wrapDepth(x: number, y: number): number {
  const down = (103.5 - y) / 101
  const [width, depth] = wrapProfile(clamp(down)) as [number, number]
  return ovalDepth(x, width + 3, depth + 2.2) * smoothstep(-0.1, 0.04, down)
}
