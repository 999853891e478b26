import { describe, expect, it } from 'vitest'
import { amountText, readAmount } from '../../shared/grammars/amount.ts'
import { countText, readCount } from '../../shared/grammars/count.ts'
import { decimalNumber, decimalText, readDecimal } from '../../shared/grammars/decimal.ts'
import { fc } from '../support/property-tests.ts'

const amount = (paise: number) => ({ kind: 'amount', paise })
const count = (value: number) => ({ kind: 'count', count: value })
const unreadable = { kind: 'unreadable' }
const blank = { kind: 'blank' }

const inDevanagari = (text: string) => text.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789०५.,-+ eE/₹Rs½²\u200b\u00a0'), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const paises = fc.integer({ min: 0, max: 100_000_000_000 })

describe('typed amounts', () => {
  it.each([
    ['1299', 129900],
    ['1299.5', 129950],
    ['1299.50', 129950],
    ['.50', 50],
    ['0', 0],
    ['007', 700],
    ['1,299.50', 129950],
    ['1,29,950', 12995000],
    ['129,950', 12995000],
    ['12,34,567.89', 123456789],
    ['1,234,567.89', 123456789],
    ['₹1,299', 129900],
    ['₹ 1,299', 129900],
    ['Rs 1299', 129900],
    ['Rs.1299', 129900],
    ['rs. 1,299.50', 129950],
    ['INR 1299', 129900],
    ['1299 INR', 129900],
    ['रु. १,२९९', 129900],
    ['1299/-', 129900],
    ['Rs. 1,29,950 /-', 12995000],
    ['५००', 50000],
    ['१,२९,९५०.५०', 12995050],
    [' 1299 ', 129900],
    ['\u200e1299\u200b', 129900],
    ['\u00a01299\u202f', 129900],
    ['1\u2060299', 129900],
    ['𝟝𝟘𝟘', 50000],
    ['૫૦૦', 50000],
    ['\u{116db}\u{116da}', 1000],
    ['000000000000001', 100],
    ['9999999999999', 999999999999900],
  ])('%j is an amount', (typed, paise) => expect(readAmount(typed)).toEqual(amount(paise)))

  it.each([
    '1299,50',
    '1,5',
    '1,29',
    '12.345',
    '1.299,50',
    '1,2345',
    '1,29,95',
    '12,345,67',
    '1,,299',
    ',299',
    '1,299,',
    '0,500',
    '1.2.3',
    '1299.',
    '.',
    ',',
    '1,299.5,0',
    '-5',
    '−5',
    '+5',
    '5-',
    '/-',
    '₹',
    'Rs',
    '₹1299 INR',
    '1 299',
    '12\t99',
    '12\n99',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '½',
    '12²',
    'free',
    '5%',
    '१,५',
    '99999999999999',
  ])('%j is unreadable', (typed) => expect(readAmount(typed)).toEqual(unreadable))

  it.each(['', ' ', '\u00a0', '\u200b', '\ufeff\u2060', '\u3164', '\n'])('%j is blank', (typed) => {
    expect(readAmount(typed)).toEqual(blank)
    expect(readCount(typed)).toEqual(blank)
    expect(readDecimal(typed)).toEqual(blank)
  })

  it('are shown without decimals where there are none, and none as no text', () => {
    expect([129900, 129950, 5, 0].map(amountText)).toEqual(['1299', '1299.50', '0.05', '0'])
    expect([null, undefined].map(amountText)).toEqual(['', ''])
    expect([1500, 0, null, undefined].map(countText)).toEqual(['1500', '0', '', ''])
  })

  it('reads what it shows, grouped either way and in both scripts, as the same amount', () => {
    fc.assert(
      fc.property(
        paises,
        fc.constantFrom('en-IN', 'en-US'),
        fc.boolean(),
        fc.constantFrom('', '₹', 'Rs. ', 'INR '),
        (paise, locale, devanagari, currency) => {
          const shown = (paise / 100).toLocaleString(locale, { minimumFractionDigits: 2 })
          expect(readAmount(amountText(paise))).toEqual(amount(paise))
          expect(readAmount(currency + (devanagari ? inDevanagari(shown) : shown))).toEqual(amount(paise))
        },
      ),
    )
  })

  it('shows each text that it accepts as the same amount, and never throws', () => {
    fc.assert(
      fc.property(texts, (typed) => {
        const read = readAmount(typed)
        if (read.kind !== 'amount') return
        expect(Number.isSafeInteger(read.paise)).toBe(true)
        expect(read.paise).toBeGreaterThanOrEqual(0)
        expect(readAmount(amountText(read.paise))).toEqual(read)
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('typed counts', () => {
  it.each([
    ['0', 0],
    ['15', 15],
    [' 15 ', 15],
    ['1,500', 1500],
    ['1,00,000', 100000],
    ['१५', 15],
  ])('%j is a count', (typed, value) => expect(readCount(typed)).toEqual(count(value)))

  it.each(['1,5', '1.5', '1.0', '15.', '-1', '+1', '1e3', '₹5', '1 5', '5 pcs', '½', '10%'])(
    '%j is unreadable',
    (typed) => expect(readCount(typed)).toEqual(unreadable),
  )

  it('shows each text that it accepts as the same count', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.nat().map(String)), (typed) => {
        const read = readCount(typed)
        if (read.kind === 'count') expect(readCount(countText(read.count))).toEqual(read)
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('typed decimals', () => {
  it.each([
    ['2.5', 250],
    ['.75', 75],
    ['1,250.25', 125025],
    ['२.५', 250],
    ['3', 300],
  ])('%j is a decimal', (typed, hundredths) =>
    expect(readDecimal(typed)).toEqual({ kind: 'decimal', hundredths }),
  )

  it.each(['2,5', '2.555', '-2', '2 1/2', '2m', '1e2'])('%j is unreadable', (typed) =>
    expect(readDecimal(typed)).toEqual(unreadable),
  )

  it('reads what it shows as the same decimal', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (hundredths) => {
        expect(readDecimal(decimalText(hundredths))).toEqual({ kind: 'decimal', hundredths })
      }),
    )
  })
})

describe('the decimal number of a cell', () => {
  it.each([
    ['12.345678', 12.345678],
    ['1,250.5', 1250.5],
    ['.5', 0.5],
    ['7', 7],
    ['0', 0],
    ['12.3456789', null],
    ['', null],
    ['x', null],
  ])('%j is %j', (cell, value) => expect(decimalNumber(cell, 6)).toBe(value))
})
