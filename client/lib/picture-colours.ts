import type { Size } from './picture-size.ts'

/** Red, green and blue: of a colour from 0 to 255, of a correction the factor of each. */
export type Channels = readonly [red: number, green: number, blue: number]

/** How the colours of a picture are corrected. */
export interface ColourCorrection {
  /** Whether the colour around the garment becomes grey, so that the light's own colour is removed. */
  isNeutral: boolean
  /** Percent: below 0 bluer, above 0 yellower. */
  warmth: number
  /** Percent: below 0 darker, above 0 lighter. */
  light: number
}

export const asTaken: ColourCorrection = { isNeutral: false, warmth: 0, light: 0 }

/** A part of the width and height: how wide the edge is that shows what is behind the garment. */
export const edgeWidth = 0.08

/** Factors beyond these would turn a coloured wall grey, not the light. */
const strongest = 1.5

/**
 * The usual colour along the upper edge and the sides, where a photograph of a garment shows the wall. The lower edge shows the floor.
 * @param pixels red, green, blue and alpha of each, by lines
 */
export function edgeColour(pixels: ArrayLike<number>, width: number, height: number): Channels {
  const [side, top] = [Math.ceil(width * edgeWidth), Math.ceil(height * edgeWidth)]
  return usualColour(
    pixels,
    { width, height },
    (x, y) => y < top || ((x < side || x >= width - side) && y < height * 0.7),
  )
}

/** The median of each channel, over the pixels that `counts` names. */
export function usualColour(
  pixels: ArrayLike<number>,
  { width, height }: Size,
  counts: (x: number, y: number) => boolean,
): Channels {
  const counted = Array.from({ length: width * height }, (_, at) => at).filter((at) =>
    counts(at % width, Math.floor(at / width)),
  )
  return [0, 1, 2].map((channel) =>
    median(counted.map((at) => pixels[at * 4 + channel]!)),
  ) as unknown as Channels
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}

/** What each channel is multiplied by. @param wall the colour that becomes grey, as bright as before */
export function gainsOf({ isNeutral, warmth, light }: ColourCorrection, wall: Channels): Channels {
  const grey = Math.max(...wall)
  const tint = [1 + warmth / 200, 1, 1 - warmth / 200]
  return wall.map((value, channel) => {
    const neutral = isNeutral ? Math.min(strongest, grey / Math.max(1, value)) : 1
    return neutral * tint[channel]! * (1 + light / 100)
  }) as unknown as Channels
}

export const isUnchanged = (gains: Channels) => gains.every((gain) => gain === 1)

/** Multiplies the colours in place. @param pixels red, green, blue and alpha of each; they stop at 0 and 255 by themselves */
export function applyGains(pixels: Uint8ClampedArray, [red, green, blue]: Channels): void {
  for (let at = 0; at < pixels.length; at += 4) {
    pixels[at] = pixels[at]! * red
    pixels[at + 1] = pixels[at + 1]! * green
    pixels[at + 2] = pixels[at + 2]! * blue
  }
}

/** As CSS has it. */
export const rgb = (colour: readonly number[]) => `rgb(${colour.join(' ')})`

/** The same as `values` of the SVG filter `feColorMatrix`. */
export const colourMatrix = ([red, green, blue]: Channels): string =>
  `${red} 0 0 0 0 0 ${green} 0 0 0 0 0 ${blue} 0 0 0 0 0 1 0`
