import type { GarmentFlat } from '../../shared/garment-flat/garment-flat.ts'

export type Point = readonly [number, number]

/** The points along a path of absolute M, L, C, H, V and Z. */
function pointsOf(d: string): Point[][] {
  const lines: Point[][] = []
  let at: Point = [0, 0]
  for (const [, command, numbers] of d.matchAll(/([MLCHVZ])([^MLCHVZ]*)/g)) {
    const values = [...numbers!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    if (command === 'M') lines.push([])
    const line = lines.at(-1)!
    const to = (point: Point) => {
      line.push(point)
      at = point
    }
    if (command === 'H') to([values[0]!, at[1]])
    else if (command === 'V') to([at[0], values[0]!])
    else if (command === 'Z') to(line[0]!)
    else if (command === 'C') {
      const [a, b, c, d2] = [at, ...[0, 2, 4].map((i): Point => [values[i]!, values[i + 1]!])] as [
        Point,
        Point,
        Point,
        Point,
      ]
      for (let i = 1; i <= 6; i++) {
        const t = i / 6
        const mix = (axis: 0 | 1) =>
          (1 - t) ** 3 * a[axis] +
          3 * t * (1 - t) ** 2 * b[axis] +
          3 * t * t * (1 - t) * c[axis] +
          t ** 3 * d2[axis]
        to([mix(0), mix(1)])
      }
    } else to([values[0]!, values[1]!])
  }
  return lines
}

export interface Piece {
  /** The filled shape; null for lines alone. */
  shape: Point[] | null
  lines: Point[][]
  isMirrored: boolean
}
/** The pieces of the two views of a drawing whose ids begin with f, with where each view stands in the drawing. */
export function piecesOf({ svg }: GarmentFlat) {
  const groups = new Map(
    [...svg.matchAll(/<g id="(f\d+)">(.*?)<\/g>/g)].map(([, id, content]) => [
      id!,
      [...content!.matchAll(/<path d="([^"]*)"([^>]*)>/g)].map(([, d, attributes]) => ({
        isShape: attributes!.includes('stroke="none"') && !attributes!.includes('opacity'),
        lines: pointsOf(d!),
      })),
    ]),
  )
  return [
    ...svg.matchAll(/<g transform="translate\((-?\d+) (-?\d+)\)" fill="none"[^>]*>(.*?)<\/g><text t/g),
  ].map(([, x, y, content]) => ({
    at: [Number(x), Number(y)] as Point,
    pieces: [...content!.matchAll(/<(?:g id="|use href="#)(f\d+)"( transform="scale\(-1 1\)")?/g)].map(
      ([, id, mirror]): Piece => {
        const paths = groups.get(id!)!
        return {
          shape: paths.find(({ isShape }) => isShape)?.lines[0] ?? null,
          lines: paths.flatMap(({ lines }) => lines),
          isMirrored: mirror !== undefined,
        }
      },
    ),
  }))
}

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
/** Where an outline crosses itself; edges that only touch don't count. */
export function crossingOf(outline: Point[]): Point | null {
  const points = outline.filter(
    (point, i) => i === 0 || Math.hypot(point[0] - outline[i - 1]![0], point[1] - outline[i - 1]![1]) > 0.3,
  )
  const clear = 0.6
  for (let i = 0; i + 1 < points.length; i++)
    for (let j = i + 2; j + 1 < points.length; j++) {
      const [a, b, c, d] = [points[i]!, points[i + 1]!, points[j]!, points[j + 1]!]
      if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.min(a[1], b[1]) > Math.max(c[1], d[1])) continue
      const [ab, cd] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - c[0], d[1] - c[1])]
      const [p, q] = [cross(a, b, c) / ab, cross(a, b, d) / ab]
      const [r, s] = [cross(c, d, a) / cd, cross(c, d, b) / cd]
      if (p * q < 0 && r * s < 0 && [p, q, r, s].every((distance) => Math.abs(distance) > clear)) return a
    }
  return null
}
