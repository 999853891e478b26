import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientInput, clientValues } from '../../client/admin/api-clients/client-values.ts'
import { garmentLine, lineInputs } from '../../client/admin/counter/counter-order.ts'
import { paymentsOf } from '../../client/admin/counter/received.ts'
import { emptyZone, inputOf as zoneInput } from '../../client/admin/delivery/zone-form.ts'
import { quantityOf } from '../../client/admin/materials/typed-quantity.ts'
import { emptyForm, formOf, inputOf, type ProductValues } from '../../client/admin/products/product-form.ts'
import { productProblems } from '../../client/admin/products/product-problems.ts'
import { emptyPromotion, inputOf as promotionInput } from '../../client/admin/promotions/promotion-form.ts'
import { type FieldReader, readForm } from '../../client/admin/forms/read-form.ts'
import { inputOf as taxInput, type TaxValues } from '../../client/admin/tax/tax-values.ts'
import { readAmount } from '../../shared/grammars/amount.ts'
import { readCount } from '../../shared/grammars/count.ts'
import { readDecimal } from '../../shared/grammars/decimal.ts'
import { textsIn } from '../support/texts-in.ts'

const i18n = textsIn('en')

const tax: TaxValues = {
  scheme: 'REGULAR',
  legalName: 'Roopkala',
  gstin: '',
  stateCode: '27',
  categories: [{ category: 'SAREE', code: '5208', percent: '' }],
  rates: [{ from: '2026-01-01', upTo: '1000', lowerPercent: '5', higherPercent: '12' }],
  stitchingCode: '9988',
  stitchingPercent: '5',
  servicesCode: '9988',
  servicesPercent: '5',
  invoiceSeries: 'INV',
  creditNoteSeries: 'CN',
}
const zone = { ...emptyZone, name: 'Mumbai', prefixes: '400', minDays: '1', maxDays: '2', fee: '80' }
const line = garmentLine({
  id: 'blouse',
  name: 'Blouse',
  category: 'BLOUSE',
  price: 90_000,
  needsMeasurements: true,
  supply: 'GOODS',
  translations: [],
})

/** Each typed number of a form: the grammar, the field, and the form with this text in it. */
const numbers: ['amount' | 'count' | 'decimal', string, (read: FieldReader, typed: string) => unknown][] = [
  ['count', 'percent', (read, percent) => promotionInput(read, { ...emptyPromotion, percent })],
  ['amount', 'amount', (read, amount) => promotionInput(read, { ...emptyPromotion, kind: 'AMOUNT', amount })],
  [
    'amount',
    'minimumTotal',
    (read, minimumTotal) => promotionInput(read, { ...emptyPromotion, minimumTotal }),
  ],
  [
    'amount',
    'maximumDiscount',
    (read, typed) => promotionInput(read, { ...emptyPromotion, maximumDiscount: typed }),
  ],
  ['count', 'usageLimit', (read, usageLimit) => promotionInput(read, { ...emptyPromotion, usageLimit })],
  [
    'count',
    'usageLimitPerCustomer',
    (read, typed) => promotionInput(read, { ...emptyPromotion, usageLimitPerCustomer: typed }),
  ],
  ['count', 'minDays', (read, minDays) => zoneInput(read, { ...zone, minDays })],
  ['count', 'maxDays', (read, maxDays) => zoneInput(read, { ...zone, maxDays })],
  ['amount', 'fee', (read, fee) => zoneInput(read, { ...zone, fee })],
  [
    'count',
    'categories.0.percent',
    (read, percent) => taxInput(read, { ...tax, categories: [{ ...tax.categories[0]!, percent }] }, 1),
  ],
  [
    'amount',
    'rates.0.upTo',
    (read, upTo) => taxInput(read, { ...tax, rates: [{ ...tax.rates[0]!, upTo }] }, 1),
  ],
  [
    'count',
    'rates.0.lowerPercent',
    (read, lowerPercent) => taxInput(read, { ...tax, rates: [{ ...tax.rates[0]!, lowerPercent }] }, 1),
  ],
  ['count', 'stitching.percent', (read, stitchingPercent) => taxInput(read, { ...tax, stitchingPercent }, 1)],
  [
    'count',
    'requestsPerMinute',
    (read, requestsPerMinute) => clientInput(read, { ...clientValues(null), requestsPerMinute }),
  ],
  ['amount', 'lines.0.price', (read, price) => lineInputs(read, [{ ...line, price }])],
  ['amount', 'cash', (read, cash) => paymentsOf(read, { cash, other: '', method: 'UPI' }, 90_000)],
  ['amount', 'other', (read, other) => paymentsOf(read, { cash: '', other, method: 'UPI' }, 90_000)],
  ['decimal', 'counted', (read, typed) => quantityOf(read, 'counted', typed, 'METRE')],
  ['count', 'counted', (read, typed) => quantityOf(read, 'counted', typed, 'PIECE')],
]

const readers = { amount: readAmount, count: readCount, decimal: readDecimal }
const texts = fc.oneof(
  fc.constantFrom(
    '1299,50',
    '1,5',
    '12.345',
    '-5',
    '1e5',
    '1.299,50',
    '1,2345',
    'free',
    '½',
    '५००',
    '1,29,950',
  ),
  fc.string({ unit: fc.constantFrom(...'0123456789०५.,- e₹/'), maxLength: 9 }),
)

describe('a text that can’t be read stops its form at the field', () => {
  test.each(numbers)('%s %s', (kind, field, form) => {
    fc.assert(
      fc.property(texts, (typed) => {
        const read = readForm(i18n, (fields) => form(fields, typed))
        if (readers[kind](typed).kind !== 'unreadable') return
        expect(read.input).toBeUndefined()
        expect(Object.keys(read.errors ?? {})).toEqual([field])
      }),
    )
  })
})

test('the amounts of one form are all named, and nothing is sent', () => {
  const read = readForm(i18n, (fields) => [
    fields.amount('price', '1299,50'),
    fields.optionalCount('stock', '1,5'),
    fields.count('days', ''),
    fields.optionalAmount('limit', ''),
  ])
  expect(Object.keys(read.errors!)).toEqual(['price', 'stock', 'days'])
  expect(read).not.toHaveProperty('input')
})

describe('the product form', () => {
  const complete = (): ProductValues => ({
    ...emptyForm(),
    productName: 'Saree',
    description: 'Woven.',
    shippingCost: '0',
    quantityInStock: '1',
  })
  const fields = [
    'tailorPrice',
    'readyMadePrice',
    'maxPrice',
    'shippingCost',
    'quantityInStock',
    'discount',
  ] as const

  test.each(fields)('submits no %s that can’t be read, and shows the stored one as the same', (field) => {
    const reader = field === 'quantityInStock' || field === 'discount' ? readCount : readAmount
    fc.assert(
      fc.property(texts, (typed) => {
        const values = { ...complete(), [field]: typed }
        const problem = productProblems(values, i18n)[field]
        if (reader(typed).kind === 'unreadable') {
          expect(problem).toBeDefined()
          expect(() => inputOf(values)).toThrow()
        }
        if (problem !== undefined) return
        const input = inputOf(values)
        const shown = formOf({ ...input, id: '1', version: 1 } as unknown as Parameters<typeof formOf>[0])
        expect(inputOf(shown)[field]).toBe(input[field])
      }),
    )
  })

  test.each([
    ['readyMadePrice', '1299,50'],
    ['quantityInStock', '1,5'],
    ['discount', '12.5'],
  ])('%s %s is refused', (field, typed) => {
    expect(productProblems({ ...complete(), [field]: typed }, i18n)).toHaveProperty(field)
  })

  test.each([
    ['readyMadePrice', '५००', 50_000],
    ['readyMadePrice', '₹1,29,950.50', 12_995_050],
    ['quantityInStock', '1,500', 1500],
  ] as const)('%s %s is %d', (field, typed, value) => {
    expect(inputOf({ ...complete(), [field]: typed })[field]).toBe(value)
  })
})
