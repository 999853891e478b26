import { armOf, endAt, hemOf, shapeOf, across, type Arm } from './arm.ts'
import type { Bodice } from './bodice.ts'
import { clamp, type Curve, cutAt, leaf, lengthOf, part, type Point, plus, shift } from './curve.ts'
import { INCH } from './frame.ts'
import { flared, puff } from './full-sleeves.ts'
import { BARE, petal, poet, SHORTEST_WITH_OPENING, withOpening } from './open-sleeves.ts'
import type { Part } from './part.ts'
import type { Sleeve } from './style.ts'

/** Usual lengths in inches. */
const usual: Record<Sleeve, number> = {
  sleeveless: 0,
  cap: 2.5,
  short: 5,
  elbow: 10,
  threeQuarter: 15,
  long: 21,
  puff: 8,
  bell: 14,
  ruffle: 9,
  petal: 6,
  poet: 22,
  coldShoulder: 9,
}
export const standardSleeve = (sleeve: Sleeve | null) => usual[sleeve ?? 'short']

export interface SleevePlan {
  parts: Part[]
  /** How much of the armhole it covers, from the shoulder down. */
  seat: number
  /** How much of that it leaves open again, below the shoulder. */
  bare: number
  /** The upper edge, along which its length is measured. */
  outer: Curve
  out: Point
}

/** The right sleeve; null without one. */
export function sleeveOf(
  { frame, armhole, isHalter }: Bodice,
  sleeve: Sleeve | null,
  inches: number,
): SleevePlan | null {
  const length = clamp(inches, 0, 27) * INCH
  if (isHalter || sleeve === 'sleeveless' || length < 6) return null
  const { tip, underarm } = frame
  const arm = armOf(tip, underarm, armhole)
  const hasOpening = sleeve === 'coldShoulder' && length > SHORTEST_WITH_OPENING
  const parts = hasOpening ? [withOpening(plain(arm, length), arm, length)] : partsOf(sleeve, arm, length)
  const end = endAt(arm, length)
  return {
    parts: sleeve === null ? parts.map(withUnknownEdges) : parts,
    seat: end.seat,
    bare: hasOpening ? BARE : 0,
    outer: end.outer,
    out: end.out,
  }
}
/** A sleeve too short for its shape is drawn plain. */
function partsOf(sleeve: Sleeve | null, arm: Arm, length: number): Part[] {
  if (sleeve === 'puff' && length > 34) return puff(arm, length)
  if (sleeve === 'poet' && length > 34) return length > 90 ? poet(arm, length) : puff(arm, length)
  if (sleeve === 'petal' && length > 40) return petal(arm, length)
  if ((sleeve === 'bell' || sleeve === 'ruffle') && length > 30)
    return flared(arm, length, sleeve === 'ruffle')
  return [plain(arm, length)]
}

const withUnknownEdges = ({ outline = [], ...rest }: Part): Part => ({
  ...rest,
  outline: [],
  unknown: outline,
})

function plain(arm: Arm, length: number): Part {
  const end = endAt(arm, length)
  const hem = hemOf(arm, end, length)
  const within = endAt(arm, length - 7)
  const isWide = length > arm.cap + 12
  const inside = lengthOf(end.inner)
  const fold = (along: number, sag: number) =>
    leaf(cutAt(arm.inner, along).point, plus(cutAt(arm.inner, along + 6).point, across, 24), sag, sag * 3)
  return {
    cloth: 'main',
    turn: 24,
    shape: shapeOf(arm, end, end.outer, end.inner, hem),
    outline: [end.outer, end.inner, hem],
    stitch: isWide
      ? [hemOf(arm, within, length - 7)]
      : [part(shift(hem, [-end.way[0] * 3.5, -end.way[1] * 3.5]), 0.04, 0.9)],
    shade: [...(inside > 30 ? [fold(3, 2)] : []), ...(inside > 105 ? [fold(62, 2), fold(78, -2)] : [])],
  }
}
