import { describe, expect, test } from 'vitest'
import { inParallel } from '../support/parallel.ts'
import { placingOf, readyDraft } from '../support/orders.ts'
import { addPromotion, pricedDraft, readPromotion } from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'
import type { Account, Json } from '../support/api-client.ts'

const shop = await openShop()
const replica = await shop.replica()

const codesOf = ({ userErrors }: Json): string[] => userErrors.map(({ code }: Json) => code)
/** Stitched to measure: orders of it don't wait for each other to take stock, only for the promotion. */
const saree = () => shop.product({ tailorPrice: 1_000_00, discount: 0, shippingCost: 99_00 })
const tailoredDraft = (who: Account, productId: string) =>
  readyDraft(who, productId, { orderType: 'TAILOR', cartItems: [{ productId, productType: 'TAILOR' }] })

/** A draft of one saree with the coupon, as the shopper has seen it. */
async function readyWith(who: Account, productId: string, code: string) {
  await who.mutate('applyCoupon', { code })
  return pricedDraft(who, (await tailoredDraft(who, productId)).id)
}

describe('usage limits hold:', () => {
  test('60 concurrent orders of different shoppers on two processes use a coupon for ten orders ten times', async () => {
    const owner = await shop.admin()
    const { id } = await saree()
    const { code, id: promotionId } = await addPromotion(owner, { code: 'TEN-TIMES', usageLimit: 10 })
    const shoppers = await inParallel(
      10,
      Array.from({ length: 60 }, (_, n) => n),
      async (n) => {
        const who = await shop.shopper(`Shopper ${n}`)
        const draft = await readyWith(who, id, code)
        expect(draft.totalToPay).toBe(999_00)
        return { who: n % 2 ? replica.at(who) : who, draft }
      },
    )
    const results = await Promise.all(
      shoppers.map(({ who, draft }) => who.mutate('placeOrder', placingOf(draft))),
    )
    const placed = results.filter(({ order }) => order)
    expect(placed.map(({ order }) => order.totalToPay)).toEqual(Array(10).fill(999_00))
    const refused = results.filter(({ order }) => !order)
    expect(refused.map(codesOf)).toEqual(Array(50).fill(['PROMOTION_ENDED']))
    for (const { orderDraft } of refused)
      expect(orderDraft).toMatchObject({
        promotions: [],
        coupon: { problem: { code: 'ENDED' } },
        totalToPay: 1_099_00,
      })
    expect(await readPromotion(owner, promotionId)).toMatchObject({ used: 10, status: 'USED_UP' })
    expect(await shop.db.orderPromotion.count({ where: { promotionId } })).toBe(10)
    // Nothing is lost: the others order at the price without it.
    const { who, draft } = shoppers[results.findIndex(({ order }) => !order)]!
    const { order } = await who.mutate('placeOrder', { ...placingOf(draft), confirmedTotal: 1_099_00 })
    expect(order).toMatchObject({ promotions: [], totalToPay: 1_099_00 })
  }, 60_000)

  test('concurrent orders of one account use a coupon for two of its orders twice', async () => {
    const owner = await shop.admin()
    const meera = await shop.shopper('Meera')
    const { id } = await saree()
    const { code, id: promotionId } = await addPromotion(owner, {
      code: 'TWICE-EACH',
      usageLimitPerCustomer: 2,
    })
    await meera.mutate('applyCoupon', { code })
    const drafts = await Promise.all(Array.from({ length: 8 }, () => tailoredDraft(meera, id)))
    // The first order takes the coupon off the account: it is applied again and again meanwhile.
    const [results] = await Promise.all([
      Promise.all(
        drafts.map((draft, n) => (n % 2 ? meera : replica.at(meera)).mutate('placeOrder', placingOf(draft))),
      ),
      ...Array.from({ length: 20 }, () => meera.mutate('applyCoupon', { code })),
    ])
    const uses = results.filter(({ order }) => order).flatMap(({ order }) => order.promotions)
    expect(uses.length).toBeLessThanOrEqual(2)
    expect(uses.length).toBeGreaterThan(0)
    expect((await readPromotion(owner, promotionId)).used).toBe(uses.length)
    for (const code of results.flatMap(codesOf)) expect(['PRICE_CHANGED', 'PROMOTION_ENDED']).toContain(code)
  })

  test('a first-order discount that applies by itself is had by one of an account’s concurrent first orders', async () => {
    const owner = await shop.admin()
    const meera = await shop.shopper('Meera')
    const { id } = await saree()
    const promotion = await addPromotion(owner, { name: 'Welcome', firstOrderOnly: true, percent: 50 })
    const drafts = await Promise.all(Array.from({ length: 6 }, () => tailoredDraft(meera, id)))
    const results = await Promise.all(
      drafts.map((draft, n) => (n % 2 ? meera : replica.at(meera)).mutate('placeOrder', placingOf(draft))),
    )
    expect(results.filter(({ order }) => order).map(({ order }) => order.totalToPay)).toEqual([599_00])
    expect((await readPromotion(owner, promotion.id)).used).toBe(1)
    const { used: _, status: __, ...fields } = promotion
    await owner.mutate('savePromotion', { ...fields, isActive: false })
  })

  test('orders and cancellations at the same time leave as many uses as there are orders', async () => {
    const owner = await shop.admin()
    const { id } = await saree()
    const { code, id: promotionId } = await addPromotion(owner, { code: 'COME-AND-GO', usageLimit: 8 })
    const shoppers = await inParallel(
      8,
      Array.from({ length: 24 }, (_, n) => n),
      async (n) => {
        const who = await shop.shopper(`Guest ${n}`)
        return { who: n % 2 ? replica.at(who) : who, draft: await readyWith(who, id, code) }
      },
    )
    const outcomes = await Promise.all(
      shoppers.map(async ({ who, draft }, n) => {
        const { order } = await who.mutate('placeOrder', placingOf(draft))
        if (!order) return 'refused'
        if (n % 3 > 0) return 'placed'
        return (await (n % 2 ? owner : who).mutate('cancelOrder', { id: order.id })).order.orderStatus
      }),
    )
    expect(outcomes.filter((outcome) => outcome !== 'refused').length).toBeGreaterThanOrEqual(8)
    const left = await shop.db.orderPromotion.count({
      where: { promotionId, order: { orderStatus: { not: 'CANCELLED' } } },
    })
    expect((await readPromotion(owner, promotionId)).used).toBe(left)
    expect(left).toBe(outcomes.filter((outcome) => outcome === 'placed').length)
    expect(left).toBeLessThanOrEqual(8)
  })

  test('while the owner changes the promotion, each order has the price that was confirmed, and no request fails', async () => {
    const owner = await shop.admin()
    const { id } = await saree()
    const promotion = await addPromotion(owner, { code: 'MOVING' })
    const shoppers = await inParallel(
      8,
      Array.from({ length: 16 }, (_, n) => n),
      async (n) => {
        const who = await shop.shopper(`Guest ${n}`)
        return { who, draft: await readyWith(who, id, 'MOVING') }
      },
    )
    const { used: _, status: __, ...fields } = promotion
    const [saved, ...results] = await Promise.all([
      owner.mutate('savePromotion', { ...fields, percent: 5 }),
      ...shoppers.map(({ who, draft }) => who.mutate('placeOrder', placingOf(draft))),
    ])
    expect(saved.userErrors).toEqual([])
    for (const { order, userErrors } of results)
      expect(order ? order.totalToPay : userErrors[0]!.code).toSatisfy((outcome: unknown) =>
        [999_00, 'PRICE_CHANGED', 'PROMOTION_ENDED'].includes(outcome as number),
      )
  })
})
