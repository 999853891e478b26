import { bodyAt, frontDepth } from '../body.ts'
import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { sampleSurface } from '../geometry.ts'
import { knot, mix, type Vec3 } from '../vectors.ts'
import { cord, turned } from './solids.ts'

/** A turned-down shirt collar, open at the throat, its points lying on the chest. */
export function collar(cloth: Cloth): Part {
  const grid = sampleSurface(
    (s, t) => {
      const reach = Math.abs(s * 2 - 1)
      const theta = Math.PI + (s * 2 - 1) * (Math.PI - 0.1)
      const points = Math.pow(reach, 5)
      const y = mix(140.2 - points * 6, 146.6 - points * 2.2, t)
      const p = bodyAt(
        theta,
        mix(141.6 - points * 2.6, 146, t),
        mix(1.1, 0.9, t) + Math.sin(t * Math.PI) * 0.6,
      )
      return {
        x: p.x,
        y,
        z: p.z + points * (1 - t) * 1.6,
        u: theta * 8,
        v: t * 5,
        w: theta * 8,
        hollow: (1 - t) * 0.1,
      }
    },
    140,
    20,
  )
  return { grids: [grid], cloth }
}

/** A row of small domed buttons down the front. */
export function buttons(cloth: Cloth, from: number, to: number, count: number): Part {
  const grids = Array.from({ length: count }, (_, i) => {
    const y = mix(from, to, i / (count - 1))
    const z = frontDepth(0, Math.max(y, 90), 2.6)
    return sampleSurface(
      (s, t) => {
        const theta = (s * 2 - 1) * Math.PI
        const radius = (1 - t) * 0.75
        return {
          x: Math.sin(theta) * radius,
          y: y - Math.cos(theta) * radius,
          z: z + Math.sqrt(t) * 0.5,
          u: s,
          v: t,
          w: s,
          hollow: 0,
        }
      },
      20,
      6,
    )
  })
  return { grids, cloth: { ...cloth, field: null, border: null } }
}

/** The ends of the cord that ties a deep back, each with a bead and a tassel (latkan). */
export function dori(thread: Cloth, tassel: Cloth, ease: number): Part[] {
  const bare = (cloth: Cloth): Cloth => ({ ...cloth, field: null, border: null })
  return [
    { sway: -2.7, low: 121.5 },
    { sway: 2.1, low: 118.5 },
  ].flatMap(({ sway, low }) => {
    const at = (t: number): Vec3 => {
      const y = mix(138.4, low, t)
      return [sway * Math.sqrt(t), y, bodyAt(Math.PI, y, ease + 0.8).z]
    }
    const [x, , z] = at(1)
    return [
      cord(bare(thread), [at(0), at(0.15), at(0.4), at(0.7), at(1)], 0.28),
      turned(bare(thread), x, z, [knot(low - 1.5, 0.1), knot(low - 0.7, 0.85), knot(low + 0.1, 0.1)]),
      turned(bare(tassel), x, z, [
        knot(low - 5.4, 1.25),
        knot(low - 3.4, 0.95),
        knot(low - 1.8, 0.55),
        knot(low - 1.3, 0.2),
      ]),
    ]
  })
}

/** The crossed front of a wrap or angrakha: its edge runs to the side seam and is tied there with two tassels. */
export function overlap(cloth: Cloth, ease: number): Part[] {
  const lie = (x: number, y: number): Vec3 => [x, y, frontDepth(x, y, ease + 0.55)]
  const tie = lie(-9.6, 108.4)
  const plain: Cloth = { ...cloth, field: null, border: null }
  const edge = [lie(7.2, 140), lie(3.6, 131), lie(-1, 124), lie(-5.6, 116), tie]
  return [
    cord(plain, edge, 0.5),
    ...[-2.6, 0.6].flatMap((sway, i) => {
      const end: Vec3 = [tie[0] + sway, tie[1] - 11 - i * 3, tie[2] + 1.6]
      return [
        cord(plain, [tie, [tie[0] + sway * 0.6, tie[1] - 4, tie[2] + 1.4], end], 0.3),
        turned(plain, end[0], end[2], [knot(end[1] - 4, 1.1), knot(end[1] - 1.4, 0.6), knot(end[1], 0.15)]),
      ]
    }),
  ]
}
