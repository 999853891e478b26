import { across, type Arm, endAt, fore, hemOf, shapeOf, upper } from './arm.ts'
import {
  between,
  clamp,
  cubic,
  cutAt,
  direction,
  distance,
  endOf,
  frill,
  gathers,
  leaf,
  lengthOf,
  line,
  part,
  type Point,
  plus,
  reverse,
  sliver,
} from './curve.ts'
import type { Part } from './part.ts'

/** Gathered at the shoulder and into a band. */
export function puff(arm: Arm, length: number): Part[] {
  const seamAt = length <= 100 ? Math.max(length - 9, 16) : 84
  const [at, foot] = [endAt(arm, seamAt), endAt(arm, length)]
  const [seam, hem] = [hemOf(arm, at, seamAt), hemOf(arm, foot, length)]
  // As high as it is long: a short one doesn't stand above the shoulder.
  const full = clamp(seamAt / 60, 0.4, 1)
  const crown = cubic(
    arm.tip,
    plus(arm.tip, [8, -24], full),
    plus(plus(at.out, across, 28 * full), upper, -44 * full),
    at.out,
  )
  const under =
    at.inner.length > 0
      ? cubic(
          endOf(arm.armhole),
          plus(endOf(arm.armhole), upper, 6),
          plus(plus(at.in, across, -11), upper, -7),
          at.in,
        )
      : []
  const outer = cutAt(foot.outer, seamAt).after
  const inner = foot.inner.length > 0 ? cutAt(foot.inner, lengthOf(at.inner)).after : []
  const fold = (share: number, to: Point, width: number) =>
    leaf(between(at.out, at.in, share), plus(arm.tip, to), 2, width)
  const band: Part = {
    cloth: 'main',
    turn: 24,
    shape: [
      ...seam,
      ...(inner.length > 0 ? inner : line(endOf(seam), foot.in)),
      ...reverse(hem),
      ...reverse(outer),
    ],
    outline: [outer, inner, hem],
    stitch: length <= 100 ? [] : [hemOf(arm, endAt(arm, length - 6), length - 6)],
  }
  const puffed: Part = {
    cloth: 'main',
    turn: 24,
    shape: shapeOf(arm, at, crown, under, seam),
    outline: [crown, under, seam],
    seam: [
      ...gathers(part(arm.armhole, 0, 0.5), 5, 17, direction(8)),
      ...gathers(reverse(seam), 7, 17, [-upper[0], -upper[1]], -1.4),
    ],
    shade: [fold(0.1, [18, 6], 8), fold(0.45, [13, 22], 8), fold(0.8, [8, 40], 6)],
  }
  return [band, puffed]
}

/** A bell opens from above the elbow; a ruffle is a gathered piece at the end. */
export function flared(arm: Arm, length: number, isRuffle: boolean): Part[] {
  const start = isRuffle ? Math.max(length - 34, 18) : length * 0.4
  const [at, foot] = [endAt(arm, start), endAt(arm, length)]
  const seam = hemOf(arm, at, start)
  const drop = length - start
  const down = length > 150 ? fore : upper
  const wide = isRuffle ? 13 : clamp(drop * 0.24, 8, 28)
  const [out, inside] = [
    plus(foot.out, across, wide),
    plus(foot.in, across, foot.inner.length > 0 ? -wide : -wide / 3),
  ]
  const edge = (from: Point, to: Point, bend: number, first: Point) =>
    cubic(
      from,
      plus(from, first, distance(from, to) * 0.4),
      plus(plus(to, down, -distance(from, to) * 0.3), across, -bend),
      to,
    )
  const { curve: hem, valleys } = frill(
    (u) => plus(between(out, inside, u), down, 11 * u * (1 - u)),
    7,
    3,
    down,
  )
  const folds = valleys.map(({ point, u }, i) => {
    const top = between(at.out, at.in, u)
    return part(
      cubic(top, plus(top, down, drop * 0.4), plus(point, down, -drop * 0.3), point),
      isRuffle ? [0.3, 0.5][i % 2]! : [0.25, 0.5][i % 2]!,
    )
  })
  const [outer, inner] = [edge(at.out, out, wide * 0.4, at.way), edge(at.in, inside, -wide * 0.4, down)]
  return [
    {
      cloth: 'main',
      turn: 24,
      shape: shapeOf(arm, at, [...at.outer, ...outer], [...at.inner, ...inner], hem),
      outline: [at.outer, outer, at.inner, inner, hem],
      seam: isRuffle ? [seam, ...gathers(seam, 6, 12, down)] : [],
      fine: folds,
      shade: folds.map((fold) => sliver(fold, plus([0, 0], across, -7))),
    },
  ]
}
