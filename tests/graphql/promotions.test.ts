import { describe, expect, test } from 'vitest'
import { inHindi } from '../support/in-hindi.ts'
import { cartOf, readymade } from '../support/cart.ts'
import { moveAlong, orderCustom, trackOrder } from '../support/order-changes.ts'
import { customer, orderProduct, placingOf, readOrder, readyDraft } from '../support/orders.ts'
import { readCustomer } from '../support/people.ts'
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

let count = 0
const coupon = async (fields: Json = {}) =>
  addPromotion(await shop.admin(), { code: `CODE-${++count}`, ...fields })

describe('an automatic promotion', () => {
  test('is a line of its own in cart, draft and order, and the other totals stay', async () => {
    const { meera, product } = await shopperWithCart(shop, { discount: 10 })
    const owner = await shop.admin()
    const promotion = await addPromotion(owner, {
      name: 'Navratri',
      translations: inHindi('नवरात्रि'),
      percent: 20,
    })
    const free = await addPromotion(owner, { name: 'Free', kind: 'FREE_DELIVERY', minimumTotal: 900_00 })
    const lines = [
      { name: 'Navratri', translations: inHindi('नवरात्रि'), code: null, amount: 180_00 },
      { name: 'Free', translations: [], code: null, amount: 99_00 },
    ]
    await meera.mutate('addToCart', readymade(product.id))
    expect({ ...(await cartOf(meera)), ...(await pricedCart(meera)) }).toMatchObject({
      totalCartValue: 2_000_00,
      discount: 200_00,
      finalTotal: 1_800_00,
      delivery: 99_00,
      promotions: [{ amount: 360_00 }, { amount: 99_00 }],
      coupon: null,
      totalToPay: 1_440_00,
    })
    const draft = await readyDraft(meera, product.id)
    expect(await pricedDraft(meera, draft.id)).toMatchObject({
      totalPrice: 900_00,
      delivery: 99_00,
      promotions: lines,
      totalToPay: 720_00,
    })
    const { order, userErrors } = await meera.mutate('placeOrder', placingOf(draft))
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      totalPrice: 900_00,
      saving: 100_00,
      delivery: 99_00,
      promotions: lines,
      totalToPay: 720_00,
    })
    expect((await readPromotion(owner, promotion.id)).used).toBe(1)
    // The order holds a copy.
    await owner.mutate('savePromotion', { ...inputOf(promotion), name: 'Later', percent: 50 })
    await owner.mutate('deletePromotion', { id: free.id })
    await owner.mutate('deletePromotion', { id: promotion.id })
    expect(await readOrder(meera, order.id)).toEqual(order)
  })

  test('applies from its first to its last day in the shop’s time zone', async () => {
    const { meera } = await shopperWithCart(shop)
    const day = (days: number) => {
      const shopTime = shop.now().getTime() + (5.5 + 24 * days) * 60 * 60 * 1000
      return new Date(shopTime).toISOString().slice(0, 10)
    }
    const owner = await shop.admin()
    const { id } = await addPromotion(owner, { startsOn: day(1), endsOn: day(2) })
    const applies = async () => [
      (await pricedCart(meera)).promotions.length,
      (await readPromotion(owner, id)).status,
    ]
    expect(await applies()).toEqual([0, 'SCHEDULED'])
    shop.passTime(24 * 60 * 60)
    expect(await applies()).toEqual([1, 'ACTIVE'])
    shop.passTime(24 * 60 * 60)
    expect(await applies()).toEqual([1, 'ACTIVE'])
    shop.passTime(24 * 60 * 60)
    expect(await applies()).toEqual([0, 'ENDED'])
    await owner.mutate('deletePromotion', { id })
  })

  test('does not apply to a custom order', async () => {
    const owner = await shop.admin()
    const { id } = await addPromotion(owner, { kind: 'FREE_DELIVERY' })
    const { meera } = await shopperWithCart(shop)
    const { code } = await coupon()
    await meera.mutate('applyCoupon', { code })
    const order = await orderCustom(meera)
    expect(order.totalPrice).toBeNull()
    expect((await pricedCart(meera)).coupon).toMatchObject({ code })
    await owner.mutate('deletePromotion', { id })
  })
})

test('revenue, and what a customer has spent, are what was paid', async () => {
  const { meera, product } = await shopperWithCart(shop)
  const owner = await shop.admin()
  const revenue = async () =>
    (await owner.graphql('{ dashboard { days { revenue } } }')).data.dashboard.days.at(-1).revenue as number
  const before = await revenue()
  const { code } = await coupon({ kind: 'AMOUNT', amount: 300_00 })
  await meera.mutate('applyCoupon', { code })
  const { id } = await orderProduct(meera, product.id)
  shop.passTime(4)
  expect((await revenue()) - before).toBe(799_00)
  await moveAlong(owner, id, 'CONFIRMED', 'READY', 'DELIVERED')
  expect((await readCustomer(owner, meera.id)).data.customer.spent).toBe(799_00)
})

test('the tracking link shows what was taken off, without the code', async () => {
  const { meera, product } = await shopperWithCart(shop)
  const { code } = await coupon({ name: 'For Meera' })
  await meera.mutate('applyCoupon', { code })
  const { id } = await orderProduct(meera, product.id)
  const { data } = await meera.graphql('query ($id: ID!) { order(id: $id) { trackingToken } }', { id })
  expect((await trackOrder(shop.guest(), data.order.trackingToken)).data.trackedOrder).toMatchObject({
    promotions: [{ name: 'For Meera', code: null, amount: 100_00 }],
    totalToPay: 999_00,
  })
})

test('the export of a customer’s data holds coupon and promotions of orders', async () => {
  const { meera, product } = await shopperWithCart(shop)
  const [used, next] = [await coupon(), await coupon()]
  await meera.mutate('applyCoupon', { code: used.code })
  await orderProduct(meera, product.id, { customer: { ...customer, name: 'Meera' } })
  await meera.mutate('applyCoupon', { code: next.code })
  const payload = await (await shop.admin()).mutate('exportCustomer', { customerId: meera.id })
  const { appliedCoupon, orders } = JSON.parse(payload.json)
  expect(appliedCoupon.promotion.code).toBe(next.code)
  expect(orders[0].promotions).toMatchObject([{ code: used.code, amount: 100_00 }])
})
