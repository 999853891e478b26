import { expect, test } from 'vitest'
import { evenOut, wallLight } from '../../client/lib/even-light.ts'

type Colour = readonly [red: number, green: number, blue: number]

const [width, height] = [60, 80]
const at = (x: number, y: number) => (y * width + x) * 4

/** A garment in the middle of a wall on which the light falls as `light` says, on a floor. */
function photograph(light: (x: number, y: number) => number, garment: (x: number, y: number) => boolean) {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue]: Colour = garment(x, y) ? [160, 20, 60] : [200, 190, 180]
      const shade = y > 70 ? 0.4 : light(x / width, y / height)
      pixels.set([red * shade, green * shade, blue * shade, 255], at(x, y))
    }
  return pixels
}

const inTheMiddle = (x: number, y: number) => x > 15 && x < 45 && y > 12

const greens = (pixels: Uint8ClampedArray, places: [x: number, y: number][]) =>
  places.map(([x, y]) => pixels[at(x, y) + 1]!)

const wall: [number, number][] = [
  [1, 1],
  [30, 1],
  [58, 1],
  [1, 25],
  [58, 25],
  [2, 48],
  [57, 48],
]

const spread = (values: number[]) => Math.max(...values) - Math.min(...values)

test.each<[string, (x: number, y: number) => number]>([
  ['from the left', (x) => 1.1 - 0.4 * x],
  ['from above', (_, y) => 1.1 - 0.4 * y],
  ['from a corner', (x, y) => 1.15 - 0.25 * x - 0.25 * y],
  ['of a lamp in the middle', (x) => 1.1 - 0.8 * Math.abs(x - 0.5)],
])('a wall with the light %s becomes evenly bright, and the garment before it with it', (_, light) => {
  const pixels = photograph(light, inTheMiddle)
  const before = greens(pixels, wall)
  const [left, right] = greens(pixels, [
    [18, 30],
    [42, 30],
  ]) as [number, number]
  evenOut(pixels, width, height, wallLight(pixels, width, height))
  const after = greens(pixels, wall)
  expect(spread(before)).toBeGreaterThan(30)
  expect(spread(after)).toBeLessThan(spread(before) / 4)
  const [evenLeft, evenRight] = greens(pixels, [
    [18, 30],
    [42, 30],
  ]) as [number, number]
  expect(Math.abs(evenLeft - evenRight)).toBeLessThanOrEqual(Math.max(2, Math.abs(left - right)))
})

test('an even wall stays as it is', () => {
  const pixels = photograph(() => 1, inTheMiddle)
  const before = pixels.slice()
  evenOut(pixels, width, height, wallLight(pixels, width, height))
  expect(pixels).toEqual(before)
})

test('a sleeve at the edge isn’t taken for a dark wall', () => {
  const pixels = photograph(
    () => 1,
    (x, y) => inTheMiddle(x, y) || (x <= 15 && y > 15 && y < 60),
  )
  const before = pixels.slice()
  evenOut(pixels, width, height, wallLight(pixels, width, height))
  expect(pixels).toEqual(before)
})

test('a picture is lightened and darkened within bounds, whatever its edge shows', () => {
  const pixels = photograph((x) => (x < 0.2 ? 0.05 : 1), inTheMiddle)
  const before = pixels.slice()
  evenOut(pixels, width, height, wallLight(pixels, width, height))
  for (let index = 0; index < pixels.length; index++) {
    expect(pixels[index]!).toBeLessThanOrEqual(Math.ceil(before[index]! * 1.6))
    expect(pixels[index]!).toBeGreaterThanOrEqual(Math.floor(before[index]! / 1.6))
  }
})
