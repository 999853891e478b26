import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addApiClient } from '../support/api-clients.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { addZone, deleteZones } from '../support/delivery.ts'
import { placingOf, readyDraft } from '../support/orders.ts'
import { addPromotion, pricedCart, pricedDraft, shopperWithCart } from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
let owner: ApiClient

beforeAll(async () => {
  owner = await shop.admin()
})
afterEach(async () => {
  await deleteZones(owner)
  await shop.db.promotion.updateMany({ data: { isActive: false } })
})

const priceDraft = async (who: ApiClient, input: Json): Promise<Json> => {
  const { data, errors } = await who.graphql(
    `query ($input: DraftPriceInput!) { draftPrice(input: $input) {
      totalPrice delivery isDeliverable promotions { name code amount } totalToPay designs { id }
    } }`,
    { input },
  )
  return { ...data?.draftPrice, errors }
}
const one = (product: Json) => [{ productId: product.id, productType: 'READYMADE' as const }]

describe('the price of a draft that isn’t stored', () => {
  test('is that of the cart, the stored draft and the order, with coupon, offer and free delivery', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const { code } = await addPromotion(owner, { code: 'CART-TO-ORDER' })
    await addPromotion(owner, { name: 'Free delivery', kind: 'FREE_DELIVERY' })
    await meera.mutate('applyCoupon', { code })

    const { totalToPay, delivery } = await pricedCart(meera)
    const typed = await priceDraft(meera, { items: one(product) })
    expect(typed).toMatchObject({ totalToPay, delivery, designs: [{ id: product.id }] })
    expect(typed.promotions.map(({ name }: Json) => name)).toEqual(['Diwali', 'Free delivery'])
    expect(totalToPay).toBe(typed.totalPrice * 0.9)

    const draft = await readyDraft(meera, product.id)
    expect(await pricedDraft(meera, draft.id)).toMatchObject({ totalToPay })
    const { order } = await meera.mutate('placeOrder', {
      ...placingOf(draft),
      confirmedTotal: typed.totalToPay,
    })
    expect(order).toMatchObject({ orderNumber: expect.any(String) as string })
  })

  test('follows the quantity and the hand-over', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const single = await priceDraft(meera, { items: one(product) })
    const items = [{ ...one(product)[0], quantity: 2 }]
    expect((await priceDraft(meera, { items })).totalPrice).toBe(2 * single.totalPrice)
    expect(await priceDraft(meera, { items, fulfilment: 'PICKUP' })).toMatchObject({
      delivery: 0,
      totalToPay: 2 * single.totalPrice,
    })
    expect(await priceDraft(meera, { items: [] })).toMatchObject({ totalToPay: 0, delivery: 0 })
  })

  test('has the fee of the address, and without one that of the cart', async () => {
    const { meera, product } = await shopperWithCart(shop)
    await addZone(owner, { prefixes: ['400'], fee: 40_00 })
    await addZone(owner, { prefixes: ['560'], fee: 150_00 })
    await meera.mutate('setDeliveryPincode', { pincode: '560001' })
    const items = one(product)
    expect(await priceDraft(meera, { items })).toMatchObject({ delivery: 150_00 })
    expect(await priceDraft(meera, { items, pincode: '400001' })).toMatchObject({ delivery: 40_00 })
    expect(await priceDraft(meera, { items, pincode: '110001' })).toMatchObject({ isDeliverable: false })
  })

  test('gives guests the promotions of everybody, and none that depends on an account', async () => {
    const { product } = await shopperWithCart(shop)
    await addPromotion(owner, { name: 'Welcome', percent: 50, firstOrderOnly: true })
    await addPromotion(owner, { name: 'Once each', percent: 40, usageLimitPerCustomer: 1 })
    await addPromotion(owner, { name: 'Festival', percent: 20 })
    await addPromotion(owner, { name: 'Ended', percent: 60, endsOn: '2020-01-01' })
    await addPromotion(owner, { name: 'Coupon', code: 'NOT-FOR-GUESTS', percent: 70 })
    const { promotions } = await priceDraft(shop.guest(), { items: one(product) })
    expect(promotions.map(({ name }: Json) => name)).toEqual(['Festival'])
  })

  test('is the owner’s of a named draft, for the shop and nobody else', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const { code } = await addPromotion(owner, { code: 'OF-MEERA' })
    await meera.mutate('applyCoupon', { code })
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', { cartItems: one(product) })
    const input = { draftId: draft.id, items: one(product) }
    const own = await priceDraft(meera, input)
    expect(own.promotions).toMatchObject([{ code }])
    expect((await priceDraft(owner, input)).totalToPay).toBe(own.totalToPay)
    expect((await priceDraft(owner, { items: one(product) })).promotions).toEqual([])
    expect((await priceDraft(await shop.shopper('Stranger'), input)).errors).toHaveLength(1)
    expect((await priceDraft(shop.guest(), input)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
  })

  test('is that of a guest for an API key, which has no drafts', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', { cartItems: one(product) })
    await addPromotion(owner, { name: 'Welcome', percent: 50, firstOrderOnly: true })
    const { program } = await addApiClient(shop, ['WRITE_ORDERS', 'WRITE_CUSTOMERS'])
    const { promotions, errors } = await priceDraft(program, { items: one(product) })
    expect([promotions, errors]).toEqual([[], undefined])
    expect((await priceDraft(program, { draftId: draft.id, items: one(product) })).errors).toMatchObject([
      { message: 'There is no such draft; it may have been placed or discarded.' },
    ])
  })

  test('says nothing of designs that aren’t published', async () => {
    const hidden = await shop.product({ productStatus: 'DRAFT', readyMadePrice: 500_00 })
    expect(await priceDraft(shop.guest(), { items: one(hidden) })).toMatchObject({
      totalPrice: 0,
      totalToPay: 0,
      designs: [],
    })
  })

  test.each([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 100 }],
  ])('refuses a line whose %s is %j', async (field, wrong) => {
    const product = await shop.product()
    const { errors } = await priceDraft(shop.guest(), { items: [{ ...one(product)[0], ...wrong }] })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: `items.0.${field}` } }])
  })
})
