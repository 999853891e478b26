import { frontDepth } from '../body.ts'
import { plainCloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { sampleSurface } from '../geometry.ts'
import { Pen } from '../pen.ts'
import { seeded } from '../rng.ts'
import { rasterizeTile } from '../tile.ts'
import { curve, knot, smoothstep } from '../vectors.ts'

/** A measuring tape round the neck of the form, both ends hanging in front. */
export async function measuringTape(): Promise<Part> {
  const pen = new Pen(seeded(4), 'printed')
  for (let i = 0; i < 10; i++) {
    pen.line(
      [
        [0, i],
        [i % 5 === 0 ? 1.3 : 0.7, i],
      ],
      0.16,
      '#4a2a22',
    )
  }
  pen.line(
    [
      [2, 0],
      [2, 10],
    ],
    0.12,
    '#a83a3a',
  )
  const field = await rasterizeTile(pen, { width: 2.2, height: 10 }, 30, true)
  const path = curve([
    knot(0, -8.4, 98),
    knot(0.2, -8.8, 112),
    knot(0.38, -8.2, 130),
    knot(0.46, -7.2, 141.5),
    knot(0.5, 0, 147.5),
    knot(0.54, 7.2, 141.5),
    knot(0.62, 8.4, 130),
    knot(0.85, 9.4, 106),
    knot(1, 8.8, 91),
  ])
  const grid = sampleSurface(
    (s, t) => {
      const [x, y] = path(t) as [number, number]
      const [ax, ay] = path(t + 0.01) as [number, number]
      const d = Math.hypot(ax - x, ay - y) || 1
      const across = (s - 0.5) * 2.2
      const px = x + ((ay - y) / d) * across
      const py = y - ((ax - x) / d) * across
      const behind = smoothstep(0.06, 0.02, Math.abs(t - 0.5))
      return {
        x: px,
        y: py,
        z: frontDepth(px, Math.min(py, 145), 3) * (1 - behind) - 8 * behind,
        u: s * 2.2,
        v: t * 120,
        w: 0,
        hollow: 0,
      }
    },
    10,
    260,
  )
  return {
    grids: [grid],
    edge: (_x, _y, _z, _u, v) => Math.abs(v - 60) - 5.6,
    cloth: { ...plainCloth(['#9a7a22', '#e9cf72', '#fff3c4'], 'Satin'), field },
  }
}
