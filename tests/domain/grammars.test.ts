import { describe, expect, test } from 'vitest'
import { readAmount } from '../../shared/grammars/amount.ts'
import { readCount } from '../../shared/grammars/count.ts'
import { readLength } from '../../shared/grammars/length.ts'
import { readPhone } from '../../shared/grammars/phone.ts'
import { fc } from '../support/property-tests.ts'

const group = (digits: number) => new Intl.NumberFormat('en-IN').format(digits)
const amount = fc
  .tuple(
    fc.integer({ min: 0, max: 99_99_999 }),
    fc.constantFrom('₹', 'Rs. ', 'Rs ', 'INR '),
    fc.constantFrom('', '.50', '/-'),
  )
  .map(([rupees, sign, end]) => `${sign}${group(rupees)}${end}`)
const length = fc
  .tuple(
    fc.integer({ min: 1, max: 150 }),
    fc.constantFrom(' 1/2', '½', ' ¼', '.5', ''),
    fc.constantFrom('"', ' in', ' inches', ' cm', '″'),
  )
  .map((parts) => parts.join(''))
const phone = fc
  .tuple(
    fc.constantFrom('+91 ', '0091-', 'tel:', '+91 (0) ', ''),
    fc.integer({ min: 60_000, max: 99_999 }),
    fc.constantFrom('-', ' ', '\u2011', '.', '/'),
    fc.integer({ min: 10_000, max: 99_999 }),
  )
  .map((parts) => parts.join(''))
const digits = fc.integer({ min: 0, max: 9_999_999_999_999 }).map(String)

/** What each grammar takes a text for. */
const kindsOf = (typed: string) =>
  [
    readAmount(typed).kind,
    readPhone(typed).kind,
    readLength(typed, 'CM').kind,
    readLength(typed, 'INCH').kind,
    readCount(typed).kind,
  ].filter((kind) => ['amount', 'phone', 'length', 'count'].includes(kind))

describe('what one grammar reads, no other takes for its own:', () => {
  test('amounts with their currency', () =>
    fc.assert(
      fc.property(amount, (typed) => {
        expect([...new Set(kindsOf(typed))]).toEqual(['amount'])
      }),
    ))

  test('lengths with their unit', () =>
    fc.assert(
      fc.property(length, (typed) => {
        expect([...new Set(kindsOf(typed))]).toEqual(['length'])
      }),
    ))

  test('phone numbers with a separator', () =>
    fc.assert(
      fc.property(phone, (typed) => {
        // A number such as 61 11111 11111 may be nobody's.
        fc.pre(readPhone(typed).kind === 'phone')
        expect(kindsOf(typed)).toEqual(['phone'])
      }),
    ))
})

test('digits alone are each grammar’s own number, or not read', () =>
  fc.assert(
    fc.property(digits, (typed) => {
      const [asAmount, asPhone, asLength] = [readAmount(typed), readPhone(typed), readLength(typed, 'CM')]
      if (asAmount.kind === 'amount') expect(asAmount.paise).toBe(Number(typed) * 100)
      if (asPhone.kind === 'phone') expect(typed.endsWith(asPhone.digits)).toBe(true)
      if (asLength.kind === 'length') expect(asLength.value).toBe(Number(typed))
    }),
  ))

test('no text makes one of them throw', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(fc.oneof(amount, length, phone, digits)).map((all) => all.join(' ')),
      ),
      (typed) => void kindsOf(typed),
    ),
  ))
