import { bodyAt } from '../body.ts'
import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { pleating, type FoldPlan } from '../folds.ts'
import { sampleSurface, type EdgeDistance } from '../geometry.ts'
import { noise2, type Random } from '../rng.ts'
import { curve, mix, smoothstep, type Knots } from '../vectors.ts'
import { bodiceEdge, type BodiceCut } from './bodice.ts'

export interface FrockCut extends BodiceCut {
  cloth: Cloth
  hem: number
  ease: number
  /** Extra room at the waist: 0 fitted, 3 straight. */
  waistRoom: number
  /** Where the skirt leaves the body, and from there: [height, half width, half depth] down to the hem. */
  leaves: number
  profile: Knots
  folds: FoldPlan
  borderScale: number
  /** Side slits up to this height. */
  slit?: number
  /** Half width in cm of a front left open, at a height. */
  openFront?: (y: number) => number
  fieldScale?: number
  /** Width of the finish at neck and slits; 1.3 cm by default. */
  trim?: number
}

/** A garment in one piece from neck to hem: kurta, anarkali, dress, jacket. */
export function frock(random: Random, cut: FrockCut): Part {
  const { hem, leaves } = cut
  const top = cut.neckline === 'High Neck' || cut.neckline === 'Halter' ? 149 : 145
  const folds = pleating(random, cut.folds)
  const shape = curve(cut.profile)
  const seed = random() * 40
  const neck = bodiceEdge(cut)
  const edge: EdgeDistance = (x, y, z, u, v) => {
    let distance = neck(x, y, z, u, v)
    if (cut.slit !== undefined && y < cut.slit)
      distance = Math.min(distance, Math.abs(z - 0.5) - (cut.slit - y) * 0.05)
    if (cut.openFront !== undefined && z > 0) distance = Math.min(distance, Math.abs(x) - cut.openFront(y))
    return distance
  }
  const [widest] = shape(hem) as [number]
  const grid = sampleSurface(
    (s, t) => {
      const theta = (s * 2 - 1) * Math.PI
      // More rows where the shoulders turn.
      const y = mix(hem, top, t < 0.5 ? t * 1.24 : 0.62 + (t - 0.5) * 0.76)
      const down = y > leaves ? 0 : (leaves - y) / (leaves - hem)
      const out = folds.offset(s, down)
      const room = cut.waistRoom * Math.exp(-Math.pow((y - 106) / 10, 2))
      const crease = (noise2(theta * 2 + seed, y * 0.22) - 0.5) * 0.5 * smoothstep(130, 112, y)
      const body = bodyAt(theta, Math.max(y, 84), cut.ease + room + crease)
      const [width, depth] = shape(y) as [number, number]
      const own = smoothstep(leaves + 2, leaves - 16, y)
      const sin = Math.sin(theta)
      const cos = Math.cos(theta)
      const uneven = ((noise2(s * 19 + seed, 3) - 0.5) * 1.3 + out * 0.18) * down * down
      return {
        x: mix(body.x + sin * out, sin * (width + out), own),
        y: y - uneven,
        z: mix(body.z + cos * out, cos * (depth + out), own),
        u: theta * mix(14.5, mix(width, depth, 0.4), own),
        v: y - hem,
        w: theta * widest,
        hollow: Math.min(1, folds.hollow(s, down) + 0.2 * smoothstep(10, 15, Math.abs(body.x)) * (1 - own)),
      }
    },
    460,
    190,
  )
  return {
    grids: [grid],
    cloth: cut.cloth,
    edge,
    border: { lies: 'hem', scale: cut.borderScale },
    trim: cut.trim ?? 1.3,
    length: leaves - hem,
    ...(cut.fieldScale === undefined ? {} : { fieldScale: cut.fieldScale }),
  }
}
