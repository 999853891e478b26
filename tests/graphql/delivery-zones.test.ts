import { afterEach, describe, expect, test } from 'vitest'
import { addZone, deleteZones, listZones } from '../support/delivery.ts'
import { customer, placingOf, readyDraft } from '../support/orders.ts'
import { addPromotion, pricedCart, shopperWithCart } from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient, Json } from '../support/api-client.ts'

const shop = await openShop()
const owner = await shop.admin()

afterEach(() => deleteZones(owner))

const hasZones = async () => (await shop.guest().graphql('{ shop { hasDeliveryZones } }')).data.shop

const restCart = async (who: ApiClient): Promise<Json> =>
  (await who.rest('GET', '/api/v1/user/get_all_cart')).body

const at = (pincode: string) => ({ customer: { ...customer, pincode } })

describe('a delivery zone', () => {
  test('is added, changed and deleted by the owner, and is in the audit log', async () => {
    expect(await hasZones()).toEqual({ hasDeliveryZones: false })
    const input = { name: ' Mumbai ', prefixes: ['4001', '400', '4001'], minDays: 1, maxDays: 2, fee: 50_00 }
    const { deliveryZone: zone, userErrors } = await owner.mutate('saveDeliveryZone', input)
    expect(userErrors).toEqual([])
    expect(zone).toMatchObject({ ...input, version: 1, name: 'Mumbai', prefixes: ['400', '4001'] })
    expect(await hasZones()).toEqual({ hasDeliveryZones: true })
    const change = { ...zone, prefixes: ['400', '401'], fee: 60_00 }
    const saved = await owner.mutate('saveDeliveryZone', change)
    expect(saved.deliveryZone).toEqual({ ...change, version: 2 })
    const stale = await owner.mutate('saveDeliveryZone', { ...change, name: 'Lost' })
    expect(stale).toMatchObject({ deliveryZone: saved.deliveryZone, userErrors: [{ code: 'CONFLICT' }] })
    expect((await owner.mutate('deleteDeliveryZone', { id: zone.id })).deletedDeliveryZoneId).toBe(zone.id)
    expect(await listZones(owner)).toEqual([])
    expect(await hasZones()).toEqual({ hasDeliveryZones: false })
    expect((await owner.mutate('deleteDeliveryZone', { id: zone.id })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
    const { edges } = (
      await owner.graphql(
        `query ($id: ID!) { auditLog(where: { entity: SHOP, entityId: $id }) { edges { node { action entityName } } } }`,
        { id: zone.id },
      )
    ).data.auditLog
    expect(edges.map(({ node }: Json) => `${node.action} ${node.entityName}`)).toEqual([
      'deliveryZone.delete Mumbai',
      'deliveryZone.update Mumbai',
      'deliveryZone.add Mumbai',
    ])
  })

  test('has a name and prefixes of its own, also when two are saved at once', async () => {
    await addZone(owner, { name: 'Mumbai', prefixes: ['400'] })
    const other = { name: 'Pune', prefixes: ['411', '400'], minDays: 1, maxDays: 2, fee: 0 }
    const { userErrors } = await owner.mutate('saveDeliveryZone', other)
    expect(userErrors).toEqual([
      { field: 'prefixes', code: 'CONFLICT', message: '400 belongs to the zone ‘Mumbai’ already.' },
    ])
    expect(
      (await owner.mutate('saveDeliveryZone', { ...other, name: 'MUMBAI', prefixes: ['411'] })).userErrors,
    ).toMatchObject([{ field: 'name', code: 'CONFLICT' }])
    const twins = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) =>
        owner.mutate('saveDeliveryZone', { ...other, name, prefixes: ['56'] }),
      ),
    )
    expect(twins.filter(({ deliveryZone }) => deliveryZone)).toHaveLength(1)
    expect(twins.flatMap(({ userErrors }) => userErrors.map(({ code }: Json) => code))).toEqual(
      Array(3).fill('CONFLICT'),
    )
  })

  test.each([
    ['a name', { name: '' }, 'name'],
    ['a prefix', { prefixes: [] }, 'prefixes'],
    ['digits as prefix', { prefixes: ['400', '40a'] }, 'prefixes.1'],
    ['at most six digits', { prefixes: ['4000501'] }, 'prefixes.0'],
    ['days', { minDays: -1 }, 'minDays'],
    ['days in their order', { minDays: 3, maxDays: 2 }, 'maxDays'],
    ['at most 60 days', { maxDays: 61 }, 'maxDays'],
    ['a fee within reason', { fee: 100_00_00_000_01 }, 'fee'],
  ])('needs %s', async (_, wrong, field) => {
    const { deliveryZone, userErrors } = await owner.mutate('saveDeliveryZone', {
      ...{ name: 'Goa', prefixes: ['403'], minDays: 1, maxDays: 2, fee: 0 },
      ...wrong,
    })
    expect(deliveryZone).toBeNull()
    expect(userErrors).toMatchObject([{ field, code: 'INVALID' }])
  })
})

describe('the fee of a zone', () => {
  test('is that of the longest prefix, the same in cart, REST, draft and order', async () => {
    const { meera, product } = await shopperWithCart(shop)
    await addZone(owner, { prefixes: ['4'], fee: 150_00 })
    await addZone(owner, { prefixes: ['40005'], fee: 45_50 })
    await addZone(owner, { prefixes: ['400'], fee: 70_00 })
    // Nobody knows where it goes.
    expect(await pricedCart(meera)).toMatchObject({ delivery: 99_00, totalToPay: 1_099_00 })
    const draft = await readyDraft(meera, product.id)
    expect(draft).toMatchObject({ delivery: 45_50, totalToPay: 1_046_00 })
    // The draft's address is the cart's.
    expect(await pricedCart(meera)).toMatchObject({ delivery: 45_50, totalToPay: 1_046_00 })
    expect(await restCart(meera)).toMatchObject({ delivery: 45.5, totalToPay: 1046 })
    const { order } = await meera.mutate('placeOrder', placingOf(draft))
    expect(order).toMatchObject({ delivery: 45_50, totalToPay: 1_046_00, promotions: [] })
  })

  test('follows the pincode that a shopper names, and is taken off by free delivery', async () => {
    const { meera } = await shopperWithCart(shop)
    await addZone(owner, { prefixes: ['4'], fee: 150_00 })
    await addZone(owner, { prefixes: ['400'], fee: 0 })
    expect((await meera.mutate('setDeliveryPincode', { pincode: '411 001' })).cart).toEqual({
      deliveryPincode: '411001',
      isDeliverable: true,
      delivery: 150_00,
      totalToPay: 1_150_00,
    })
    expect((await meera.mutate('setDeliveryPincode', { pincode: '४०००५०' })).cart).toMatchObject({
      deliveryPincode: '400050',
      delivery: 0,
    })
    expect((await meera.mutate('setDeliveryPincode', { pincode: '560001' })).cart).toMatchObject({
      deliveryPincode: '560001',
      isDeliverable: false,
      delivery: 99_00,
    })
    expect((await meera.mutate('setDeliveryPincode', { pincode: '4000' })).userErrors).toMatchObject([
      { field: 'pincode', code: 'INVALID' },
    ])
    const { id } = await addPromotion(owner, { kind: 'FREE_DELIVERY', minimumTotal: 1_000_00 })
    expect((await meera.mutate('setDeliveryPincode', { pincode: '411001' })).cart).toMatchObject({
      delivery: 150_00,
      totalToPay: 1_000_00,
    })
    await owner.mutate('deletePromotion', { id })
    expect((await meera.mutate('setDeliveryPincode', { pincode: null })).cart).toMatchObject({
      deliveryPincode: null,
      delivery: 99_00,
    })
  })

  test('isn’t charged other than it was confirmed', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const zone = await addZone(owner, { prefixes: ['400'], fee: 70_00 })
    const draft = await readyDraft(meera, product.id)
    await owner.mutate('saveDeliveryZone', { ...zone, fee: 90_00 })
    const refused = await meera.mutate('placeOrder', placingOf(draft))
    expect(refused.userErrors).toMatchObject([{ field: 'confirmedTotal', code: 'PRICE_CHANGED' }])
    expect(refused.orderDraft).toMatchObject({ delivery: 90_00, totalToPay: 1_090_00 })
    const { order } = await meera.mutate('placeOrder', placingOf({ ...draft, ...refused.orderDraft }))
    expect(order).toMatchObject({ delivery: 90_00, totalToPay: 1_090_00 })
  })
})

describe('a pincode without a zone', () => {
  test('is not delivered to, and can be picked up from', async () => {
    const { meera, product } = await shopperWithCart(shop)
    await addZone(owner, { prefixes: ['400'] })
    const draft = await readyDraft(meera, product.id, at('560001'))
    expect(draft.isDeliverable).toBe(false)
    const refused = await meera.mutate('placeOrder', placingOf(draft))
    expect(refused.order).toBeNull()
    expect(refused.userErrors).toEqual([
      {
        field: 'customer.pincode',
        code: 'PINCODE_NOT_SERVED',
        message: 'We don’t deliver to 560001 yet. Choose pick-up at the shop, or another address.',
      },
    ])
    const { id, version } = draft
    const { orderDraft: pickup } = await meera.mutate('saveOrderDraft', { id, version, fulfilment: 'PICKUP' })
    expect(pickup).toMatchObject({ isDeliverable: true, delivery: 0, totalToPay: 1_000_00 })
    const { order } = await meera.mutate('placeOrder', placingOf(pickup))
    expect(order).toMatchObject({ delivery: 0, totalToPay: 1_000_00 })
  })

  test('refuses a custom order, too', async () => {
    const meera = await shop.shopper('Meera')
    await addZone(owner, { prefixes: ['400'] })
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {
      orderType: 'CUSTOM',
      customCategory: 'BLOUSE',
      ...at('560001'),
    })
    expect((await meera.mutate('placeOrder', placingOf(draft))).userErrors).toMatchObject([
      { code: 'PINCODE_NOT_SERVED' },
    ])
  })

  test('is delivered to by a shop without zones, for the products’ own shipping cost', async () => {
    const { meera, product } = await shopperWithCart(shop)
    const draft = await readyDraft(meera, product.id, at('560001'))
    expect(draft).toMatchObject({ isDeliverable: true, delivery: 99_00 })
    expect((await meera.mutate('setDeliveryPincode', { pincode: '560001' })).cart).toMatchObject({
      deliveryPincode: null,
      delivery: 99_00,
    })
    expect((await meera.mutate('placeOrder', placingOf(draft))).order).toMatchObject({ totalToPay: 1_099_00 })
  })
})
