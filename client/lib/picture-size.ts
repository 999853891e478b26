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
const portrait = 3 / 4

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

/** The largest part of 3:4; `position` from 0, its left or upper end, to 1. */
export function portraitCrop({ width, height }: Size, position = 0.5): Crop {
  if (width / height > portrait) {
    const length = Math.max(1, Math.round(height * portrait))
    return { x: Math.round((width - length) * position), y: 0, width: length, height }
  }
  const length = Math.max(1, Math.min(height, Math.round(width / portrait)))
  return { x: 0, y: Math.round((height - length) * position), width, height: length }
}
