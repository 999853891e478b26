import { framesPerSecond, loopFrames, loopSeconds, loopSide } from '../../shared/images/loops.ts'
import { type Crop, portrait, type Size } from './picture-size.ts'

/** The latest second of a video at which a loop of it can begin. */
export const latestStart = (duration: number) => Math.max(0, duration - loopSeconds.most)

/** The seconds of a video that become the frames of a loop from `start` on. */
export function momentsOf(duration: number, start: number): number[] {
  // Sliders add up tenths of a second inexactly.
  const left = duration - start + 1e-6
  const count = Math.max(0, Math.min(loopFrames.most, Math.floor(left * framesPerSecond)))
  return Array.from({ length: count }, (_, index) => start + index / framesPerSecond)
}

/**
 * The part of a video that has the catalogue's shape, as large as it can be.
 * @param place of what can move, 0 for its left or top, 1 for its right or bottom
 */
export function portraitPart({ width, height }: Size, place: number): Crop {
  const part = { width: Math.min(width, height * portrait), height: Math.min(height, width / portrait) }
  return { ...part, x: (width - part.width) * place, y: (height - part.height) * place }
}

/** Of a frame of such a part, in whole px; never enlarged. */
export function frameSize({ height }: Size): Size {
  // Both sides are whole.
  const quarters = Math.max(1, Math.floor(Math.min(loopSide, height) / 4))
  return { width: quarters * 3, height: quarters * 4 }
}
