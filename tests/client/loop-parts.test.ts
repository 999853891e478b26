import { expect, test } from 'vitest'
import { frameSize, latestStart, momentsOf, portraitPart } from '../../client/lib/loop-parts.ts'
import { isPortrait } from '../../client/lib/picture-size.ts'
import { frameSide } from '../../shared/images/loops.ts'
import { fc } from '../support/property-tests.ts'

test('a loop has 24 frames of three seconds, or those that a shorter video has', () => {
  expect(momentsOf(10, 2)).toHaveLength(24)
  expect(momentsOf(10, 2).slice(0, 3)).toEqual([2, 2.125, 2.25])
  expect(momentsOf(3, 0)).toHaveLength(24)
  expect(momentsOf(3.6, latestStart(3.6))).toHaveLength(24)
  expect(momentsOf(1.2, 0)).toHaveLength(9)
  expect(momentsOf(0.05, 0)).toEqual([])
  expect(momentsOf(1, 5)).toEqual([])
})

test('no frame is at the end of a video or after it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.2, max: 60, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (length, share) => {
        const moments = momentsOf(length, latestStart(length) * share)
        expect(Math.max(0, ...moments)).toBeLessThan(length)
      },
    ),
  )
})

test('a loop can begin until three seconds before the end', () => {
  expect(latestStart(8)).toBe(5)
  expect(latestStart(2)).toBe(0)
})

test('of a video lying on its side the chosen part is kept, of one that is too high likewise', () => {
  expect(portraitPart({ width: 1920, height: 1080 }, 0)).toEqual({ x: 0, y: 0, width: 810, height: 1080 })
  expect(portraitPart({ width: 1920, height: 1080 }, 1)).toEqual({ x: 1110, y: 0, width: 810, height: 1080 })
  expect(portraitPart({ width: 1080, height: 1920 }, 0.5)).toEqual({
    x: 0,
    y: 240,
    width: 1080,
    height: 1440,
  })
})

test('frames have the catalogue’s shape and a size that the shop accepts, and are never enlarged', () => {
  expect(frameSize({ width: 1080, height: 1440 })).toEqual({ width: 720, height: 960 })
  expect(frameSize({ width: 360, height: 480 })).toEqual({ width: 360, height: 480 })
  const side = fc.integer({ min: 16, max: 4_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const part = portraitPart({ width, height }, 0.5)
      const size = frameSize(part)
      expect(isPortrait(size)).toBe(true)
      expect(size.height).toBeLessThanOrEqual(Math.min(frameSide, part.height))
    }),
  )
})
