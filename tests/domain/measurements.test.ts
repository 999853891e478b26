import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measurementsInput } from '../../server/domain/orders/measurements.ts'

test('measurements are whole steps of 0.1 or nothing, whatever is typed', () => {
  const typed = fc.oneof(
    fc.constant(null),
    fc.constant(0),
    fc.double({ min: 0, max: 400, noNaN: true }),
    fc.integer({ min: 0, max: 4000 }).map((tenths) => tenths / 10),
  )
  fc.assert(
    fc.property(typed, (chest) => {
      const kept = measurementsInput.parse({ dress: { chest } }).dress!.chest
      if (kept === null) {
        expect(chest ?? 0).toBeLessThan(0.05)
        return
      }
      expect(kept).toBeGreaterThan(0)
      expect(Math.abs(kept - chest!)).toBeLessThanOrEqual(0.05 + 1e-9)
      expect(Number(kept.toFixed(1))).toBe(kept)
    }),
  )
})
