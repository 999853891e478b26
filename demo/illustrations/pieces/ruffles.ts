import { bodyAt, frontDepth } from '../body.ts'
import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { lobes } from '../folds.ts'
import { sampleSurface, type Grid } from '../geometry.ts'
import { noise2, type Random } from '../rng.ts'
import { clamp, knot, path } from '../vectors.ts'

/** Where each ruffle round the throat is sewn on, how far it falls and how far it stands out, cm. */
const TIERS = [
  { sewn: 140.6, fall: 6.4, out: 1.5, flutes: 19 },
  { sewn: 144.2, fall: 5.6, out: 1.9, flutes: 17 },
  { sewn: 147.6, fall: 4.8, out: 2.1, flutes: 15 },
] as const

/** Ruffles that lie over each other round the throat, and one that runs down the side of the front to the hem. */
export function ruffles(random: Random, cloth: Cloth, hem: number, ease: number): Part[] {
  const plain: Cloth = { ...cloth, border: null, material: { ...cloth.material, streak: 0 } }
  const part = (...grids: Grid[]): Part => ({ grids, cloth: plain, twoSided: true })
  return [
    part(cascade(random, -1, hem, ease)),
    part(cascade(random, 1, hem, ease)),
    ...TIERS.map((tier) => part(collar(random, tier, ease))),
  ]
}

/** Flutes wind to and fro as they fall, so that each overlaps the next. */
function collar(random: Random, { sewn, fall, out, flutes }: (typeof TIERS)[number], ease: number): Grid {
  const fine = lobes(random, flutes * 5, 0.5)
  const seed = random() * 50
  return sampleSurface(
    (s, t) => {
      const down = 1 - t
      const phase = s * Math.PI * 2 * flutes + (noise2(s * 9, seed) - 0.5) * 2.4
      const size = 0.75 + 0.5 * noise2(s * 11, seed + 7)
      const flute = Math.cos(phase) * size * Math.pow(down, 0.8)
      const theta = (s * 2 - 1) * Math.PI + (Math.sin(phase) * size * 2.1 * down) / flutes
      const y = sewn - fall * down * (0.92 + 0.16 * size) + flute * 0.35
      const stand = out * Math.pow(down, 0.6) + flute * 1.7 + fine(s) * 0.2 * (1 - down * 0.7)
      const p = bodyAt(theta, Math.max(y + 0.6, 128), ease + 0.5 + (Math.cos(theta) < 0 ? 0.8 : 0))
      // Narrower than the shoulders, which are bare.
      const x = Math.tanh(p.x / 12.5) * 12.5
      return {
        x: x + Math.sin(theta) * stand * 0.7,
        y,
        z: p.z + Math.cos(theta) * stand,
        u: theta * 16,
        v: t * fall,
        w: theta * 16,
        hollow: clamp(0.36 - flute * 0.85 + 0.65 * Math.exp(-down * 8)),
      }
    },
    560,
    40,
  )
}

/** A frill sewn on along a line from the throat to the hem, which falls to one side of it in flutes. */
function cascade(random: Random, side: 1 | -1, hem: number, ease: number): Grid {
  const line = path([
    knot(0, 7.2, hem + 0.8, 0),
    knot(0.4, 6.6, 119, 0),
    knot(0.75, 4.2, 130, 0),
    knot(1, 1.5, 140, 0),
  ])
  const seed = random() * 50
  return sampleSurface(
    (s, t) => {
      const [middle, height] = line(t)
      const phase = t * Math.PI * 2 * 9 + side * 0.9 + (noise2(t * 5, seed) - 0.5) * 5
      const size = 0.55 + 0.75 * noise2(t * 11, seed + 5)
      const flute = Math.cos(phase) * size
      const width = (side === 1 ? 3.9 : 2.3) * (0.85 + 0.3 * noise2(t * 13, seed + 3))
      const x = middle + side * width * s * (0.9 + 0.14 * flute)
      return {
        x,
        y: height + Math.sin(phase) * size * s * 0.7 + s * 0.5,
        z: frontDepth(x, Math.min(height, 141), ease + 0.5) + 0.4 + s * (1.3 + 1.1 * flute),
        u: side * s * 4,
        v: t * 50,
        w: side * s * 4,
        hollow: clamp(0.36 - flute * 0.8 * s + 0.6 * Math.exp(-s * 5)),
      }
    },
    24,
    320,
  )
}
