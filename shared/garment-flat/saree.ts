import {
  arc,
  between,
  cubic,
  type Curve,
  line,
  mix,
  part,
  type Point,
  range,
  reverse,
  shift,
  warp,
} from './curve.ts'
import type { Frame } from './frame.ts'
import type { Part } from './part.ts'
import type { View } from './style.ts'

interface SareeLook {
  isPleated: boolean
  hasBorder: boolean
  /** Whether it is known to be draped in this way; else the pallu has broken lines. */
  isNivi: boolean
}

/**
 * A saree over its blouse, draped as Nivi: around the hips, pleats at the front, the pallu over the left shoulder. The
 * pieces are asymmetric, so that each is drawn whole, from the side that the view shows.
 */
export function sareeParts(frame: Frame, view: View, { isPleated, hasBorder, isNivi }: SareeLook): Part[] {
  const foot = frame.waist[1] + 400
  const skirt = wrapped(frame, foot)
  return view === 'front'
    ? [
        skirt(hasBorder, 'front'),
        pleats(frame, foot, isPleated, hasBorder),
        pallu(frontPallu(frame, hasBorder), isNivi),
      ]
    : [skirt(hasBorder, 'back'), pallu(backPallu(frame, hasBorder), isNivi)]
}

const pallu = (part: Part, isNivi: boolean): Part =>
  isNivi ? part : { ...part, outline: [], unknown: part.outline ?? [] }

const wrapped =
  ({ waist, hip }: Frame, foot: number) =>
  (hasBorder: boolean, view: View): Part => {
    const [w, y] = [waist[0] + 3, waist[1] + 14]
    const hem: Point = [hip[0] * 1.12, foot - 5]
    const side: Curve = [
      ...cubic([w, y], [w + 6, y + 24], [hip[0] + 2, hip[1] - 26], [hip[0] + 3, hip[1]]),
      ...cubic([hip[0] + 3, hip[1]], [hip[0] + 6, hip[1] + 90], [hem[0], foot - 120], hem),
    ]
    const low = cubic([0, foot], [hem[0] * 0.4, foot + 1], [hem[0] * 0.8, foot - 1], hem)
    const top = cubic([0, y + 5], [w * 0.5, y + 5], [w * 0.9, y + 2], [w, y])
    const lift = (by: number) => warp(low, ([x, ly]) => [x * (1 - by * 0.0005), ly - by])
    return {
      cloth: 'main',
      shape: [...top, ...side, ...reverse(low)],
      outline: [side, low, top],
      trim: hasBorder ? [[...low, ...reverse(lift(20))]] : [],
      seam: hasBorder ? [lift(20)] : [],
      stitch: hasBorder ? [] : [lift(5)],
      fine: [
        cubic(
          [w * 0.96, y + 14],
          [hip[0] * 0.7, y + 60],
          [hip[0] * 0.5, hip[1] + 30],
          [hip[0] * 0.42, hip[1] + 90],
        ),
        ...(view === 'back'
          ? [
              cubic(
                [hip[0] * 0.6, hip[1] + 60],
                [hip[0] * 0.68, foot - 190],
                [hip[0] * 0.7, foot - 110],
                [hip[0] * 0.72, foot - 30],
              ),
            ]
          : []),
      ],
      shade: [
        [
          ...cubic(
            [hip[0] * 0.8, hip[1]],
            [hip[0] * 0.86, hip[1] + 90],
            [hem[0] * 0.86, foot - 120],
            [hem[0] * 0.86, foot - 22],
          ),
          ...reverse(
            cubic(
              [hip[0] * 0.8, hip[1]],
              [hip[0] * 0.95, hip[1] + 90],
              [hem[0] * 0.96, foot - 120],
              [hem[0] * 0.96, foot - 22],
            ),
          ),
        ],
      ],
    }
  }

/** The fan of pleats, tucked in at the waist, to the wearer's left. */
function pleats({ waist }: Frame, foot: number, isPleated: boolean, hasBorder: boolean): Part {
  const y = waist[1] + 19
  const count = 6
  const topAt = (i: number): Point => [-14 + (i * 26) / count, y + 1]
  const footAt = (i: number): Point => [
    -34 + (i * 78) / count,
    foot + 4 + Math.sin((i / count) * Math.PI) * 4,
  ]
  const edge = (i: number): Curve => {
    const [from, to] = [topAt(i), footAt(i)]
    return cubic(from, [mix(from[0], to[0], 0.1), y + 90], [mix(from[0], to[0], 0.66), foot - 150], to)
  }
  const hem = range(count, (i) => arc(footAt(i), footAt(i + 1), 3)).flat()
  const border = warp(hem, ([x, hy]) => [x * 0.985, hy - 21])
  const edges = range(count + 1, edge)
  return {
    isWhole: true,
    cloth: 'main',
    shape: [...line(topAt(0), topAt(count)), ...edges[count]!, ...reverse(hem), ...reverse(edges[0]!)],
    outline: [edges[0]!, edges[count]!, hem],
    seam: [...edges.slice(1, -1), ...(hasBorder ? [border] : [])],
    trim: hasBorder ? [[...hem, ...reverse(border)]] : [],
    // Pleats that are sewn in have rows of stitches across them.
    stitch: isPleated ? [26, 52].map((by) => line([-16, y + by], [16, y + by])) : [],
    shade: edges
      .filter((_, i) => i % 2 === 1 && i < count)
      .map((curve) => [...part(curve, 0.1), ...reverse(part(shift(curve, [5, 0]), 0.1))]),
  }
}

/** From the right hip across the bust to the left shoulder, which is at the right of the drawing. */
function frontPallu({ tip, underarm, waist, hip, shoulderY }: Frame, hasBorder: boolean): Part {
  const hipX = -hip[0] * 0.99
  const [inner, outer]: [Point, Point] = [
    [tip[0] * 0.5, shoulderY(tip[0] * 0.5) - 2],
    [tip[0] * 0.93, shoulderY(tip[0] * 0.93) - 2],
  ]
  // Three segments each, so that folds lie between the two edges.
  const upper: Curve = [
    ...cubic(
      [-waist[0] - 3, waist[1] + 12],
      [-waist[0] * 0.7, waist[1]],
      [-waist[0] * 0.3, waist[1] - 16],
      [-8, underarm[1] + 40],
    ),
    ...cubic([-8, underarm[1] + 40], [4, underarm[1] + 26], [12, underarm[1] + 16], [18, underarm[1] + 2]),
    ...cubic([18, underarm[1] + 2], [26, underarm[1] - 26], [inner[0] - 4, inner[1] + 26], inner),
  ]
  const lower: Curve = [
    ...cubic(
      [hipX, hip[1] - 20],
      [-hip[0] * 0.3, hip[1] - 6],
      [waist[0] * 0.52, waist[1] + 34],
      [waist[0] + 1, waist[1] + 6],
    ),
    ...cubic(
      [waist[0] + 1, waist[1] + 6],
      [waist[0], waist[1] - 26],
      [underarm[0] + 1, underarm[1] + 40],
      [underarm[0], underarm[1] + 6],
    ),
    ...cubic(
      [underarm[0], underarm[1] + 6],
      [underarm[0] - 10, underarm[1] - 24],
      [outer[0] + 4, outer[1] + 26],
      outer,
    ),
  ]
  const fold = (share: number): Curve =>
    upper.map(([p, q, r, t], i): Curve[number] => {
      const [p2, q2, r2, t2] = lower[i]!
      return [between(p, p2, share), between(q, q2, share), between(r, r2, share), between(t, t2, share)]
    })
  const shoulder = arc(inner, outer, -3)
  return {
    isWhole: true,
    cloth: 'main',
    shape: [...upper, ...shoulder, ...reverse(lower), ...line(lower[0]![0], upper[0]![0])],
    outline: [upper, lower, shoulder, line(lower[0]![0], upper[0]![0])],
    trim: hasBorder ? [[...upper, ...reverse(fold(0.16))]] : [],
    seam: hasBorder ? [fold(0.16)] : [],
    fine: [0.38, 0.6, 0.82].map(fold),
    shade: [[...fold(0.6), ...reverse(fold(0.7))]],
  }
}
/** The pallu hangs from the left shoulder, which from behind is at the left. */
function backPallu({ tip, waist, shoulderY }: Frame, hasBorder: boolean): Part {
  const foot = waist[1] + 230
  const [inner, outer]: [Point, Point] = [
    [-tip[0] * 0.44, shoulderY(tip[0] * 0.44) - 3],
    [-tip[0] * 0.96, shoulderY(tip[0] * 0.96) - 3],
  ]
  const [near, far]: [Point, Point] = [
    [4, foot],
    [-tip[0] * 1.42, foot - 8],
  ]
  const edge = (share: number): Curve => {
    const [from, to] = [between(inner, outer, share), between(near, far, share)]
    return cubic(from, [from[0] - 2 + share * 4, from[1] + 80], [mix(from[0], to[0], 0.7), foot - 130], to)
  }
  const hem = cubic(near, between(near, far, 0.3), [mix(near[0], far[0], 0.7), foot + 4], far)
  const border = warp(hem, ([x, y]) => [x * 0.985, y - 34])
  return {
    isWhole: true,
    cloth: 'main',
    shape: [...edge(0), ...hem, ...reverse(edge(1)), ...arc(outer, inner, -3)],
    outline: [edge(0), edge(1), hem, arc(outer, inner, -3)],
    trim: hasBorder
      ? [
          [...hem, ...reverse(border)],
          [...edge(0), ...reverse(edge(0.12))],
        ]
      : [],
    seam: hasBorder ? [border, edge(0.12)] : [],
    fine: [0.35, 0.6, 0.82].map(edge),
    shade: [[...edge(0.5), ...reverse(edge(0.62))]],
  }
}
