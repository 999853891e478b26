import {
  arc,
  between,
  cubic,
  type Curve,
  endOf,
  frill,
  leaf,
  line,
  mix,
  part,
  type Point,
  plus,
  pointAt,
  range,
  reverse,
  shift,
  sliver,
  startOf,
} from './curve.ts'
import { type Frame, INCH } from './frame.ts'
import type { Part } from './part.ts'
import type { Bottom } from './style.ts'

interface Leg {
  outer: Curve
  inner: Curve
  /** Folds above a churidar's ankle, lobes of a palazzo's hem, drapes of a patiala. */
  rings?: number
  lobes?: number
  drapes?: number
  cuff?: number
}

function legOf(bottom: Bottom, hip: number, hipY: number, crotch: number, foot: number): Leg {
  const ankle = Math.min(hip, 95)
  switch (bottom) {
    case 'trousers':
      return {
        outer: cubic([hip, hipY], [hip, hipY + 90], [ankle * 0.72, foot - 150], [ankle * 0.68, foot]),
        inner: cubic([2, crotch], [4, crotch + 90], [ankle * 0.16, foot - 120], [ankle * 0.18, foot]),
      }
    case 'churidar':
      return {
        outer: cubic([hip, hipY], [hip * 0.96, hipY + 110], [ankle * 0.62, foot - 190], [ankle * 0.46, foot]),
        inner: cubic([2, crotch], [5, crotch + 60], [ankle * 0.12, foot - 160], [ankle * 0.16, foot]),
        rings: 7,
      }
    case 'palazzo':
      return {
        outer: cubic([hip, hipY], [hip + 6, hipY + 90], [hip * 1.36, foot - 110], [hip * 1.5, foot - 6]),
        inner: cubic([1, crotch], [2, crotch + 80], [3, foot - 80], [5, foot]),
        lobes: 5,
      }
    case 'patiala':
      return {
        outer: [
          ...cubic([hip, hipY], [hip * 1.42, hipY + 70], [hip * 1.5, foot - 150], [hip, foot - 60]),
          ...cubic(
            [hip, foot - 60],
            [ankle * 0.84, foot - 34],
            [ankle * 0.66, foot - 24],
            [ankle * 0.6, foot - 14],
          ),
        ],
        inner: cubic(
          [1, mix(crotch, foot, 0.4)],
          [6, mix(crotch, foot, 0.56)],
          [ankle * 0.06, foot - 70],
          [ankle * 0.2, foot - 14],
        ),
        drapes: 6,
        cuff: 14,
      }
  }
}

/** The right leg of what is worn under a suit; an unknown one is straight, with broken lines. */
export function bottomPart(
  { hip: [half, hipY], crotchY, waist }: Frame,
  bottom: Bottom | null,
  inches: number,
): Part {
  const hip = half * 0.97
  const foot = Math.max(waist[1] + inches * INCH, crotchY + 70)
  const {
    outer,
    inner,
    rings = 0,
    lobes = 0,
    drapes = 0,
    cuff = 0,
  } = legOf(bottom ?? 'trousers', hip, hipY, crotchY, foot)
  const [out, inside] = [endOf(outer), endOf(inner)]
  const { curve: hem, valleys } = lobes
    ? frill((u) => plus(between(out, inside, u), [0, 12 * u * (1 - u)]), lobes, 3.2, [0, 1])
    : { curve: arc(plus(out, [0, cuff]), plus(inside, [0, cuff]), 3), valleys: [] }
  const sides = [...line(out, startOf(hem)), ...hem, ...line(endOf(hem), inside)]
  const folds = [
    ...range(drapes, (i) => drape(pointAt(outer, 0.08 + i * 0.12), pointAt(inner, 0.03 + i * 0.15), i)),
    ...range(rings, (i) => {
      const [a, b] = [pointAt(outer, 0.985 - i * 0.026), pointAt(inner, 0.98 - i * 0.034)]
      return part(i % 2 ? arc(a, b, 5) : arc(b, a, 5), 0, 0.8)
    }),
    ...valleys.map(({ point, u }, i) =>
      cubic(
        [mix(hip * 0.95, 6, u), crotchY + [40, 100][i % 2]!],
        [mix(hip, 6, u), mix(crotchY, foot, 0.5)],
        plus(point, [0, -60]),
        point,
      ),
    ),
  ]
  const crease = cubic(
    [hip * 0.47, crotchY],
    [hip * 0.47, crotchY + 90],
    [mix(out[0], inside[0], 0.46), foot - 100],
    [mix(out[0], inside[0], 0.48), foot - 12],
  )
  const edges = [outer, inner, sides]
  const isKnown = bottom !== null
  return {
    cloth: 'second',
    shape: [
      ...line([0, hipY], [hip, hipY]),
      ...outer,
      ...sides,
      ...reverse(inner),
      ...line(startOf(inner), [0, crotchY]),
    ],
    outline: isKnown ? edges : [],
    unknown: isKnown ? [] : edges,
    seam: [...(drapes ? [] : [line([0, hipY], [0, crotchY])]), ...(cuff ? [line(out, inside)] : [])],
    fine: isKnown ? [...folds, ...(bottom === 'trousers' ? [crease] : [])] : [],
    stitch: isKnown ? [shift(hem, [0, cuff ? -5 : -8])] : [],
    shade:
      drapes || lobes
        ? folds.map((fold) => sliver(fold, drapes ? [-4, 4] : [-8, 2]))
        : [leaf([8, crotchY + 10], plus(between(out, inside, 0.6), [0, -20]), 2, -8)],
  }
}

function drape(from: Point, to: Point, index: number): Curve {
  return cubic(
    from,
    [mix(from[0], to[0], 0.35), mix(from[1], to[1], 0.3) + 50 - index * 5],
    [mix(from[0], to[0], 0.8), to[1] + 24 - index * 3],
    to,
  )
}
