import { expect, test } from 'vitest'
import {
  applyGains,
  asTaken,
  colourMatrix,
  edgeColour,
  gainsOf,
  isUnchanged,
} from '../../client/lib/picture-colours.ts'

type Colour = [red: number, green: number, blue: number]

/** A garment in the middle of a wall, on a floor. */
function photograph(wall: Colour, garment: Colour, floor: Colour) {
  const [width, height] = [30, 40]
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (y >= 34) return floor
    return x > 6 && x < 23 && y > 5 ? garment : wall
  })
  return { pixels: new Uint8ClampedArray(pixels.flatMap((colour) => [...colour, 255])), width, height }
}

const yellowWall: Colour = [210, 200, 160]

test('the colour along the upper edge and the sides is the wall’s, whatever the garment and the floor are', () => {
  const { pixels, width, height } = photograph(yellowWall, [200, 0, 40], [60, 40, 20])
  expect(edgeColour(pixels, width, height)).toEqual(yellowWall)
})

test('a picture stays as it was taken until something is changed', () => {
  const gains = gainsOf(asTaken, yellowWall)
  expect(gains).toEqual([1, 1, 1])
  expect(isUnchanged(gains)).toBe(true)
})

test('the colour of the light is removed: the wall becomes grey, as bright as before, and the garment changes with it', () => {
  const { pixels } = photograph(yellowWall, [200, 100, 80], [60, 40, 20])
  applyGains(pixels, gainsOf({ ...asTaken, isNeutral: true }, yellowWall))
  expect([...pixels.slice(0, 4)]).toEqual([210, 210, 210, 255])
  const middle = (20 * 30 + 15) * 4
  expect([...pixels.slice(middle, middle + 4)]).toEqual([200, 105, 105, 255])
})

test('a wall that is painted doesn’t turn the garment’s colour around', () => {
  expect(gainsOf({ ...asTaken, isNeutral: true }, [200, 40, 0])).toEqual([1, 1.5, 1.5])
})

test('warmth and light are percentages, and add up with the light’s colour', () => {
  expect(gainsOf({ isNeutral: false, warmth: 20, light: 0 }, yellowWall)).toEqual([1.1, 1, 0.9])
  expect(gainsOf({ isNeutral: false, warmth: 0, light: -10 }, yellowWall)).toEqual([0.9, 0.9, 0.9])
  const [red, green, blue] = gainsOf({ isNeutral: true, warmth: 20, light: 10 }, [200, 200, 160])
  expect(red).toBeCloseTo(1.21)
  expect(green).toBeCloseTo(1.1)
  expect(blue).toBeCloseTo(1.25 * 0.9 * 1.1)
})

test('colours stop at white', () => {
  const pixels = new Uint8ClampedArray([250, 100, 0, 255])
  applyGains(pixels, [1.5, 1.5, 1.5])
  expect([...pixels]).toEqual([255, 150, 0, 255])
})

test('the preview’s filter multiplies by the same factors', () => {
  expect(colourMatrix([1.1, 1, 0.9])).toBe('1.1 0 0 0 0 0 1 0 0 0 0 0 0.9 0 0 0 0 0 1 0')
})
