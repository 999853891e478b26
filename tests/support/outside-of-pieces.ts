import type { Curve, Point } from '../../shared/garment-flat/curve.ts'
import type { Part } from '../../shared/garment-flat/part.ts'

const along = ([a, b, c, d]: Curve[number], t: number): Point => {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3] as const
  const at = (axis: 0 | 1) => [a, b, c, d].reduce((sum, point, i) => sum + point[axis] * weights[i]!, 0)
  return [at(0), at(1)]
}
const pointsOf = (curve: Curve): Point[] =>
  curve.flatMap((segment) => Array.from({ length: 13 }, (_, i) => along(segment, i / 12)))

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossings = outline.filter(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
  })
  return crossings.length % 2 === 1
}
const distanceTo = ([x, y]: Point, outline: readonly Point[]): number =>
  Math.min(
    ...outline.map(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length]!
      const size = (bx - ax) ** 2 + (by - ay) ** 2
      const t =
        size === 0 ? 0 : Math.min(Math.max(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / size, 0), 1)
      return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
    }),
  )

/** Lines that are sewn or fall within a piece of cloth. */
const within = ['seam', 'stitch', 'shade', 'trim'] as const

/** Where lines of a piece leave its cloth by more than a distance, in tenths of an inch. */
export function outsideOf(part: Part, tolerance: number): { kind: string; point: Point; by: number }[] {
  // What closes a garment lies on another piece.
  if (part.shape.length === 0 || part.cloth === 'trim') return []
  const outline = pointsOf(part.shape)
  // Beyond the centre line is the piece's mirror image.
  const placed = ([x, y]: Point): Point => (part.isWhole ? [x, y] : [Math.abs(x), y])
  return within.flatMap((kind) =>
    (part[kind] ?? [])
      .flatMap(pointsOf)
      .map(placed)
      .filter((point) => !isInside(point, outline))
      .map((point) => ({ kind, point, by: distanceTo(point, outline) }))
      .filter(({ by }) => by > tolerance),
  )
}
