import { bodyAt, frontDepth } from '../body.ts'
import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { sampleSurface } from '../geometry.ts'
import { mix } from '../vectors.ts'

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
