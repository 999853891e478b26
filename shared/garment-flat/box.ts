import type { Curve, Point } from './curve.ts'
import type { Part } from './part.ts'

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export const boxOfPoints = (points: readonly Point[]): Box => {
  if (points.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

export const samplesOf = (curve: Curve): Point[] =>
  curve.flatMap((segment) => [0, 0.25, 0.5, 0.75, 1].map((t) => along(segment, t)))
const along = ([a, b, c, d]: Curve[number], t: number): Point => {
  const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
  return [a[0] * p + b[0] * q + c[0] * r + d[0] * s, a[1] * p + b[1] * q + c[1] * r + d[1] * s]
}

/** The extent of pieces with their mirror images. */
export const boxOf = (parts: readonly Part[]): Box =>
  boxOfPoints(
    parts.flatMap(({ shape, outline = [], unknown = [], seam = [], fine = [], isWhole }) =>
      [shape, ...outline, ...unknown, ...seam, ...fine].flatMap(samplesOf).flatMap(([x, y]): Point[] =>
        isWhole
          ? [[x, y]]
          : [
              [x, y],
              [-x, y],
            ],
      ),
    ),
  )

export const joined = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})
