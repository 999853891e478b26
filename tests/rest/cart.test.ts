import { describe, expect, test } from 'vitest'
import { linesOf } from '../support/cart.ts'
import { addPromotion, pricedCart, shopperWithCart } from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'
import type { Account } from '../support/api-client.ts'

const shop = await openShop()

const add = (who: Account, body: object) =>
  who.rest('POST', 'user/cart', { action: 'add', quantity: 1, ...body })
const change = (who: Account, body: object) =>
  who.rest('POST', 'user/updateCartQuantity', { userId: who.id, quantity: 1, ...body })
const remove = (who: Account, body: object) => who.rest('POST', 'user/delete_add_to_cart', body)
const read = (who: Account) => who.rest('GET', 'user/get_all_cart')

describe('a shopper', () => {
  test('adds and receives the specification’s own fields, in rupees', async () => {
    const meera = await shop.shopper('Meera')
    const { id, productName } = await shop.product({
      category: 'LEHENGA',
      tailorPrice: 1_999_99,
      discount: 15,
      images: [{ url: 'https://cdn.example/1.jpg' }, { url: 'https://cdn.example/2.jpg' }],
    })
    const added = await add(meera, { userId: meera.id, productId: id, productType: 'tailor', quantity: 2 })
    const item = {
      productId: id,
      productType: 'tailor',
      ProductName: productName,
      image: ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'],
      category: 'Lehenga',
      price: 1999.99,
      discount: 15,
      quantity: 2,
      totalPrice: 3399.98,
    }
    expect(added.status).toBe(200)
    expect(added.body).toMatchObject({ success: true, cart: [item] })
    expect((await read(meera)).body).toMatchObject({
      success: true,
      cartItems: [item],
      totalCartValue: 3999.98,
      discount: 600,
      finalTotal: 3399.98,
    })
  })

  test.each([
    ['readymade', 'READYMADE'],
    ['Readymade', 'READYMADE'],
    ['tailor', 'TAILOR'],
    ['Tailor Made', 'TAILOR'],
    ['tailor made', 'TAILOR'],
  ])('may call the type %j', async (productType, expected) => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    expect((await add(meera, { productId: id, productType })).status).toBe(200)
    expect(await linesOf(meera)).toEqual([[id, expected, 1]])
  })

  test.each(['custom', '', 'tailor; DROP TABLE', 7, null, { not: 'tailor' }, ['tailor']])(
    'may not call the type %j',
    async (productType) => {
      const meera = await shop.shopper('Meera')
      const { id } = await shop.product()
      const { status, body } = await add(meera, { productId: id, productType })
      expect(status).toBe(400)
      expect(body).toMatchObject({ success: false, field: 'productType' })
      expect(await linesOf(meera)).toEqual([])
    },
  )

  test.each([undefined, '', 1, '1'])('who sends %j for the quantity adds one', async (quantity) => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    await add(meera, { productId: id, productType: 'tailor', quantity })
    expect(await linesOf(meera)).toEqual([[id, 'TAILOR', 1]])
  })

  test.each([-1, 0, 1.5, '1.5', '-1', '1e9', '0x10', 'two', 100, 2147483648, 1e300, true, [1], { gt: 0 }])(
    'who sends %j for the quantity is refused with 400, and the cart stays',
    async (quantity) => {
      const meera = await shop.shopper('Meera')
      const { id } = await shop.product()
      await add(meera, { productId: id, productType: 'tailor', quantity: 2 })
      const { status, body } = await add(meera, { productId: id, productType: 'tailor', quantity })
      expect(status).toBe(400)
      expect(body).toMatchObject({ success: false, field: 'quantity' })
      expect(await linesOf(meera)).toEqual([[id, 'TAILOR', 2]])
    },
  )

  test('increases, decreases and, decreasing from 1, removes a line', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const line = { productId: id, productType: 'readymade' }
    await add(meera, line)
    expect((await change(meera, { ...line, action: 'increase' })).body.cartItems[0].quantity).toBe(2)
    expect((await change(meera, { ...line, action: 'decrease' })).body.cartItems[0].quantity).toBe(1)
    expect((await change(meera, { ...line, action: 'decrease' })).body.cartItems).toEqual([])
    expect((await change(meera, { ...line, action: 'decrease' })).status).toBe(404)
    expect((await change(meera, { ...line, action: 'double' })).status).toBe(400)
  })

  test('increases no line past the stock, past 99 or of what isn’t sold any more', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ quantityInStock: 1 })
    const [ready, made] = ['readymade', 'tailor'].map((productType) => ({ productId: id, productType }))
    await add(meera, ready!)
    await add(meera, { ...made, quantity: 99 })
    const raise = (line: object) => change(meera, { ...line, action: 'increase' })
    expect((await raise(ready!)).status).toBe(409)
    const full = await raise(made!)
    expect([full.status, full.body.field]).toEqual([400, 'quantity'])
    await shop.db.product.update({ where: { id }, data: { availabilityStatus: 'DISCONTINUED' } })
    expect((await raise(made!)).status).toBe(409)
    expect(await linesOf(meera)).toEqual([
      [id, 'READYMADE', 1],
      [id, 'TAILOR', 99],
    ])
  })

  test.each([{}, { productType: 'tailor' }, { productId: 'x' }, { productId: 7, productType: 'tailor' }])(
    'who removes %j is refused with 400, and the cart stays',
    async (body) => {
      const meera = await shop.shopper('Meera')
      const { id } = await shop.product()
      await add(meera, { productId: id, productType: 'tailor' })
      const { status, body: result } = await remove(meera, body)
      expect([status, result.success]).toEqual([400, false])
      expect(await linesOf(meera)).toEqual([[id, 'TAILOR', 1]])
    },
  )

  test('deletes a line, and deleting it again is no error', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    await add(meera, { productId: id, productType: 'tailor' })
    for (let time = 0; time < 2; time++) {
      const { status, body } = await remove(meera, { productId: id, productType: 'tailor' })
      expect([status, body.cartItems]).toEqual([200, []])
    }
  })

  test('receives 409 with the quantity in stock, or that it can’t be ordered', async () => {
    const meera = await shop.shopper('Meera')
    const few = await shop.product({ quantityInStock: 2 })
    const none = await shop.product({ availabilityStatus: 'OUT_OF_STOCK' })
    const old = await shop.product({ availabilityStatus: 'DISCONTINUED' })
    const draft = await shop.product({ productStatus: 'DRAFT' })
    const onlyTailor = await shop.product({ readyMadePrice: null })
    const scarce = await add(meera, { productId: few.id, productType: 'readymade', quantity: 3 })
    expect([scarce.status, scarce.body.message]).toEqual([
      409,
      `Only 2 of ${few.productName} left ready-made.`,
    ])
    for (const productType of ['readymade', 'tailor']) {
      expect((await add(meera, { productId: none.id, productType })).status).toBe(409)
      expect((await add(meera, { productId: old.id, productType })).status).toBe(409)
      expect((await add(meera, { productId: draft.id, productType })).status).toBe(404)
    }
    expect((await add(meera, { productId: onlyTailor.id, productType: 'readymade' })).status).toBe(409)
    expect(await linesOf(meera)).toEqual([])
  })

  test('is notified once when a product in the cart was deleted', async () => {
    const meera = await shop.shopper('Meera')
    const { id, productName } = await shop.product()
    await add(meera, { productId: id, productType: 'readymade' })
    await (await shop.admin()).rest('DELETE', 'admin/delete_product', { productId: id })
    expect((await read(meera)).body).toMatchObject({
      cartItems: [],
      removed: [{ ProductName: productName, productType: 'readymade' }],
    })
    expect((await read(meera)).body).toMatchObject({ cartItems: [], removed: [] })
  })
})

test('a shopper who posts another’s userId changes only their own cart', async () => {
  const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
  const { id } = await shop.product()
  const line = { userId: asha.id, productId: id, productType: 'readymade' }
  await add(asha, { ...line, quantity: 3 })
  await add(meera, { ...line, quantity: 2 })
  expect(await linesOf(meera)).toEqual([[id, 'READYMADE', 2]])
  await change(meera, { ...line, action: 'increase' })
  expect(await linesOf(meera)).toEqual([[id, 'READYMADE', 3]])
  await remove(meera, line)
  await change(meera, { ...line, action: 'decrease' })
  expect((await meera.rest('GET', `user/get_all_cart?userId=${asha.id}`)).body.cartItems).toEqual([])
  expect(await linesOf(asha)).toEqual([[id, 'READYMADE', 3]])
})

test('a guest receives 401 for every call of the cart, whatever the input', async () => {
  const guest = shop.guest()
  for (const [method, path] of [
    ['POST', 'user/cart'],
    ['GET', 'user/get_all_cart'],
    ['POST', 'user/updateCartQuantity'],
    ['POST', 'user/delete_add_to_cart'],
  ] as const) {
    const { status, headers, body } = await guest.rest(
      method,
      path,
      method === 'POST' ? { quantity: -1 } : undefined,
    )
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(body).toEqual({ success: false, message: 'Please log in first.' })
  }
})

test('the same changes over GraphQL and over REST leave the same rows', async () => {
  const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
  const a = await shop.product({ quantityInStock: 4, discount: 7, readyMadePrice: 1_234_56 })
  const b = await shop.product({ tailorPrice: 999_95, discount: 33 })

  await meera.mutate('addToCart', { productId: a.id, productType: 'READYMADE', quantity: 3 })
  await meera.mutate('addToCart', { productId: a.id, productType: 'READYMADE', quantity: 2 }) // too many
  await meera.mutate('addToCart', { productId: b.id, productType: 'TAILOR', quantity: 1 })
  await meera.mutate('changeCartQuantity', {
    ...{ productId: b.id, productType: 'TAILOR' },
    action: 'INCREASE',
  })
  await meera.mutate('changeCartQuantity', {
    ...{ productId: a.id, productType: 'READYMADE' },
    action: 'DECREASE',
  })
  await meera.mutate('addToCart', { productId: b.id, productType: 'READYMADE', quantity: 1 })
  await meera.mutate('removeFromCart', { productId: b.id, productType: 'READYMADE' })

  await add(asha, { productId: a.id, productType: 'readymade', quantity: 3 })
  await add(asha, { productId: a.id, productType: 'readymade', quantity: 2 })
  await add(asha, { productId: b.id, productType: 'tailor', quantity: 1 })
  await change(asha, { productId: b.id, productType: 'tailor', action: 'increase' })
  await change(asha, { productId: a.id, productType: 'readymade', action: 'decrease' })
  await add(asha, { productId: b.id, productType: 'readymade', quantity: 1 })
  await remove(asha, { productId: b.id, productType: 'readymade' })

  const rows = (userId: string) =>
    shop.db.cartLine.findMany({
      where: { userId },
      omit: { id: true, userId: true, createdAt: true },
      orderBy: { createdAt: 'asc' },
    })
  expect(await rows(meera.id)).toHaveLength(2)
  expect(await rows(asha.id)).toEqual(await rows(meera.id))
  // Both transports also report the same amounts.
  const { body } = await read(meera)
  const { data } = await meera.graphql('{ cart { totalCartValue discount finalTotal } }')
  for (const name of ['totalCartValue', 'discount', 'finalTotal'])
    expect(Math.round(body[name] * 100)).toBe(data.cart[name])
})

test('promotions are lines of their own, the same as over GraphQL', async () => {
  const { meera } = await shopperWithCart(shop, { readyMadePrice: 1_234_56 })
  const owner = await shop.admin()
  const { id } = await addPromotion(owner, { name: 'Free delivery', kind: 'FREE_DELIVERY' })
  await addPromotion(owner, { name: 'Leaflet', code: 'LEAFLET', percent: 15 })
  await meera.mutate('applyCoupon', { code: 'LEAFLET' })
  expect((await read(meera)).body).toMatchObject({
    totalCartValue: 1234.56,
    discount: 0,
    finalTotal: 1234.56,
    delivery: 99,
    promotions: [
      { name: 'Leaflet', code: 'LEAFLET', amount: 185.18 },
      { name: 'Free delivery', code: null, amount: 99 },
    ],
    coupon: { code: 'LEAFLET', name: 'Leaflet', problem: null },
    rounding: -0.38,
    totalToPay: 1049,
  })
  expect((await pricedCart(meera)).totalToPay).toBe(1_049_00)
  await owner.mutate('deletePromotion', { id })
})
