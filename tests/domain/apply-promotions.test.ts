import { describe, expect, test } from 'vitest'
import { price } from '../../server/domain/catalogue/pricing.ts'
import { applyPromotions, type CandidatePromotion } from '../../server/domain/promotions/apply-promotions.ts'
import { fc } from '../support/property-tests.ts'
import { inEnglish } from '../support/in-english.ts'

const categories = ['SAREE', 'SUIT', 'LEHENGA'] as const

const promotionOf = (fields: Partial<CandidatePromotion>): CandidatePromotion => ({
  id: 'a',
  version: 1,
  name: 'Diwali',
  translations: [],
  code: null,
  kind: fields.amount ? 'AMOUNT' : 'PERCENT',
  percent: fields.amount || fields.kind === 'FREE_DELIVERY' ? null : 10,
  amount: null,
  minimumTotal: 0,
  maximumDiscount: null,
  categories: [],
  problem: null,
  ...fields,
})

const saree = (amount: number) => ({ category: 'SAREE' as const, amount })
const suit = (amount: number) => ({ category: 'SUIT' as const, amount })
const amountsOf = (...given: Parameters<typeof applyPromotions>) =>
  applyPromotions(...given).promotions.map(({ promotionId, amount }) => [promotionId, amount])

describe('what a promotion takes off', () => {
  test.each([
    [10, 99_95, 10_00], // 9.995 is rounded up
    [15, 10_03, 1_50], // 1.5045 is rounded down
    [1, 50, 1], // half a paisa is rounded up
    [1, 49, 0],
    [100, 49_99, 49_99],
  ])('%i percent of %i paise are %i', (percent, goods, expected) => {
    expect(amountsOf([saree(goods)], 0, [promotionOf({ percent })])).toEqual(
      expected === 0 ? [] : [['a', expected]],
    )
  })

  test('a percentage is computed on the sum, not line by line, and ends at its maximum', () => {
    const goods = [saree(5), saree(5), saree(5)]
    expect(amountsOf(goods, 0, [promotionOf({ percent: 10 })])).toEqual([['a', 2]])
    expect(amountsOf([saree(1_000_00)], 0, [promotionOf({ percent: 50, maximumDiscount: 200_00 })])).toEqual([
      ['a', 200_00],
    ])
  })

  test('an amount off ends at the goods, and touches no delivery', () => {
    const { totalToPay } = price(
      [
        {
          offer: { listPrice: 300_00, unitPrice: 300_00 },
          quantity: 1,
          product: { category: 'SUIT', shippingCost: 99_00 },
        },
      ],
      [promotionOf({ amount: 500_00 })],
    )
    expect(totalToPay).toBe(99_00)
  })

  test('only the goods of its categories count, for the minimum too', () => {
    const promotion = promotionOf({ categories: ['SAREE'], minimumTotal: 100_00 })
    expect(amountsOf([saree(100_00), suit(900_00)], 0, [promotion])).toEqual([['a', 10_00]])
    expect(amountsOf([saree(99_99), suit(900_00)], 0, [promotion])).toEqual([])
  })
})

describe('a line’s share', () => {
  const sharesOf = (...given: Parameters<typeof applyPromotions>) => applyPromotions(...given).shares

  test('is only of promotions that are for it', () => {
    const coupon = promotionOf({ code: 'BLOUSE', amount: 500_00, categories: ['SUIT'] })
    expect(sharesOf([saree(3_000_00), suit(1_000_00)], 99_00, [coupon])).toEqual({
      goods: [0, 500_00],
      delivery: 0,
    })
  })

  test('of free delivery is nothing: it lowers the delivery', () => {
    expect(sharesOf([saree(1_000_00)], 99_00, [promotionOf({ kind: 'FREE_DELIVERY' })])).toEqual({
      goods: [0],
      delivery: 99_00,
    })
  })

  test('is in proportion to the lines, to the paisa by largest remainders', () => {
    // 10 × 1/6, 2/6, 3/6: 1.67, 3.33, 5
    expect(sharesOf([saree(10), saree(20), saree(30)], 0, [promotionOf({ amount: 10 })]).goods).toEqual([
      2, 3, 5,
    ])
    expect(sharesOf([saree(100), saree(100), saree(100)], 0, [promotionOf({ amount: 100 })]).goods).toEqual([
      34, 33, 33,
    ])
  })

  test('of a coupon is in proportion to what the other promotion left', () => {
    const offered = [
      promotionOf({ id: 'a', amount: 100_00, categories: ['SAREE'] }),
      promotionOf({ id: 'b', code: 'ALL', percent: 10 }),
    ]
    // 10% of 100 + 200 that are left: 10 and 20.
    expect(sharesOf([saree(200_00), suit(200_00)], 0, offered).goods).toEqual([110_00, 20_00])
  })
})

describe('several promotions', () => {
  test('of those by themselves the best one applies, then the coupon on what is left, then free delivery', () => {
    const offered = [
      promotionOf({ id: 'e', kind: 'FREE_DELIVERY' }),
      promotionOf({ id: 'd', code: 'DIWALI', percent: 10 }),
      promotionOf({ id: 'c', amount: 150_00 }),
      promotionOf({ id: 'b', percent: 20 }),
    ]
    expect(amountsOf([saree(1_000_00)], 99_00, offered)).toEqual([
      ['b', 200_00],
      ['d', 80_00],
      ['e', 99_00],
    ])
  })

  test('of equal ones the first by id applies', () => {
    const offered = [promotionOf({ id: 'b' }), promotionOf({ id: 'a' })]
    expect(amountsOf([saree(1_000_00)], 0, offered)).toEqual([['a', 100_00]])
  })

  test('a coupon for a part of the goods finds its share of the other discount taken', () => {
    const offered = [
      promotionOf({ id: 'a', amount: 100_00 }),
      promotionOf({ id: 'b', code: 'SAREES', percent: 50, categories: ['SAREE'] }),
    ]
    // A quarter of the 100 is the sarees'.
    expect(amountsOf([saree(250_00), suit(750_00)], 0, offered)).toEqual([
      ['a', 100_00],
      ['b', 112_50],
    ])
  })

  test('a coupon for free delivery is not used where delivery is free already', () => {
    const coupon = promotionOf({ id: 'b', code: 'POST', kind: 'FREE_DELIVERY' })
    const automatic = promotionOf({ id: 'c', kind: 'FREE_DELIVERY' })
    const applied = applyPromotions([saree(100)], 99_00, [coupon, automatic])
    expect(applied.promotions).toMatchObject([{ promotionId: 'c', amount: 99_00 }])
    expect(applied.coupon?.problem?.code).toBe('NOTHING_LEFT')
    expect(applyPromotions([saree(100)], 0, [coupon]).coupon?.problem?.code).toBe('NOTHING_LEFT')
  })
})

describe('a coupon that takes nothing off', () => {
  test.each([
    [{ minimumTotal: 150_00 }, 'MINIMUM_TOTAL', 50_00],
    [{ categories: ['LEHENGA' as const] }, 'NO_GOODS', null],
    [{ problem: 'ENDED' as const }, 'ENDED', null],
    [{ problem: 'ALREADY_USED' as const, minimumTotal: 150_00 }, 'ALREADY_USED', null],
  ])('says why: %j', (fields, code, missing) => {
    const { promotions, coupon } = applyPromotions([saree(100_00)], 0, [
      promotionOf({ code: 'X', ...fields }),
    ])
    expect(promotions).toEqual([])
    expect(coupon).toMatchObject({ code: 'X', problem: { code, missing } })
  })
})

test('a coupon waits for designs in an empty cart', () => {
  const coupon = promotionOf({ code: 'X', categories: ['LEHENGA'], minimumTotal: 150_00 })
  expect(applyPromotions([], 0, [coupon]).coupon).toMatchObject({ problem: { code: 'EMPTY_CART' } })
})

describe('what is missing for free delivery', () => {
  const free = (minimumTotal: number) =>
    promotionOf({ id: `${minimumTotal}`, kind: 'FREE_DELIVERY', minimumTotal })
  test.each([
    [[free(500_00), free(300_00)], 99_00, 100_00],
    [[free(500_00), free(200_00)], 99_00, null],
    [[free(500_00)], 0, null],
    [[], 99_00, null],
    [[{ ...free(500_00), code: 'POST' }], 99_00, null],
  ])('of goods for 200 rupees: %#', (offered, delivery, missing) => {
    expect(applyPromotions([saree(200_00)], delivery, offered).missingForFreeDelivery).toBe(missing)
  })
})

describe('for all goods and promotions', () => {
  const paise = fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 100_00_00_000_00 }))
  const line = fc.record({
    offer: fc.record({ listPrice: paise, unitPrice: paise }),
    quantity: fc.integer({ min: 1, max: 99 }),
    product: fc.record({
      category: fc.constantFrom(...categories),
      shippingCost: fc.integer({ min: 0, max: 500_00 }),
    }),
  })
  const promotion = fc
    .record({
      kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const, 'FREE_DELIVERY' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.integer({ min: 1, max: 10_000_00 }),
      minimumTotal: fc.oneof(fc.constant(0), paise),
      maximumDiscount: fc.option(fc.integer({ min: 1, max: 1_000_00 })),
      categories: fc.uniqueArray(fc.constantFrom(...categories)),
    })
    .map(({ kind, percent, amount, maximumDiscount, ...rest }) =>
      promotionOf({
        ...rest,
        kind,
        percent: kind === 'PERCENT' ? percent : null,
        amount: kind === 'AMOUNT' ? amount : null,
        maximumDiscount: kind === 'PERCENT' ? maximumDiscount : null,
      }),
    )
  const offered = fc
    .tuple(fc.array(promotion, { maxLength: 5 }), fc.option(promotion))
    .map(([automatic, coupon]) => [
      ...automatic.map((each, n) => ({ ...each, id: `p${n}` })),
      ...(coupon ? [{ ...coupon, id: 'coupon', code: 'CODE' }] : []),
    ])
  const lines = fc.array(line, { maxLength: 12 })

  test('the lines add up to the total, and nothing is below 0', () => {
    fc.assert(
      fc.property(lines, offered, (goods, promotions) => {
        const {
          finalTotal,
          delivery,
          promotions: applied,
          promotionTotal,
          totalToPay,
        } = price(goods, promotions)
        expect(applied.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true)
        expect(applied.reduce((sum, { amount }) => sum + amount, 0)).toBe(promotionTotal)
        expect(finalTotal + delivery - promotionTotal).toBe(totalToPay)
        expect(totalToPay).toBeGreaterThanOrEqual(0)
        // What is taken off the goods ends at the goods, and delivery is taken off once.
        const free = promotions.filter(({ kind }) => kind === 'FREE_DELIVERY').map(({ id }) => id)
        const ofDelivery = applied.filter(({ promotionId }) => free.includes(promotionId))
        expect(ofDelivery.map(({ amount }) => amount)).toEqual(ofDelivery.length === 0 ? [] : [delivery])
        const ofGoods = applied.filter(({ promotionId }) => !free.includes(promotionId))
        expect(ofGoods.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(finalTotal)
        expect(ofGoods.length).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('the shares of the lines and of the delivery add up to what the promotions take off', () => {
    fc.assert(
      fc.property(lines, offered, (goods, promotions) => {
        const { shares, delivery, promotions: applied, promotionTotal } = price(goods, promotions)
        const free = applied.find(({ kind }) => kind === 'FREE_DELIVERY')
        expect(shares.delivery).toBe(free ? delivery : 0)
        expect(shares.goods.reduce((sum, share) => sum + share, shares.delivery)).toBe(promotionTotal)
        goods.forEach(({ offer, quantity, product }, index) => {
          const share = shares.goods[index]!
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(offer.unitPrice * quantity)
          const isCovered = applied.some(
            ({ kind, categories: own }) =>
              kind !== 'FREE_DELIVERY' && (own.length === 0 || own.includes(product.category)),
          )
          if (!isCovered) expect(share).toBe(0)
        })
      }),
    )
  })

  test('no goods give up more than they cost, category by category', () => {
    fc.assert(
      fc.property(lines, offered, fc.constantFrom(...categories), (goods, promotions, category) => {
        const own = goods.filter(({ product }) => product.category === category)
        const inside = promotions.map((each) => ({ ...each, categories: [category] }))
        const { promotions: applied } = price(goods, inside)
        const free = inside.filter(({ kind }) => kind === 'FREE_DELIVERY').map(({ id }) => id)
        const off = applied.filter(({ promotionId }) => !free.includes(promotionId))
        expect(off.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(
          price(own, []).finalTotal,
        )
      }),
    )
  })

  const said = ({ coupon, ...rest }: ReturnType<typeof price>) => ({
    ...rest,
    coupon: coupon && { ...coupon, problem: coupon.problem && inEnglish(coupon.problem) },
  })

  test('the order of lines and of promotions changes nothing', () => {
    fc.assert(
      fc.property(lines, offered, fc.integer(), (goods, promotions, seed) => {
        const shuffled = <Item>(items: Item[]): Item[] =>
          fc.sample(fc.shuffledSubarray(items, { minLength: items.length }), { seed, numRuns: 1 })[0]!
        const { shares: _, ...shuffledPrice } = said(price(shuffled(goods), shuffled(promotions)))
        expect(said(price(goods, promotions))).toMatchObject(shuffledPrice)
      }),
    )
  })

  test('one more promotion by itself never raises what is to be paid, without a coupon', () => {
    fc.assert(
      fc.property(lines, fc.array(promotion, { maxLength: 4 }), promotion, (goods, promotions, more) => {
        const known = promotions.map((each, n) => ({ ...each, id: `p${n}` }))
        const { totalToPay } = price(goods, [...known, { ...more, id: 'q' }])
        expect(totalToPay).toBeLessThanOrEqual(price(goods, known).totalToPay)
      }),
    )
  })
})
