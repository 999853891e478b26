import { peacock } from './birds.ts'
import { flower, heart, lotus, paisley, type Inks } from './motifs.ts'
import { frame, type Pen, type Point } from './pen.ts'
import { between, pick, type Random } from './rng.ts'
import type { Swatch } from './fields/field.ts'

export type BorderStyle = 'peacock' | 'kalka' | 'lotus' | 'temple' | 'creeper' | 'lattice' | 'plain'

const RICH: readonly BorderStyle[] = ['kalka', 'lotus', 'temple', 'creeper', 'lattice']

export const pickBorder = (random: Random, rich: boolean): BorderStyle =>
  rich ? pick(random, RICH) : 'plain'

interface BorderBrief {
  style: BorderStyle
  /** Height in cm from the hem to the top of the cords; rising motifs stand above it. */
  height: number
  ground: string
  inks: Inks
  /** Inks of the motifs that rise from the border onto the garment's own ground; null without them. */
  rising: Inks | null
}

/** One repeat of a border, hem at the bottom. Everything hangs on y measured up from the hem. */
export function drawBorder(pen: Pen, { style, height, ground, inks, rising }: BorderBrief): Swatch {
  const repeat = Math.max(3.2, Math.min(9, height * 0.85))
  const mango = Math.min(height * 0.3, repeat * 0.32)
  const crest = rising !== null ? mango * 3.1 : style === 'temple' ? height * 0.34 : 0.3
  const total = height + crest
  const up = (cm: number) => total - cm
  pen.band(up(height), height + 1, repeat, ground)
  const cord = Math.max(0.26, height * 0.04)

  if (style === 'plain') {
    pen.cord(up(height - cord), repeat, cord)
    return { width: repeat, height: total }
  }

  const low = height * 0.2
  const high = height * 0.8
  for (const [at, gauge] of [
    [cord * 0.7, cord * 1.3],
    [low, cord],
    [high, cord],
    [height - cord * 0.6, cord * 1.3],
  ] as const) {
    pen.cord(up(at), repeat, gauge)
  }
  guard(pen, repeat, up((cord + low) / 2), (low - cord * 2) / 2, inks)
  guard(pen, repeat, up((high + height - cord) / 2), (low - cord * 2) / 2, inks)
  middle(pen, style, repeat, up(height / 2), (high - low) / 2 - cord, inks)

  if (style === 'temple' && rising === null) teeth(pen, repeat, up(height), crest * 0.95)
  if (rising !== null) {
    pen.cord(up(height + crest - cord), repeat, cord)
    paisley(pen, frame(repeat * 0.5, up(height + mango * 1.3), mango), rising)
    flower(pen, frame(0, up(height + crest * 0.26), mango * 0.5), 7, rising)
    const dot = (x: number, cm: number): Point => [repeat * x, up(height + cm)]
    for (const x of [0, 1]) heart(pen, frame(...dot(x, crest * 0.72), mango), 0.16, rising)
  }
  return { width: repeat, height: total }
}

/** The narrow guard rows above and below: small diamonds and dots. */
function guard(pen: Pen, repeat: number, y: number, half: number, inks: Inks): void {
  const count = Math.max(3, Math.round(repeat / (half * 2.4)))
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * repeat
    const r = half * 0.75
    pen.shape(
      [
        [x - r, y],
        [x, y - r],
        [x + r, y],
        [x, y + r],
      ],
      i % 2 === 0 ? inks.main : inks.second,
    )
    heart(pen, frame((i / count) * repeat, y, half), 0.26, inks)
  }
}

function middle(pen: Pen, style: BorderStyle, repeat: number, y: number, half: number, inks: Inks): void {
  if (style === 'kalka') {
    paisley(pen, frame(repeat * 0.27, y, half * 0.82), inks)
    flower(pen, frame(repeat * 0.77, y, half * 0.62), 8, inks)
  } else if (style === 'lotus' || style === 'temple') {
    lotus(pen, frame(repeat * 0.3, y, half * 0.85), inks)
    flower(pen, frame(repeat * 0.8, y, half * 0.5), 8, inks)
  } else if (style === 'peacock') {
    peacock(pen, frame(repeat * 0.36, y, half), inks)
    flower(pen, frame(repeat * 0.86, y - half * 0.1, half * 0.36), 8, inks)
  } else if (style === 'creeper') {
    creeper(pen, repeat, y, half, inks)
  } else {
    const count = Math.max(1, Math.round(repeat / (half * 2.2)))
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) / count) * repeat
      const w = repeat / count / 2
      pen.line(
        [
          [x - w, y],
          [x, y - half],
          [x + w, y],
          [x, y + half],
        ],
        half * 0.14,
        inks.main,
        true,
      )
      flower(pen, frame(x, y, Math.min(half, w) * 0.55), 6, inks)
      heart(pen, frame(x - w, y - half * 0.7, half), 0.16, inks)
      heart(pen, frame(x - w, y + half * 0.7, half), 0.16, inks)
    }
  }
}

function creeper(pen: Pen, repeat: number, y: number, half: number, inks: Inks): void {
  const quarter = repeat / 4
  const swing = half * 1.5
  for (const [x, dir] of [
    [0, -1],
    [repeat / 2, 1],
  ] as const) {
    pen.blade(
      frame(0, 0),
      {
        path: [
          [x, y],
          [x + quarter, y + dir * swing],
          [x + quarter * 2, y],
        ],
        width: half * 0.16,
        taper: 'stem',
      },
      inks.leaf,
    )
    for (const [t, side] of [
      [0.12, 1],
      [0.4, -1],
      [0.85, 1],
    ] as const) {
      const px = x + quarter * 2 * t
      const py = y + dir * swing * 2 * t * (1 - t)
      const lean = between(pen.random, 0.5, 0.7) * half
      pen.blade(
        frame(0, 0),
        {
          path: [
            [px, py],
            [px + lean * 0.2, py - side * lean * 0.6],
            [px + lean, py - side * lean],
          ],
          width: half * 0.36,
          taper: 'leaf',
        },
        inks.leaf,
      )
    }
    flower(pen, frame(x + quarter, y - dir * half * 0.08, half * 0.55), 7, inks)
  }
}

/** Temple spires standing on the border. */
function teeth(pen: Pen, repeat: number, base: number, tall: number): void {
  const count = Math.max(2, Math.round(repeat / (tall * 0.8)))
  const step = repeat / count
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) * step
    for (let k = 0; k < 6; k++) {
      const w = step * 0.48 * (1 - k / 6)
      const y = base - (tall * k) / 6
      pen.shape(
        [
          [x - w, y],
          [x + w, y],
          [x + w, y - tall / 6 - 0.02],
          [x - w, y - tall / 6 - 0.02],
        ],
        'zari',
        between(pen.random, 0.85, 1.15),
      )
    }
  }
}
