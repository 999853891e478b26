import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { pleating, type FoldPlan } from '../folds.ts'
import { sampleSurface } from '../geometry.ts'
import { noise2, type Random } from '../rng.ts'
import { clamp, curve, knot, mix, smoothstep, type Knots } from '../vectors.ts'

export type TrouserStyle = 'churidar' | 'pants' | 'patiala' | 'palazzo' | 'nauvari'

interface Leg {
  /** Height, half width, half depth, distance of its middle from the body's. */
  sections: Knots
  folds: FoldPlan
  hem: number
  /** Rings of gathered cloth at the ankle, cm deep. */
  rings: number
  /** How far folds wander from the outer side of the leg to the inner on their way down, radians. */
  swoop: number
  /** How far the hem rises towards the inner side, cm. */
  slant: number
  /** Depth of the pressed crease down the front, cm. */
  crease: number
  /** Depth of the wrinkles in which the cloth breaks above the foot and behind the knee, cm. */
  breaks: number
  /** Height of a narrow stiff cuff above the hem into which the folds are gathered; 0 without. */
  cuff: number
}

const LOOSE = { rings: 0, swoop: 0, slant: 0, crease: 0, breaks: 0, cuff: 0 }

const LEGS: Record<TrouserStyle, Leg> = {
  churidar: {
    ...LOOSE,
    hem: 3,
    rings: 0.6,
    folds: { depth: 0.25, count: 7, late: 0.3, gathers: 0 },
    sections: [
      knot(3, 3.9, 4.4, 6.6),
      knot(22, 5.4, 5.8, 7),
      knot(46, 6.6, 7, 7.6),
      knot(80, 8.4, 9, 8),
      knot(96, 8, 9, 6),
    ],
  },
  pants: {
    ...LOOSE,
    hem: 1.2,
    slant: 1.6,
    crease: 0.9,
    breaks: 0.55,
    folds: { depth: 0.9, count: 7, late: 0.5, gathers: 0 },
    sections: [
      knot(1, 5.6, 6.6, 6.4),
      knot(14, 5.5, 6.2, 6.5),
      knot(30, 6.6, 7.2, 7.1),
      knot(48, 8.2, 8.6, 8.1),
      knot(80, 9.4, 10, 8),
      knot(96, 8, 9, 6),
    ],
  },
  // Pleats fall from a yoke that the kurta hides, swing inwards over the knee and end in a stitched cuff.
  patiala: {
    ...LOOSE,
    hem: 3,
    rings: 0.5,
    swoop: 1.5,
    cuff: 5,
    folds: { depth: 3, count: 15, late: 0, gathers: 0.3 },
    sections: [
      knot(3, 4.3, 4.8, 7.3),
      knot(8, 4.5, 5, 7.4),
      knot(12, 6.2, 6.8, 8.4),
      knot(18, 8.4, 9, 9.8),
      knot(30, 10.4, 11.2, 10.8),
      knot(46, 11, 11.8, 10.6),
      knot(62, 10.2, 11, 9.6),
      knot(76, 9, 10, 8.4),
      knot(96, 8, 9, 6),
    ],
  },
  palazzo: {
    ...LOOSE,
    hem: 3,
    folds: { depth: 2.3, count: 11, late: 0.3, gathers: 0.2 },
    sections: [
      knot(3, 18, 17, 13),
      knot(36, 14, 13.5, 11),
      knot(58, 10.6, 11, 8.8),
      knot(72, 8.6, 9.5, 8),
      knot(96, 8, 9, 6),
    ],
  },
  // The nine-yard saree passed between the legs: cloth folded round each, ending above the ankle.
  nauvari: {
    ...LOOSE,
    hem: 5,
    swoop: 1.1,
    folds: { depth: 1.5, count: 10, late: 0.1, gathers: 0 },
    sections: [
      knot(5, 6.4, 7, 10),
      knot(24, 7.4, 8.4, 9.8),
      knot(48, 8.8, 10, 9.2),
      knot(72, 9.8, 11, 8.2),
      knot(88, 9, 11.4, 8.4),
      knot(97, 8.2, 10.4, 6.6),
      knot(104, 7, 9.4, 4.6),
    ],
  },
}

export interface TrouserCut {
  cloth: Cloth
  style: TrouserStyle
  borderScale: number
  /** Height of the waist; hidden under a kurta by default. */
  top?: number
}

export function trousers(random: Random, { cloth, style, borderScale, top = 96 }: TrouserCut): Part {
  const { sections, folds, hem, rings, swoop, slant, crease, breaks, cuff } = LEGS[style]
  const at = curve(sections)
  const leg = (side: 1 | -1) => {
    const fall = pleating(random, folds)
    const seed = random() * 30
    return sampleSurface(
      (s, t) => {
        const theta = (s * 2 - 1) * Math.PI
        const y = mix(hem, top, t)
        const [width, depth, away] = at(y) as [number, number, number]
        const above = y - cuff - hem
        const ring =
          above < 16
            ? rings *
              Math.abs(Math.sin((y + noise2(theta, y * 0.4 + seed) * 2.4) * 1.25)) *
              (1 - Math.max(0, above) / 16) *
              smoothstep(-0.5, 1, cuff === 0 ? 1 : above)
            : 0
        const wander = (side * swoop * smoothstep(72, 8, y)) / (2 * Math.PI)
        const held = cuff === 0 ? 1 : smoothstep(-2, 15, above)
        const sin = Math.sin(theta)
        const pressed = crease * Math.exp(-Math.pow(theta / 0.16, 2)) * smoothstep(92, 60, y)
        // Wrinkles run slanting from the inner side to the outer.
        const broken =
          breaks *
          Math.sin(y * 0.62 + sin * side * 2.2 + noise2(theta * 1.4 + seed, y * 0.16) * 5) *
          (smoothstep(22, 8, y) + 0.55 * Math.exp(-Math.pow((y - 46) / 9, 2)))
        const out = fall.offset(s + wander, 1 - t) * held + ring + pressed + broken
        return {
          x: side * away + sin * (width + out),
          y: y - out * 0.1 - slant * sin * side * smoothstep(16, hem, y),
          z: Math.cos(theta) * (depth + out),
          u: theta * (width + depth) * 0.5,
          v: y - hem,
          w: theta * (at(hem)[0] as number),
          hollow: clamp(
            fall.hollow(s + wander, 1 - t) * Math.max(0.4, held) +
              ring * 0.2 -
              broken * 0.45 +
              // The inner sides shade each other.
              0.5 * (crease > 0 ? smoothstep(0.35, 1, -sin * side) : 0),
          ),
        }
      },
      folds.depth > 1 || crease > 0 ? 170 : 80,
      130,
    )
  }
  return { grids: [leg(-1), leg(1)], cloth, border: { lies: 'hem', scale: borderScale }, length: 90 }
}
