import {
  arc,
  clamp,
  cubic,
  type Curve,
  endOf,
  line,
  mix,
  part,
  type Point,
  pointAt,
  range,
  reverse,
  scallop,
  shift,
} from './curve.ts'
import { type Frame, INCH } from './frame.ts'
import type { Lines, Part } from './part.ts'
import type { Back, Neck, View } from './style.ts'

/** A neckline's edge is drawn within a width and a depth: at(x, t) is x widths from the centre, t of the way up. */
interface Box {
  at: (x: number, t: number) => Point
  w: number
  height: number
}

const round = ({ at }: Box): Curve => cubic(at(0, 0), at(0.6, 0), at(0.97, 0.5), at(1, 1))
function u({ at, w, height }: Box): Curve {
  const turn = Math.min((w * 0.95) / height, 0.72)
  return [
    ...cubic(at(0, 0), at(0.57, 0), at(0.95, turn * 0.42), at(0.95, turn)),
    ...cubic(at(0.95, turn), at(0.95, mix(turn, 1, 0.4)), at(0.97, mix(turn, 1, 0.75)), at(1, 1)),
  ]
}
/** Two arches that meet in a point at the centre. */
const arches = ({ at }: Box, dip: number, wide = 1): Curve => [
  ...cubic(at(0, 0), at(0.06 * wide, 0.6 * dip), at(0.24 * wide, 1.06 * dip), at(0.5 * wide, 1.06 * dip)),
  ...cubic(
    at(0.5 * wide, 1.06 * dip),
    at(0.74 * wide, 1.06 * dip),
    at(0.9 * wide, 0.88 * dip),
    at(0.96 * wide, dip / 2),
  ),
]
function sweetheart(box: Box): Curve {
  const dip = Math.min(17 / box.height, 0.3)
  return [
    ...arches(box, dip),
    ...cubic(box.at(0.96, dip / 2), box.at(0.93, 0.4), box.at(0.96, 0.72), box.at(1, 1)),
  ]
}
function queenAnne(box: Box): Curve {
  const dip = Math.min(16 / box.height, 0.3)
  const { at } = box
  return [...arches(box, dip, 1.3), ...cubic(at(1.248, dip / 2), at(1.3, 0.5), at(1.02, 0.75), at(0.96, 1))]
}
/** Narrow at the throat, wide like a pot below. */
const pot = ({ at }: Box): Curve => [
  ...cubic(at(0, 0), at(0.7, 0), at(1.22, 0.1), at(1.22, 0.36)),
  ...cubic(at(1.22, 0.36), at(1.22, 0.56), at(0.78, 0.6), at(0.76, 0.76)),
  ...cubic(at(0.76, 0.76), at(0.75, 0.86), at(0.9, 0.94), at(1, 1)),
]
/** Pointed below, widest in the middle. */
const leafShaped = ({ at }: Box): Curve => [
  ...cubic(at(0, 0), at(0.42, 0.08), at(1.16, 0.26), at(1.18, 0.52)),
  ...cubic(at(1.18, 0.52), at(1.18, 0.72), at(0.98, 0.84), at(1, 1)),
]
/** The two sides of a neckline whose lowest point is beside the centre line. */
const lowSide = ({ at }: Box): Curve => [
  ...cubic(at(0, 0.34), at(0.16, 0.16), at(0.3, 0), at(LOW_AT, 0)),
  ...cubic(at(LOW_AT, 0), at(0.8, 0), at(0.97, 0.5), at(1, 1)),
]
const highSide = ({ at }: Box): Curve => cubic(at(0, 0.34), at(0.2, 0.565), at(0.62, 0.8), at(1, 1))
const LOW_AT = 0.52
const scalloped = (box: Box): Curve => [...scallop(part(u(box), 0, 0.94), 10.5, 0.5), ...part(u(box), 0.94)]

interface Shape {
  /** Usual width and depth, in inches. */
  wide: number
  deep: number
  edge: (box: Box) => Curve
  /** The edge's facing, where it isn't parallel to the edge. */
  facing?: (box: Box) => Curve
  /** The edge's other side, where the neckline is not symmetric. */
  left?: (box: Box) => Curve
  /** The largest depth of the ring around the throat, where the measured depth is another one. */
  ring?: number
  detail?: 'hole' | 'collar' | 'shirtCollar' | 'band' | 'net'
}
/** The back of a shirt collar is a neckline of its own. */
type Edge = Neck | Back | 'collarBack'
const shapes: Record<Edge, Shape> = {
  round: { wide: 6.8, deep: 6.5, edge: round },
  u: { wide: 6.8, deep: 7, edge: u },
  v: { wide: 7, deep: 7, edge: ({ at }) => cubic(at(0, 0), at(0.36, 0.38), at(0.76, 0.76), at(1, 1)) },
  sweetheart: { wide: 7.6, deep: 7, edge: sweetheart },
  square: { wide: 7.2, deep: 6.5, edge: ({ at }) => line(at(0, 0), at(0.95, 0), at(1, 1)) },
  boat: { wide: 10.6, deep: 2.6, edge: ({ at }) => cubic(at(0, 0), at(0.5, 0), at(0.86, 0.24), at(1, 1)) },
  high: { wide: 6, deep: 3, edge: round, ring: 3.4, detail: 'collar' },
  halter: {
    wide: 4.8,
    deep: 6,
    edge: ({ at }) => cubic(at(0, 0), at(0.66, 0.1), at(0.74, 0.6), at(1, 1)),
    detail: 'band',
  },
  keyhole: { wide: 6.6, deep: 7, edge: round, ring: 3, detail: 'hole' },
  queenAnne: { wide: 6.2, deep: 6.5, edge: queenAnne },
  scalloped: { wide: 7, deep: 6.5, edge: scalloped, facing: u },
  pot: { wide: 6, deep: 7.5, edge: pot },
  illusion: { wide: 9.4, deep: 7, edge: sweetheart, detail: 'net' },
  leaf: { wide: 6, deep: 7.5, edge: leafShaped },
  asymmetric: { wide: 7.4, deep: 7, edge: lowSide, left: highSide },
  collar: {
    wide: 6.2,
    deep: 5,
    edge: ({ at }) => cubic(at(0, 0), at(0.34, 0.3), at(0.72, 0.68), at(1, 1)),
    detail: 'shirtCollar',
  },
  collarBack: { wide: 6.2, deep: 1, edge: round, ring: 0.9, detail: 'shirtCollar' },
  closed: { wide: 6.8, deep: 2.5, edge: round },
  open: { wide: 7.4, deep: 9.5, edge: u },
}

export const standardDepth = (neck: Edge | null) => shapes[neck ?? 'round'].deep
export const neckWidth = (neck: Edge | null) => shapes[neck ?? 'round'].wide

export interface Neckline {
  /** The edge, or a line parallel to it further into the cloth. */
  edge: (by?: number) => Curve
  /** The edge on the other side of the centre line, in mirror image; null where both are the same. */
  left: ((by?: number) => Curve) | null
  /** Where the edge ends at the shoulder. */
  corner: Point
  /** The lowest point on the centre line, of the edge and of everything open below it. */
  edgeY: number
  lowY: number
  /** Where the lowest point of the edge is. */
  lowX: number
  hole: ((by?: number) => Curve) | null
  detail: Shape['detail']
  isClamped: boolean
  isKnown: boolean
}

/**
 * @param depth from the shoulder straight down, in inches
 * @param half half the width, in tenths of an inch
 * @param lowest as low as the garment allows
 */
export function necklineOf(
  frame: Frame,
  neck: Edge | null,
  depth: number,
  half: number,
  lowest: number,
): Neckline {
  const { edge: shape, facing, left, ring, detail } = shapes[neck ?? 'round']
  const top = frame.shoulderY(half)
  const wanted = depth * INCH
  const lowY = clamp(top + wanted, top + 8, lowest)
  const hasHole = detail === 'hole' && lowY - top > 34
  const edgeY = ring === undefined ? lowY : Math.min(top + ring * INCH, hasHole ? mix(top, lowY, 0.42) : lowY)
  const boxOf = (by: number): Box => {
    const [w, low] = [half + by, edgeY + by]
    const high = frame.shoulderY(w)
    return { w, height: low - high, at: (x, t) => [w * x, mix(low, high, t)] }
  }
  const edge = (by = 0) => ((by > 0 && facing) || shape)(boxOf(by))
  const isRing = ring !== undefined && detail !== 'hole'
  return {
    edge,
    left: left ? (by = 0) => left(boxOf(by)) : null,
    corner: endOf(edge()),
    edgeY,
    lowY: isRing ? edgeY : lowY,
    lowX: left ? half * LOW_AT : 0,
    hole: hasHole ? (by = 0) => keyhole(edgeY, lowY, by) : null,
    detail,
    isClamped: Math.abs((isRing ? edgeY : lowY) - top - wanted) > 1,
    isKnown: neck !== null,
  }
}

/** The right half of a drop below the neckline. */
function keyhole(edgeY: number, lowY: number, by: number): Curve {
  const [top, low] = [edgeY + 6 - by, lowY + by]
  const half = clamp((lowY - edgeY) * 0.26, 4, 20) + by
  const widest: Point = [half, mix(low, top, 0.36)]
  return [
    ...cubic([0, low], [half * 0.62, low], [half, mix(low, top, 0.12)], widest),
    ...cubic(widest, [half, mix(low, top, 0.66)], [half * 0.3, mix(low, top, 0.82)], [0, top]),
  ]
}

/** A standing collar: what shows of its far side, and its near side. */
export function collarOf({ corner, edgeY, edge }: Neckline, view: View): { far: Part; near: Part } {
  const [w, y] = corner
  const brim: Point = [w - 3, y - 14]
  const rear = cubic([0, y - 18], [w * 0.5, y - 18], [w * 0.85, y - 16], brim)
  const upper: Curve =
    view === 'back'
      ? cubic([0, y - 11], [w * 0.5, y - 11], [w * 0.84, y - 13], brim)
      : [
          ...cubic([1, edgeY], [1.5, edgeY - 5], [2, edgeY - 10], [5, edgeY - 14]),
          ...cubic([5, edgeY - 14], [w * 0.62, edgeY - 17], [w * 0.86, y - 4], brim),
        ]
  const [side, low] = [line(brim, corner), edge()]
  return {
    far: { cloth: 'inside', shape: [...rear, ...side, ...reverse(low)], fine: [rear] },
    near: {
      cloth: 'main',
      shape: [...upper, ...side, ...reverse(low)],
      outline: [upper, side],
      seam: [low],
      stitch: [shift(part(upper, view === 'front' ? 0.3 : 0, 0.96), [0, 3])],
    },
  }
}

/** A cord between the two sides of an open back, with a bow and two tassels. */
export function tieOf({ edge, edgeY, corner }: Neckline): { parts: Part[]; cords: Lines } {
  const y = mix(corner[1], edgeY, 0.26)
  const side = pointNear(edge(), y)
  const knot: Point = [0, side[1] + 3]
  const drop = clamp((edgeY - knot[1]) * 0.55, 14, 46)
  const cord = cubic(side, [side[0] * 0.6, side[1] + 3], [side[0] * 0.3, knot[1]], knot)
  const loop = cubic(knot, [11, knot[1] - 9], [18, knot[1] + 7], [0, knot[1] + 1])
  const tail = cubic(knot, [9, knot[1] + drop * 0.3], [4, knot[1] + drop * 0.7], [7, knot[1] + drop])
  return { parts: [tasselAt([7, knot[1] + drop])], cords: { outline: [cord], seam: [loop, tail] } }
}
export function tasselAt([x, y]: Point, size = 1): Part {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const shape = [
    ...cubic(at(0, -2), at(3.4, -2), at(4.4, 3), at(3.2, 7)),
    ...cubic(at(3.2, 7), at(4.6, 12), at(5, 16), at(5.4, 21)),
    ...arc(at(5.4, 21), at(-5.4, 21), 2),
    ...cubic(at(-5.4, 21), at(-5, 16), at(-4.6, 12), at(-3.2, 7)),
    ...cubic(at(-3.2, 7), at(-4.4, 3), at(-3.4, -2), at(0, -2)),
  ]
  return {
    cloth: 'trim',
    shape,
    seam: [shape],
    fine: [line(at(-3.2, 7), at(3.2, 7)), line(at(-1.6, 8), at(-2.4, 21)), line(at(1.6, 8), at(2.4, 21))],
  }
}
const pointNear = (curve: Curve, y: number): Point =>
  range(25, (i) => pointAt(curve, i / 24)).reduce((best, point) =>
    Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best,
  )
