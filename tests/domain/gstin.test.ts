import { describe, expect, test } from 'vitest'
import { isGstin, normalizeGstin, stateOfGstin } from '../../shared/tax/gstin.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The same rule, written as the GST network describes it: from the right, every other character counts twice. */
function withCheckDigit(text: string): string {
  let [sum, factor] = [0, 2]
  for (const character of [...text].reverse()) {
    const product = factor * digits.indexOf(character)
    sum += Math.floor(product / 36) + (product % 36)
    factor = factor === 2 ? 1 : 2
  }
  return text + digits[(36 - (sum % 36)) % 36]!
}

const valid: [string, string, string | null][] = [
  ['a company', '27AAPFU0939F1Z', '27'],
  ['a tenth registration', '27AAPFU0939FAZ', '27'],
  ['another 14th character', '29AAGCB7383J1A', '29'],
  ['who collects tax at source', '29AAGCB7383J1C', '29'],
  ['who deducts tax', '27MUMA12345B1D', '27'],
  ['who deducts tax, by PAN', '27AAPFU0939F1D', '27'],
  ['a department, by TAN', '27MUMA12345B1Z', '27'],
  ['a body of the United Nations', '0717USA00018UN', '07'],
  ['an embassy', '2717FRA00004UN', '27'],
  ['another notified body', '0717IND00012ON', '07'],
  ['who lives abroad', '0719USA00005NR', '07'],
  ['an online service from abroad', '9917USA29016OS', null],
  ['other territory', '97AAPFU0939F1Z', null],
  ['Daman and Diu before 2020', '25AAPFU0939F1Z', '26'],
  ['Andhra Pradesh before its division', '28AAPFU0939F1Z', '37'],
]

describe('the GSTIN of', () => {
  test.each(valid)('%s is valid with its own check digit alone', (_, text, state) => {
    const gstin = withCheckDigit(text)
    expect(isGstin(gstin)).toBe(true)
    expect(stateOfGstin(gstin)).toBe(state)
    for (const digit of digits) if (digit !== gstin[14]) expect(isGstin(text + digit)).toBe(false)
  })
})

test('published examples are valid', () => {
  expect(withCheckDigit('27AAPFU0939F1Z')).toBe('27AAPFU0939F1ZV')
  expect(isGstin('29AAGCB7383J1Z4')).toBe(true)
  for (const gstin of ['29AAGCB7383J1Z4', '37AADCS0472N1Z1', '24AAACC1206D1ZM'])
    expect(isGstin(gstin)).toBe(true)
})

test.each([
  ' 27 AAPFU 0939F 1ZV ',
  '27aapfu0939f1zv',
  '27-AAPFU-0939F-1ZV',
  '\u200e27AAPFU0939F1ZV\u202c',
  '２７AAPFU0939F1ZV',
])('%j is read as pasted', (typed) => expect(isGstin(normalizeGstin(typed))).toBe(true))

test.each([
  '',
  '27AAPFU0939F1Z',
  '39AAPFU0939F1ZV',
  '00AAPFU0939F1ZV',
  'AAPFU0939F',
  '27AAPFU0939F0ZV',
  '27AAPFU0939F1ZVV',
])('%j is none', (text) => expect(isGstin(text)).toBe(false))
