export type Vec3 = readonly [number, number, number]

export const clamp = (value: number, low = 0, high = 1) => (value < low ? low : value > high ? high : value)
export const mix = (a: number, b: number, t: number) => a + (b - a) * t

export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}

export function normalize([x, y, z]: Vec3): Vec3 {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** The numbers of one knot of a curve: where it stands, then the values there. */
export const knot = (...values: number[]): readonly number[] => values

export type Knots = readonly (readonly number[])[]

/**
 * A smooth curve through knots, in the order of their first number; returns the other numbers at `at`.
 * Catmull-Rom on uneven knots, flat beyond the ends.
 */
export function curve(unsorted: Knots): (at: number) => number[] {
  const knots = [...unsorted].sort((a, b) => a[0]! - b[0]!)
  const count = knots.length
  const axes = knots[0]!.length - 1
  const slopes = knots.map((_, i) => {
    const before = knots[Math.max(0, i - 1)]!
    const after = knots[Math.min(count - 1, i + 1)]!
    return Array.from(
      { length: axes },
      (__, axis) => (after[axis + 1]! - before[axis + 1]!) / (after[0]! - before[0]! || 1),
    )
  })
  return (at) => {
    let i = 0
    while (i < count - 2 && at > knots[i + 1]![0]!) i++
    const from = knots[i]!
    const to = knots[i + 1]!
    const span = to[0]! - from[0]! || 1
    const t = clamp((at - from[0]!) / span)
    const t2 = t * t
    const t3 = t2 * t
    const a = 2 * t3 - 3 * t2 + 1
    const b = (t3 - 2 * t2 + t) * span
    const c = 3 * t2 - 2 * t3
    const d = (t3 - t2) * span
    const values = new Array<number>(axes)
    for (let axis = 0; axis < axes; axis++) {
      values[axis] =
        from[axis + 1]! * a + slopes[i]![axis]! * b + to[axis + 1]! * c + slopes[i + 1]![axis]! * d
    }
    return values
  }
}

/** A smooth curve in space through knots of a place along it and a point there. */
export function path(knots: Knots): (at: number) => Vec3 {
  const at = curve(knots)
  return (t) => at(t) as unknown as Vec3
}
