import type { Measure } from '../measurements/garment-measures.ts'
import type { Bodice } from './bodice.ts'
import {
  type Curve,
  distance,
  line,
  lengthOf,
  part,
  type Point,
  plus,
  pointAt,
  warp,
  xAtHeight,
} from './curve.ts'
import type { SkirtPlan } from './skirt.ts'
import type { SleevePlan } from './sleeve.ts'
import type { View } from './style.ts'

/** An arrow along a measurement, with thin lines that lead from the garment to it. */
export interface Dimension {
  measure: Measure
  arrow: Curve
  guides: readonly (readonly [Point, Point])[]
  /** Where along the arrow its letter is. */
  at: number
  /** In which direction beside a short arrow its letter is; else past its end. */
  aside?: Point
}

export interface TopPlan {
  view: View
  bodice: Bodice
  sleeve: SleevePlan | null
  /** Where the garment ends. */
  foot: number
  /** Where what is worn under it ends; null without it. */
  bottomFoot: number | null
  /** Half the garment's width. */
  widest: number
}

/** What the dimensions of one view are measured on. */
export type Plan = { top: TopPlan } | { half: number; skirt: SkirtPlan }

export const dimensionsOf = (plan: Plan): Dimension[] =>
  'top' in plan ? topDimensions(plan.top) : lehengaDimensions(plan.half, plan.skirt)

const level = (measure: Measure, half: number, y: number, at = 0.5): Dimension => ({
  measure,
  arrow: line([-half, y], [half, y]),
  guides: [],
  at,
})

function topDimensions({ view, bodice, sleeve, foot, bottomFoot, widest }: TopPlan): Dimension[] {
  const { frame, neck, hemHalf, isHalter, kind } = bodice
  const { tip, underarm, half, waist, hip } = frame
  const isShort = kind === 'short' && foot === bodice.length
  // Its letter is to be clear of a collar.
  const above = neck.detail === 'collar' || neck.detail === 'shirtCollar' ? -34 : -22
  const neckX = view === 'front' ? neck.lowX : -neck.corner[0] * 0.4
  const neckDepth = (measure: Measure): Dimension => ({
    measure,
    arrow: line([neckX, neck.corner[1]], [neckX, neck.lowY]),
    guides: [[[-neck.corner[0], neck.corner[1]], neck.corner]],
    at: 0.5,
  })
  if (view === 'back')
    return [
      ...(isHalter ? [] : [neckDepth('neckDepthBack')]),
      ...(isHalter
        ? []
        : [
            {
              ...level('shoulder', half, above),
              guides: [-1, 1].map(
                (side) =>
                  [
                    [half * side, tip[1]],
                    [half * side, above - 4],
                  ] as const,
              ),
            },
          ]),
    ]
  const reach = -widest - 34
  const under = isShort
    ? {
        ...level('waist', hemHalf, foot + 16),
        guides: [-1, 1].map(
          (side) =>
            [
              [hemHalf * side, foot],
              [hemHalf * side, foot + 20],
            ] as const,
        ),
      }
    : level('waist', waist[0], waist[1], 0.66)
  return [
    neckDepth('neckDepthFront'),
    level('chest', underarm[0], underarm[1] + 12, 0.12),
    under,
    ...(isShort ? [] : [level('hip', hip[0], hip[1], 0.34)]),
    {
      measure: 'length',
      arrow: line([reach, 0], [reach, foot]),
      guides: [
        [
          [reach - 4, 0],
          [-neck.corner[0], 0],
        ],
        [
          [reach - 4, foot],
          [-hemHalf * 0.9, foot],
        ],
      ],
      at: 0.5,
    },
    ...(sleeve ? [sleeveDimension(sleeve, tip)] : []),
    ...(bottomFoot === null ? [] : [bottomDimension(waist, bottomFoot, widest + 26)]),
  ]
}

/** Beside the sleeve's upper edge. */
function sleeveDimension({ outer, out }: SleevePlan, tip: Point): Dimension {
  const span = lengthOf(outer)
  const middle = pointAt(outer, 0.5)
  const chord: Point = [out[0] - tip[0], out[1] - tip[1]]
  const size = Math.hypot(...chord) || 1
  const away: Point = [chord[1] / size, -chord[0] / size]
  const bulge = distance(middle, [(tip[0] + out[0]) / 2, (tip[1] + out[1]) / 2])
  const arrow = warp(span > 60 ? part(outer, 0, 1) : line(tip, out), (point) =>
    plus(point, away, 14 + (span > 60 ? 0 : bulge)),
  )
  return {
    measure: 'sleeveLength',
    arrow,
    guides: [
      [tip, plus(tip, away, 17)],
      [out, plus(out, away, 17)],
    ],
    at: 0.55,
    aside: away,
  }
}

const bottomDimension = (waist: Point, foot: number, x: number): Dimension => ({
  measure: 'bottomLength',
  arrow: line([x, waist[1]], [x, foot]),
  guides: [
    [waist, [x + 4, waist[1]]],
    [
      [30, foot],
      [x + 4, foot],
    ],
  ],
  at: 0.6,
})

function lehengaDimensions(half: number, { side, hipY, foot, hemHalf }: SkirtPlan): Dimension[] {
  const hipHalf = xAtHeight(side, hipY)
  return [
    {
      ...level('waist', half, -26),
      guides: [-1, 1].map(
        (way) =>
          [
            [half * way, -13],
            [half * way, -30],
          ] as const,
      ),
    },
    level('hip', hipHalf, hipY, 0.4),
    {
      measure: 'length',
      arrow: line([-hemHalf - 18, -13], [-hemHalf - 18, foot]),
      guides: [
        [
          [-hemHalf - 22, -13],
          [-half, -13],
        ],
        [
          [-hemHalf - 22, foot],
          [-hemHalf * 0.5, foot],
        ],
      ],
      at: 0.5,
    },
  ]
}
