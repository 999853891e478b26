import {
  arc,
  clamp,
  cubic,
  type Curve,
  endOf,
  frill,
  gathers,
  line,
  mix,
  part,
  type Point,
  plus,
  range,
  reverse,
  sliver,
  warp,
} from './curve.ts'
import { halfOf, INCH } from './frame.ts'
import { tasselAt } from './neck.ts'
import type { Part } from './part.ts'
import type { Skirt, View } from './style.ts'

interface SkirtSize {
  /** Where it begins, and half its width there. */
  top: number
  topHalf: number
  /** In inches. */
  hip: number
  flare: number
  length: number
  isGathered?: boolean
  view: View
}

const cuts: Record<Skirt, { bow: number; lobes: number; panels: number; foldsFrom: number }> = {
  aLine: { bow: 0.74, lobes: 5, panels: 2, foldsFrom: 0.4 },
  flared: { bow: 0.64, lobes: 7, panels: 5, foldsFrom: 0.34 },
  mermaid: { bow: 0, lobes: 6, panels: 0, foldsFrom: 0.68 },
  straight: { bow: 0, lobes: 1, panels: 0, foldsFrom: 1 },
}
/** Usual girths of the hem, in inches. */
export const usualFlare: Record<Skirt, number> = { aLine: 110, flared: 190, mermaid: 120, straight: 44 }

export interface SkirtPlan {
  parts: Part[]
  side: Curve
  hipY: number
  foot: number
  hemHalf: number
}

/** The right half of a skirt; an unknown cut is drawn as an A-line with broken sides and hem. */
export function skirtOf(skirt: Skirt | null, size: SkirtSize): SkirtPlan {
  const { top, topHalf, view, isGathered = false } = size
  const cut = skirt ?? 'aLine'
  const { bow, lobes, panels, foldsFrom } = cuts[cut]
  const length = size.length * INCH
  const hipHalf = Math.max(halfOf(size.hip), topHalf + 2)
  const girth = size.flare * 2.2
  const limit = length * 0.46
  const foot = top + length
  // The drawn hem widens ever less with its girth: the rest of the cloth shows as deeper folds.
  const hemHalf = hipHalf + limit * (1 - Math.exp(-Math.max(girth - hipHalf, 4) / limit))
  const depth = cut === 'straight' ? 0 : clamp((girth / hemHalf - 1) * 7, 2.6, 7)
  const rise = depth ? clamp(hemHalf * 0.1, 4, 24) : 4
  const hipY = top + Math.min(82, length * 0.3)
  const corner: Point = [hemHalf, foot - rise]
  const side = sideOf(cut, { start: [topHalf, top], hip: [hipHalf, hipY], corner, length, bow })
  const spread = (u: number) => Math.sin(u * 1.2) / Math.sin(1.2)
  const base = (u: number): Point => [hemHalf * spread(u), foot - depth - (rise - depth) * spread(u) ** 2]
  const waves = frill(base, lobes, depth, [0, 1])
  const level = cubic([0, foot], [hemHalf * 0.5, foot], [hemHalf * 0.85, foot - rise * 0.5], corner)
  const { curve: hem, valleys } = depth ? waves : { curve: level, valleys: [] }
  /** A line down to a point of the hem: the side's own shape, narrower. */
  const down = ([x, y]: Point) =>
    warp(side, ([sx, sy]) => [(sx * x) / hemHalf, top + ((sy - top) * (y - top)) / (corner[1] - top)])
  const lift = (by: number) =>
    warp(hem, ([x, y]) => [x * (1 - (by / length) * (1 - topHalf / hemHalf) * 1.15), y - by])
  const folds = depth
    ? valleys.map(({ point }, i) => part(down(point), mix(foldsFrom, 1, [0, 0.3, 0.14, 0.42][i % 4]!)))
    : []
  const edge = cubic([0, top + 4], [topHalf / 2, top + 4], [topHalf * 0.9, top + 2], [topHalf, top])
  const far = warp(frill((u) => plus(base(u), [0, -depth * 0.9]), lobes, -depth, [0, 1]).curve, ([x, y]) => [
    x * 0.82,
    y,
  ])
  const knee: Point = [0, top + length * 0.6]
  const seams = [
    ...range(panels, (i) => part(down(base((i + 0.5) / panels)), 0.04)),
    ...(cut === 'mermaid' ? [arc([0, knee[1] + 6], [hipHalf * 0.78, knee[1]], 2)] : []),
    ...(cut === 'straight' && view === 'back' ? [line([0, foot - 90], [0, foot])] : []),
    ...(cut === 'straight' || cut === 'mermaid' ? [waistDart(topHalf, top)] : []),
  ]
  const isKnown = skirt !== null
  const outline = [edge, ...(isKnown ? [side, hem] : [])]
  return {
    side,
    hipY,
    foot,
    hemHalf,
    parts: [
      ...(depth
        ? [
            {
              cloth: 'inside',
              shape: [...line([0, foot - 60], plus(endOf(far), [0, -16]), endOf(far)), ...reverse(far)],
              fine: [far],
            } satisfies Part,
          ]
        : []),
      {
        cloth: 'main',
        shape: [...edge, ...side, ...reverse(hem)],
        outline,
        unknown: isKnown ? [] : [side, hem],
        seam: isKnown ? seams : [],
        fine: [
          ...(isKnown ? folds : []),
          ...(isGathered ? gathers(part(edge, 0.03, 0.97), 8, 24, [0, 1], 1.4) : []),
        ],
        // A mermaid's side goes inwards at once.
        stitch: isKnown ? [part(lift(7), 0, cut === 'mermaid' ? 0.94 : 1)] : [],
        shade: (isKnown ? folds : []).map((fold) => sliver(fold, [hemHalf * 0.06, depth])),
      },
    ],
  }
}

const waistDart = (half: number, top: number) =>
  line([half / 2 - 2, top], [half * 0.53, top + 42], [half / 2 + 2, top])

interface SidePoints {
  start: Point
  hip: Point
  corner: Point
  length: number
  bow: number
}
function sideOf(cut: Skirt, { start, hip, corner, length, bow }: SidePoints): Curve {
  const toHip = cubic(start, plus(start, [Math.min(9, hip[0] - start[0]), 20]), plus(hip, [-1, -34]), hip)
  if (cut === 'straight')
    return [...toHip, ...cubic(hip, plus(hip, [2, 60]), plus(corner, [-1, -90]), corner)]
  if (cut === 'mermaid') {
    const knee: Point = [hip[0] * 0.78, start[1] + length * 0.6]
    return [
      ...toHip,
      ...cubic(hip, plus(hip, [2, length * 0.12]), plus(knee, [0, -length * 0.12]), knee),
      ...cubic(knee, plus(knee, [0, length * 0.1]), plus(corner, [-length * 0.13, -length * 0.07]), corner),
    ]
  }
  const [half, top] = start
  return cubic(
    start,
    [mix(half, corner[0], 0.22), top + length * 0.15],
    [mix(half, corner[0], bow), mix(top, corner[1], 0.66)],
    corner,
  )
}

/** The waistband, with cords at its side. */
export function waistband(half: number, hasCords: boolean): Part[] {
  const curve = (y: number, sag: number, w: number) =>
    cubic([0, y + sag], [w * 0.5, y + sag], [w * 0.9, y + sag / 2], [w, y])
  const [top, low, rear] = [curve(-13, 4, half - 1), curve(0, 4, half), curve(-13, -4, half - 1)]
  const end = line([half - 1, -13], [half, 0])
  const x = half * 0.62
  const cords: Curve[] = [
    cubic([x - 2, -5], [x - 8, 18], [x - 1, 30], [x - 7, 50]),
    cubic([x + 2, -5], [x + 9, 14], [x + 4, 26], [x + 8, 38]),
  ]
  const once = (piece: Part): Part => ({ ...piece, isWhole: true })
  return [
    { cloth: 'inside', shape: [...rear, ...reverse(top)], fine: [rear] },
    {
      cloth: 'main',
      shape: [...top, ...end, ...reverse(low)],
      outline: [end, top, low],
      stitch: [curve(-10, 4, half - 1), curve(-3, 4, half)],
    },
    ...(hasCords
      ? [
          once({ cloth: 'trim', shape: [], seam: cords }),
          once(tasselAt([x - 7, 51], 1.2)),
          once(tasselAt([x + 8, 39], 1.2)),
        ]
      : []),
  ]
}
