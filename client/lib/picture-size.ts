/** Width and height in px. */
export interface Size {
  width: number
  height: number
}

/** A rectangle of a picture, px. */
export interface Crop extends Size {
  x: number
  y: number
}

/** The shop keeps pictures at most this long, so that more is uploaded in vain. */
export const longestSide = 2000

/** A larger file is encoded anew, though its size in px fits. */
export const largestFile = 2_000_000

/** Width over height of the pictures of the catalogue. */
export const portrait = 3 / 4

/** A deviation that nobody sees: cameras' own 3:4 is seldom exact. */
const tolerance = 0.02

/** The size at which a picture fits: its longer side at most `longest` px, its shape as before, never enlarged. */
export function fittingSize({ width, height }: Size, longest = longestSide): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

export const isPortrait = ({ width, height }: Size) => Math.abs(width / height / portrait - 1) <= tolerance

/** The size of the rectangle around a picture that was rotated. */
export function rotatedSize({ width, height }: Size, degrees: number): Size {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  return { width: cos * width + sin * height, height: sin * width + cos * height }
}
