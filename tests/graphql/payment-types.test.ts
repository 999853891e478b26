import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customer, placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Input } from '../support/api-client.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const saree = await shop.product({
  readyMadePrice: 1_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 100,
})

async function saveSettings(settings: Partial<Input<'saveShopSettings'>>) {
  const { version } = await shop.db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
  return owner.mutate('saveShopSettings', { version, ...settings })
}

const upi = { vpa: 'roopkala@okbank', payeeName: 'Roopkala Boutique' }
const isRefused = [
  {
    field: 'paymentType',
    code: 'CONFLICT',
    message: 'This order can’t be paid in cash on delivery. Choose another way to pay.',
  },
]

const place = async (
  paymentType: Input<'placeOrder'>['paymentType'],
  fields: Parameters<typeof readyDraft>[2] = {},
) => meera.mutate('placeOrder', { ...placingOf(await readyDraft(meera, saree.id, fields)), paymentType })

beforeAll(() => saveSettings({ upi }))
beforeEach(() => saveSettings({ cashOnDeliveryLimit: null, cashOnDeliveryPrefixes: null }))

describe('the payment that is chosen when an order is placed', () => {
  test('is stored with the order, which then asks for it', async () => {
    const { order } = await place('UPI')
    expect(order).toMatchObject({ paymentType: 'UPI', paymentStatus: 'PENDING' })
    const { data } = await meera.graphql(
      'query ($id: ID!) { order(id: $id) { upiRequest { amount } } }',
      order,
    )
    expect(data.order.upiRequest).toEqual({ amount: 1_000_00 })
  })

  test('is cash on delivery for requests that name none', async () => {
    expect((await place(undefined)).order.paymentType).toBe('COD')
  })

  test('is refused where the shop doesn’t take it, and nothing is placed', async () => {
    const { order, orderDraft, userErrors } = await place('ONLINE')
    expect([order, userErrors]).toMatchObject([null, [{ field: 'paymentType', code: 'CONFLICT' }]])
    expect((await meera.mutate('placeOrder', placingOf(orderDraft))).userErrors).toEqual([])
  })

  test('belongs to what is placed under a key', async () => {
    const input = { ...placingOf(await readyDraft(meera, saree.id)), idempotencyKey: randomUUID() }
    const { order } = await meera.mutate('placeOrder', { ...input, paymentType: 'UPI' })
    expect((await meera.mutate('placeOrder', { ...input, paymentType: 'UPI' })).order.id).toBe(order.id)
    expect((await meera.mutate('placeOrder', input)).userErrors).toMatchObject([{ field: 'idempotencyKey' }])
  })
})

describe('cash on delivery', () => {
  test('is refused above the limit, in paise, and taken at it', async () => {
    await saveSettings({ cashOnDeliveryLimit: 999_99 })
    expect((await place('COD')).userErrors).toEqual(isRefused)
    await saveSettings({ cashOnDeliveryLimit: 1_000_00 })
    expect((await place('COD')).userErrors).toEqual([])
  })

  test('is refused outside of the owner’s pincodes', async () => {
    await saveSettings({ cashOnDeliveryPrefixes: ['4001', '११'] })
    expect((await place('COD')).userErrors).toEqual(isRefused)
    const inDelhi = { customer: { ...customer, pincode: '110001', city: 'New Delhi', state: 'Delhi' } }
    expect((await place('COD', inDelhi)).userErrors).toEqual([])
  })

  test('is taken for what is picked up, and in a shop that takes nothing else', async () => {
    await saveSettings({ cashOnDeliveryLimit: 1 })
    expect((await place('COD', { fulfilment: 'PICKUP' })).userErrors).toEqual([])
    await saveSettings({ upi: null })
    expect((await place('COD')).userErrors).toEqual([])
    await saveSettings({ upi })
  })

  test('has limits that are refused at their fields', async () => {
    const { userErrors } = await saveSettings({
      cashOnDeliveryLimit: 0,
      cashOnDeliveryPrefixes: ['400', 'Mumbai'],
    })
    expect(userErrors.map(({ field }) => field)).toEqual(['cashOnDeliveryLimit', 'cashOnDeliveryPrefixes.1'])
  })
})
