import {
  cubic,
  type Curve,
  endOf,
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
  startOf,
} from './curve.ts'
import type { Bodice } from './bodice.ts'
import { neckWidth } from './neck.ts'
import type { Part } from './part.ts'
import type { Closure, Cut, View } from './style.ts'

const silhouette = ({ neck, shoulder, armhole, side, hem }: Bodice): Curve => [
  ...neck.edge(),
  ...shoulder,
  ...armhole,
  ...side,
  ...reverse(hem()),
]

/** The other panel behind, seen through the neckline from its wrong side. */
export const liningOf = (bodice: Bodice): Part => ({
  cloth: 'inside',
  shape: silhouette(bodice),
  fine: [bodice.neck.edge()],
})

export interface Making {
  view: View
  cut: Cut | null
  closure: Closure | null
  /** How much of the armhole a sleeve covers, from the shoulder down. */
  seat: number
  /** How much of that is left open again. */
  bare: number
  hasPiping: boolean
  isSleeveKnown: boolean
  /** Whether a skirt is sewn to it. */
  isSeamed: boolean
  /** Whether its cut below the waist is known. */
  isSideKnown: boolean
}

/** The bodice with its seams, darts, stitching and closure. */
export function bodicePart(bodice: Bodice, making: Making): Part {
  const { frame, neck, shoulder, armhole, side, hem, kind, length } = bodice
  const { seat, bare, isSeamed, view } = making
  const free = armhole.length > 0 && seat < 1 ? part(armhole, seat) : []
  const open = bare > 0 ? part(armhole, 0, bare) : []
  const inner = [...free, ...open].map(([a, b, c, d]): Curve[number] => [
    inwards(a),
    inwards(b),
    inwards(c),
    inwards(d, 0.5),
  ])
  const edges = [neck.edge(), ...(neck.hole ? [neck.hole()] : [])]
  const facings = [neck.edge(5), ...(neck.hole ? [neck.hole(3.5)] : [])]
  const hems = isSeamed ? [] : [hem()]
  const sewn = armhole.length > 0 && seat > 0 ? [part(armhole, bare, seat)] : []
  const { apex, underarm, waist } = frame
  return {
    cloth: 'main',
    shape: silhouette(bodice),
    ...(neck.hole && { holes: [neck.hole()] }),
    trim: making.hasPiping ? [[...neck.edge(), ...reverse(neck.edge(3.4))]] : [],
    outline: [
      ...(neck.isKnown ? edges : []),
      shoulder,
      ...(making.isSideKnown ? [side, ...hems] : []),
      ...(making.isSleeveKnown ? [free, open] : []),
    ],
    unknown: [
      ...(neck.isKnown ? [] : edges),
      ...(making.isSideKnown ? [] : [side, ...hems]),
      ...(making.isSleeveKnown ? [] : [free, open]),
    ],
    seam: [...sewn, ...shaping(bodice, making), ...(isSeamed ? [hem()] : []), ...slit(bodice, making)],
    stitch: [...(neck.isKnown ? facings : []), inner, ...hems.map(() => hem(kind === 'short' ? 6 : 9))],
    shade: [
      leaf(plus(underarm, [-3, 3]), plus(apex, [9, -6]), 1, 7),
      ...(view === 'back'
        ? [
            leaf(
              plus(pointAt(side, kind === 'short' ? 0.8 : 0.2), [-2, 0]),
              [waist[0] * 0.5, apex[1] + 6],
              2,
              6,
            ),
          ]
        : neck.lowY < apex[1] + 10 && length > apex[1] + 30
          ? [
              leaf(
                [apex[0] * 0.3, apex[1] + 12],
                plus(pointAt(side, kind === 'short' ? 0.5 : 0.12), [-9, 0]),
                -8,
                -7,
              ),
            ]
          : []),
      ...(kind === 'short'
        ? []
        : [leaf([waist[0] * 0.9, waist[1] + 8], [waist[0] * 0.55, waist[1] + 90], 5, 10)]),
    ],
  }
}
const inwards = ([x, y]: Point, share = 1): Point => [x - 4 * share, y + (share < 1 ? 3 : 0)]

const slit = ({ side, kind }: Bodice, { isSideKnown }: Making): Curve[] =>
  kind === 'long' && isSideKnown ? [shift(part(side, 0.64), [-5, 0])] : []

/** Darts or seams that shape bust and waist. */
function shaping(
  { frame, neck, armhole, side, length, kind, hemHalf }: Bodice,
  { view, cut, isSeamed }: Making,
): Curve[] {
  const { apex, waist } = frame
  const dart = (at: Point, foot: Point, width: number) =>
    line(plus(foot, [-width, 0]), at, plus(foot, [width, 0]))
  const bustDart = line(
    pointAt(side, kind === 'short' ? 0.24 : 0.07),
    plus(apex, [13, 3]),
    pointAt(side, kind === 'short' ? 0.34 : 0.09),
  )
  if (kind !== 'short') {
    const [x, y] = [waist[0] * 0.5, waist[1]]
    const top = Math.max(y - 44, neck.lowY + 10)
    const fish = line([x, top], [x + 3.4, y], [x, y + 54], [x - 3.4, y], [x, top])
    return [fish, ...(view === 'front' && neck.edgeY < apex[1] - 4 ? [bustDart] : [])]
  }
  const x = hemHalf * 0.5
  const foot = length - (isSeamed ? 1 : 0.6)
  const top = Math.max(apex[1] + (view === 'front' ? 9 : -2), neck.lowY + (view === 'front' ? 4 : 10))
  const isDeep = neck.edge().some(([, , , [ex, ey]]) => ey > apex[1] - 14 && ex > apex[0] - 12)
  const waistDart = length - top > 16 ? [dart([Math.min(apex[0], x + 3), top], [x, foot], 4)] : []
  if (cut === 'princess' && armhole.length > 0) {
    const start = pointAt(armhole, 0.6)
    const through = view === 'front' ? apex : plus(apex, [-1, -4])
    return [
      [
        ...cubic(start, plus(start, [-11, 12]), plus(through, [6, -22]), through),
        ...cubic(through, plus(through, [-4, 14]), [x + 1, mix(through[1], foot, 0.6)], [x, foot]),
      ],
    ]
  }
  if (view === 'back') return waistDart
  if (cut === 'katori' && armhole.length > 0) {
    const belt = length - Math.min(24, (length - apex[1]) * 0.6)
    const start = pointAt(armhole, 0.62)
    return [
      cubic([0, belt], [x, belt], [hemHalf * 0.85, belt - 1], [pointAt(side, 0.62)[0], belt - 2]),
      cubic(start, [apex[0] + 26, start[1] + 18], [apex[0] + 24, belt - 6], [apex[0] - 6, belt]),
      ...(belt - apex[1] > 12 ? [dart(plus(apex, [-1, 0]), [apex[0] - 5, belt], 2.6)] : []),
    ]
  }
  return [...waistDart, ...(isDeep ? [] : [bustDart])]
}

/** Hooks, buttons or a zip along the centre, of the view at which it opens. */
export function closurePart({ neck, length }: Bodice, view: View, closure: Closure | null): Part | null {
  if (!closure?.startsWith(view)) return null
  const [from, to] = [neck.left ? startOf(neck.edge())[1] : neck.lowY, length]
  const isZip = closure.endsWith('Zip')
  const count = Math.max(2, Math.floor((to - from - 8) / 15))
  const spots = range(count, (i) => mix(from + 8, to - 9, i / (count - 1)))
  const centre = line([0, from], [0, to])
  if (isZip)
    return {
      cloth: 'trim',
      shape: line([0, from + 3], [1.6, from + 4], [2.2, from + 12], [0, from + 13]),
      seam: [centre],
      stitch: [line([3.6, from], [3.6, to - 8], [0, to - 8])],
    }
  const isButtons = closure.endsWith('Buttons')
  return {
    cloth: 'trim',
    shape: [],
    seam: [centre],
    stitch: [line([5, from], [5, to])],
    fine: spots.map((y) => halfRound(y, isButtons ? 2.6 : 1.7)),
  }
}
const halfRound = (y: number, radius: number): Curve =>
  cubic([0, y - radius], [radius * 1.34, y - radius], [radius * 1.34, y + radius], [0, y + radius])

/** A halter's band behind the neck. */
export function bandPart({ neck, frame }: Bodice, view: View): Part {
  const w = view === 'front' ? neck.corner[0] : Math.min(neckWidth('halter') * 5, frame.half - 14)
  const y = frame.shoulderY(w)
  const [inner, outer]: [Point, Point] = [
    [w, y],
    [w + 13, y + 1],
  ]
  const top = cubic([0, -24], [w * 0.7, -24], [outer[0] - 3, -17], outer)
  const low = cubic([0, -14], [w * 0.5, -14], [w * 0.86, -10], inner)
  return {
    cloth: view === 'front' ? 'inside' : 'main',
    shape: [...top, ...line(endOf(top), inner), ...reverse(low)],
    outline: [top, low],
  }
}
