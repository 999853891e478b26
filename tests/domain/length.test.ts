import { describe, expect, test } from 'vitest'
import {
  CM_PER_INCH,
  lengthIn,
  lengthText,
  MAX_LENGTH,
  namesUnit,
  parseLength,
  parseQuantity,
  readLength,
  unitOfText,
} from '../../shared/grammars/length.ts'
import { fc } from '../support/property-tests.ts'

describe('a length', () => {
  test.each([
    ['36', 36],
    ['36.5', 36.5],
    ['36,5', 36.5],
    ['.5', 0.5],
    ['.125', 0.125],
    ['36.', 36],
    ['36.125', 36.125],
    ['036', 36],
    ['36½', 36.5],
    ['36 ½', 36.5],
    ['36-½', 36.5],
    ['36 1/2', 36.5],
    ['36  1 / 2', 36.5],
    ['30-1/2', 30.5],
    ['30–1/2', 30.5],
    ['14-1/4', 14.25],
    ['14¼', 14.25],
    ['14¾', 14.75],
    ['36⅛', 36.125],
    ['36⅜', 36.375],
    ['36⅝', 36.625],
    ['36⅞', 36.875],
    ['36 1/16', 36.0625],
    ['36 15/16', 36.9375],
    ['36 1⁄2', 36.5],
    ['1/2', 0.5],
    ['½', 0.5],
    ['0 1/2', 0.5],
    ['३६½', 36.5],
    ['३६.५', 36.5],
    ['३६ १/२', 36.5],
    ['３６', 36],
    ['\u200e36\u200b', 36],
    ['\u00a036\u00a0', 36],
    ['36\u2800', 36],
    ['36'.padEnd(40), 36],
  ])('%j is %d', (typed, value) => {
    expect(parseLength(typed)).toEqual({ kind: 'length', value, unit: null })
  })

  test.each([
    ['8.25"', 8.25, 'INCH'],
    ['8.25″', 8.25, 'INCH'],
    ['8.25”', 8.25, 'INCH'],
    ["8''", 8, 'INCH'],
    ['36½"', 36.5, 'INCH'],
    ['36 1/2 in', 36.5, 'INCH'],
    ['36 1/2 in.', 36.5, 'INCH'],
    ['8.5 in', 8.5, 'INCH'],
    ['36inch', 36, 'INCH'],
    ['36 Inches', 36, 'INCH'],
    ['३६ इंच', 36, 'INCH'],
    ['92 cm', 92, 'CM'],
    ['92cms', 92, 'CM'],
    ['92.5 centimetres', 92.5, 'CM'],
    ['1 centimeter', 1, 'CM'],
    ['९२ सेमी', 92, 'CM'],
    ['92 से.मी.', 92, 'CM'],
    ['92 से मी', 92, 'CM'],
  ])('%j names its unit', (typed, value, unit) => {
    expect(parseLength(typed)).toEqual({ kind: 'length', value, unit })
    expect(parseQuantity(typed).kind).toBe('unreadable')
  })

  test.each(['', '  ', '\u200b', '\u3164', '0', '०', '0.0', '0"', '0 cm'])('%j is not measured', (typed) => {
    expect(parseLength(typed)).toEqual({ kind: 'none' })
  })

  test.each([
    '-5',
    '36 3/2',
    '36/2',
    '2/2',
    '0/2',
    '361/2',
    '36 1/3',
    '36⅓',
    '36.5 1/2',
    '36 ½ ½',
    '36½5',
    '1e2',
    '+36',
    '5.2.1',
    '5,2,1',
    '5\'2"',
    "5'",
    '5 ft',
    '3 m',
    '360 mm',
    '36 x',
    '36 x in',
    '36 inx',
    '36 x cm',
    '36 cmx',
    '36"2',
    '36'.padEnd(41),
    'abc',
    '"',
    '36 36',
    '36.12345',
    'NaN',
    'Infinity',
    '0x24',
    '--',
    '1/0',
    '36-38',
  ])('%j is not a length', (typed) => {
    expect(parseLength(typed)).toEqual({ kind: 'unreadable' })
  })

  test('that is read is shown again with the same value', () => {
    const wholes = fc.integer({ min: 1, max: 156 })
    const fractions = fc.constantFrom(
      ['½', 0.5],
      [' 1/2', 0.5],
      ['-3/4', 0.75],
      ['⅝', 0.625],
      ['.375', 0.375],
      [',25', 0.25],
      ['', 0],
    )
    fc.assert(
      fc.property(
        wholes,
        fractions,
        fc.constantFrom('', '"', ' in', ' inches'),
        (whole, [text, part], mark) => {
          const length = readLength(`${whole}${text}${mark}`, 'INCH')
          if (length.kind !== 'length') throw new Error('not read')
          expect(length).toMatchObject({ value: whole + (part as number), unit: 'INCH' })
          expect(Math.abs(length.cm - length.value * CM_PER_INCH)).toBeLessThanOrEqual(0.05 + 1e-9)
          const again = readLength(String(length.value), 'INCH')
          expect(again).toEqual(length)
        },
      ),
    )
  })

  test('is read or refused, and never throws, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,/-½¼⅛ "″\'incm३½') }),
    )
    fc.assert(
      fc.property(typed, fc.constantFrom('CM', 'INCH'), (text, unit) => {
        const length = readLength(text, unit)
        if (length.kind !== 'length') return
        expect(length.value).toBeGreaterThan(0)
        expect(length.value).toBeLessThanOrEqual(MAX_LENGTH[length.unit])
        expect(length.cm).toBeGreaterThan(0)
      }),
      { numRuns: 2000 },
    )
  })
})

test('a text that names its unit is not in the unit of its field', () => {
  expect(readLength('92 cm', 'INCH')).toEqual({ kind: 'length', value: 92, unit: 'CM', cm: 92 })
  expect(readLength('36½"', 'CM')).toEqual({ kind: 'length', value: 36.5, unit: 'INCH', cm: 92.7 })
})

test('a length has a largest and a smallest value', () => {
  expect(readLength('157', 'INCH').kind).toBe('length')
  expect(readLength('158', 'INCH')).toEqual({ kind: 'too-long', unit: 'INCH', most: 157 })
  expect(readLength('400.1', 'CM')).toEqual({ kind: 'too-long', unit: 'CM', most: 400 })
  expect(readLength('300', 'CM').kind).toBe('length')
  expect(readLength('0.01', 'CM').kind).toBe('unreadable')
})

test('a length is written in another unit; a text that is none stays', () => {
  expect(lengthIn('36½', 'INCH', 'CM')).toBe('92.7')
  expect(lengthIn('92', 'CM', 'INCH')).toBe('36.2')
  expect(lengthIn('36½', 'INCH', 'INCH')).toBe('36½')
  expect(lengthIn('36½"', 'CM', 'INCH')).toBe('36½"')
  expect(lengthIn('about 36', 'INCH', 'CM')).toBe('about 36')
  expect(lengthIn('', 'INCH', 'CM')).toBe('')
})

test('a quantity has no unit', () => {
  expect(parseQuantity('2½')).toEqual({ kind: 'length', value: 2.5, unit: null })
  expect(parseQuantity('')).toEqual({ kind: 'none' })
  expect(parseQuantity('two')).toEqual({ kind: 'unreadable' })
})

test('a text is stored as it was typed, but for blanks and invisible characters', () => {
  expect(lengthText(' 36 \u200b  1/2 " ')).toBe('36 1/2 "')
})

test('the unit of a text is its own, or else that of its field', () => {
  expect(unitOfText('92 cm', 'INCH')).toBe('CM')
  expect(unitOfText('92', 'INCH')).toBe('INCH')
  expect(unitOfText('about 36', 'CM')).toBe('CM')
  expect(['92 cm', '36"', '36', '', 'about 36'].map(namesUnit)).toEqual([true, true, false, false, false])
})
