import type { Cloth } from '../cloth.ts'
import type { Figure } from '../figure.ts'
import { sampleSurface } from '../geometry.ts'
import { between, noise2, type Random } from '../rng.ts'
import { smoothstep } from '../vectors.ts'

/** Cloth laid in a few soft folds under the lens; `width` and `height` of the view in cm. */
export function macro(random: Random, cloth: Cloth, width: number, height: number): Figure {
  const seed = random() * 80
  const slant = between(random, 0.5, 0.9)
  const ridge = between(random, -1.5, 1.5)
  // One fold turned well over, and a few easy waves beside it.
  const lift = (x: number, y: number) => {
    const bend = (noise2(y * 0.11 + seed, 4) - 0.5) * 5
    const across = x * Math.cos(slant) + y * Math.sin(slant) * 0.62 + bend
    const fold = across - ridge
    const steep = fold > 0 ? 1.5 : 0.75
    const waves = Math.sin(across * 0.7 + seed) * 1.15 + Math.sin(across * 1.43 + seed * 2) * 0.34
    return (
      2.9 * Math.exp(-Math.pow(fold / 2.3, 2) * steep * steep) +
      waves +
      (noise2(x * 0.5 + seed, y * 0.4) - 0.5) * 0.35
    )
  }
  const span = 1.5
  const grid = sampleSurface(
    (s, t) => {
      const x = (s - 0.5) * width * span
      const y = (t - 0.5) * height * span
      const z = lift(x, y)
      const u = x + 40
      return {
        x,
        y,
        z,
        u,
        v: y + height,
        w: u,
        hollow: smoothstep(0.5, -1.1, z) * 0.7,
      }
    },
    260,
    320,
  )
  return {
    parts: [{ grids: [grid], cloth: { ...cloth, border: null }, fieldScale: 0.62 }],
    placement: { x: 0, z: 0, yaw: 0 },
    footprint: null,
  }
}
