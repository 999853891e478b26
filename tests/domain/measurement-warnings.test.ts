import { describe, expect, test } from 'vitest'
import { measurementGuide } from '../../shared/measurements/measurement-guide.ts'
import { measurementWarnings } from '../../server/domain/measurements/measurement-warnings.ts'
import { toMeasurements } from '../../server/domain/measurements/measurements.ts'
import { measurementsInput } from '../../server/domain/measurements/measurements-input.ts'
import { garmentMeasures, garments } from '../../shared/measurements/garment-measures.ts'
import type { Json } from '../support/api-client.ts'

const warningsOf = (typed: Json) => measurementWarnings(toMeasurements(measurementsInput.parse(typed)))
const briefly = (typed: Json) =>
  warningsOf(typed).map(({ garment, measure, code, other }) =>
    [`${garment}.${measure}`, code, other].filter(Boolean).join(' '),
  )

/** Measurements in the middle of each range: none causes a warning. */
const usual = {
  blouse: {
    chest: 90,
    waist: 76,
    shoulder: 36,
    length: 38,
    sleeveLength: 25,
    neckDepthFront: 16,
    neckDepthBack: 18,
  },
  dress: { chest: 90, waist: 76, hip: 98, length: 110, sleeveLength: 40 },
  lehenga: { waist: 76, hip: 98, length: 102 },
  suit: {
    chest: 90,
    waist: 76,
    hip: 98,
    shoulder: 36,
    length: 105,
    sleeveLength: 45,
    neckDepthFront: 16,
    neckDepthBack: 12,
    bottomLength: 96,
  },
}

const inInches = (garments: Record<string, Record<string, number>>): Json => ({
  unit: 'INCH',
  ...Object.fromEntries(
    Object.entries(garments).map(([name, lengths]) => [
      name,
      Object.fromEntries(Object.entries(lengths).map(([measure, cm]) => [measure, cm / 2.54])),
    ]),
  ),
})

describe('there is no warning', () => {
  test('for usual measurements, in cm or in inches', () => {
    expect(briefly(usual)).toEqual([])
    expect(briefly(inInches(usual))).toEqual([])
  })

  test('for what was not measured', () => {
    expect(briefly({})).toEqual([])
    expect(briefly({ blouse: { chest: 0, waist: null }, lehenga: null })).toEqual([])
  })

  test('for measurements at the ends of the ranges, in cm', () => {
    for (const [garment, { bounds }] of Object.entries(measurementGuide))
      for (const [measure, ends] of Object.entries(bounds))
        for (const end of ends) expect(briefly({ [garment]: { [measure]: end } })).toEqual([])
  })
})

describe('a warning', () => {
  test.each([
    [{ blouse: { chest: 34 } }, 'blouse.chest LOOKS_LIKE_INCHES'],
    [{ lehenga: { length: 40 } }, 'lehenga.length LOOKS_LIKE_INCHES'],
    [{ suit: { shoulder: 14.5 } }, 'suit.shoulder LOOKS_LIKE_INCHES'],
    [{ unit: 'INCH', blouse: { chest: 90 } }, 'blouse.chest LOOKS_LIKE_CENTIMETRES'],
    [{ unit: 'INCH', dress: { hip: 98 } }, 'dress.hip LOOKS_LIKE_CENTIMETRES'],
    [{ dress: { waist: 5 } }, 'dress.waist UNUSUALLY_SMALL'],
    [{ dress: { waist: 200 } }, 'dress.waist UNUSUALLY_LARGE'],
    [{ unit: 'INCH', dress: { chest: 20 } }, 'dress.chest UNUSUALLY_SMALL'],
    [{ lehenga: { waist: 100, hip: 95 } }, 'lehenga.waist MORE_THAN_ANOTHER hip'],
    [{ blouse: { waist: 100, chest: 95 } }, 'blouse.waist MORE_THAN_ANOTHER chest'],
    [{ blouse: { neckDepthBack: 38, length: 35 } }, 'blouse.neckDepthBack MORE_THAN_ANOTHER length'],
    [{ unit: 'INCH', suit: { waist: 40, hip: 38 } }, 'suit.waist MORE_THAN_ANOTHER hip'],
  ])('of %j is %s', (typed, expected) => {
    expect(briefly(typed)).toEqual([expected])
  })

  test('is given once per measure, and not for the measure it was compared with', () => {
    // The hip is the mistake: a second warning about the waist would be redundant.
    expect(briefly({ lehenga: { waist: 76, hip: 38 } })).toEqual(['lehenga.hip LOOKS_LIKE_INCHES'])
    expect(briefly({ dress: { waist: 100, hip: 95, chest: 95 } })).toEqual([
      'dress.waist MORE_THAN_ANOTHER chest',
    ])
  })

  test('uses the unit that was typed', () => {
    const [cm] = warningsOf({ blouse: { chest: 34 } })
    expect(cm!.message).toBe('Chest: 34 cm looks like inches. Choose inches, or measure again.')
    const [inches] = warningsOf({ unit: 'INCH', lehenga: { waist: 40, hip: 38.5 } })
    expect(inches!.message).toBe(
      'Waist: 40 inches is more than the hip of 38.5 inches. Please measure both again.',
    )
  })
})

test('the table has bounds for each measure and no other, and its checks can be met', () => {
  for (const garment of garments) {
    const { bounds, checks } = measurementGuide[garment]
    expect(Object.keys(bounds).sort()).toEqual([...garmentMeasures[garment]].sort())
    const ends = bounds as Record<string, [number, number]>
    for (const [min, max] of Object.values(ends)) expect(min).toBeLessThan(max)
    for (const [measure, other] of checks) expect(ends[measure]![0]).toBeLessThan(ends[other]![1])
  }
})
