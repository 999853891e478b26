import {
  arc,
  clamp,
  cubic,
  type Curve,
  cutAt,
  direction,
  distance,
  endOf,
  lengthOf,
  line,
  mix,
  part,
  type Point,
  plus,
  reverse,
} from './curve.ts'

/** Along the upper arm, along the forearm, and across the arm outwards. */
export const [upper, fore] = [direction(66), direction(74)]
export const across: Point = [upper[1], -upper[0]]

export interface Arm {
  tip: Point
  outer: Curve
  inner: Curve
  armhole: Curve
  /** The length at which the hem reaches the underarm, and that of the upper edge down to the underarm's level. */
  cap: number
  crown: number
}
export interface End {
  out: Point
  in: Point
  outer: Curve
  inner: Curve
  seat: number
  way: Point
}

/** The right arm, down from the shoulder's end and the underarm. */
export function armOf(tip: Point, underarm: Point, armhole: Curve): Arm {
  const deep = underarm[1] - tip[1]
  const bicep = plus(underarm, across, 16 + deep * 0.58)
  const wristIn = plus(plus(underarm, upper, 92), fore, 84)
  const wristOut = plus(wristIn, [fore[1], -fore[0]], 30 + deep * 0.05)
  const down = (from: Point, wrist: Point, reach: number): Curve => [
    ...cubic(from, plus(from, upper, reach), plus(wrist, fore, -reach), wrist),
    ...line(wrist, plus(wrist, fore, 90)),
  ]
  // The upper edge goes on from the shoulder's slope and then bends down.
  const crown = cubic(tip, plus(tip, [15, 6]), plus(bicep, upper, -deep * 0.46), bicep)
  return {
    tip,
    outer: [...crown, ...down(bicep, wristOut, 60)],
    inner: down(underarm, wristIn, 58),
    armhole,
    cap: 34 + (deep - 61) * 0.25,
    crown: lengthOf(crown),
  }
}

/** Where a sleeve of a length ends. The inner edge starts gradually, so that hems turn level with growing length. */
export function endAt({ outer, inner, armhole, cap, crown }: Arm, length: number): End {
  const blend = Math.max(crown - cap, 10) * 2
  const over = length - cap
  const inside = over <= 0 ? 0 : over < blend ? over ** 2 / (2 * blend) : over - blend / 2
  const { before, point } = cutAt(outer, length)
  const last = before.at(-1)!
  const span = distance(last[2], last[3]) || 1
  const way: Point = [(last[3][0] - last[2][0]) / span, (last[3][1] - last[2][1]) / span]
  if (over > 0) {
    const cut = cutAt(inner, inside)
    return { out: point, in: cut.point, outer: before, inner: inside > 0.5 ? cut.before : [], seat: 1, way }
  }
  const seat = mix(0.5, 1, clamp(length / cap, 0, 1))
  return { out: point, in: endOf(part(armhole, 0, seat)), outer: before, inner: [], seat, way }
}

/** A hem that bulges towards the hand; that of a cap turns into the armhole. */
export function hemOf(arm: Arm, end: End, length: number): Curve {
  if (length >= arm.cap) return arc(end.out, end.in, 2.4, length > 150 ? fore : upper)
  const reach = distance(end.out, end.in)
  return cubic(
    end.out,
    plus(plus(end.out, end.way, reach * 0.24), across, -reach * 0.1),
    plus(end.in, [4, -reach * 0.34]),
    end.in,
  )
}

export const shapeOf = (arm: Arm, end: End, outer: Curve, inner: Curve, hem: Curve): Curve => [
  ...part(arm.armhole, 0, end.seat),
  ...inner,
  ...reverse(hem),
  ...reverse(outer),
]
