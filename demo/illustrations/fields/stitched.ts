import { flower, paisley, sprig } from '../motifs.ts'
import { frame, type Frame, type Point } from '../pen.ts'
import { between } from '../rng.ts'
import type { Field, Swatch } from './field.ts'

/** Half-drop: the second motif of the repeat stands half a step down and over. */
export function halfDrop(
  width: number,
  height: number,
  first: (at: Frame) => void,
  second: (at: Frame) => void,
): Swatch {
  first(frame(width * 0.25, height * 0.25))
  second(frame(width * 0.75, height * 0.75))
  return { width, height }
}

const sized = (at: Frame, scale: number, angle = 0): Frame => ({ ...at, scale, angle })

export const butiAndPaisley: Field = (pen, inks) => {
  const scale = between(pen.random, 1.35, 1.7)
  const size = halfDrop(
    scale * 6.4,
    scale * 6.8,
    (at) => flower(pen, sized(at, scale), 8, inks),
    (at) => paisley(pen, sized(at, scale * 1.05, between(pen.random, -0.15, 0.15)), inks),
  )
  const gap = frame(size.width * 0.75, size.height * 0.25)
  flower(pen, sized(gap, scale * 0.38), 5, inks)
  flower(pen, sized(frame(size.width * 0.25, size.height * 0.75), scale * 0.38), 5, inks)
  return size
}

export const sprigs: Field = (pen, inks) => {
  const scale = between(pen.random, 1.6, 2)
  return halfDrop(
    scale * 4.6,
    scale * 5.6,
    (at) => sprig(pen, sized(at, scale, 0.12), inks),
    (at) => sprig(pen, sized(at, scale, -0.12), inks),
  )
}

/** A net of ogees (jaal) with a flower in each. */
export const jaal: Field = (pen, inks) => {
  const w = between(pen.random, 9, 11)
  const h = w * 1.3
  const side = (mirror: number, x0: number, y0: number) => {
    for (let i = 0; i < 2; i++) {
      const y = y0 + (i * h) / 2
      const out = mirror * (i === 0 ? 1 : -1)
      const a: Point = [x0, y]
      const b: Point = [x0 + (out * w) / 2, y + h / 2]
      const bend: Point = [x0 + (out * w) / 2, y + h * 0.08]
      pen.blade(frame(0, 0), { path: [a, bend, b], width: 0.28, taper: 'stem' }, inks.main)
      for (const t of [0.3, 0.55, 0.8]) {
        const k = 1 - t
        const p: Point = [
          a[0] * k * k + 2 * bend[0] * k * t + b[0] * t * t,
          a[1] * k * k + 2 * bend[1] * k * t + b[1] * t * t,
        ]
        const tip: Point = [p[0] - out * 0.95, p[1] + 0.25]
        pen.blade(
          frame(0, 0),
          { path: [p, [p[0] - out * 0.4, p[1] - 0.3], tip], width: 0.5, taper: 'leaf' },
          inks.leaf,
        )
      }
      if (i === 0) x0 += (out * w) / 2
    }
  }
  side(1, 0, 0)
  side(-1, w, 0)
  flower(pen, frame(w / 2, h * 0.5 - h * 0.25 + h * 0.25, 1.9), 8, inks)
  flower(pen, frame(0, 0, 1.5), 8, inks)
  sprig(pen, frame(w / 2, h * 0.98, 1.2), inks)
  sprig(pen, frame(0, h * 0.48, 1.2), inks)
  return { width: w, height: h }
}

/** Phulkari: darned diamonds in floss silk, set in a lattice. */
export const phulkari: Field = (pen, inks) => {
  const w = 8
  const facets = (cx: number, cy: number, size: number, ink: string) => {
    for (const [sx, sy] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const at = frame(cx, cy, size)
      pen.blade(
        at,
        {
          path: [
            [sx * 0.08, sy * 0.08],
            [sx * 0.5, sy * 0.5],
            [sx * 0.92, sy * 0.92],
          ],
          width: 0.62,
          taper: 'leaf',
        },
        ink,
      )
    }
    for (const [dx, dy] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const) {
      pen.blade(
        frame(cx, cy, size),
        {
          path: [
            [dx * 0.3, dy * 0.3],
            [dx * 0.6, dy * 0.6],
            [dx * 1.15, dy * 1.15],
          ],
          width: 0.36,
          taper: 'leaf',
        },
        inks.leaf,
      )
    }
  }
  facets(w / 2, w / 2, 2.1, inks.main)
  facets(0, 0, 1.5, inks.second)
  for (const [x, y] of [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const) {
    flower(pen, frame(w * x, w * y, 0.5), 6, inks)
  }
  return { width: w, height: w }
}
