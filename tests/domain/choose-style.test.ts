import { describe, expect, test } from 'vitest'
import { price, styledOffer } from '../../server/domain/catalogue/pricing.ts'
import { goodsOf } from '../../server/domain/delivery/estimate-delivery.ts'
import { styleIssues } from '../../server/domain/style-options/choose-style.ts'
import type { StyleOption } from '../../server/domain/style-options/style-option.ts'
import { inEnglish } from '../support/in-english.ts'

const option = (id: string, fields: Partial<StyleOption> = {}): [string, StyleOption] => [
  id,
  {
    id,
    part: 'FRONT_NECK',
    garments: ['BLOUSE', 'SUIT'],
    name: id,
    translations: [],
    drawing: null,
    image: null,
    price: 0,
    extraDays: 0,
    quantity: null,
    unit: null,
    unitPrice: null,
    materialId: null,
    position: 1,
    isActive: true,
    excludedIds: [],
    version: 1,
    ...fields,
  },
]

const book = new Map([
  option('boat'),
  option('halter', { excludedIds: ['puff'] }),
  option('puff', { part: 'SLEEVE', excludedIds: ['halter'] }),
  option('old', { part: 'SLEEVE', isActive: false }),
  option('dori', { part: 'LATKAN' }),
  option('beads', { part: 'LATKAN' }),
  option('flared', { part: 'SKIRT', garments: ['LEHENGA'] }),
])

const choose = (ids: string[], fields: Partial<Parameters<typeof styleIssues>[1]> = {}) =>
  [...styleIssues(book, { field: 'style', ids, garment: 'BLOUSE', productType: 'TAILOR', ...fields })].map(
    inEnglish,
  )

describe('a style', () => {
  test('of one option of each part, and several trims, has no issues', () => {
    expect(choose(['boat', 'puff', 'dori', 'beads'])).toEqual([])
    expect(choose([])).toEqual([])
  })

  test('names each option that can’t be chosen at its field', () => {
    expect(choose(['boat', 'gone', 'old', 'flared'])).toEqual([
      { field: 'style.1', code: 'NOT_FOUND', message: 'An option has left the style book. Choose again.' },
      { field: 'style.2', code: 'UNAVAILABLE', message: 'old isn’t offered any more. Choose another one.' },
      { field: 'style.3', code: 'INVALID', message: 'flared isn’t for this garment. Choose another one.' },
    ])
  })

  test('has one option of a part', () => {
    expect(choose(['boat', 'halter'])).toEqual([
      { field: 'style.1', code: 'INVALID', message: 'Choose boat or halter, not both.' },
    ])
  })

  test('has no two options that exclude each other, in whatever order', () => {
    const issue = (message: string) => [{ field: 'style.1', code: 'INVALID', message }]
    expect(choose(['halter', 'puff'])).toEqual(issue('puff can’t be sewn with halter. Choose another one.'))
    expect(choose(['puff', 'halter'])).toEqual(issue('halter can’t be sewn with puff. Choose another one.'))
  })

  test('may keep an option that was switched off after it was chosen', () => {
    expect(choose(['old'], { held: ['old'] })).toEqual([])
  })

  test('is of any garment while its kind isn’t known', () => {
    expect(choose(['flared'], { garment: null })).toEqual([])
  })

  test('is for what is stitched to measure', () => {
    expect(choose(['boat', 'puff'], { productType: 'READYMADE' })).toEqual([
      {
        field: 'style',
        code: 'INVALID',
        message: 'A ready-made garment has no style. Choose it tailor made.',
      },
    ])
  })
})

describe('its price', () => {
  const design = { tailorPrice: 1_000_00, readyMadePrice: 900_00, discount: 10, style: ['own'] }
  const option = (id: string, price: number) => ({ id, price, extraDays: 0 })
  const style = [option('dear', 150_00), option('free', 0), option('cheap', 51_00)]

  test('is added to the design’s price after the discount, which doesn’t lower it', () => {
    expect(styledOffer(design, 'TAILOR', style)).toEqual({
      listPrice: 1_201_00,
      unitPrice: 1_101_00,
      saving: 100_00,
    })
  })

  test('is nothing for an option that the design has anyway', () => {
    expect(styledOffer(design, 'TAILOR', [option('own', 99_00)])?.unitPrice).toBe(900_00)
  })

  test('is nothing for ready-made pieces, and for what isn’t offered', () => {
    expect(styledOffer(design, 'READYMADE', style)?.unitPrice).toBe(810_00)
    expect(styledOffer({ ...design, tailorPrice: null }, 'TAILOR', style)).toBeNull()
  })

  test('is lowered by promotions, like the rest of the line', () => {
    const tenPercent = {
      id: 'a',
      name: 'Ten',
      translations: [],
      code: null,
      kind: 'PERCENT' as const,
      percent: 10,
      amount: null,
      minimumTotal: 0,
      maximumDiscount: null,
      categories: [],
      version: 1,
      problem: null,
    }
    const line = {
      offer: styledOffer(design, 'TAILOR', style)!,
      quantity: 2,
      product: { category: 'BLOUSE' as const, shippingCost: 0 },
    }
    expect(price([line], [tenPercent as never], 'PICKUP')).toMatchObject({
      finalTotal: 2_202_00,
      discount: 200_00,
      promotionTotal: 220_20,
      totalToPay: 1_981_80,
    })
  })
})

test('the days of a garment’s options add up, and garments are sewn side by side', () => {
  const line = (days: number[], productType: 'TAILOR' | 'READYMADE' = 'TAILOR') => ({
    productType,
    quantity: 2,
    style: days.map((extraDays) => ({ extraDays })),
  })
  expect(goodsOf([line([1, 2]), line([2]), line([9], 'READYMADE')])).toEqual({
    garments: 4,
    hasReadyMade: true,
    extraDays: 3,
  })
  expect(goodsOf([])).toEqual({ garments: 0, hasReadyMade: false, extraDays: 0 })
})
