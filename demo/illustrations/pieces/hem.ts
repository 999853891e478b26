import type { Cloth } from '../cloth.ts'
import type { Figure } from '../figure.ts'
import { lobes } from '../folds.ts'
import { sampleSurface } from '../geometry.ts'
import { noise2, type Random } from '../rng.ts'
import { clamp, smoothstep } from '../vectors.ts'

/** Share of the close-up's height at which the cloth ends. */
const LOW = 0.1

const SOFTEN = [-0.028, -0.018, -0.009, 0, 0.009, 0.018, 0.028]

/** The lower edge of a cloth as it hangs in a few easy folds; `width` and `height` of the view in cm. */
export function hem(random: Random, cloth: Cloth, width: number, height: number, scale: number): Figure {
  const sharp = lobes(random, 5, 0.4)
  // A lens this near shows how softly cloth turns in a valley.
  const folds = (at: number) => SOFTEN.reduce((sum, by) => sum + sharp(at + by), 0) / SOFTEN.length
  const seed = random() * 90
  const span = 1.6
  const deep = width * 0.055
  const grid = sampleSurface(
    (s, t) => {
      const up = t * height * 1.3
      const x = (s - 0.5) * width * span
      // Folds wander and soften on their way up.
      const at = s + (noise2(seed + up * 0.05, s * 4) - 0.5) * 0.05
      const fold = folds(at) * (1 - 0.45 * smoothstep(0, height, up))
      const sway = (noise2(s * 9 + seed, up * 0.08) - 0.5) * deep * 0.5
      const z = fold * deep + sway
      return {
        x: x + Math.sin(at * 31 + seed) * deep * 0.18,
        // The camera looks down a little: what stands forward hangs lower in the picture.
        y: up - height * (0.5 - LOW) - z * 0.12 + (noise2(s * 14, seed) - 0.5) * deep * 0.16,
        z,
        u: x * 1.12 + 40,
        v: up,
        w: x * 1.12 + 40,
        hollow: clamp(0.42 - fold * 0.6) * 0.9,
      }
    },
    360,
    300,
  )
  return {
    parts: [{ grids: [grid], cloth, border: { lies: 'hem', scale }, fieldScale: 0.62 }],
    placement: { x: 0, z: 0, yaw: 0 },
    footprint: null,
  }
}
