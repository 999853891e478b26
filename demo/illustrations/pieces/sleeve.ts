import type { Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { sampleSurface } from '../geometry.ts'
import { noise2 } from '../rng.ts'
import { mix, smoothstep } from '../vectors.ts'

export interface SleeveShape {
  /** cm along the arm. */
  length: number
  /** Widening towards the cuff, cm. */
  flare: number
  /** Fullness gathered between shoulder and cuff, cm. */
  puff: number
}

export interface SleeveCut extends SleeveShape {
  cloth: Cloth
  ease: number
  borderScale: number
}

/** Both sleeves, hanging a little away from the body. */
export function sleeves({ cloth, length, ease, borderScale, flare, puff }: SleeveCut): Part {
  const side = (mirror: 1 | -1) =>
    sampleSurface(
      (s, t) => {
        const down = (1 - t) * length
        const theta = (s * 2 - 1) * Math.PI
        const lean = 0.155 + 0.04 * smoothstep(0, 20, down)
        const bend = smoothstep(24, 56, down)
        const cx = 11.7 + Math.sin(lean) * down + smoothstep(0, 9, down) * 1.4
        const cy = 140 - Math.cos(lean) * down
        const cz = -1.6 + bend * 5
        const cap = Math.sqrt(Math.max(0, 1 - Math.pow(1 - Math.min(1, down / 8), 2)))
        const arm = mix(5.5, 3.4, smoothstep(2, 56, down)) + ease + flare * smoothstep(10, length, down)
        const crease = noise2(theta * 1.3 + mirror * 9, down * 0.5) - 0.5
        const elbow =
          Math.exp(-Math.pow((down - 28) / 9, 2)) *
          Math.sin(down * 0.9 + theta * 1.7 + Math.sin(down * 0.31) * 3) *
          0.14
        const full = Math.pow(Math.sin(Math.PI * Math.min(1, (down + 3) / (length + 1))), 0.7)
        const gathered = puff * 0.09 * Math.sin(theta * 26) * (1 - full * 0.75)
        const radius = cap * (arm + puff * full + gathered + crease * 0.35 + elbow)
        const ring = Math.cos(lean) // rings stand square to the arm
        const x = cx + Math.sin(theta) * radius * ring
        return {
          x: x * mirror,
          y: cy - Math.sin(theta) * radius * Math.sin(lean),
          z: cz + Math.cos(theta) * radius * 1.08,
          u: theta * 6.2 * mirror,
          v: t * length,
          w: theta * 6.2,
          hollow:
            (puff > 0 ? 0.3 * (0.5 - 0.5 * Math.sin(theta * 26)) * (1 - full * 0.7) : 0) +
            0.3 * smoothstep(0.2, -0.9, Math.sin(theta)) +
            0.2 * smoothstep(6, 0, down),
        }
      },
      60,
      Math.round(length * 1.4) + 24,
    )
  // Mirroring turns the surface inside out; running s backwards turns it right again.
  const left = side(-1)
  flip(left.vertices)
  return { grids: [side(1), left], cloth, border: { lies: 'hem', scale: borderScale }, fieldScale: 0.62 }
}

function flip(vertices: Float32Array): void {
  for (let i = 0; i < vertices.length; i += 10) {
    for (let k = 3; k < 6; k++) vertices[i + k] = -vertices[i + k]!
  }
}
