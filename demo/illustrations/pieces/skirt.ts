import { bodyAt } from '../body.ts'
import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { pleating, type FoldPlan } from '../folds.ts'
import { sampleSurface, type EdgeDistance } from '../geometry.ts'
import { noise2, type Random } from '../rng.ts'
import { curve, mix, smoothstep, type Knots } from '../vectors.ts'

export interface SkirtCut {
  cloth: Cloth
  /** Heights in cm. */
  top: number
  hem: number
  /** How far out from the body's own section the skirt stands: [down 0..1, half width, half depth]. */
  profile: Knots
  folds: FoldPlan
  /** Panels with a seam between each and their own run of pattern. */
  kalis: number
  borderScale: number
  edge?: EdgeDistance
  fieldScale?: number
  /** Extra fall at the back, cm, for a train. */
  train?: number
}

/** A skirt hung from `top`, following the body there and its own profile below. */
export function skirt(random: Random, cut: SkirtCut): Part {
  const { top, hem, kalis } = cut
  const folds = pleating(random, cut.folds)
  const shape = curve(cut.profile)
  const wander = random() * 50
  const length = top - hem
  const grids = []
  for (let kali = 0; kali < kalis; kali++) {
    const grid = sampleSurface(
      (s, t) => {
        const turn = (kali + s) / kalis
        const theta = (turn * 2 - 1) * Math.PI
        const down = 1 - t
        const [width, depth] = shape(down) as [number, number]
        const waist = bodyAt(theta, Math.max(top - length * down, 88), 1)
        const own = smoothstep(0.02, 0.2, down)
        const out = folds.offset(turn, down)
        const sin = Math.sin(theta)
        const cos = Math.cos(theta)
        const back = cos < 0 ? 1 + (cut.train ?? 0) * 0.02 * down * down * -cos : 1
        const x = mix(waist.x + sin * out, sin * (width + out), own)
        const z = mix(waist.z + cos * out, cos * (depth + out) * back, own)
        const uneven = (noise2(turn * 23 + wander, 3) - 0.5) * 1.5 + out * 0.16
        const y = mix(hem - uneven * down * down, top, t)
        const seam = Math.pow(Math.abs(s * 2 - 1), 14) * (kalis > 1 ? 0.4 : 0)
        const around = (width + depth) * 0.5 + cut.folds.depth
        return {
          x,
          y,
          z,
          u: (turn - (kali + 0.5) / kalis) * 2 * Math.PI * around * 1.1,
          v: t * length,
          w: turn * 2 * Math.PI * ((shape(1)[0] as number) + cut.folds.depth),
          hollow: Math.min(1, folds.hollow(turn, down) + seam),
        }
      },
      Math.ceil(560 / kalis),
      110,
    )
    grids.push(grid)
  }
  return {
    grids,
    cloth: cut.cloth,
    border: { lies: 'hem', scale: cut.borderScale },
    length,
    ...(cut.edge === undefined ? {} : { edge: cut.edge, trim: 0.9 }),
    ...(cut.fieldScale === undefined ? {} : { fieldScale: cut.fieldScale }),
  }
}

/** The band at the top of a skirt. */
export function waistband(cloth: Cloth, top: number, height: number, ease: number): Part {
  const grid = sampleSurface(
    (s, t) => {
      const theta = (s * 2 - 1) * Math.PI
      const y = mix(top - height, top, t)
      const p = bodyAt(theta, y, ease + Math.sin(t * Math.PI) * 0.25)
      return { ...p, u: theta * 12, v: t * height, w: theta * 12, hollow: 0 }
    },
    120,
    10,
  )
  return { grids: [grid], cloth, border: { lies: 'hem', scale: height / Math.max(1, cloth.borderHeight) } }
}
