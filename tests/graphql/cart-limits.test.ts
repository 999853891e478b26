import { describe, expect, test } from 'vitest'
import { linesOf, readymade, tailor } from '../support/cart.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

describe('a cart is limited', () => {
  test('to 99 of a kind', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ quantityInStock: 1000 })
    await meera.mutate('addToCart', { ...tailor(id), quantity: 98 })
    for (const full of [
      await meera.mutate('addToCart', { ...tailor(id), quantity: 2 }),
      await meera.mutate('addToCart', { ...readymade(id), quantity: 100 }),
    ])
      expect(full.userErrors).toMatchObject([{ field: 'quantity', code: 'INVALID' }])
    await meera.mutate('addToCart', tailor(id))
    expect(
      (await meera.mutate('changeCartQuantity', { ...tailor(id), action: 'INCREASE' })).userErrors,
    ).toEqual([{ field: 'quantity', code: 'INVALID', message: 'A cart holds at most 99 of a kind.' }])
    expect(await linesOf(meera)).toEqual([[id, 'TAILOR', 99]])
  })

  test('to the ready-made pieces in stock, and says how many; tailoring has no such limit', async () => {
    const meera = await shop.shopper('Meera')
    const { id, productName } = await shop.product({ quantityInStock: 3 })
    const left = [
      { field: 'quantity', code: 'OUT_OF_STOCK', message: `Only 3 of ${productName} left ready-made.` },
    ]
    expect((await meera.mutate('addToCart', { ...readymade(id), quantity: 4 })).userErrors).toEqual(left)
    await meera.mutate('addToCart', { ...readymade(id), quantity: 3 })
    expect((await meera.mutate('addToCart', readymade(id))).userErrors).toEqual(left)
    expect(
      (await meera.mutate('changeCartQuantity', { ...readymade(id), action: 'INCREASE' })).userErrors,
    ).toEqual(left)
    await meera.mutate('addToCart', { ...tailor(id), quantity: 50 })
    expect(await linesOf(meera)).toEqual([
      [id, 'READYMADE', 3],
      [id, 'TAILOR', 50],
    ])
  })

  test('to the stock also when 20 pieces are added concurrently', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ quantityInStock: 7 })
    const results = await Promise.all(
      Array.from({ length: 20 }, () => meera.mutate('addToCart', readymade(id))),
    )
    expect(results.filter(({ userErrors }) => userErrors[0]?.code === 'OUT_OF_STOCK')).toHaveLength(13)
    expect(await linesOf(meera)).toEqual([[id, 'READYMADE', 7]])
  })

  test('to tailoring when the last ready-made piece is sold', async () => {
    const meera = await shop.shopper('Meera')
    const { id, productName } = await shop.product({ quantityInStock: 0 })
    expect((await meera.mutate('addToCart', readymade(id))).userErrors).toEqual([
      { field: 'quantity', code: 'OUT_OF_STOCK', message: `${productName} is sold out ready-made.` },
    ])
    expect((await meera.mutate('addToCart', tailor(id))).userErrors).toEqual([])
  })

  test.each([{ availabilityStatus: 'OUT_OF_STOCK' }, { availabilityStatus: 'DISCONTINUED' }] as const)(
    'to what can be ordered: %o refuses both types',
    async (status) => {
      const meera = await shop.shopper('Meera')
      const { id } = await shop.product(status)
      for (const line of [readymade(id), tailor(id)])
        expect((await meera.mutate('addToCart', line)).userErrors).toMatchObject([
          { field: null, code: 'UNAVAILABLE' },
        ])
      expect(await linesOf(meera)).toEqual([])
    },
  )

  test.each([{ productStatus: 'DRAFT' }, { productStatus: 'ARCHIVED' }] as const)(
    'to products visible to the shopper: %o doesn’t exist for shoppers, and even an admin can’t add it',
    async (status) => {
      const meera = await shop.shopper('Meera')
      const { id } = await shop.product(status)
      for (const line of [readymade(id), tailor(id)]) {
        expect((await meera.mutate('addToCart', line)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
        expect((await (await shop.admin()).mutate('addToCart', line)).userErrors).toMatchObject([
          { code: 'UNAVAILABLE' },
        ])
      }
      expect(await linesOf(meera)).toEqual([])
    },
  )

  test('to the ways in which a product is offered', async () => {
    const meera = await shop.shopper('Meera')
    const onlyTailor = await shop.product({ readyMadePrice: null })
    const onlyReady = await shop.product({ tailorPrice: null })
    expect((await meera.mutate('addToCart', readymade(onlyTailor.id))).userErrors).toEqual([
      { field: null, code: 'UNAVAILABLE', message: `${onlyTailor.productName} isn’t offered ready-made.` },
    ])
    expect((await meera.mutate('addToCart', tailor(onlyReady.id))).userErrors).toEqual([
      { field: null, code: 'UNAVAILABLE', message: `${onlyReady.productName} isn’t offered tailor made.` },
    ])
    expect(await linesOf(meera)).toEqual([])
  })

  test.each(['6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c', "' OR 1=1--", '', '1', 'a\0b'])(
    'to products that exist: %j doesn’t',
    async (id) => {
      const meera = await shop.shopper('Meera')
      expect((await meera.mutate('addToCart', tailor(id))).userErrors).toEqual([
        {
          field: null,
          code: 'NOT_FOUND',
          message: 'There is no such product; it may have left the catalogue.',
        },
      ])
      expect(
        (await meera.mutate('changeCartQuantity', { ...tailor(id), action: 'INCREASE' })).userErrors,
      ).toMatchObject([{ code: 'NOT_FOUND' }])
      expect(
        (await meera.mutate('changeCartQuantity', { ...tailor(id), action: 'DECREASE' })).userErrors,
      ).toMatchObject([{ code: 'NOT_FOUND' }])
      expect((await meera.mutate('removeFromCart', tailor(id))).userErrors).toEqual([])
    },
  )
})

describe('raising', () => {
  test('a line that is not in the cart is refused, whichever others are', async () => {
    const meera = await shop.shopper('Meera')
    const [saree, kurti] = [await shop.product({ quantityInStock: 3 }), await shop.product()]
    await meera.mutate('addToCart', { ...readymade(saree.id), quantity: 3 })
    await meera.mutate('addToCart', tailor(kurti.id))
    for (const line of [tailor(saree.id), readymade(kurti.id)])
      expect((await meera.mutate('changeCartQuantity', { ...line, action: 'INCREASE' })).userErrors).toEqual([
        { field: null, code: 'NOT_FOUND', message: 'That isn’t in your cart any more.' },
      ])
  })

  test('a line at its limit is refused also when another line’s product is gone', async () => {
    const meera = await shop.shopper('Meera')
    const [gone, saree] = [await shop.product(), await shop.product({ quantityInStock: 1 })]
    await meera.mutate('addToCart', readymade(gone.id))
    await meera.mutate('addToCart', readymade(saree.id))
    await shop.db.product.delete({ where: { id: gone.id } })
    expect(
      (await meera.mutate('changeCartQuantity', { ...readymade(saree.id), action: 'INCREASE' })).userErrors,
    ).toMatchObject([{ field: 'quantity', code: 'OUT_OF_STOCK' }])
  })
})

describe('an invalid quantity', () => {
  test.each([-1, 0, 100, 2_147_483_647])(
    'of %j is refused in the payload and the cart stays',
    async (quantity) => {
      const meera = await shop.shopper('Meera')
      const { id } = await shop.product()
      await meera.mutate('addToCart', { ...tailor(id), quantity: 2 })
      expect((await meera.mutate('addToCart', { ...tailor(id), quantity })).userErrors).toMatchObject([
        { field: 'quantity', code: 'INVALID' },
      ])
      expect(await linesOf(meera)).toEqual([[id, 'TAILOR', 2]])
    },
  )

  test.each([1.5, '1e9', '2', 2_147_483_648, -2_147_483_649, 1e300, null, true, [2], { increment: 5 }])(
    'such as %j is refused with 400 and the cart stays',
    async (quantity) => {
      const meera = await shop.shopper('Meera')
      const { id } = await shop.product()
      await meera.mutate('addToCart', { ...tailor(id), quantity: 2 })
      const { status, errors } = await meera.mutate('addToCart', { ...tailor(id), quantity } as never)
      // GraphQL coerces a single value to a list of one.
      if (Array.isArray(quantity)) return
      expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
      expect(await linesOf(meera)).toEqual([[id, 'TAILOR', 2]])
    },
  )
})
