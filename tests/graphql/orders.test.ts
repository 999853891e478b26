import { describe, expect, test } from 'vitest'
import { linesOf, readymade, tailor } from '../support/cart.ts'
import { readDraft } from '../support/order-drafts.ts'
import { customer, listOrders, orderProduct, placingOf, readOrder, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

const nobodysId = '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'
const stockOf = async (id: string) =>
  (await shop.db.product.findUniqueOrThrow({ where: { id } })).quantityInStock
const medium = { label: 'M', chest: 90, waist: 76, hip: 96, length: 110 }

describe('a shopper places an order', () => {
  test('of two garments, and receives all that was entered', async () => {
    const meera = await shop.shopper('Meera')
    const lehenga = await shop.product({
      category: 'LEHENGA',
      tailorPrice: 2_000_00,
      discount: 15,
      shippingCost: 120_00,
      images: [
        { url: 'https://cdn.example/lehenga.jpg', alt: 'Front' },
        { url: 'https://cdn.example/back.jpg' },
      ],
    })
    const dress = await shop.product({
      category: 'DRESS',
      readyMadePrice: 10_50,
      discount: 15,
      shippingCost: 80_00,
      quantityInStock: 10,
      sizes: [{ label: 'S' }, medium],
    })
    const draft = await readyDraft(meera, lehenga.id, {
      orderType: 'TAILOR',
      cartItems: [
        { productId: lehenga.id, productType: 'TAILOR', measurements: { lehenga: { waist: 70.5, hip: 96 } } },
        { productId: dress.id, productType: 'READYMADE', quantity: 3, size: 'M' },
      ],
      clothPics: ['https://cdn.example/cloth.jpg'],
      color: 'Teal',
      customerDetails: 'For a wedding on 12 December.',
      specialInstructions: 'Please ring before 5.',
    })
    expect(draft).toMatchObject({ totalPrice: 1_726_79, delivery: 120_00, totalToPay: 1_847_00 })

    const { order, orderDraft, userErrors } = await meera.mutate('placeOrder', placingOf(draft))
    expect([userErrors, orderDraft]).toEqual([[], null])
    expect(order).toMatchObject({
      orderNumber: expect.stringMatching(/^\d{3}-\d{3}$/) as string,
      orderType: 'TAILOR',
      customCategory: null,
      customer: { ...customer, country: 'India' },
      clothPics: ['https://cdn.example/cloth.jpg'],
      color: 'Teal',
      customerDetails: 'For a wedding on 12 December.',
      specialInstructions: 'Please ring before 5.',
      totalPrice: 1_726_79,
      saving: 300_00 + 3 * 1_57,
      delivery: 120_00,
      totalToPay: 1_847_00,
      deliveryDate: null,
      paymentStatus: 'PENDING',
      paymentType: 'COD',
      orderStatus: 'PENDING',
    })
    expect(order.items).toMatchObject([
      {
        product: { id: lehenga.id },
        productName: lehenga.productName,
        category: 'LEHENGA',
        image: { url: 'https://cdn.example/lehenga.jpg', alt: 'Front', width: null },
        productType: 'TAILOR',
        quantity: 1,
        size: null,
        measurements: { lehenga: { waist: 70.5, hip: 96, length: null }, blouse: null },
        listPrice: 2_000_00,
        discount: 15,
        unitPrice: 1_700_00,
        totalPrice: 1_700_00,
      },
      {
        product: { id: dress.id },
        category: 'DRESS',
        image: null,
        productType: 'READYMADE',
        quantity: 3,
        size: medium,
        listPrice: 10_50,
        unitPrice: 8_93,
        totalPrice: 26_79,
      },
    ])
    expect(await readOrder(meera, order.id)).toEqual(order)
    expect([await stockOf(lehenga.id), await stockOf(dress.id)]).toEqual([10, 7])
    expect(await readDraft(meera, draft.id)).toBeNull()
    // The audit log is about what the shop does.
    expect(await shop.db.auditEntry.count({ where: { entityId: order.id } })).toBe(0)
  })

  test('with a custom design as an enquiry, without a price', async () => {
    const meera = await shop.shopper('Meera')
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {
      orderType: 'CUSTOM',
      customCategory: 'BLOUSE',
      customer,
      designDetails: 'Boat neck, elbow sleeves',
      designPics: ['https://cdn.example/design.jpg'],
      link: 'https://pinterest.example/pin/1',
      measurements: { blouse: { chest: 90.5 } },
    })
    const { order, userErrors } = await meera.mutate('placeOrder', placingOf(draft))
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      orderType: 'CUSTOM',
      customCategory: 'BLOUSE',
      items: [],
      designDetails: 'Boat neck, elbow sleeves',
      designPics: ['https://cdn.example/design.jpg'],
      link: 'https://pinterest.example/pin/1',
      measurements: { blouse: { chest: 90.5, waist: null }, dress: null },
      totalPrice: null,
      saving: null,
      delivery: null,
      totalToPay: null,
      orderStatus: 'PENDING',
    })
  })

  test('which removes the ordered lines from the cart; other lines and carts stay', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const [ordered, remaining] = [await shop.product(), await shop.product()]
    for (const who of [meera, asha]) {
      await who.mutate('addToCart', { ...readymade(ordered.id), quantity: 2 })
      await who.mutate('addToCart', tailor(ordered.id))
      await who.mutate('addToCart', readymade(remaining.id))
    }
    const cartItems = [{ productId: ordered.id, productType: 'READYMADE' as const, quantity: 2 }]
    await orderProduct(meera, ordered.id, { cartItems })
    expect(await linesOf(meera)).toEqual([
      [ordered.id, 'TAILOR', 1],
      [remaining.id, 'READYMADE', 1],
    ])
    expect(await linesOf(asha)).toHaveLength(3)
  })

  test('which leaves the pieces of a line that were not ordered', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    await meera.mutate('addToCart', { ...readymade(id), quantity: 3 })
    const cartItems = [{ productId: id, productType: 'READYMADE' as const, quantity: 1 }]
    await orderProduct(meera, id, { cartItems })
    expect(await linesOf(meera)).toEqual([[id, 'READYMADE', 2]])
  })

  test('with a phone number and a pincode in common notations', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    for (const phone of ['+91 98765 43210', '098765-43210', ' 9876543210 ', '919876543210', '९८७६५ ४३२१०']) {
      const order = await orderProduct(meera, id, { customer: { ...customer, phone, pincode: '400 050' } })
      expect(order.customer).toMatchObject({ phone: '9876543210', pincode: '400050' })
    }
    expect(await shop.db.user.findUnique({ where: { id: meera.id } })).toMatchObject({ phone: '9876543210' })
  })

  test('of a free-size garment without a size', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ sizes: [] })
    const cartItems = [{ productId: id, productType: 'READYMADE' as const, size: 'M' }]
    expect((await orderProduct(meera, id, { cartItems })).items[0]!.size).toBeNull()
  })
})

describe('a placed order stays the same', () => {
  test('whatever changes in the design’s price, name, pictures and sizes', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ sizes: [medium], images: [{ url: 'https://cdn.example/1.jpg' }] })
    const cartItems = [{ productId: id, productType: 'READYMADE' as const, quantity: 2, size: 'M' }]
    const order = await orderProduct(meera, id, { cartItems })
    await (
      await shop.admin()
    ).mutate('updateProduct', {
      id,
      productName: 'Renamed',
      category: 'SAREE',
      readyMadePrice: 9_99,
      discount: 50,
      shippingCost: 0,
      sizes: [{ label: 'M', chest: 1 }],
      images: [],
    })
    expect(await readOrder(meera, order.id)).toEqual(order)
  })

  test('when the design is deleted: only the link to it disappears', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const order = await orderProduct(meera, id)
    await (await shop.admin()).rest('DELETE', 'admin/delete_product', { productId: id })
    expect(await readOrder(meera, order.id)).toEqual({
      ...order,
      items: [{ ...order.items[0], product: null }],
    })
  })

  test('when the account is deleted: the shop still has the order', async () => {
    const meera = await shop.shopper('Meera')
    const order = await orderProduct(meera, (await shop.product()).id)
    await shop.db.user.delete({ where: { id: meera.id } })
    expect(await readOrder(await shop.admin(), order.id)).toEqual(order)
  })

  test('and its pictures are stored as long as it is', async () => {
    const meera = await shop.shopper('Meera')
    const ids = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(20))
    const picture = { ownerId: meera.id, format: 'webp', width: 1, height: 1, bytes: 1, thumbhash: '' }
    await shop.db.image.createMany({ data: ids.map((id) => ({ ...picture, id })) })
    const [cover, cloth, design, loose] = ids
    const { id } = await shop.product({ images: [{ url: `/images/${cover}.webp` }] })
    await orderProduct(meera, id, {
      clothPics: [`/images/${cloth}.webp`],
      designPics: [`https://shop.example/images/${design}-320.avif`],
    })
    await (await shop.admin()).rest('DELETE', 'admin/delete_product', { productId: id })
    shop.passTime(25 * 60 * 60)
    expect(await shop.cleanUpImages()).toEqual({ pictures: 1, orphanFiles: 0 })
    expect(await shop.db.image.findMany({ where: { id: loose } })).toEqual([])
  })
})

describe('an order', () => {
  test('belongs to its owner: strangers neither read nor list it, guests are asked to log in', async () => {
    const meera = await shop.shopper('Meera')
    const order = await orderProduct(meera, (await shop.product()).id)
    const asha = await shop.shopper('Asha')
    expect(await readOrder(asha, order.id)).toBeNull()
    expect((await listOrders(asha)).data.orders).toMatchObject({ totalCount: 0, edges: [] })
    for (const result of [
      await listOrders(shop.guest()),
      await shop.guest().graphql(`{ order(id: "${order.id}") { id } }`),
      await shop
        .guest()
        .mutate('placeOrder', { draftId: nobodysId, version: 1, idempotencyKey: 'a key of mine' }),
    ])
      expect(result.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('can be read by staff as well, and isn’t in their own list', async () => {
    const owner = await shop.admin()
    const order = await orderProduct(await shop.shopper('Meera'), (await shop.product()).id)
    expect(await readOrder(owner, order.id)).toEqual(order)
    expect((await listOrders(owner)).text).not.toContain(order.id)
  })

  test.each(['', 'x', "' OR 1=1--", 'a\0b', nobodysId])('of the id %j doesn’t exist', async (id) => {
    expect(await readOrder(await shop.shopper('Meera'), id)).toBeNull()
  })

  test('is listed for its owner, newest first, in pages', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.unshift((await orderProduct(meera, id)).id)
    // Two in the same millisecond.
    const orderDate = new Date(0)
    await shop.db.order.updateMany({ where: { id: { in: ids.slice(3) } }, data: { orderDate } })
    const seen: string[] = []
    let after: string | null = null
    do {
      const { data }: Json = await listOrders(meera, { first: 2, after })
      expect(data.orders.totalCount).toBe(5)
      seen.push(...data.orders.edges.map(({ node }: Json) => node.id))
      after = data.orders.pageInfo.hasNextPage ? data.orders.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual([...ids.slice(0, 3), ...ids.slice(3).sort().reverse()])
  })

  test.each(['x', 'WyIwIiwiNmYxYzBjMmUtN2EwYS00YjdlLTlhNTItMGM5YTRmMWQyYjNjIl0', 'WyIyMDI2LTAyLTMwIiwieCJd'])(
    'can’t be listed after the forged cursor %s',
    async (after) => {
      const { errors } = await listOrders(await shop.shopper('Meera'), { after })
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'after' } }])
    },
  )
})
