import { expect, test } from 'vitest'
import {
  areSameMeasurements,
  asTyped,
  isMeasured,
  takenGarments,
  toMeasurements,
  unitOf,
} from '../../server/domain/measurements/measurements.ts'
import { measurementsInput } from '../../server/domain/measurements/measurements-input.ts'
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
  [{ blouse: { chest: 'about 36' } }, 'blouse.chest'],
  [{ blouse: { chest: '36 3/2' } }, 'blouse.chest'],
  [{ blouse: { chest: '158 in' } }, 'blouse.chest'],
  [{ suit: { hip: '-5' } }, 'suit.hip'],
  [
    {
      own: [
        { fieldId: 'a', value: 30 },
        { fieldId: 'b', value: '1e2' },
      ],
    },
    'own.1',
  ],
])('%j is refused', (typed, field) => {
  const { error } = measurementsInput.safeParse(typed)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})

test('texts are stored as typed, each garment in its own unit', () => {
  const stored = measurementsInput.parse({
    unit: 'INCH',
    blouse: {
      chest: ' 36½ ',
      waist: '30  1/2',
      length: '14-1/4',
      shoulder: '',
      sleeveLength: '0',
      hip: '40',
    },
    lehenga: { unit: 'CM', waist: '८१,५', length: '38 in' },
    own: [{ fieldId: 'apex', value: '9¾', unit: 'INCH' }],
  })
  const measurements = toMeasurements(JSON.parse(JSON.stringify(stored)))
  expect(takenGarments(measurements)).toEqual([
    {
      garment: 'blouse',
      unit: 'INCH',
      lengths: [
        { measure: 'chest', text: '36½', value: 36.5, cm: 92.7 },
        { measure: 'waist', text: '30 1/2', value: 30.5, cm: 77.5 },
        { measure: 'length', text: '14-1/4', value: 14.25, cm: 36.2 },
      ],
    },
    {
      garment: 'lehenga',
      unit: 'CM',
      lengths: [
        { measure: 'waist', text: '८१,५', value: 81.5, cm: 81.5 },
        { measure: 'length', text: '38 in', value: 96.5, cm: 96.5 },
      ],
    },
  ])
  expect(measurements.takenOwn).toEqual({ apex: { unit: 'INCH', text: '9¾' } })
  expect(unitOf(measurements)).toBe('INCH')
  expect(asTyped(measurements)).toMatchObject({
    blouse: { chest: 36.5, shoulder: null },
    lehenga: { waist: 32.087, length: 38 },
    own: { apex: 9.75 },
  })
})

test('rows from before texts were stored are read as numbers that were typed', () => {
  const inches = toMeasurements({
    blouse: { chest: 86.7, waist: null },
    own: { apex: 24.8 },
    inches: { blouse: { chest: 34.125, waist: null }, own: { apex: 9.75 } },
  })
  expect(takenGarments(inches)).toEqual([
    {
      garment: 'blouse',
      unit: 'INCH',
      lengths: [{ measure: 'chest', text: '34.125', value: 34.125, cm: 86.7 }],
    },
  ])
  expect(inches.takenOwn).toEqual({ apex: { unit: 'INCH', text: '9.75' } })
  const cm = toMeasurements({ suit: { hip: 96.5 } })
  expect(takenGarments(cm)).toEqual([
    { garment: 'suit', unit: 'CM', lengths: [{ measure: 'hip', text: '96.5', value: 96.5, cm: 96.5 }] },
  ])
  expect(toMeasurements({}).taken).toEqual({})
  const again = measurementsInput.parse({
    unit: 'INCH',
    dress: {},
    blouse: { chest: '34.125' },
    own: [{ fieldId: 'apex', value: '9.75' }],
  })
  expect(areSameMeasurements(inches, toMeasurements(again))).toBe(true)
})

test('the previous version reads one unit for all', () => {
  const stored = measurementsInput.parse({
    blouse: { unit: 'INCH', chest: '36½' },
    lehenga: { unit: 'CM', waist: 81 },
  })
  expect(stored).toMatchObject({
    blouse: { chest: 92.7 },
    lehenga: { waist: 81 },
    inches: { blouse: { chest: 36.5 }, lehenga: { waist: 31.89 } },
  })
  expect(measurementsInput.parse({ blouse: { chest: '92' } })).not.toHaveProperty('inches')
})

test('nothing, blanks and zeros are not measured', () => {
  const measured = (input: object) => isMeasured(toMeasurements(measurementsInput.parse(input)))
  expect(measured({})).toBe(false)
  expect(measured({ blouse: { chest: null, waist: 0, length: ' ', shoulder: '0' }, own: [] })).toBe(false)
  expect(measured({ blouse: { chest: '½' } })).toBe(true)
  expect(measured({ own: [{ fieldId: 'apex', value: 9 }] })).toBe(true)
})
