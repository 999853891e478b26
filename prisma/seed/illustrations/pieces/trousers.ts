import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { pleating } from '../folds.ts'
import { sampleSurface } from '../geometry.ts'
import { noise2, type Random } from '../rng.ts'
import { curve, mix, smoothstep } from '../vectors.ts'

export type TrouserStyle = 'churidar' | 'pants' | 'patiala' | 'palazzo'

interface Leg {
  /** Height, half width, half depth, distance of its middle from the body's. */
  sections: readonly (readonly [number, number, number, number])[]
  folds: { depth: number; count: number; late: number; gathers: number }
  hem: number
  /** Rings of gathered cloth at the ankle, cm deep. */
  rings: number
  /** Slack that hangs in loops, cm. */
  slack: number
}

const LEGS: Record<TrouserStyle, Leg> = {
  churidar: {
    sections: [
      [3, 3.9, 4.4, 6.6],
      [22, 5.4, 5.8, 7],
      [46, 6.6, 7, 7.6],
      [80, 8.4, 9, 8],
      [96, 8, 9, 6],
    ],
    folds: { depth: 0.25, count: 7, late: 0.3, gathers: 0 },
    hem: 3,
    rings: 0.6,
    slack: 0,
  },
  pants: {
    sections: [
      [4, 6.8, 6.8, 7.8],
      [48, 8, 8.2, 8.2],
      [80, 8.8, 9.5, 8],
      [96, 8, 9, 6],
    ],
    folds: { depth: 0.6, count: 6, late: 0.2, gathers: 0 },
    hem: 4,
    rings: 0,
    slack: 0,
  },
  patiala: {
    sections: [
      [3, 4.4, 4.8, 7.4],
      [7, 5, 5.4, 7.6],
      [13, 9, 9, 9.5],
      [27, 13.4, 12.5, 11.5],
      [46, 13.6, 12.5, 11],
      [60, 11, 11, 9],
      [70, 9, 10, 8],
      [96, 8, 9, 6],
    ],
    folds: { depth: 1.5, count: 15, late: 0, gathers: 0.5 },
    hem: 3,
    rings: 0,
    slack: 0.62,
  },
  palazzo: {
    sections: [
      [3, 18, 17, 13],
      [36, 14, 13.5, 11],
      [58, 10.6, 11, 8.8],
      [72, 8.6, 9.5, 8],
      [96, 8, 9, 6],
    ],
    folds: { depth: 2.3, count: 11, late: 0.3, gathers: 0.2 },
    hem: 3,
    rings: 0,
    slack: 0,
  },
}

export function trousers(random: Random, cloth: Cloth, style: TrouserStyle, borderScale: number): Part {
  const { sections, folds, hem, rings, slack } = LEGS[style]
  const at = curve(sections)
  const leg = (side: 1 | -1) => {
    const fall = pleating(random, folds)
    const seed = random() * 30
    return sampleSurface(
      (s, t) => {
        const theta = (s * 2 - 1) * Math.PI
        const y = mix(hem, 96, t)
        const [width, depth, away] = at(y) as [number, number, number]
        const ring =
          y < 22
            ? rings * Math.abs(Math.sin((y + noise2(theta, y * 0.4 + seed) * 2.4) * 1.25)) * (1 - y / 22)
            : 0
        // Slack cloth sinks in loops towards the inside of the leg.
        const loop =
          slack *
          Math.sin(
            y * 0.44 + Math.cos(theta) * 3.4 - side * theta * 1.5 + noise2(theta * 2 + seed, y * 0.1) * 4,
          ) *
          smoothstep(6, 18, y) *
          smoothstep(74, 56, y)
        const out = fall.offset(s, 1 - t) * (slack > 0 ? Math.min(1, t * 6) : 1) + ring + loop
        return {
          x: side * away + Math.sin(theta) * (width + out),
          y: y - out * 0.1,
          z: Math.cos(theta) * (depth + out),
          u: theta * (width + depth) * 0.5,
          v: y - hem,
          w: theta * (at(hem)[0] as number),
          hollow: Math.min(1, Math.max(0, fall.hollow(s, 1 - t) + ring * 0.2 - loop * 0.25)),
        }
      },
      style === 'palazzo' || style === 'patiala' ? 150 : 80,
      130,
    )
  }
  return { grids: [leg(-1), leg(1)], cloth, border: { lies: 'hem', scale: borderScale }, length: 90 }
}
