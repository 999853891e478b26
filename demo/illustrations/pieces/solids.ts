import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { sampleSurface } from '../geometry.ts'
import { cross, curve, mix, normalize, path, type Knots, type Vec3 } from '../vectors.ts'

/** A body of revolution about the upright axis: [height, radius] knots. */
export function turned(cloth: Cloth, x: number, z: number, knots: Knots): Part {
  const radius = curve(knots)
  const low = knots[0]?.[0] ?? 0
  const high = knots.at(-1)?.[0] ?? 1
  const grid = sampleSurface(
    (s, t) => {
      const theta = (s * 2 - 1) * Math.PI
      const y = mix(low, high, t)
      const [r] = radius(y) as [number]
      return {
        x: x + Math.sin(theta) * r,
        y,
        z: z + Math.cos(theta) * r,
        u: theta * r,
        v: y - low,
        w: theta * r,
        hollow: 0,
      }
    },
    60,
    70,
  )
  return { grids: [grid], cloth: { ...cloth, border: null } }
}

/** Thread or cord through points. */
export function cord(cloth: Cloth, points: readonly Vec3[], gauge: number): Part {
  const through = path(points.map((p, i) => [i / (points.length - 1), ...p]))
  const grid = sampleSurface(
    (s, t) => {
      const angle = (s * 2 - 1) * Math.PI
      const [x, y, z] = through(t)
      const [ax, ay, az] = through(Math.min(1, t + 0.01))
      const [bx, by, bz] = through(Math.max(0, t - 0.01))
      const along = normalize([ax - bx, ay - by, az - bz])
      const side = normalize(cross(along, Math.abs(along[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]))
      const up = cross(side, along)
      const [p, q] = [Math.sin(angle) * gauge, Math.cos(angle) * gauge]
      return {
        x: x + side[0] * p + up[0] * q,
        y: y + side[1] * p + up[1] * q,
        z: z + side[2] * p + up[2] * q,
        u: angle,
        v: t * 60,
        w: 0,
        hollow: 0,
      }
    },
    10,
    160,
  )
  return { grids: [grid], cloth }
}
