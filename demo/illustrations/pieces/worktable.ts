import { plainCloth, type Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { sampleSurface } from '../geometry.ts'
import { Pen, type Point } from '../pen.ts'
import { noise2, seeded } from '../rng.ts'
import { rasterizeTile } from '../tile.ts'
import { curve, knot, mix, smoothstep, type Vec3 } from '../vectors.ts'
import { brass } from './atelier.ts'
import { cord, turned } from './solids.ts'

const PAPER = plainCloth(['#a8977c', '#efe4cc', '#fffaf0'], 'Cotton')
const WOOD = plainCloth(['#5a3a22', '#b98a5c', '#ecd0a6'], 'Satin')
export const STEEL = plainCloth(['#3c3f45', '#9aa0a6', '#ffffff'], 'Satin')
const WHITE = plainCloth('White', 'Cotton')
const TABLE = plainCloth(['#a48c72', '#dccdb6', '#f2e8d8'], 'Cotton')

/** Where a thing lies on the table: middle, and how far it is turned, radians. */
export interface Lie {
  x: number
  z: number
  turn: number
  /** Height above the table, cm. */
  up?: number
}

/** Carries a point of a flat thing (right, towards the back) to the table. */
const laid =
  ({ x, z, turn, up = 0 }: Lie) =>
  (right: number, back: number, above = 0): Vec3 => [
    x + right * Math.cos(turn) - back * Math.sin(turn),
    up + above,
    z - right * Math.sin(turn) - back * Math.cos(turn),
  ]

interface FlatCut {
  cloth: Cloth
  width: number
  depth: number
  lie: Lie
  /** Height of the waves in which it lies, cm; 0 for boards. */
  ripple?: number
  fieldScale?: number
}

/** How high rippled cloth stands at a point of it, in cm above where it lies. */
const rippled = (right: number, back: number, ripple: number) =>
  ripple * (noise2(right * 0.09 + 40, back * 0.07 + 3) * 2 - 0.7)

/** A board, a sheet of paper or a length of cloth lying on the table. */
export function flat({ cloth, width, depth, lie, ripple = 0, fieldScale = 1 }: FlatCut): Part {
  const at = laid(lie)
  const grid = sampleSurface(
    (s, t) => {
      const right = (s - 0.5) * width
      const back = (t - 0.5) * depth
      const [x, y, z] = at(right, back, rippled(right, back, ripple))
      return { x, y, z, u: s * width, v: t * depth, w: s * width, hollow: 0 }
    },
    ripple > 0 ? 220 : 40,
    ripple > 0 ? 220 : 40,
  )
  return { grids: [grid], cloth: { ...cloth, border: null }, fieldScale }
}

/** The table itself, wide enough to fill the picture. */
export const tabletop = (): Part =>
  flat({ cloth: TABLE, width: 240, depth: 200, lie: { x: 0, z: -20, turn: 0, up: -0.15 } })

/** A drawing on paper or cloth: SVG in cm, its origin at the far left corner. */
async function drawn(cloth: Cloth, width: number, depth: number, svg: string): Promise<Cloth> {
  const pen = new Pen(seeded(7), 'printed')
  pen.wash(svg)
  return { ...cloth, field: await rasterizeTile(pen, { width, height: depth }, 30, true) }
}

const line = (d: string, gauge = 0.22, dashes = '') =>
  `<path d="${d}" fill="none" stroke="#5a4a40" stroke-width="${gauge}"${dashes && ` stroke-dasharray="${dashes}"`}/>`

/** A paper pattern of a blouse: front, back and sleeve with seam lines, grain and darts. */
export async function paperPattern(lie: Lie): Promise<Part> {
  const front = 'M6 6L13 5C14 12 17 15 21 15L20 33C15 35 9 35 5 34Z'
  const inner = 'M7 7.2L12.4 6.4C13.2 12.6 16.4 15.8 19.9 16.2L19 32C15 33.8 9.4 33.8 6.2 33Z'
  const back = 'M27 6L35 4.6C36 12 38 15 42 16L41 33H27Z'
  const sleeve = 'M48 16C51 7 63 7 66 16L63 33H51Z'
  const cloth = await drawn(
    PAPER,
    72,
    40,
    line(front, 0.26) +
      line(inner, 0.14, '0.7 0.5') +
      line('M11 33.6L12.4 22L13.8 33.6', 0.16) +
      line('M16 33.2L16.8 25L17.8 32.8', 0.16) +
      line(back, 0.26) +
      line('M28.2 7.4L34.4 6.2C35.2 12.6 37.6 16 40.6 17L39.8 31.8H28.2Z', 0.14, '0.7 0.5') +
      line(sleeve, 0.26) +
      line('M49.6 16.2C52.4 9 61.6 9 64.4 16.2L61.8 31.8H52.2Z', 0.14, '0.7 0.5') +
      ['M10 12V28', 'M32 12V28', 'M57 14V29'].map((d) => line(d, 0.18)).join('') +
      ['M9.4 13L10 12L10.6 13', 'M31.4 13L32 12L32.6 13', 'M56.4 15L57 14L57.6 15']
        .map((d) => line(d, 0.18))
        .join(''),
  )
  return flat({ cloth, width: 72, depth: 40, lie: { ...lie, up: 0.5 }, ripple: 0.5 })
}

/** A tailor's wooden rule. */
export async function rule(lie: Lie): Promise<Part> {
  const ticks = Array.from({ length: 41 }, (_, i) => line(`M${i + 0.5} 0V${i % 5 === 0 ? 1.5 : 0.8}`, 0.1))
  const cloth = await drawn(WOOD, 42, 3.6, ticks.join(''))
  return flat({ cloth, width: 42, depth: 3.6, lie: { ...lie, up: 0.9 } })
}

export function pencil(lie: Lie, colour: Cloth): Part[] {
  const at = laid({ ...lie, up: 1 })
  return [
    cord(colour, [at(-8, 0), at(-3, 0), at(3, 0), at(7, 0)], 0.42),
    cord(WOOD, [at(7, 0), at(7.6, 0), at(8, 0)], 0.34),
    cord(STEEL, [at(8, 0), at(8.4, 0), at(8.8, 0)], 0.14),
  ]
}

/** Long shears, open by `gape` radians. */
export function shears(lie: Lie, gape: number): Part[] {
  const half = (side: 1 | -1): Part[] => {
    const at = laid({ ...lie, turn: lie.turn + side * gape, up: (lie.up ?? 0) + 0.6 + side * 0.14 })
    const blade = sampleSurface(
      (s, t) => {
        const wide = mix(1.7, 0.16, Math.pow(t, 1.4))
        const across = (0.5 - s) * 2 * wide
        const [x, y, z] = at(t * 21, across - side * 0.25, 0.5 * (1 - Math.abs(s * 2 - 1)))
        return { x, y, z, u: t, v: s, w: 0, hollow: 0 }
      },
      14,
      60,
    )
    const ring = Array.from({ length: 15 }, (_, i): Vec3 => {
      const angle = (i / 14) * Math.PI * 2
      return at(-12.6 + Math.cos(angle) * 4.6, -side * 3.2 + Math.sin(angle) * 2.7, 0.3)
    })
    return [
      { grids: [blade], cloth: STEEL, twoSided: true },
      cord(STEEL, [at(1, 0, 0.3), at(-3, -side * 0.6, 0.4), at(-8.4, -side * 2.2, 0.3)], 1),
      cord(plainCloth('Maroon', 'Satin'), ring, 0.85),
    ]
  }
  const [x, up, z] = laid(lie)(0.6, 0)
  return [
    ...half(1),
    ...half(-1),
    turned(brass, x, z, [knot(up + 1, 1), knot(up + 1.7, 0.9), knot(up + 1.9, 0.05)]),
  ]
}

/** A broken chalk line on rippled cloth through points of it (right, back). */
export function chalkLine(points: readonly Point[], lie: Lie, ripple: number): Part {
  const at = laid(lie)
  const through = curve(points.map(([right, back], i) => [i / (points.length - 1), right, back]))
  const dashes = points.length * 7
  const grids = Array.from({ length: dashes }, (_, i) => {
    const dash = Array.from({ length: 4 }, (__, k): Vec3 => {
      const [right, back] = through((i + k * 0.22) / dashes) as [number, number]
      return at(right, back, rippled(right, back, ripple) + 0.12)
    })
    return cord(WHITE, dash, 0.2).grids
  }).flat()
  return { grids, cloth: WHITE }
}

/** A round of tailor's chalk. */
export const chalk = (x: number, z: number, base: number, cloth: Cloth): Part =>
  turned(cloth, x, z, [knot(base, 1.9), knot(base + 0.5, 2), knot(base + 0.9, 1.7), knot(base + 1.05, 0.05)])

/** The embroiderers' frame (adda): four bars with the cloth laced between them. */
export function adda(cloth: Cloth, width: number, depth: number, lie: Lie): Part[] {
  const at = laid({ ...lie, up: 3 })
  const w = width / 2
  const d = depth / 2
  const bar = (from: Vec3, to: Vec3) =>
    cord(WOOD, [from, [mix(from[0], to[0], 0.5), from[1], mix(from[2], to[2], 0.5)], to], 1.3)
  const lacing = Array.from({ length: 18 }, (_, i) => {
    const right = mix(-w, w, (i + 0.5) / 18)
    return [1, -1].map((side) =>
      cord(
        PAPER,
        [at(right - 0.7, side * (d - 2.6)), at(right, side * (d - 1)), at(right + 0.5, side * d, 1)],
        0.14,
      ),
    )
  })
  return [
    flat({ cloth, width: width - 3, depth: depth - 5, lie: { ...lie, up: 3 } }),
    bar(at(-w - 4, d), at(w + 4, d)),
    bar(at(-w - 4, -d), at(w + 4, -d)),
    bar(at(-w, -d - 3, 1.4), at(-w, d + 3, 1.4)),
    bar(at(w, -d - 3, 1.4), at(w, d + 3, 1.4)),
    ...lacing.flat(),
  ]
}

/** Threads laid out to rest beside the frame, curling at their ends. */
export function looseThread(lie: Lie, colour: Cloth, length: number): Part {
  const at = laid({ ...lie, up: 0.3 })
  const points = Array.from({ length: 9 }, (_, i): Vec3 => {
    const t = i / 8
    return at(t * length, Math.sin(t * 7) * 2.2 * smoothstep(0, 0.6, t), 0)
  })
  return cord(colour, points, 0.22)
}
