/** Curves of cubic segments, in tenths of an inch: x grows from the centre line outwards, y from the shoulder down. */
export type Point = readonly [x: number, y: number]
export type Segment = readonly [from: Point, control: Point, control: Point, to: Point]
export type Curve = readonly Segment[]

export const mix = (a: number, b: number, t: number) => a + (b - a) * t
export const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
export const range = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const between = (a: Point, b: Point, t: number): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)]
export const plus = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times]
export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
/** The direction at an angle from the horizontal, downwards. */
export const direction = (degrees: number): Point => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
]

export const cubic = (from: Point, first: Point, second: Point, to: Point): Curve => [
  [from, first, second, to],
]
export const line = (...points: Point[]): Curve =>
  points.slice(1).map((to, index) => {
    const from = points[index]!
    return [from, between(from, to, 1 / 3), between(from, to, 2 / 3), to]
  })
/** Between two points, sagging by a depth. */
export const arc = (a: Point, b: Point, sag: number, way: Point = [0, 1]): Curve =>
  cubic(a, plus(between(a, b, 0.33), way, sag * 1.33), plus(between(a, b, 0.67), way, sag * 1.33), b)

export const warp = (curve: Curve, change: (point: Point) => Point): Curve =>
  curve.map(([a, b, c, d]) => [change(a), change(b), change(c), change(d)])
export const shift = (curve: Curve, by: Point): Curve => warp(curve, (point) => plus(point, by))
export const reverse = (curve: Curve): Curve => [...curve].reverse().map(([a, b, c, d]) => [d, c, b, a])
export const flip = (curve: Curve): Curve => warp(curve, ([x, y]) => [-x, y])
export const startOf = (curve: Curve): Point => curve[0]![0]
export const endOf = (curve: Curve): Point => curve.at(-1)![3]

function split([a, b, c, d]: Segment, t: number): { point: Point; left: Segment; right: Segment } {
  const [p, q, r] = [between(a, b, t), between(b, c, t), between(c, d, t)]
  const [s, u] = [between(p, q, t), between(q, r, t)]
  const point = between(s, u, t)
  return { point, left: [a, p, s, point], right: [point, u, r, d] }
}

const STEPS = 16
const stepsOf = (segment: Segment) =>
  range(STEPS, (i) => distance(split(segment, i / STEPS).point, split(segment, (i + 1) / STEPS).point))
export const lengthOf = (curve: Curve) => curve.flatMap(stepsOf).reduce((sum, step) => sum + step, 0)

/** The curve before and after a length along it; beyond its ends, all or nothing of it. */
export function cutAt(curve: Curve, along: number): { point: Point; before: Curve; after: Curve } {
  let rest = Math.max(along, 0)
  for (const [index, segment] of curve.entries()) {
    for (const [i, step] of stepsOf(segment).entries()) {
      if (rest <= step) {
        const { point, left, right } = split(segment, (i + rest / (step || 1)) / STEPS)
        return { point, before: [...curve.slice(0, index), left], after: [right, ...curve.slice(index + 1)] }
      }
      rest -= step
    }
  }
  return { point: endOf(curve), before: curve, after: [] }
}
export const pointAt = (curve: Curve, fraction: number) => cutAt(curve, lengthOf(curve) * fraction).point
/** From one fraction of the length to another. */
export function part(curve: Curve, from: number, to = 1): Curve {
  const length = lengthOf(curve)
  const { before } = cutAt(curve, length * to)
  return from <= 0 ? before : cutAt(before, length * from).after
}

/** A gathered edge along a base line: broad lobes that hang by a depth, and the valleys between them. */
export function frill(base: (u: number) => Point, lobes: number, depth: number, down: Point) {
  const at = (u: number) => base(clamp(u, 0, 1))
  const curve = range(lobes, (i): Segment => {
    const [from, to] = [at(i / lobes), at((i + 1) / lobes)]
    const drop = depth * (i % 2 ? 1.1 : 1.5)
    return [from, plus(between(from, to, 0.24), down, drop), plus(between(from, to, 0.76), down, drop), to]
  })
  return { curve, valleys: range(lobes - 1, (i) => ({ u: (i + 1) / lobes, point: at((i + 1) / lobes) })) }
}

/** Short lines where cloth is gathered into a seam. */
export const gathers = (seam: Curve, count: number, reach: number, way: Point, spread = 0): Curve[] =>
  range(count, (i) => {
    const from = pointAt(seam, (i + 0.6) / (count + 0.2))
    const to = plus(plus(from, way, reach * [1, 0.6, 0.85, 0.5][i % 4]!), [(i - (count - 1) / 2) * spread, 0])
    return cubic(from, plus(from, way, reach * 0.3), between(from, to, 0.7), to)
  })

/** A shape for a fold's shadow: narrow at both ends. */
export function leaf(a: Point, b: Point, bow: number, width: number): Curve {
  const length = distance(a, b) || 1
  const normal: Point = [(b[1] - a[1]) / length, (a[0] - b[0]) / length]
  return [...arc(a, b, bow, normal), ...reverse(arc(a, b, bow + width, normal))]
}
/** A fold's shadow that opens along a curve. */
export function sliver(curve: Curve, by: Point): Curve {
  const points = curve.length * 3
  const moved = curve.map((segment, i) =>
    segment.map((point, j) => plus(point, by, (i * 3 + j) / points)),
  ) as unknown as Curve
  return [...curve, ...reverse(moved)]
}

export const scallop = (curve: Curve, size: number, bulge: number): Curve => {
  const count = Math.max(1, Math.round(lengthOf(curve) / size))
  return range(count, (i): Segment => {
    const [from, to] = [pointAt(curve, i / count), pointAt(curve, (i + 1) / count)]
    const out: Point = [(to[1] - from[1]) * bulge, (from[0] - to[0]) * bulge]
    return [from, plus(from, out), plus(to, out), to]
  })
}

/** Where a curve that runs down is at a height, to a fortieth of its length. */
export const xAtHeight = (curve: Curve, y: number): number =>
  Array.from({ length: 41 }, (_, i) => pointAt(curve, i / 40)).reduce((best, point) =>
    Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best,
  )[0]
