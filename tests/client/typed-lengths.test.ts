// @vitest-environment node
import { expect, test } from 'vitest'
import {
  inUnit,
  lengthInputs,
  lengthProblems,
  namesToSend,
  type TypedLengths,
  withText,
} from '../../client/lib/typed-lengths.ts'
import { readLength } from '../../shared/grammars/length.ts'
import { fc } from '../support/property-tests.ts'

const lehenga = ['lehenga', 'blouse'] as const
const typed = (texts: TypedLengths['texts'], units: TypedLengths['units'] = {}): TypedLengths => ({
  texts,
  units,
  originals: {},
})

test('one garment changes its unit; the other garments stay', () => {
  const before = typed({ 'lehenga.waist': '30½', 'blouse.waist': '30' })
  const shown = inUnit(before, 'lehenga', [], 'CM', 'INCH')
  expect(shown.texts).toEqual({ 'lehenga.waist': '77.5', 'blouse.waist': '30' })
  expect(shown.units).toEqual({ lehenga: 'CM' })
  expect(inUnit(shown, 'lehenga', [], 'INCH', 'INCH').texts).toEqual(before.texts)
})

test('what is only shown in another unit is sent as it was typed', () => {
  const before = typed({ 'blouse.chest': '36½', 'blouse.waist': '30 1/2', 'own.apex': '9¾' })
  const shown = inUnit(before, 'blouse', ['own.apex'], 'CM', 'INCH')
  expect(shown.texts).toEqual({ 'blouse.chest': '92.7', 'blouse.waist': '77.5', 'own.apex': '24.8' })
  expect(lengthInputs(shown, lehenga, 'INCH')).toEqual({
    blouse: { unit: 'INCH', chest: '36½', waist: '30 1/2' },
    own: [{ fieldId: 'apex', value: '9¾', unit: 'INCH' }],
  })
})

test('what is typed after a change of the unit is in that unit, beside what was typed before', () => {
  const before = typed({ 'blouse.chest': '36½', 'blouse.waist': '30' })
  const shown = inUnit(before, 'blouse', [], 'CM', 'INCH')
  const edited = withText(shown, 'blouse.waist', '78', 'CM')
  expect(lengthInputs(edited, lehenga, 'INCH')).toEqual({
    blouse: { unit: 'CM', chest: '36½"', waist: '78' },
    own: [],
  })
  expect(inUnit(edited, 'blouse', [], 'INCH', 'INCH').texts).toEqual({
    'blouse.chest': '36½',
    'blouse.waist': '30.7',
  })
})

test('what is no length is never sent, and named as what stops the form', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('INCH', 'CM'), (text, unit) => {
      const lengths = typed({ 'blouse.chest': text })
      const { blouse } = lengthInputs(lengths, ['blouse'], unit)
      const problems = lengthProblems(lengths, namesToSend(lengths, ['blouse']), unit)
      const { kind } = readLength(text, unit)
      expect(problems.length).toBe(kind === 'unreadable' || kind === 'too-long' ? 1 : 0)
      if (kind === 'length') expect(blouse?.chest).toBe(text)
      else expect(blouse?.chest ?? '').toMatch(/^\s*0*[.,]?0*\s*$/)
    }),
  )
})
