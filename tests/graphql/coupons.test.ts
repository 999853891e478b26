import { describe, expect, test } from 'vitest'
import { readymade } from '../support/cart.ts'
import { orderProduct, placingOf, readOrder, readyDraft } from '../support/orders.ts'
import {
  addPromotion,
  inputOf,
  pricedCart,
  pricedDraft,
  readPromotion,
  shopperWithCart,
} from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

const codesOf = ({ userErrors }: Json): string[] => userErrors.map(({ code }: Json) => code)

let count = 0
const coupon = async (fields: Json = {}) =>
  addPromotion(await shop.admin(), { code: `CODE-${++count}`, ...fields })

describe('a coupon', () => {
  test('is applied in capitals or not, to the cart and the drafts, and removed again', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const { code } = await coupon({ name: 'Leaflet' })
    const { cart, userErrors } = await meera.mutate('applyCoupon', { code: ` ${code.toLowerCase()} ` })
    expect(userErrors).toEqual([])
    const applied = {
      promotions: [{ name: 'Leaflet', code, amount: 100_00 }],
      coupon: { code, name: 'Leaflet', problem: null },
      totalToPay: 999_00,
    }
    expect(cart).toMatchObject(applied)
    const draft = await readyDraft(meera, product.id)
    expect(await pricedDraft(meera, draft.id)).toMatchObject(applied)
    expect(await pricedCart(await shop.shopper('Asha'))).toMatchObject({ coupon: null, promotions: [] })
    for (let time = 0; time < 2; time++) {
      const removed = await meera.mutate('removeCoupon', {})
      expect(removed.userErrors).toEqual([])
      expect(removed.cart).toMatchObject({ promotions: [], coupon: null, totalToPay: 1_099_00 })
    }
  })

  test('takes the place of the one before, which stays when the other is refused', async () => {
    const { meera } = await shopperWithCart(shop)
    const [first, second] = [await coupon(), await coupon({ percent: 20 })]
    await meera.mutate('applyCoupon', { code: first.code })
    expect((await meera.mutate('applyCoupon', { code: second.code })).cart.coupon.code).toBe(second.code)
    const ended = await coupon({ endsOn: '2020-01-01' })
    expect(codesOf(await meera.mutate('applyCoupon', { code: ended.code }))).toEqual(['PROMOTION_ENDED'])
    expect((await pricedCart(meera)).coupon.code).toBe(second.code)
  })

  test('for more or other goods is applied, says what it lacks, and applies once they are there', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const { code } = await coupon({ minimumTotal: 1_500_00 })
    const { cart } = await meera.mutate('applyCoupon', { code })
    expect(cart).toMatchObject({
      promotions: [],
      totalToPay: 1_099_00,
      coupon: {
        problem: {
          code: 'MINIMUM_TOTAL',
          message: 'Add designs for ₹500.00 more to use this coupon.',
          missing: 500_00,
        },
      },
    })
    await meera.mutate('addToCart', readymade(product.id))
    expect(await pricedCart(meera)).toMatchObject({
      promotions: [{ amount: 200_00 }],
      coupon: { problem: null },
    })
    const suits = await coupon({ categories: ['SUIT'] })
    expect((await meera.mutate('applyCoupon', { code: suits.code })).cart.coupon.problem.code).toBe(
      'NO_GOODS',
    )
  })

  test('that is unknown, switched off or still to come is answered alike', async () => {
    const { meera } = await shopperWithCart(shop)
    const off = await coupon({ isActive: false })
    const later = await coupon({ startsOn: '2090-01-01' })
    const results = [
      await meera.mutate('applyCoupon', { code: 'NO-SUCH' }),
      await meera.mutate('applyCoupon', { code: off.code }),
      await meera.mutate('applyCoupon', { code: later.code }),
      await meera.mutate('applyCoupon', { code: 'ñ or 1=1 \u0000'.slice(0, 8) }),
      await meera.mutate('applyCoupon', { code: '' }),
    ]
    for (const result of results)
      expect([result.cart, result.userErrors]).toEqual([
        null,
        [{ field: 'code', code: 'NOT_FOUND', message: 'There is no such coupon code. Please check it.' }],
      ])
  })

  test('can be guessed ten times in a quarter of an hour; codes that exist don’t count', async () => {
    const { meera } = await shopperWithCart(shop)
    const { code } = await coupon()
    for (let each = 0; each < 12; each++)
      expect(codesOf(await meera.mutate('applyCoupon', { code }))).toEqual([])
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, n) => meera.mutate('applyCoupon', { code: `GUESS-${n}` })),
    )
    const limited = guesses.filter(({ status }) => status === 429)
    expect(limited).toHaveLength(5)
    expect(limited[0]!.errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED' })
    expect((await meera.mutate('applyCoupon', { code })).status).toBe(429)
    const asha = await shop.shopper('Asha')
    expect(codesOf(await asha.mutate('applyCoupon', { code }))).toEqual([])
    await shop.db.rateLimit.deleteMany()
  })

  test('is no longer applied once an order has it; one that took nothing off stays', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const { code, id } = await coupon()
    await meera.mutate('applyCoupon', { code })
    const order = await orderProduct(meera, product.id)
    expect(order.promotions).toMatchObject([{ code, amount: 100_00 }])
    expect((await pricedCart(meera)).coupon).toBeNull()
    expect((await readPromotion(await shop.admin(), id)).used).toBe(1)
    const dear = await coupon({ minimumTotal: 5_000_00 })
    await meera.mutate('applyCoupon', { code: dear.code })
    expect((await orderProduct(meera, product.id)).promotions).toEqual([])
    expect((await pricedCart(meera)).coupon.code).toBe(dear.code)
  })

  test('also discounts the order that an admin places for the shopper, from that shopper’s uses', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const { code } = await coupon({ usageLimitPerCustomer: 1 })
    await meera.mutate('applyCoupon', { code })
    const draft = await readyDraft(meera, product.id)
    const sunita = await shop.staff()
    expect(await pricedDraft(sunita, draft.id)).toMatchObject({ coupon: { code }, totalToPay: 999_00 })
    expect((await sunita.mutate('placeOrder', placingOf(draft))).order.totalToPay).toBe(999_00)
    expect(codesOf(await meera.mutate('applyCoupon', { code }))).toEqual(['CONFLICT'])
    expect(codesOf(await sunita.mutate('applyCoupon', { code }))).toEqual([])
  })

  test('for a first order is refused to an account with an order, unless that was cancelled', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const { code } = await coupon({ firstOrderOnly: true })
    await meera.mutate('applyCoupon', { code })
    const { id } = await orderProduct(meera, product.id)
    expect(codesOf(await meera.mutate('applyCoupon', { code }))).toEqual(['CONFLICT'])
    await meera.mutate('cancelOrder', { id })
    expect(codesOf(await meera.mutate('applyCoupon', { code }))).toEqual([])
  })

  test('is available again after its order was cancelled, once', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const { code, id } = await coupon({ usageLimit: 1 })
    await meera.mutate('applyCoupon', { code })
    const order = await orderProduct(meera, product.id)
    const owner = await shop.admin()
    expect(await readPromotion(owner, id)).toMatchObject({ used: 1, status: 'USED_UP' })
    expect(codesOf(await meera.mutate('applyCoupon', { code }))).toEqual(['PROMOTION_ENDED'])
    await Promise.all(Array.from({ length: 5 }, () => meera.mutate('cancelOrder', { id: order.id })))
    expect(await readPromotion(owner, id)).toMatchObject({ used: 0, status: 'ACTIVE' })
    expect(codesOf(await meera.mutate('applyCoupon', { code }))).toEqual([])
    // The cancelled order still shows what it cost.
    expect(await readOrder(meera, order.id)).toMatchObject({ promotions: [{ code }], totalToPay: 999_00 })
  })

  test('that ended after it was shown refuses the order, with the draft at its price now', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const promotion = await coupon()
    await meera.mutate('applyCoupon', { code: promotion.code })
    const draft = await readyDraft(meera, product.id)
    const owner = await shop.admin()
    await owner.mutate('savePromotion', { ...inputOf(promotion), isActive: false })
    const refused = await meera.mutate('placeOrder', placingOf(draft))
    expect(refused).toMatchObject({
      order: null,
      userErrors: [
        {
          field: 'confirmedTotal',
          code: 'PROMOTION_ENDED',
          message:
            'This coupon has ended, or is used up. The total is now ₹1,099.00. Look at the prices and place the order again.',
        },
      ],
      orderDraft: { promotions: [], coupon: { problem: { code: 'ENDED' } }, totalToPay: 1_099_00 },
    })
    const again = await meera.mutate('placeOrder', { ...placingOf(draft), confirmedTotal: 1_099_00 })
    expect(again.order).toMatchObject({ promotions: [], totalToPay: 1_099_00 })
  })

  test('that the account can’t have any more refuses the order, and says why', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const owner = await shop.admin()
    const suit = await shop.product({ category: 'SUIT', readyMadePrice: 500_00, shippingCost: 0 })
    const refusal = (sentence: string, total: string) => [
      {
        field: 'confirmedTotal',
        code: 'PROMOTION_ENDED',
        message: `${sentence} The total is now ${total}. Look at the prices and place the order again.`,
      },
    ]
    const first = await coupon({ firstOrderOnly: true, categories: ['SUIT'] })
    await meera.mutate('applyCoupon', { code: first.code })
    const suitDraft = await readyDraft(meera, suit.id)
    await orderProduct(meera, product.id)
    expect((await meera.mutate('placeOrder', placingOf(suitDraft))).userErrors).toEqual(
      refusal('This coupon is for a first order only.', '₹500.00'),
    )

    const once = await coupon()
    await meera.mutate('applyCoupon', { code: once.code })
    await orderProduct(meera, product.id)
    await meera.mutate('applyCoupon', { code: once.code })
    const draft = await readyDraft(meera, product.id)
    await owner.mutateOrThrow('savePromotion', { ...inputOf(once), usageLimitPerCustomer: 1 })
    expect((await meera.mutate('placeOrder', placingOf(draft))).userErrors).toEqual(
      refusal('You have used this coupon already.', '₹1,099.00'),
    )
  })

  test('whose percent was lowered after it was shown is another total: PRICE_CHANGED', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const promotion = await coupon()
    await meera.mutate('applyCoupon', { code: promotion.code })
    const draft = await readyDraft(meera, product.id)
    await (await shop.admin()).mutate('savePromotion', { ...inputOf(promotion), percent: 5 })
    const refused = await meera.mutate('placeOrder', placingOf(draft))
    expect(codesOf(refused)).toEqual(['PRICE_CHANGED'])
    expect(refused.orderDraft.totalToPay).toBe(1_049_00)
  })
})
