import type { Material } from './materials.ts'
import { hash2, noise2 } from './rng.ts'

export interface Thread {
  /** Height of the cloth's surface, 0..1. */
  height: number
  /** Factor on the colour: threads differ, gaps are dark. */
  tone: number
}

/** Threads in each cm that the close-up shows. */
export const THREADS = 15

/** The interlacing of warp and weft at a point, u and v in cm. */
export function weaveAt(weave: Material['weave'], u: number, v: number): Thread {
  const wobble = weave === 'crepe' ? 0.55 : 0.18
  const x = u * THREADS + (noise2(u * 3, v * 7) - 0.5) * wobble
  const y = v * THREADS + (noise2(u * 7 + 40, v * 3) - 0.5) * wobble
  if (weave === 'pile') {
    const nap = noise2(x * 1.6, y * 1.1) * 0.6 + noise2(x * 3.7, y * 2.9) * 0.4
    return { height: nap, tone: 0.72 + nap * 0.5 }
  }
  const column = Math.floor(x)
  const row = Math.floor(y)
  const fx = x - column - 0.5
  const fy = y - row - 0.5
  const warpOver =
    weave === 'satin'
      ? (column * 2 + row) % 5 !== 0
      : weave === 'twill'
        ? (((column + row) % 4) + 4) % 4 < 2
        : (((column + row) % 2) + 2) % 2 === 0
  const across = warpOver ? fx : fy
  const along = warpOver ? fy : fx
  const round = Math.sqrt(Math.max(0, 1 - across * across * 3.4))
  const arch = weave === 'satin' && warpOver ? 1 : 1 - along * along * 1.5
  const own = warpOver ? hash2(column, 7) : hash2(row, 91)
  const ply = 0.5 + 0.5 * Math.sin((along * 2 + across * 1.6 + own) * 9)
  const height = round * arch * (warpOver ? 1 : 0.88)
  return { height, tone: (0.66 + 0.4 * height) * (0.93 + own * 0.14) * (0.97 + ply * 0.05) }
}
