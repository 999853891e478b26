import { clamp, cubic, type Curve, line, mix, type Point, plus } from './curve.ts'
import { type Frame, INCH, type Sizes } from './frame.ts'
import { type Neckline, necklineOf, neckWidth } from './neck.ts'
import type { Top, View } from './style.ts'

/** How the side runs below the underarm: to a hem near the waist, over the hip, or out to a wide hem. */
export type Side = 'short' | 'long' | 'flared'

export interface Bodice {
  frame: Frame
  neck: Neckline
  isHalter: boolean
  shoulder: Curve
  armhole: Curve
  side: Curve
  /** The hem, or a line above it. */
  hem: (by?: number) => Curve
  hemHalf: number
  hemY: number
  /** At the centre. */
  length: number
  kind: Side
}

/** A shirt collar goes around to the back, unless that is cut out. */
const hasCollar = ({ front, back }: Top) => front === 'collar' && (back === null || back === 'closed')

/** The right half of a bodice. The two views share the neck's width, not its depth. */
export function bodiceOf(
  view: View,
  top: Top,
  kind: Side,
  frame: Frame,
  sizes: Sizes,
  wantedLength: number,
): Bodice {
  const { tip, half, underarm, shoulderY, waist, hip } = frame
  const isHalter = top.front === 'halter' || top.back === 'halter'
  const length = Math.max(wantedLength, underarm[1] + (kind === 'short' ? 26 : 110))
  const [neckName, depth] =
    view === 'front'
      ? ([top.front, sizes.neckDepthFront] as const)
      : ([hasCollar(top) ? 'collarBack' : top.back, sizes.neckDepthBack] as const)
  const lowest = kind === 'short' ? length - 20 : underarm[1] + 120
  const wide = neckWidth(isHalter ? 'halter' : (top.front ?? top.back))
  const w = Math.min(wide * 5, half - 14)
  const isBare = isHalter && view === 'back'
  const neck = isBare
    ? bareBack(frame, depth, lowest)
    : necklineOf(frame, isHalter ? 'halter' : neckName, depth, w, lowest)
  const strap: Point = [w + 13, shoulderY(w) + 1]
  const cutAway = cubic(
    strap,
    [w + 17, underarm[1] * 0.46],
    [mix(w + 17, underarm[0], 0.5), underarm[1] - 3],
    underarm,
  )
  const deep = underarm[1] - tip[1]
  const setIn = cubic(
    tip,
    [half - 7, tip[1] + deep * 0.42],
    [Math.min(half - 7, underarm[0] - 12), underarm[1] - 2],
    underarm,
  )
  const shoulder = isBare ? [] : line(neck.corner, isHalter ? strap : tip)
  const armhole = isBare ? [] : isHalter ? cutAway : setIn
  const { side, hemHalf, hemY } = sideOf(kind, { underarm, waist, hip }, length)
  const hem = (by = 0) =>
    cubic(
      [0, length - by],
      [hemHalf / 2, length - by],
      [hemHalf * 0.85, hemY + 1.5 - by],
      [hemHalf - sideStep(side, by), hemY - by],
    )
  const apex: Point = [frame.apex[0], Math.min(frame.apex[1], mix(underarm[1], hemY, 0.6))]
  return {
    frame: { ...frame, apex },
    neck,
    isHalter,
    shoulder,
    armhole,
    side,
    hem,
    hemHalf,
    hemY,
    length,
    kind,
  }
}

/** How far the side moves inwards over a height above the hem. */
const sideStep = (side: Curve, by: number) => {
  if (by === 0) return 0
  const [, , near, foot] = side.at(-1)!
  return clamp(((foot[0] - near[0]) / Math.max(foot[1] - near[1], 1)) * by, -4, 4)
}

/** A halter's back: an edge from underarm to underarm, at least below them. */
function bareBack(frame: Frame, depth: number, lowest: number): Neckline {
  const [x, y] = frame.underarm
  const low = clamp(depth * INCH, y + 8, Math.max(lowest, y + 8))
  const edge = (by = 0) =>
    cubic([0, low + by], [x * 0.4, low + by], [x * 0.72, y + 6 + by], [x - by * 0.2, y + by])
  return {
    edge,
    left: null,
    corner: [x, y],
    edgeY: low,
    lowY: low,
    lowX: 0,
    hole: null,
    detail: 'band',
    isClamped: false,
    isKnown: true,
  }
}

function sideOf(
  kind: Side,
  { underarm, waist, hip }: Pick<Frame, 'underarm' | 'waist' | 'hip'>,
  length: number,
) {
  const hemY = length - (kind === 'short' ? 3 : 6)
  if (kind === 'short') {
    const corner: Point = [waist[0], hemY]
    const third = (hemY - underarm[1]) / 3
    const side = cubic(underarm, plus(underarm, [-2, third]), plus(corner, [1, -third]), corner)
    return { side, hemHalf: corner[0], hemY }
  }
  const loose: Point = [Math.max(waist[0] * 1.05, underarm[0] * 0.84), waist[1]]
  const upper = cubic(underarm, plus(underarm, [-1, 26]), plus(loose, [0, -30]), loose)
  const hipHalf = Math.max(hip[0], loose[0] + 3)
  if (kind === 'flared') {
    const corner: Point = [hipHalf * 1.4, hemY]
    const over: Point = [hipHalf * 1.03, Math.min(hip[1], mix(loose[1], hemY, 0.5))]
    const slope = (corner[0] - over[0]) / Math.max(hemY - over[1], 1)
    const [above, below] = [over[1] - loose[1], hemY - over[1]]
    return {
      side: [
        ...upper,
        ...cubic(loose, plus(loose, [1, above * 0.36]), plus(over, [-slope, -1], above * 0.4), over),
        ...cubic(
          over,
          plus(over, [slope, 1], below * 0.33),
          plus(corner, [-slope, -1], below * 0.33),
          corner,
        ),
      ],
      hemHalf: corner[0],
      hemY,
    }
  }
  const corner: Point = [hipHalf * 1.08, hemY]
  const over: Point = [hipHalf, Math.min(hip[1], mix(loose[1], hemY, 0.5))]
  const third = (hemY - over[1]) / 3
  return {
    side: [
      ...upper,
      ...cubic(
        loose,
        plus(loose, [1, (over[1] - loose[1]) * 0.4]),
        plus(over, [-3, (loose[1] - over[1]) * 0.35]),
        over,
      ),
      ...cubic(over, plus(over, [3, third]), plus(corner, [-1, -third]), corner),
    ],
    hemHalf: corner[0],
    hemY,
  }
}
