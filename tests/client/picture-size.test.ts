import { expect, test } from 'vitest'
import { fittingSize, isPortrait, portraitCrop } from '../../client/lib/picture-size.ts'
import { fc } from '../support/property-tests.ts'

const sides = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
})

test('a large photograph is shrunk to 2000 px on its longer side, in its own shape', () => {
  expect(fittingSize({ width: 4000, height: 3000 })).toEqual({ width: 2000, height: 1500 })
  expect(fittingSize({ width: 3024, height: 4032 })).toEqual({ width: 1500, height: 2000 })
  expect(fittingSize({ width: 12_000, height: 90 })).toEqual({ width: 2000, height: 15 })
})

test('a picture that fits is never enlarged', () => {
  expect(fittingSize({ width: 2000, height: 2000 })).toEqual({ width: 2000, height: 2000 })
  expect(fittingSize({ width: 600, height: 400 })).toEqual({ width: 600, height: 400 })
})

test('any picture fits, and keeps at least one pixel', () => {
  fc.assert(
    fc.property(sides, (size) => {
      const { width, height } = fittingSize(size)
      expect(Math.max(width, height)).toBeLessThanOrEqual(2000)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      expect(width <= size.width && height <= size.height).toBe(true)
    }),
  )
})

test('a camera’s own 3:4 is portrait; landscape and square are not', () => {
  expect(isPortrait({ width: 3024, height: 4032 })).toBe(true)
  expect(isPortrait({ width: 901, height: 1200 })).toBe(true)
  expect(isPortrait({ width: 1200, height: 900 })).toBe(false)
  expect(isPortrait({ width: 1000, height: 1000 })).toBe(false)
})

test('a wide picture is cropped at its sides, a tall one above and below', () => {
  const wide = { width: 4000, height: 3000 }
  expect(portraitCrop(wide)).toEqual({ x: 875, y: 0, width: 2250, height: 3000 })
  expect(portraitCrop(wide, 0)).toMatchObject({ x: 0 })
  expect(portraitCrop(wide, 1)).toMatchObject({ x: 1750 })
  expect(portraitCrop({ width: 900, height: 1600 }, 1)).toEqual({ x: 0, y: 400, width: 900, height: 1200 })
})

test('every crop lies within its picture', () => {
  fc.assert(
    fc.property(sides, fc.double({ min: 0, max: 1, noNaN: true }), (size, position) => {
      const { x, y, width, height } = portraitCrop(size, position)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      expect(x + width).toBeLessThanOrEqual(size.width)
      expect(y + height).toBeLessThanOrEqual(size.height)
    }),
  )
})
