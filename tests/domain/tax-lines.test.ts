import { describe, expect, test } from 'vitest'
import { Category } from '../../server/platform/database/__generated__/prisma/enums.ts'
import { shareAmount } from '../../server/domain/share-amount.ts'
import {
  amountsIncluding,
  type Supply,
  taxLines,
  type UntaxedLine,
} from '../../server/domain/invoices/tax-lines.ts'
import type { TaxSettings } from '../../server/domain/tax/tax-settings.ts'
import { fc } from '../support/property-tests.ts'

const settings: TaxSettings = {
  version: 1,
  scheme: 'REGULAR',
  legalName: 'Roopkala Boutique LLP',
  gstin: '27AAPFU0939F1ZV',
  stateCode: '27',
  categories: Object.values(Category).map((category) =>
    category === 'SAREE' ? { category, code: '5407', percent: 5 } : { category, code: '6204', percent: null },
  ),
  rates: [
    { from: '2025-09-22', upTo: 2500_00, lowerPercent: 5, higherPercent: 18 },
    { from: '2017-07-01', upTo: 1000_00, lowerPercent: 5, higherPercent: 12 },
  ],
  stitching: { code: '9988', percent: 5 },
  services: { code: '9987', percent: 18 },
  invoiceSeries: 'INV',
  creditNoteSeries: 'CN',
}

const on = '2026-11-24'
const lehenga = (unitPrice: number, quantity = 1): UntaxedLine => ({
  supply: { category: 'LEHENGA' },
  quantity,
  unitPrice,
  discount: 0,
})
const taxOf = (line: UntaxedLine, discount = 0, day = on) =>
  taxLines(settings, [{ ...line, discount }], day, false)[0]!

describe('the tax of a line', () => {
  test('is part of its price, half for the centre and half for the state', () => {
    // 46,000 × 9 / 118 = 3,508.474…
    expect(taxOf(lehenga(46_000_00))).toEqual({
      code: '6204',
      taxRate: 18,
      taxableValue: 38_983_06,
      cgst: 3_508_47,
      sgst: 3_508_47,
      igst: 0,
      total: 46_000_00,
    })
  })

  test('goes to the union for another state', () => {
    // 46,000 × 18 / 118 = 7,016.949…
    expect(taxLines(settings, [lehenga(46_000_00)], on, true)[0]).toMatchObject({
      cgst: 0,
      sgst: 0,
      igst: 7_016_95,
      taxableValue: 38_983_05,
    })
  })

  test('has the lower rate up to the limit of a piece without tax', () => {
    expect(taxOf(lehenga(2_625_00)).taxRate).toBe(5)
    expect(taxOf(lehenga(2_625_01)).taxRate).toBe(18)
    expect(taxOf(lehenga(2_625_00, 3))).toMatchObject({ taxRate: 5, taxableValue: 7_500_00 })
    expect(taxOf(lehenga(2_625_01, 3)).taxRate).toBe(18)
  })

  test('is that of the price after the discount', () => {
    expect(taxOf(lehenga(3_000_00), 375_00)).toMatchObject({
      taxRate: 5,
      taxableValue: 2_500_00,
      total: 2_625_00,
    })
  })

  test.each([[settings.rates], [settings.rates.toReversed()]])(
    'has the rate in force on its day, whatever the order of the rates',
    (rates) => {
      const rateOn = (day: string) =>
        taxLines({ ...settings, rates }, [lehenga(2_000_00)], day, false)[0]!.taxRate
      expect(['2016-01-01', '2025-09-21', '2025-09-22'].map(rateOn)).toEqual([12, 12, 5])
    },
  )

  test('has the fixed rate of its category, of stitching and of services', () => {
    const saree = { supply: { category: 'SAREE' }, quantity: 1, unitPrice: 10_500_00, discount: 0 } as const
    expect(taxOf(saree)).toMatchObject({ taxRate: 5, code: '5407', taxableValue: 10_000_00 })
    expect(taxOf({ supply: 'SERVICE', quantity: 1, unitPrice: 118_00, discount: 0 })).toMatchObject({
      taxRate: 18,
      code: '9987',
      cgst: 9_00,
    })
    expect(taxOf({ supply: 'STITCHING', quantity: 1, unitPrice: 1_050_00, discount: 0 })).toMatchObject({
      taxRate: 5,
      code: '9988',
      cgst: 25_00,
    })
  })

  test('of delivery is that of the goods of the highest value', () => {
    const lines: UntaxedLine[] = [
      lehenga(1_050_00, 2),
      lehenga(11_800_00),
      { supply: 'DELIVERY', quantity: 1, unitPrice: 118_00, discount: 0 },
    ]
    expect(taxLines(settings, lines, on, false).map(({ taxRate }) => taxRate)).toEqual([5, 18, 18])
  })

  test('of delivery is that of the first of several goods of the same value', () => {
    const saree: UntaxedLine = { ...lehenga(5_000_00), supply: { category: 'SAREE' } }
    const delivery: UntaxedLine = { supply: 'DELIVERY', quantity: 1, unitPrice: 118_00, discount: 0 }
    const codesOf = (...lines: UntaxedLine[]) =>
      taxLines(settings, [...lines, delivery], on, false).map(({ code }) => code)
    expect(codesOf(saree, lehenga(5_000_00))).toEqual(['5407', '6204', '5407'])
    expect(codesOf(lehenga(5_000_00), saree)).toEqual(['6204', '5407', '6204'])
  })

  test('does not depend on the discount of another line', () => {
    const delivery: UntaxedLine = { supply: 'DELIVERY', quantity: 1, unitPrice: 118_00, discount: 0 }
    const taxedWith = (discount: number) =>
      taxLines(settings, [lehenga(2_700_00), { ...lehenga(2_600_00), discount }, delivery], on, false)
    expect(taxedWith(2_000_00).map(({ taxRate }) => taxRate)).toEqual([18, 5, 18])
    expect(taxedWith(2_000_00)[0]).toEqual(taxedWith(0)[0])
    expect(taxedWith(2_000_00)[2]).toEqual(taxedWith(0)[2])
  })

  test('is nothing without a registration, and under the composition scheme', () => {
    const free = { taxRate: 0, cgst: 0, sgst: 0, igst: 0, taxableValue: 46_000_00 }
    const as = (scheme: TaxSettings['scheme']) =>
      taxLines({ ...settings, scheme }, [lehenga(46_000_00)], on, false)[0]
    expect(as('UNREGISTERED')).toMatchObject({ ...free, code: null })
    expect(as('COMPOSITION')).toMatchObject({ ...free, code: '6204' })
  })
})

const supply: fc.Arbitrary<Supply> = fc.constantFrom<Supply>(
  { category: 'LEHENGA' },
  { category: 'SAREE' },
  { category: 'BLOUSE' },
  'STITCHING',
  'SERVICE',
  'DELIVERY',
)
const line: fc.Arbitrary<UntaxedLine> = fc
  .record({
    supply,
    quantity: fc.integer({ min: 1, max: 20 }),
    unitPrice: fc.integer({ min: 1, max: 500_000_00 }),
    percent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ percent, ...rest }) => ({
    ...rest,
    discount: Math.floor((rest.unitPrice * rest.quantity * percent) / 100),
  }))

test('taxable value and taxes add up to the line’s price to the paisa, whatever its discount', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.boolean(), (lines, isInterState) => {
      const taxed = taxLines(settings, lines, on, isInterState)
      expect(taxed.map(({ total }) => total)).toEqual(
        lines.map(({ unitPrice, quantity, discount }) => unitPrice * quantity - discount),
      )
      for (const { taxableValue, cgst, sgst, igst, total } of taxed) {
        expect(taxableValue + cgst + sgst + igst).toBe(total)
        expect(Math.min(taxableValue, cgst, sgst, igst)).toBeGreaterThanOrEqual(0)
        expect(cgst).toBe(sgst)
        expect(isInterState ? cgst : igst).toBe(0)
      }
    }),
  )
})

test('a tax differs from the exact one by at most half a paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_00 }),
      fc.integer({ min: 0, max: 100 }),
      (total, rate) => {
        const exact = (total * rate) / (100 + rate)
        expect(Math.abs(amountsIncluding(total, rate, true).igst - exact)).toBeLessThanOrEqual(0.501)
        expect(Math.abs(amountsIncluding(total, rate, false).cgst - exact / 2)).toBeLessThanOrEqual(0.501)
      },
    ),
  )
})

test('shares of an amount add up to it, and differ from the exact ones by less than a paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_00 }),
      fc.array(fc.integer({ min: 0, max: 100_000_00 }), { minLength: 1, maxLength: 20 }),
      (amount, weights) => {
        const sum = weights.reduce((total, weight) => total + weight, 0)
        fc.pre(sum > 0)
        const shares = shareAmount(amount, weights)
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount)
        shares.forEach((share, index) =>
          expect(Math.abs(share - (amount * weights[index]!) / sum)).toBeLessThan(1.001),
        )
      },
    ),
  )
})
