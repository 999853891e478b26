import { describe, expect, test } from 'vitest'
import { phoneInSearch, readPhone, readPincode } from '../../shared/grammars/phone.ts'
import { fc } from '../support/property-tests.ts'

const digit = fc.integer({ min: 0, max: 9 }).map(String)
const isOneDigit = (digits: string) => new Set(digits).size === 1
const mobile = fc
  .tuple(fc.constantFrom('6', '7', '8', '9'), fc.array(digit, { minLength: 9, maxLength: 9 }))
  .map(([first, rest]) => first + rest.join(''))
  .filter((digits) => !isOneDigit(digits))

const scripts = ['0', '०', '૦', '০', '੦', '௦', '౦', '೦', '൦', '୦', '٠', '۰', '０']
const inScript = (digits: string, zero: string) =>
  digits.replace(/\d/g, (each) => String.fromCodePoint(zero.codePointAt(0)! + Number(each)))

/** What is found between the digits of pasted numbers. */
const between = fc.constantFrom(
  ...[
    '',
    '',
    '',
    ' ',
    '\u00a0',
    '\u202f',
    '\t',
    '-',
    '\u2010',
    '\u2011',
    '\u2012',
    '\u2013',
    '\u2014',
    '\u2212',
  ],
  ...[
    '.',
    '/',
    '(',
    ')',
    ' - ',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u202a',
    '\u202c',
  ],
  ...['\u2066', '\u2069', '\u200e', '\u200f'],
)
const prefix = fc.constantFrom(
  '',
  '0',
  '91',
  '+91',
  '0091',
  '091',
  '+91 (0) ',
  'tel:',
  'tel:+91-',
  '＋91 ',
  "'",
)

describe('a phone number', () => {
  test('is read with any prefix, script, separators and invisible characters', () =>
    fc.assert(
      fc.property(
        mobile,
        prefix,
        fc.constantFrom(...scripts),
        fc.array(between, { minLength: 11, maxLength: 11 }),
        (digits, before, zero, gaps) => {
          const typed = `${before}${[...inScript(digits, zero)].map((each, at) => gaps[at] + each).join('')}${gaps[10]}`
          expect(readPhone(typed)).toEqual({ kind: 'phone', digits })
          expect(phoneInSearch(typed)).toBe(digits)
        },
      ),
    ))

  test.each(['022 2555 0142', '+91 22 2555 0142', '(022) 25550142'])('may be a landline: %s', (typed) =>
    expect(readPhone(typed)).toEqual({ kind: 'phone', digits: '2225550142' }),
  )

  test.each(['0000000000', '9999999999', '1234567890', '0123456789', '5000000000', '+91 00000 00000'])(
    '%s is nobody’s',
    (typed) => expect(readPhone(typed).kind).toBe('impossible'),
  )

  test.each([
    '98765',
    '98765432101',
    '+1 987 654 3210',
    '+9876543210',
    '98765 4321O',
    '98765,43210',
    '9.876e9',
    'mail@example.com',
  ])('%s is none', (typed) => expect(readPhone(typed).kind).toBe('unreadable'))

  test.each(['', ' ', '\u200b', '\u00a0\u2800', '--'])('%j is blank', (typed) =>
    expect(readPhone(typed).kind).toBe('blank'),
  )

  test('other text is never taken for one', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const read = readPhone(typed)
        if (read.kind === 'phone') expect(read.digits).toMatch(/^[1-9]\d{9}$/)
      }),
    ))
})

test.each([
  ['400028', 'pincode'],
  ['400 028', 'pincode'],
  ['४०००२८', 'pincode'],
  ['400\u201128\u200b0', 'pincode'],
  ['000000', 'impossible'],
  ['012345', 'impossible'],
  ['40002', 'unreadable'],
  ['4000281', 'unreadable'],
  ['\u3164', 'blank'],
])('the pincode %j is %s', (typed, kind) => expect(readPincode(typed).kind).toBe(kind))
