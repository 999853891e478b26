import { across, type Arm, endAt, fore, hemOf, shapeOf, upper } from './arm.ts'
import {
  between,
  clamp,
  cubic,
  type Curve,
  cutAt,
  distance,
  endOf,
  gathers,
  leaf,
  lengthOf,
  part,
  type Point,
  pointAt,
  plus,
  reverse,
  startOf,
} from './curve.ts'
import type { Part } from './part.ts'

/** Two layers with rounded edges, one crossing over the other. */
export function petal(arm: Arm, length: number): Part[] {
  const end = endAt(arm, length)
  const down = length > 150 ? fore : upper
  const width = distance(end.out, end.in)
  const isLong = lengthOf(end.inner) > 66
  const from = isLong ? cutAt(end.outer, length - 52) : cutAt(end.outer, length * 0.4)
  const to = isLong ? cutAt(end.inner, lengthOf(end.inner) - 62) : null
  const seam = to ? arm.armhole : part(arm.armhole, 0, 0.5)
  const lobe = (start: Point, across: Point, stop: Point): Curve =>
    cubic(
      start,
      plus(between(start, across, 0.42), down, width * 0.16),
      plus(between(stop, across, 0.5), down, width * 0.05),
      stop,
    )
  const under = lobe(end.in, end.out, from.point)
  const over = lobe(end.out, end.in, to?.point ?? endOf(seam))
  return [
    {
      cloth: 'main',
      turn: 24,
      shape: [...arm.armhole, ...end.inner, ...under, ...reverse(from.before)],
      outline: [end.inner, under],
      shade: isLong ? [] : [leaf(between(end.in, end.out, 0.2), endOf(seam), -3, -7)],
    },
    {
      cloth: 'main',
      turn: 24,
      shape: [...seam, ...(to?.before ?? []), ...reverse(over), ...reverse(end.outer)],
      outline: [end.outer, over],
      shade: isLong ? [] : [leaf(between(end.out, end.in, 0.4), pointAt(arm.armhole, 0.3), 3, 8)],
    },
  ]
}

/** Full below the elbow and gathered into a cuff, over which it hangs. */
export function poet(arm: Arm, length: number): Part[] {
  const seamAt = length - 20
  const [at, foot] = [endAt(arm, seamAt), endAt(arm, length)]
  const [seam, hem] = [hemOf(arm, at, seamAt), hemOf(arm, foot, length)]
  const inside = lengthOf(at.inner)
  const [outerStart, innerStart] = [cutAt(at.outer, seamAt * 0.36), cutAt(at.inner, inside * 0.2)]
  const wide = clamp(length * 0.13, 12, 28)
  const full = (from: Point, to: Point, by: number): Curve =>
    cubic(
      from,
      plus(plus(from, upper, distance(from, to) * 0.4), across, by * 0.3),
      plus(plus(to, across, by * 1.5), fore, 4),
      to,
    )
  const outer = [...outerStart.before, ...full(outerStart.point, at.out, wide)]
  const inner = [...innerStart.before, ...full(innerStart.point, at.in, -wide * 0.7)]
  const [cuffOuter, cuffInner] = [cutAt(foot.outer, seamAt).after, cutAt(foot.inner, inside).after]
  const fold = (share: number, width: number) =>
    leaf(between(at.out, at.in, share), between(outerStart.point, innerStart.point, share), 2, width)
  return [
    {
      cloth: 'main',
      turn: 24,
      shape: [...seam, ...cuffInner, ...reverse(hem), ...reverse(cuffOuter)],
      outline: [cuffOuter, cuffInner, hem],
      stitch: [hemOf(arm, endAt(arm, length - 4), length - 4)],
    },
    {
      cloth: 'main',
      turn: 24,
      shape: shapeOf(arm, at, outer, inner, seam),
      outline: [outer, inner, seam],
      seam: gathers(reverse(seam), 8, 24, [-fore[0], -fore[1]], -1.6),
      shade: [fold(0.12, 9), fold(0.5, 9), fold(0.84, 7)],
    },
  ]
}

/** How much of the armhole an opening below the shoulder leaves free. */
export const BARE = 0.56
export const SHORTEST_WITH_OPENING = 56

/** A sleeve that leaves the shoulder bare. */
export function withOpening(sleeve: Part, arm: Arm, length: number): Part {
  const { outer, inner, in: foot, out } = endAt(arm, length)
  const { before, after, point } = cutAt(outer, clamp(length * 0.42, 26, 44))
  const seam = part(arm.armhole, BARE)
  const from = startOf(seam)
  const edge = cubic(
    from,
    plus(from, [distance(from, point) * 0.34, distance(from, point) * 0.3]),
    plus(point, [-distance(from, point) * 0.4, distance(from, point) * 0.16]),
    point,
  )
  const hem = hemOf(arm, { out, in: foot, outer, inner, seat: 1, way: [0, 1] }, length)
  return {
    ...sleeve,
    shape: [...seam, ...inner, ...reverse(hem), ...reverse(after), ...reverse(edge)],
    outline: [after, inner, hem, edge],
    shade: [],
    fine:
      before.length > 0
        ? [
            part(
              cubic(
                plus(from, [1, 4]),
                plus(edge[0]![1], [0, 4]),
                plus(edge[0]![2], [0, 4]),
                plus(point, [-2, 4]),
              ),
              0.05,
              0.95,
            ),
          ]
        : [],
  }
}
