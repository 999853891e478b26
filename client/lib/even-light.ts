import { type Channels, edgeColour, edgeWidth, usualColour } from './picture-colours.ts'

/** How bright the wall is at the columns 0, ½ and 1 of a picture's width: a line for each of `rows`. */
export type WallLight = readonly (readonly number[])[]

/** Where it is measured, as parts of the height. Below, a photograph shows the floor. */
const rows = [0, 0.31, 0.62] as const

/** A picture is lightened or darkened by no more: beyond, it isn't the wall that was measured. */
const most = 1.6

/** How far the shares of red and blue may differ from the wall's before something else is taken to be at the edge. */
const sameColour = 0.12

/**
 * How the light falls on the wall behind a garment, measured along the upper edge and the sides. Where something else touches the edge, the
 * wall counts as bright as its usual colour.
 * @param pixels red, green, blue and alpha of each, by lines
 */
export function wallLight(pixels: ArrayLike<number>, width: number, height: number): WallLight {
  const wall = edgeColour(pixels, width, height)
  const usual = brightness(wall)
  const [side, top] = [Math.ceil(width * edgeWidth), Math.ceil(height * edgeWidth)]
  const measure = (left: number, right: number, upper: number, lower: number) => {
    const colour = usualColour(
      pixels,
      { width, height },
      (x, y) => x >= left && x < right && y >= upper && y < lower,
    )
    return isSameColour(colour, wall) ? brightness(colour) : usual
  }
  const middle = measure(Math.floor(width * 0.4), Math.ceil(width * 0.6), 0, top)
  const sides = rows.map((row) => {
    const centre = Math.round(row * height)
    const [upper, lower] = [Math.max(0, centre - top), Math.min(height, centre + top)]
    return [measure(0, side, upper, lower), measure(width - side, width, upper, lower)] as const
  })
  const [first] = sides as [readonly [number, number], ...unknown[]]
  // Between the sides stands the garment: the wall there is as much brighter or darker as above it.
  const bulge = middle / ((first[0] + first[1]) / 2)
  return sides.map(([left, right]) => [left, ((left + right) / 2) * bulge, right])
}

const brightness = ([red, green, blue]: Channels) => Math.max(1, 0.3 * red + 0.6 * green + 0.1 * blue)

const isSameColour = (one: Channels, other: Channels) =>
  [0, 2].every((channel) => Math.abs(shareOf(one, channel) - shareOf(other, channel)) <= sameColour)

const shareOf = (colour: Channels, channel: number) =>
  colour[channel]! / Math.max(1, colour[0] + colour[1] + colour[2])

/**
 * Multiplies each colour so that the wall is everywhere as bright as its usual place, in place.
 * @param pixels red, green, blue and alpha of each, by lines; they stop at 255 by themselves
 */
export function evenOut(pixels: Uint8ClampedArray, width: number, height: number, light: WallLight): void {
  const target = light.flat().toSorted((one, other) => one - other)[4]!
  for (let y = 0; y < height; y++) {
    const row = Math.min((y / height / rows[2]) * 2, 2)
    const above = Math.min(1, Math.floor(row))
    const down = row - above
    const line = [0, 1, 2].map((column) => mix(light[above]![column]!, light[above + 1]![column]!, down))
    for (let x = 0; x < width; x++) {
      const column = (x / width) * 2
      const before = Math.min(1, Math.floor(column))
      const here = mix(line[before]!, line[before + 1]!, column - before)
      const gain = Math.min(most, Math.max(1 / most, target / here))
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++) pixels[at + channel] = pixels[at + channel]! * gain
    }
  }
}

const mix = (from: number, to: number, part: number) => from + (to - from) * part
