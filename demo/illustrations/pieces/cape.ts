import { bodyAt } from '../body.ts'
import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { pleating } from '../folds.ts'
import { sampleSurface } from '../geometry.ts'
import type { Random } from '../rng.ts'
import { mix, smoothstep } from '../vectors.ts'

export interface CapeCut {
  cloth: Cloth
  /** Height of the hem, cm. */
  hem: number
  ease: number
  borderScale: number
}

/** A short cape round the shoulders, open in front. */
export function cape(random: Random, { cloth, hem, ease, borderScale }: CapeCut): Part {
  const top = 144
  const folds = pleating(random, { depth: 2, count: 13, late: 0.2, gathers: 0 })
  const grid = sampleSurface(
    (s, t) => {
      const theta = (s * 2 - 1) * Math.PI
      const y = mix(hem, top, t)
      const down = smoothstep(141, hem, y)
      const body = bodyAt(theta, y, ease)
      const out = folds.offset(s, down)
      const sin = Math.sin(theta)
      const cos = Math.cos(theta)
      const own = smoothstep(141, 131, y)
      const wide = 16.4 + 9 * down
      return {
        x: mix(body.x, sin * (wide + out), own),
        y: y - out * 0.2 * down,
        z: mix(body.z, cos * (12.5 + 4.5 * down + out), own),
        u: theta * 18,
        v: y - hem,
        w: theta * 25,
        hollow: folds.hollow(s, down),
      }
    },
    260,
    80,
  )
  return {
    grids: [grid],
    cloth,
    // Its front edges part below the throat, and the neck is cut round.
    edge: (x, y, z) =>
      Math.min(z > 0 ? Math.abs(x) - 0.4 - (top - y) * 0.1 : 99, Math.hypot(x, (y - 147) * 1.5) - 8.4),
    border: { lies: 'hem', scale: borderScale },
    trim: 1.1,
    length: top - hem,
  }
}
