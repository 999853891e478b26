import { expect, test } from 'vitest'
import { fittingSize, isPortrait, rotatedSize } from '../../client/lib/picture-size.ts'
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

test('the rectangle around a picture grows with its rotation', () => {
  expect(rotatedSize({ width: 300, height: 400 }, 0)).toEqual({ width: 300, height: 400 })
  const aside = rotatedSize({ width: 300, height: 400 }, -90)
  expect(aside.width).toBeCloseTo(400)
  expect(aside.height).toBeCloseTo(300)
  fc.assert(
    fc.property(sides, fc.integer({ min: -15, max: 15 }), (size, degrees) => {
      const { width, height } = rotatedSize(size, degrees)
      // Each corner of the picture is within it.
      const radians = (Math.abs(degrees) * Math.PI) / 180
      expect(width + 1e-6).toBeGreaterThanOrEqual(
        size.width * Math.cos(radians) + size.height * Math.sin(radians),
      )
      expect(height + 1e-6).toBeGreaterThanOrEqual(
        size.height * Math.cos(radians) + size.width * Math.sin(radians),
      )
    }),
  )
})
