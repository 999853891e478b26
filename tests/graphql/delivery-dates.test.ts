import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayOf, noonOf } from '../../server/domain/shop/shop-time.ts'
import { addZone, deleteZones } from '../support/delivery.ts'
import { moveAlong } from '../support/order-changes.ts'
import { customer, orderProduct, placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient, Json } from '../support/api-client.ts'

const shop = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')
const product = await shop.product({ quantityInStock: 100, tailorPrice: 2_000_00 })

// Noon, so that no test runs over midnight.
const tomorrow = addDays(dayOf(shop.now()), 1)
shop.passTime((noonOf(tomorrow).getTime() - shop.now().getTime()) / 1000)
const today = dayOf(shop.now())
const inDays = (days: number) => addDays(today, days)

// Capacity 20 a week, 7 days of stitching, 2 days until the dispatch.
beforeEach(async () => {
  await addZone(owner, { prefixes: ['400'], minDays: 1, maxDays: 3, fee: 50_00 })
})
afterEach(() => deleteZones(owner))

const estimateFields = 'pincode isServed fee readyOn earliest latest'

const estimate = (productType: string, pincode = '400050', productId: string = product.id) =>
  shop.guest().graphql(
    `query ($pincode: String!, $productId: ID!, $productType: CartProductType!) {
      deliveryEstimate(pincode: $pincode, productId: $productId, productType: $productType) { ${estimateFields} }
    }`,
    { pincode, productId, productType },
  )

const estimated = async (...args: Parameters<typeof estimate>): Promise<Json> =>
  (await estimate(...args)).data.deliveryEstimate

const ofDraft = async (who: ApiClient, id: string): Promise<Json> =>
  (
    await who.graphql(
      `query ($id: ID!) { orderDraft(id: $id) { isNeededEarlier deliveryEstimate { ${estimateFields} } } }`,
      { id },
    )
  ).data.orderDraft

const dates = async (id: string): Promise<Json> =>
  (await meera.graphql('query ($id: ID!) { order(id: $id) { promisedDate deliveryDate } }', { id })).data
    .order

const tailored = (quantity: number) => ({
  orderType: 'TAILOR' as const,
  cartItems: [{ productId: product.id, productType: 'TAILOR' as const, quantity }],
})

describe('a design’s estimate', () => {
  test('of a ready-made piece is the dispatch and the transit, for everybody', async () => {
    expect(await estimated('READYMADE')).toEqual({
      pincode: '400050',
      isServed: true,
      fee: 50_00,
      readyOn: inDays(2),
      earliest: inDays(3),
      latest: inDays(5),
    })
  })

  test('of a stitched one follows the workshop’s open garments and its pace', async () => {
    expect(await estimated('TAILOR')).toMatchObject({ readyOn: inDays(7), latest: inDays(10) })
    const order = await orderProduct(meera, product.id, tailored(40))
    expect(await estimated('TAILOR')).toMatchObject({ readyOn: inDays(21), latest: inDays(24) })
    expect(await estimated('READYMADE')).toMatchObject({ latest: inDays(5) })
    await moveAlong(owner, order.id, 'CONFIRMED', 'STITCHING', 'READY')
    expect(await estimated('TAILOR')).toMatchObject({ readyOn: inDays(7) })
    const { workshop } = (
      await owner.graphql('{ workshop { version weeklyCapacity stitchingDays dispatchDays } }')
    ).data
    expect(workshop).toMatchObject({ stitchingDays: 7, dispatchDays: 2 })
    const save = (input: Json) =>
      owner.graphql(
        `mutation ($input: SaveWorkshopInput!) {
          saveWorkshop(input: $input) { workshop { version stitchingDays dispatchDays } userErrors { field code } }
        }`,
        { input: { weeklyCapacity: 20, festivals: [], ...input } },
      )
    const wrong = await save({ version: workshop.version, stitchingDays: -1, dispatchDays: 61 })
    expect(wrong.data.saveWorkshop.userErrors).toMatchObject([
      { field: 'stitchingDays', code: 'INVALID' },
      { field: 'dispatchDays', code: 'INVALID' },
    ])
    await save({ version: workshop.version, stitchingDays: 12, dispatchDays: 0 })
    expect(await estimated('TAILOR')).toMatchObject({ readyOn: inDays(12) })
    expect(await estimated('READYMADE')).toMatchObject({ readyOn: today, latest: inDays(3) })
    // What is left out stays.
    const saved = await save({ version: workshop.version + 1 })
    expect(saved.data.saveWorkshop.workshop).toMatchObject({ stitchingDays: 12, dispatchDays: 0 })
    await save({ version: workshop.version + 2, stitchingDays: 7, dispatchDays: 2 })
  })

  test('of a stitched one counts alterations, and no garments that are ready before their order', async () => {
    const readyOn = async () => (await estimated('TAILOR')).readyOn as string
    const { id } = await orderProduct(meera, product.id, tailored(40))
    await moveAlong(owner, id, 'CONFIRMED', 'STITCHING')
    expect(await readyOn()).toBe(inDays(21))
    const where = { orderId: id, number: { gt: 20 } }
    await shop.db.garment.updateMany({ where, data: { stageId: 'READY' } })
    expect(await readyOn()).toBe(inDays(14))
    await moveAlong(owner, id, 'READY', 'DELIVERED')
    expect(await readyOn()).toBe(inDays(7))
    await meera.mutate('requestAlteration', { orderId: id, details: 'Take in the waist.' })
    expect(await readyOn()).toBe(inDays(8))
    await shop.db.alteration.updateMany({ data: { completedAt: shop.now() } })
  })

  test('says where the shop doesn’t deliver', async () => {
    expect(await estimated('READYMADE', '560001')).toEqual({
      pincode: '560001',
      isServed: false,
      fee: null,
      readyOn: null,
      earliest: null,
      latest: null,
    })
  })

  test('is refused for what is no pincode, and for unknown designs', async () => {
    for (const wrong of ['4000', '40005x', ''])
      expect((await estimate('READYMADE', wrong)).errors![0]!.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'pincode',
      })
    const unknown = await estimate('READYMADE', '400050', '00000000-0000-4000-8000-000000000000')
    expect(unknown.errors).toHaveLength(1)
  })

  test('is null while the shop has no zones', async () => {
    await deleteZones(owner)
    expect(await estimated('READYMADE')).toBeNull()
  })
})

describe('a cart', () => {
  const ofCart = async (who: ApiClient): Promise<Json> =>
    (await who.graphql(`{ cart { deliveryEstimate { ${estimateFields} } } }`)).data.cart.deliveryEstimate

  test('arrives with its slowest goods, where the pincode is known', async () => {
    const asha = await shop.shopper('Asha')
    expect(await ofCart(asha)).toBeNull()
    await asha.mutate('setDeliveryPincode', { pincode: '400050' })
    expect(await ofCart(asha)).toBeNull()
    await asha.mutate('addToCart', { productId: product.id, productType: 'READYMADE' })
    expect(await ofCart(asha)).toMatchObject({ pincode: '400050', fee: 50_00, latest: inDays(5) })
    await asha.mutate('addToCart', { productId: product.id, productType: 'TAILOR' })
    expect(await ofCart(asha)).toMatchObject({ latest: (await estimated('TAILOR')).latest })
    await asha.mutate('setDeliveryPincode', { pincode: '560001' })
    expect(await ofCart(asha)).toMatchObject({ isServed: false, latest: null })
  })

  test('has no day while the shop has no zones', async () => {
    const asha = await shop.shopper('Asha')
    await asha.mutate('addToCart', { productId: product.id, productType: 'READYMADE' })
    await asha.mutate('setDeliveryPincode', { pincode: '400050' })
    await deleteZones(owner)
    expect(await ofCart(asha)).toBeNull()
  })
})

describe('an order', () => {
  test('is promised for the last day of its draft’s estimate, which no later change touches', async () => {
    const draft = await readyDraft(meera, product.id)
    const { deliveryEstimate } = await ofDraft(meera, draft.id)
    expect(deliveryEstimate).toMatchObject({ earliest: inDays(3), latest: inDays(5), fee: 50_00 })
    const { order } = await meera.mutate('placeOrder', placingOf(draft))
    const at = noonOf(inDays(5)).toISOString()
    expect(await dates(order.id)).toEqual({ promisedDate: inDays(5), deliveryDate: at })
    await deleteZones(owner)
    const later = noonOf(inDays(9)).toISOString()
    const { data } = await owner.graphql(
      `mutation ($input: SetDeliveryDateInput!) { setDeliveryDate(input: $input) { userErrors { message } } }`,
      { input: { id: order.id, version: 1, deliveryDate: later } },
    )
    expect(data.setDeliveryDate.userErrors).toEqual([])
    expect(await dates(order.id)).toEqual({ promisedDate: inDays(5), deliveryDate: later })
  })

  test('with stitched and ready-made garments is promised for its slowest', async () => {
    const draft = await readyDraft(meera, product.id, {
      orderType: 'TAILOR',
      cartItems: [
        { productId: product.id, productType: 'READYMADE' },
        { productId: product.id, productType: 'TAILOR', quantity: 21 },
      ],
    })
    const { order } = await meera.mutate('placeOrder', placingOf(draft))
    // 21 garments at 20 a week are 8 days.
    expect(await dates(order.id)).toMatchObject({ promisedDate: inDays(8 + 3) })
    await moveAlong(owner, order.id, 'CONFIRMED', 'STITCHING', 'READY')
  })

  test('that is picked up is promised without the transit', async () => {
    const draft = await readyDraft(meera, product.id, {
      fulfilment: 'PICKUP',
      customer: { ...customer, pincode: null },
    })
    expect((await ofDraft(meera, draft.id)).deliveryEstimate).toEqual({
      pincode: null,
      isServed: true,
      fee: 0,
      readyOn: inDays(2),
      earliest: inDays(2),
      latest: inDays(2),
    })
    const { order } = await meera.mutate('placeOrder', placingOf(draft))
    expect(await dates(order.id)).toMatchObject({ promisedDate: inDays(2) })
  })

  test('that is needed earlier is warned of, and placed all the same', async () => {
    const draft = await readyDraft(meera, product.id, { neededBy: inDays(4) })
    expect((await ofDraft(meera, draft.id)).isNeededEarlier).toBe(true)
    const { orderDraft: later } = await meera.mutate('saveOrderDraft', {
      id: draft.id,
      version: 1,
      neededBy: inDays(5),
    })
    expect((await ofDraft(meera, draft.id)).isNeededEarlier).toBe(false)
    const { orderDraft: early } = await meera.mutate('saveOrderDraft', {
      id: draft.id,
      version: later.version,
      neededBy: inDays(1),
    })
    const { order } = await meera.mutate('placeOrder', placingOf(early))
    expect(await dates(order.id)).toMatchObject({ promisedDate: inDays(5) })
  })

  test('gets no promise without zones, nor as a custom order', async () => {
    const { orderDraft: custom } = await meera.mutate('saveOrderDraft', {
      orderType: 'CUSTOM',
      customCategory: 'BLOUSE',
      customer,
    })
    expect((await ofDraft(meera, custom.id)).deliveryEstimate).toBeNull()
    const requested = await meera.mutate('placeOrder', placingOf(custom))
    expect(await dates(requested.order.id)).toEqual({ promisedDate: null, deliveryDate: null })
    await deleteZones(owner)
    const draft = await readyDraft(meera, product.id, { neededBy: inDays(1) })
    expect(await ofDraft(meera, draft.id)).toEqual({ isNeededEarlier: false, deliveryEstimate: null })
    const { order } = await meera.mutate('placeOrder', placingOf(draft))
    expect(await dates(order.id)).toEqual({ promisedDate: null, deliveryDate: null })
  })
})
