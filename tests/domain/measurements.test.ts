import { expect, test } from 'vitest'
import { asTyped, measurementsInput, toMeasurements } from '../../server/domain/measurements/measurements.ts'
import { fc } from '../support/property-tests.ts'

test('measurements are multiples of 0.1 or nothing, whatever is typed', () => {
  const typed = fc.oneof(
    fc.constant(null),
    fc.constant(0),
    fc.double({ min: 0, max: 400, noNaN: true }),
    fc.integer({ min: 0, max: 4000 }).map((tenths) => tenths / 10),
  )
  fc.assert(
    fc.property(typed, (chest) => {
      const stored = measurementsInput.parse({ dress: { chest } }).dress!.chest
      if (stored === null) {
        expect(chest ?? 0).toBeLessThan(0.05)
        return
      }
      expect(stored).toBeGreaterThan(0)
      expect(Math.abs(stored - chest!)).toBeLessThanOrEqual(0.05 + 1e-9)
      expect(Number(stored.toFixed(1))).toBe(stored)
    }),
  )
})

test('inches are returned as typed, eighths included, with cm beside them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 157 * 8 }), (eighths) => {
      const inches = eighths / 8
      const stored = toMeasurements(measurementsInput.parse({ unit: 'INCH', suit: { hip: inches } }))
      expect(asTyped(stored).suit!.hip).toBe(inches)
      expect(Math.abs(stored.suit!.hip! - inches * 2.54)).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})

test.each([
  [{ blouse: { chest: 400.1 } }, 'blouse.chest'],
  [{ unit: 'INCH', blouse: { chest: 158 } }, 'blouse.chest'],
  [{ suit: { bottomLength: -1 } }, 'suit.bottomLength'],
  [{ unit: 'YARD' }, 'unit'],
])('%j is refused', (typed, field) => {
  const { error } = measurementsInput.safeParse(typed)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})
