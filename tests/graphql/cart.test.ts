import { describe, expect, test } from 'vitest'
import { cartOf, linesOf, readymade, tailor } from '../support/cart.ts'
import { openShop } from '../support/shop.ts'
import { fc } from '../support/property-tests.ts'
import { statementsOf } from '../support/statements.ts'

const shop = await openShop()

const update = (id: string, data: Parameters<typeof shop.db.product.update>[0]['data']) =>
  shop.db.product.update({ where: { id }, data })

describe('a shopper’s cart', () => {
  test('is empty at first', async () => {
    const meera = await shop.shopper('Meera')
    expect(await cartOf(meera)).toEqual({
      id: meera.id,
      items: [],
      itemCount: 0,
      totalCartValue: 0,
      discount: 0,
      finalTotal: 0,
      delivery: 0,
      removed: [],
    })
  })

  test('holds one line of each product and type, in the order of adding, and adds add up', async () => {
    const meera = await shop.shopper('Meera')
    const [saree, kurti] = [await shop.product(), await shop.product()]
    await meera.mutate('addToCart', { ...readymade(saree.id), quantity: 2 })
    await meera.mutate('addToCart', tailor(saree.id))
    await meera.mutate('addToCart', readymade(kurti.id))
    const { cart, userErrors } = await meera.mutate('addToCart', { ...readymade(saree.id), quantity: 3 })
    expect(userErrors).toEqual([])
    expect(cart.itemCount).toBe(7)
    expect(await linesOf(meera)).toEqual([
      [saree.id, 'READYMADE', 5],
      [saree.id, 'TAILOR', 1],
      [kurti.id, 'READYMADE', 1],
    ])
  })

  test('is priced by the catalogue, to the paisa', async () => {
    const meera = await shop.shopper('Meera')
    const lehenga = await shop.product({
      readyMadePrice: 10_50,
      tailorPrice: 1_999_99,
      discount: 15,
      shippingCost: 99_00,
    })
    const blouse = await shop.product({ readyMadePrice: 333_33, discount: 0, shippingCost: 49_00 })
    await meera.mutate('addToCart', { ...readymade(lehenga.id), quantity: 3 })
    await meera.mutate('addToCart', tailor(lehenga.id))
    const { cart } = await meera.mutate('addToCart', { ...readymade(blouse.id), quantity: 3 })
    expect(cart.items).toMatchObject([
      { price: 10_50, discount: 15, unitPrice: 8_93, quantity: 3, totalPrice: 26_79, warnings: [] },
      { price: 1_999_99, discount: 15, unitPrice: 1_699_99, quantity: 1, totalPrice: 1_699_99, warnings: [] },
      { price: 333_33, discount: 0, unitPrice: 333_33, quantity: 3, totalPrice: 999_99, warnings: [] },
    ])
    expect(cart).toMatchObject({
      totalCartValue: 31_50 + 1_999_99 + 999_99,
      finalTotal: 26_79 + 1_699_99 + 999_99,
      discount: 4_71 + 300_00,
      delivery: 99_00,
    })
  })

  test('takes no price from the shopper', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const { status, errors } = await meera.mutate('addToCart', { ...readymade(id), price: 1 } as never)
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
    expect(await linesOf(meera)).toEqual([])
  })

  test('changes by one in either direction, and decreasing from 1 removes the line', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    await meera.mutate('addToCart', readymade(id))
    expect(
      (await meera.mutate('changeCartQuantity', { ...readymade(id), action: 'INCREASE' })).cart.items[0]!
        .quantity,
    ).toBe(2)
    expect(
      (await meera.mutate('changeCartQuantity', { ...readymade(id), action: 'DECREASE' })).cart.items[0]!
        .quantity,
    ).toBe(1)
    expect(
      (await meera.mutate('changeCartQuantity', { ...readymade(id), action: 'DECREASE' })).cart.items,
    ).toEqual([])
    const { cart, userErrors } = await meera.mutate('changeCartQuantity', {
      ...readymade(id),
      action: 'DECREASE',
    })
    expect([cart, userErrors[0]?.code]).toEqual([null, 'NOT_FOUND'])
    expect(
      (await meera.mutate('changeCartQuantity', { ...readymade(id), action: 'INCREASE' })).userErrors[0]
        ?.code,
    ).toBe('NOT_FOUND')
    expect(await linesOf(meera)).toEqual([])
  })

  test('decreased twice concurrently from 2 is empty, and never below', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    await meera.mutate('addToCart', { ...tailor(id), quantity: 2 })
    await Promise.all(
      Array.from({ length: 5 }, () =>
        meera.mutate('changeCartQuantity', { ...tailor(id), action: 'DECREASE' }),
      ),
    )
    expect(await linesOf(meera)).toEqual([])
  })

  test('is changed, read and priced by one statement, after those for the session and the product', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    await meera.mutate('addToCart', tailor(id))
    const changed = (action: 'INCREASE' | 'DECREASE') =>
      statementsOf(() => meera.mutate('changeCartQuantity', { ...tailor(id), action }))
    expect(await changed('INCREASE')).toHaveLength(3)
    expect(await changed('DECREASE')).toHaveLength(2)
  })

  test('loses the removed line only; removing it twice is no error', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    await meera.mutate('addToCart', readymade(id))
    await meera.mutate('addToCart', tailor(id))
    for (let time = 0; time < 2; time++) {
      const { userErrors } = await meera.mutate('removeFromCart', readymade(id))
      expect(userErrors).toEqual([])
      expect(await linesOf(meera)).toEqual([[id, 'TAILOR', 1]])
    }
  })

  test('counts every one of 50 concurrent adds over two instances of the shop', async () => {
    const meera = await shop.shopper('Meera')
    const twin = (await shop.replica()).at(meera)
    const { id } = await shop.product({ quantityInStock: 90 })
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? meera : twin).mutate('addToCart', readymade(id))),
    )
    expect(results.flatMap(({ userErrors }) => userErrors)).toEqual([])
    expect(await linesOf(meera)).toEqual([[id, 'READYMADE', 50]])
  })
})

describe('a cart warns about changes since the item was added:', () => {
  const codes = async (who: Parameters<typeof cartOf>[0]) =>
    (await cartOf(who)).items.map(({ warnings }: { warnings: { code: string }[] }) =>
      warnings.map(({ code }) => code),
    )

  test('the price', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ readyMadePrice: 1_000_00 })
    await meera.mutate('addToCart', readymade(id))
    await update(id, { discount: 10 })
    const { items, finalTotal } = await cartOf(meera)
    expect(items[0].warnings).toEqual([
      { code: 'PRICE_CHANGED', message: 'The price has gone down since you added this.' },
    ])
    expect([items[0].unitPrice, finalTotal]).toEqual([900_00, 900_00])
    await update(id, { discount: 0, readyMadePrice: 1_100_00 })
    expect((await cartOf(meera)).items[0].warnings[0].message).toBe(
      'The price has gone up since you added this.',
    )
    await update(id, { readyMadePrice: 1_000_00 })
    expect(await codes(meera)).toEqual([[]])
  })

  test('the stock, for ready-made lines', async () => {
    const meera = await shop.shopper('Meera')
    const { id, productName } = await shop.product({ quantityInStock: 5 })
    await meera.mutate('addToCart', { ...readymade(id), quantity: 5 })
    await meera.mutate('addToCart', { ...tailor(id), quantity: 5 })
    await update(id, { quantityInStock: 4 })
    const { items } = await cartOf(meera)
    expect(items[0].warnings).toEqual([
      { code: 'STOCK_REDUCED', message: `Only 4 of ${productName} left ready-made.` },
    ])
    expect(items[0].quantity).toBe(5)
    expect(items[1].warnings).toEqual([])
  })

  test.each([
    { availabilityStatus: 'OUT_OF_STOCK' as const },
    { availabilityStatus: 'DISCONTINUED' as const },
    { productStatus: 'DRAFT' as const },
    { productStatus: 'ARCHIVED' as const },
    { readyMadePrice: null },
  ])('that it can’t be ordered now (%o), at the price it had', async (change) => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ readyMadePrice: 700_00 })
    await meera.mutate('addToCart', { ...readymade(id), quantity: 2 })
    await update(id, change)
    const cart = await cartOf(meera)
    expect(cart.items).toMatchObject([{ unitPrice: 700_00, warnings: [{ code: 'UNAVAILABLE' }] }])
    expect(cart.finalTotal).toBe(1_400_00)
    // It can still be decreased and removed.
    expect(
      (await meera.mutate('changeCartQuantity', { ...readymade(id), action: 'DECREASE' })).cart.items[0]!
        .quantity,
    ).toBe(1)
    expect((await meera.mutate('removeFromCart', readymade(id))).cart.items).toEqual([])
  })
})

describe('a deleted product', () => {
  test('leaves its owner’s cart and is reported once', async () => {
    const meera = await shop.shopper('Meera')
    const [deleted, stays] = [await shop.product(), await shop.product()]
    await meera.mutate('addToCart', readymade(deleted.id))
    await meera.mutate('addToCart', tailor(deleted.id))
    await meera.mutate('addToCart', tailor(stays.id))
    const { data } = await (
      await shop.admin()
    ).graphql(
      'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedProductId userErrors { code } } }',
      { id: deleted.id },
    )
    expect(data.deleteProduct).toEqual({ deletedProductId: deleted.id, userErrors: [] })
    const cart = await cartOf(meera)
    expect(cart.items.map(({ product }: { product: { id: string } }) => product.id)).toEqual([stays.id])
    expect(cart.removed).toHaveLength(2)
    expect(cart.removed).toEqual(
      expect.arrayContaining([
        { productName: deleted.productName, productType: 'READYMADE' },
        { productName: deleted.productName, productType: 'TAILOR' },
      ]),
    )
    expect(await cartOf(meera)).toMatchObject({ itemCount: 1, removed: [] })
  })

  test('is reported with its name in the language of the page', async () => {
    const meera = await shop.shopper('Meera')
    const { id, productName } = await shop.product({
      translations: [{ locale: 'HI', productName: 'लाल लहंगा' }],
    })
    await meera.mutateOrThrow('addToCart', tailor(id))
    await (await shop.admin()).mutateOrThrow('deleteProduct', { id })
    const { data } = await meera.graphql(
      '{ cart { removed { productName hindiName: productName(locale: HI, fallback: false) } } }',
    )
    expect(data.cart.removed).toEqual([{ productName, hindiName: 'लाल लहंगा' }])
  })
})

describe('another’s cart', () => {
  test('is never changed, whatever a shopper does with their own', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { id } = await shop.product()
    await asha.mutate('addToCart', { ...readymade(id), quantity: 4 })
    await meera.mutate('addToCart', readymade(id))
    await meera.mutate('changeCartQuantity', { ...readymade(id), action: 'INCREASE' })
    await meera.mutate('changeCartQuantity', { ...readymade(id), action: 'DECREASE' })
    await meera.mutate('removeFromCart', readymade(id))
    expect(await linesOf(asha)).toEqual([[id, 'READYMADE', 4]])
  })

  test('can’t be queried', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { status } = await meera.graphql('query ($id: ID!) { cart(userId: $id) { id } }', { id: asha.id })
    expect(status).toBe(400)
  })
})

test('a guest has no cart', async () => {
  const { id } = await shop.product()
  for (const document of [
    '{ cart { id } }',
    `mutation { addToCart(input: { productId: "${id}", productType: TAILOR }) { cart { id } } }`,
    `mutation { changeCartQuantity(input: { productId: "${id}", productType: TAILOR, action: INCREASE }) { cart { id } } }`,
    `mutation { removeFromCart(input: { productId: "${id}", productType: TAILOR }) { cart { id } } }`,
  ]) {
    const { status, errors, data } = await shop.guest().graphql(document)
    expect([status, errors?.[0]?.extensions.code, data]).toEqual([401, 'UNAUTHENTICATED', null])
  }
})

test('any sequence of changes gives the expected cart', async () => {
  const products = [await shop.product({ quantityInStock: 4 }), await shop.product({ quantityInStock: 0 })]
  const tap = fc.record({
    product: fc.constantFrom(...products),
    productType: fc.constantFrom('READYMADE', 'TAILOR'),
    action: fc.oneof(
      fc.record({ add: fc.integer({ min: 1, max: 40 }) }),
      fc.constantFrom('INCREASE' as const, 'DECREASE' as const, 'REMOVE' as const),
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(tap, { minLength: 1, maxLength: 8 }), async (taps) => {
      const meera = await shop.shopper('Meera')
      const expected = new Map<string, number>()
      for (const { product, productType, action } of taps) {
        const line = { productId: product.id, productType }
        const key = `${product.id} ${productType}`
        const most = productType === 'TAILOR' ? 99 : product === products[0] ? 4 : 0
        const now = expected.get(key) ?? 0
        if (typeof action === 'object') {
          await meera.mutate('addToCart', { ...line, quantity: action.add })
          if (now + action.add <= most) expected.set(key, now + action.add)
        } else if (action === 'REMOVE') {
          await meera.mutate('removeFromCart', line)
          expected.delete(key)
        } else {
          await meera.mutate('changeCartQuantity', { ...line, action })
          if (action === 'INCREASE' && now > 0 && now < most) expected.set(key, now + 1)
          if (action === 'DECREASE' && now > 1) expected.set(key, now - 1)
          if (action === 'DECREASE' && now === 1) expected.delete(key)
        }
      }
      const lines = (await linesOf(meera)).map(([id, type, quantity]) => [`${id} ${type}`, quantity] as const)
      expect(new Map(lines)).toEqual(expected)
    }),
    { numRuns: 25 },
  )
})
