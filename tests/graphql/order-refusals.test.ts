import { describe, expect, test } from 'vitest'
import { linesOf, readymade } from '../support/cart.ts'
import { readDraft } from '../support/order-drafts.ts'
import { customer, listOrders, placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Account, Json } from '../support/api-client.ts'

const shop = await openShop()

const nobodysId = '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'
const stockOf = async (id: string) =>
  (await shop.db.product.findUniqueOrThrow({ where: { id } })).quantityInStock
const orderCount = async (who: Account) => (await listOrders(who)).data.orders.totalCount
const fieldsOf = ({ userErrors }: { userErrors: Json[] }) => userErrors.map(({ field }) => field)

describe('a draft can’t be placed', () => {
  test('while anything is missing, and every such field is named at once', async () => {
    const meera = await shop.shopper('Meera')
    const sized = await shop.product({ sizes: [{ label: 'M' }] })
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {
      orderType: 'READYMADE',
      cartItems: [{ productId: sized.id, productType: 'READYMADE' }],
    })
    const result = await meera.mutate('placeOrder', placingOf(draft))
    expect(result.order).toBeNull()
    expect(fieldsOf(result)).toEqual([
      'customer.name',
      'customer.email',
      'customer.phone',
      'customer.street',
      'customer.city',
      'customer.state',
      'customer.pincode',
      'cartItems.0.size',
    ])
    expect(new Set(result.userErrors.map(({ code }: Json) => code))).toEqual(new Set(['INVALID']))
    expect(result.orderDraft).toMatchObject({ id: draft.id, version: draft.version })
    expect(await readDraft(meera, draft.id)).toEqual(draft)
    expect([await stockOf(sized.id), await orderCount(meera)]).toEqual([10, 0])
  })

  test.each([
    [{ email: 'meera' }, 'customer.email'],
    [{ phone: '987654321' }, 'customer.phone'],
    [{ phone: '98765432101' }, 'customer.phone'],
    [{ phone: '98765abcde' }, 'customer.phone'],
    [{ phone: '+1 9876543210' }, 'customer.phone'],
    [{ pincode: '40005' }, 'customer.pincode'],
    [{ pincode: '4000500' }, 'customer.pincode'],
    [{ pincode: 'MUMBAI' }, 'customer.pincode'],
    [{ city: '  ' }, 'customer.city'],
  ])('with %j', async (wrong, field) => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const draft = await readyDraft(meera, id, { customer: { ...customer, ...wrong } })
    const result = await meera.mutate('placeOrder', placingOf(draft))
    expect(result.userErrors).toMatchObject([{ field, code: 'INVALID' }])
    expect([await stockOf(id), await orderCount(meera)]).toEqual([10, 0])
  })

  test('without a line, or as a custom order without its garment or with a catalogue design', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const place = async (fields: Json) =>
      fieldsOf(await meera.mutate('placeOrder', placingOf(await readyDraft(meera, id, fields))))
    expect(await place({ cartItems: [] })).toEqual(['cartItems'])
    expect(await place({ orderType: 'TAILOR', cartItems: [] })).toEqual(['cartItems'])
    expect(await place({ orderType: 'CUSTOM', cartItems: [] })).toEqual(['customCategory'])
    expect(await place({ orderType: 'CUSTOM', customCategory: 'DRESS' })).toEqual(['cartItems'])
    expect(await orderCount(meera)).toBe(0)
  })

  test('in a size that the design doesn’t have', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ sizes: [{ label: 'S' }, { label: 'M' }] })
    const draft = await readyDraft(meera, id, {
      cartItems: [{ productId: id, productType: 'READYMADE', size: 'XL' }],
    })
    expect((await meera.mutate('placeOrder', placingOf(draft))).userErrors).toMatchObject([
      { field: 'cartItems.0.size', code: 'INVALID' },
    ])
  })

  test.each([
    { availabilityStatus: 'OUT_OF_STOCK' },
    { availabilityStatus: 'DISCONTINUED' },
    { productStatus: 'DRAFT' },
    { productStatus: 'ARCHIVED' },
  ] as const)('once a design is %j, neither ready-made nor tailored', async (status) => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const draft = await readyDraft(meera, id, {
      cartItems: (['READYMADE', 'TAILOR'] as const).map((productType) => ({ productId: id, productType })),
    })
    await (await shop.admin()).mutate('updateProduct', { id, ...status })
    expect((await meera.mutate('placeOrder', placingOf(draft))).userErrors).toMatchObject([
      { field: 'cartItems.0.productId', code: 'UNAVAILABLE' },
      { field: 'cartItems.1.productId', code: 'UNAVAILABLE' },
    ])
    expect([await stockOf(id), await orderCount(meera)]).toEqual([10, 0])
  })

  test('once a design was deleted, or isn’t offered in this way any more', async () => {
    const meera = await shop.shopper('Meera')
    const [deleted, onlyTailor] = [await shop.product(), await shop.product()]
    const cartItems = [deleted, onlyTailor].map(({ id }) => ({
      productId: id,
      productType: 'READYMADE' as const,
    }))
    const draft = await readyDraft(meera, deleted.id, { cartItems })
    await (await shop.admin()).rest('DELETE', 'admin/delete_product', { productId: deleted.id })
    await (await shop.admin()).mutate('updateProduct', { id: onlyTailor.id, readyMadePrice: null })
    expect((await meera.mutate('placeOrder', placingOf(draft))).userErrors).toMatchObject([
      { field: 'cartItems.0.productId', code: 'UNAVAILABLE' },
      { field: 'cartItems.1.productId', code: 'UNAVAILABLE' },
    ])
    expect(await stockOf(onlyTailor.id)).toBe(10)
  })

  test('for more ready-made pieces than in stock, summed over its lines, and nothing is taken', async () => {
    const meera = await shop.shopper('Meera')
    const [plenty, scarce] = [await shop.product(), await shop.product({ quantityInStock: 5 })]
    const line = (id: string, quantity: number) => ({
      productId: id,
      productType: 'READYMADE' as const,
      quantity,
    })
    const cartItems = [line(plenty.id, 2), line(scarce.id, 3), line(scarce.id, 3)]
    const draft = await readyDraft(meera, plenty.id, { cartItems })
    await meera.mutate('addToCart', readymade(plenty.id))
    const message = `Only 5 of ${scarce.productName} left ready-made.`
    expect((await meera.mutate('placeOrder', placingOf(draft))).userErrors).toEqual([
      { field: 'cartItems.1.quantity', code: 'OUT_OF_STOCK', message },
      { field: 'cartItems.2.quantity', code: 'OUT_OF_STOCK', message },
    ])
    expect([await stockOf(plenty.id), await stockOf(scarce.id)]).toEqual([10, 5])
    expect(await linesOf(meera)).toHaveLength(1)
  })

  test('at another version than the one that was shown', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const seen = await readyDraft(meera, id)
    const { orderDraft: now } = await meera.mutate('saveOrderDraft', {
      id: seen.id,
      version: 1,
      color: 'Teal',
    })
    const result = await meera.mutate('placeOrder', placingOf(seen))
    expect(result.userErrors).toMatchObject([{ field: 'version', code: 'CONFLICT' }])
    expect(result.orderDraft).toMatchObject({ id: seen.id, version: 2 })
    expect(await readDraft(meera, seen.id)).toEqual(now)
  })

  test('by a stranger', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const draft = await readyDraft(meera, id)
    const result = await (await shop.shopper('Asha')).mutate('placeOrder', placingOf(draft))
    expect(result).toMatchObject({ order: null, orderDraft: null, userErrors: [{ code: 'NOT_FOUND' }] })
    expect(await readDraft(meera, draft.id)).toEqual(draft)
    expect(await stockOf(id)).toBe(10)
  })

  test.each(['', 'x', "' OR 1=1--", 'a\0b', nobodysId])('of the id %j', async (draftId) => {
    const meera = await shop.shopper('Meera')
    const input = { draftId, version: 1, idempotencyKey: 'a key of mine', confirmedTotal: 0 }
    expect((await meera.mutate('placeOrder', input)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  })

  test.each(['', 'short', 'a'.repeat(101), 'a key\0 of mine'])('under the key %j', async (idempotencyKey) => {
    const meera = await shop.shopper('Meera')
    const draft = await readyDraft(meera, (await shop.product()).id)
    expect(
      (await meera.mutate('placeOrder', { ...placingOf(draft), idempotencyKey })).userErrors,
    ).toMatchObject([{ field: 'idempotencyKey', code: 'INVALID' }])
  })
})

describe('the total', () => {
  test('that was confirmed is outdated: the shopper receives the current one, nothing happens until it is confirmed', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ readyMadePrice: 1_800_00, shippingCost: 99_00 })
    const draft = await readyDraft(meera, id)
    await meera.mutate('addToCart', readymade(id))
    await (await shop.admin()).mutate('updateProduct', { id, readyMadePrice: 2_00_000_50 })

    const placing = placingOf(draft)
    const refused = await meera.mutate('placeOrder', placing)
    expect(refused.order).toBeNull()
    expect(refused.userErrors).toEqual([
      {
        field: 'confirmedTotal',
        code: 'PRICE_CHANGED',
        message: 'The total is now ₹2,00,100.00. Look at the prices and place the order again.',
      },
    ])
    expect(refused.orderDraft).toMatchObject({ totalPrice: 2_00_000_50, totalToPay: 2_00_100_00 })
    expect([await stockOf(id), await orderCount(meera)]).toEqual([10, 0])
    expect(await linesOf(meera)).toHaveLength(1)
    expect(await readDraft(meera, draft.id)).toMatchObject({ version: draft.version })

    const agreed = await meera.mutate('placeOrder', {
      ...placing,
      confirmedTotal: refused.orderDraft.totalToPay,
    })
    expect(agreed.userErrors).toEqual([])
    expect(agreed.order).toMatchObject({ totalPrice: 2_00_000_50, delivery: 99_00, totalToPay: 2_00_100_00 })
  })

  test('includes delivery', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ shippingCost: 99_00 })
    const draft = await readyDraft(meera, id)
    await (await shop.admin()).mutate('updateProduct', { id, shippingCost: 100_00 })
    expect((await meera.mutate('placeOrder', placingOf(draft))).userErrors).toMatchObject([
      { code: 'PRICE_CHANGED' },
    ])
  })

  test.each([0, 1, 1_898_99])('of %i paise isn’t the order’s total, whoever sends it', async (total) => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ readyMadePrice: 1_800_00, shippingCost: 99_00 })
    const draft = await readyDraft(meera, id)
    expect(
      (await meera.mutate('placeOrder', { ...placingOf(draft), confirmedTotal: total })).userErrors,
    ).toMatchObject([{ field: 'confirmedTotal', code: 'PRICE_CHANGED' }])
    expect(await orderCount(meera)).toBe(0)
  })

  test('has to be confirmed; a custom order has none to confirm', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const priced = await readyDraft(meera, id)
    const enquiry = await readyDraft(meera, id, {
      orderType: 'CUSTOM',
      customCategory: 'DRESS',
      cartItems: [],
    })
    for (const [placing, message] of [
      [{ ...placingOf(priced), confirmedTotal: null }, 'Say which total was confirmed.'],
      [
        { ...placingOf(enquiry), confirmedTotal: 0 },
        'A custom order has no total yet: the shop names its price afterwards.',
      ],
    ] as const)
      expect((await meera.mutate('placeOrder', placing)).userErrors).toMatchObject([
        { field: 'confirmedTotal', code: 'INVALID', message },
      ])
    expect(await orderCount(meera)).toBe(0)
  })
})

describe('an order’s row', () => {
  test.each([
    ['a price below 0', { totalPrice: -1n }],
    ['goods without delivery', { delivery: null }],
    ['no price though it isn’t a custom order', { totalPrice: null, delivery: null }],
    ['a phone number of 9 digits', { customerPhone: '987654321' }],
    ['a garment though it isn’t a custom order', { customCategory: 'DRESS' as const }],
  ])('can’t have %s', async (_what, data) => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const { order } = await meera.mutate('placeOrder', placingOf(await readyDraft(meera, id)))
    await expect(shop.db.order.update({ where: { id: order.id }, data })).rejects.toThrow(/orders_/)
  })

  test.each([
    ['no piece', { quantity: 0 }],
    ['100 pieces', { quantity: 100 }],
    ['another price than the rule gives', { unitPrice: 1n }],
    ['a discount above 100 percent', { discount: 101 }],
  ])('can’t have a line with %s', async (_what, data) => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const { order } = await meera.mutate('placeOrder', placingOf(await readyDraft(meera, id)))
    const key = { orderId_position: { orderId: order.id, position: 0 } }
    await expect(shop.db.orderItem.update({ where: key, data })).rejects.toThrow(/order_items_/)
  })
})
