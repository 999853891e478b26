import type { Bodice } from './bodice.ts'
import {
  clamp,
  cubic,
  type Curve,
  endOf,
  flip,
  lengthOf,
  line,
  mix,
  part,
  type Point,
  plus,
  pointAt,
  reverse,
  shift,
} from './curve.ts'
import type { Frame } from './frame.ts'
import type { Neckline } from './neck.ts'
import type { Part } from './part.ts'
import type { View } from './style.ts'

/** A piece for each side: one with its mirror image, or two that differ where the neckline is not symmetric. */
export function onBothSides(bodice: Bodice, make: (half: Bodice) => Part, isBehind = false): Part[] {
  const { neck } = bodice
  if (!neck.left) return [make(bodice)]
  const other = { ...bodice, neck: { ...neck, edge: neck.left } }
  const [right, left] = isBehind ? [other, bodice] : [bodice, other]
  return [{ ...make(right), isWhole: true }, flipped(make(left))]
}
const flipped = ({ shape, cloth, turn, holes: _, ...lines }: Part): Part => ({
  ...Object.fromEntries(Object.entries(lines).map(([kind, curves]) => [kind, (curves as Curve[]).map(flip)])),
  shape: flip(shape),
  cloth,
  turn,
  isWhole: true,
})

/** Net from a neckline up to the throat. */
export function netOf({ edge, corner, lowY }: Neckline, { shoulderY }: Frame): Part {
  const w = clamp(corner[0] - 14, 20, 29)
  const top = shoulderY(w)
  const ringY = Math.min(top + 28, mix(top, lowY, 0.5))
  const ring = cubic([0, ringY], [w * 0.6, ringY], [w * 0.97, mix(ringY, top, 0.5)], [w, top])
  const shoulder = line(endOf(edge()), [w, top])
  return {
    cloth: 'net',
    shape: [...edge(), ...shoulder, ...reverse(ring)],
    outline: [shoulder, ring],
    fine: [shift(part(ring, 0, 0.94), [0, 2.4])],
  }
}

/** The longest that a collar's front edge follows the neckline. */
const COLLAR = 66

/** A shirt collar: what shows of its stand from inside, and the part that is turned down. */
export function shirtCollarOf({ corner, edgeY, edge }: Neckline, view: View): { far: Part; near: Part } {
  const [w, y] = corner
  const brim: Point = [w - 3, y - 13]
  const outer: Point = [w + 10, y + 4]
  const rear = cubic([0, y - 19], [w * 0.5, y - 19], [w * 0.84, y - 17], brim)
  const side = cubic(brim, plus(brim, [5, -1]), plus(outer, [-2, -8]), outer)
  if (view === 'back') {
    const low = cubic([0, y + 14], [w * 0.62, y + 15], [w + 1, y + 12], outer)
    const stand = cubic([0, y - 17], [w * 0.5, y - 17], [w * 0.82, y - 15.5], plus(brim, [0, 1]))
    return {
      far: { cloth: 'inside', shape: [...rear, ...reverse(stand)] },
      near: {
        cloth: 'main',
        shape: [...rear, ...side, ...reverse(low)],
        outline: [rear, side, low],
        stitch: [shift(part(low, 0, 0.92), [0, -3.4])],
      },
    }
  }
  const length = lengthOf(edge())
  const foot = length > COLLAR ? pointAt(edge(), 1 - COLLAR / length) : ([0.4, edgeY] as const)
  const fall = clamp((foot[1] - y) * 0.3, 5, 13)
  const tip: Point = [Math.min(foot[0] + 19, w + 4), foot[1] + fall]
  const roll = cubic(
    brim,
    [mix(brim[0], foot[0], 0.2), mix(brim[1], foot[1], 0.38)],
    [mix(brim[0], foot[0], 0.66), mix(brim[1], foot[1], 0.7)],
    foot,
  )
  const front = line(foot, tip)
  const leaf = cubic(
    tip,
    [mix(tip[0], outer[0], 0.3), mix(tip[1], outer[1], 0.36)],
    [outer[0] + 2, mix(tip[1], outer[1], 0.7)],
    outer,
  )
  const inner = cubic([0, y + 8], [w * 0.5, y + 8], [w * 0.86, y + 4], corner)
  return {
    far: { cloth: 'inside', shape: [...rear, ...line(brim, corner), ...reverse(inner)], fine: [rear] },
    near: {
      cloth: 'main',
      shape: [...roll, ...front, ...leaf, ...reverse(side)],
      outline: [roll, front, leaf, side],
      stitch: [part(shift(leaf, [-3.4, -1.6]), 0.08, 0.9)],
    },
  }
}
