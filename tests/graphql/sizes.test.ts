import { describe, expect, test } from 'vitest'
import { cartOf, tailor } from '../support/cart.ts'
import { orderProduct, placingOf, readyDraft } from '../support/orders.ts'
import { productInput, readProduct } from '../support/products.ts'
import { exportRows } from '../support/product-rows.ts'
import { openShop } from '../support/shop.ts'
import type { Account, Json } from '../support/api-client.ts'

const shop = await openShop()

type Pieces = Record<string, number>

const sizesOf = (pieces: Pieces) =>
  Object.entries(pieces).map(([label, quantityInStock]) => ({ label, quantityInStock }))
const sumOf = (pieces: Pieces) => Object.values(pieces).reduce((sum, each) => sum + each, 0)

/** A design whose sizes are counted. */
const sized = (pieces: Pieces, fields: Json = {}) =>
  shop.product({ sizes: sizesOf(pieces), quantityInStock: sumOf(pieces), ...fields })

const inSize = (productId: string, size: string | null, fields: Json = {}) => ({
  productId,
  productType: 'READYMADE' as const,
  ...(size !== null && { size }),
  ...fields,
})

const linesOf = async (who: Account): Promise<[string | null, number][]> =>
  (await cartOf(who)).items.map(({ size, quantity }: Json) => [size, quantity])

const stockOf = async (id: string): Promise<Json> => {
  const { sizes, quantityInStock } = await readProduct(await shop.admin(), id)
  return {
    total: quantityInStock,
    ...Object.fromEntries(sizes.map((size: Json) => [size.label, size.quantityInStock])),
  }
}

describe('a cart', () => {
  test('has a line for each size of a design, and one without a size', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await sized({ S: 2, M: 5 })
    await meera.mutate('addToCart', inSize(id, 'S'))
    await meera.mutate('addToCart', inSize(id, 'M', { quantity: 2 }))
    await meera.mutate('addToCart', inSize(id, null))
    const { cart, userErrors } = await meera.mutate('addToCart', inSize(id, 'M'))
    expect(userErrors).toEqual([])
    expect(cart.items).toMatchObject([
      { size: 'S', quantity: 1, quantityInStock: 2 },
      { size: 'M', quantity: 3, quantityInStock: 5 },
      { size: null, quantity: 1, quantityInStock: 7 },
    ])
    await meera.mutate('changeCartQuantity', { ...inSize(id, 'M'), action: 'DECREASE' })
    await meera.mutate('changeCartQuantity', { ...inSize(id, null), action: 'INCREASE' })
    await meera.mutate('removeFromCart', inSize(id, 'S'))
    expect(await linesOf(meera)).toEqual([
      ['M', 2],
      [null, 2],
    ])
  })

  test('adds up concurrent additions of one size exactly', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await sized({ S: 60, M: 60 })
    const add = (n: number) => meera.mutate('addToCart', inSize(id, n % 2 ? 'S' : 'M'))
    await Promise.all(Array.from({ length: 20 }, (_, n) => add(n)))
    expect(new Map(await linesOf(meera))).toEqual(
      new Map([
        ['S', 10],
        ['M', 10],
      ]),
    )
  })

  test('holds no more than the pieces of the size', async () => {
    const meera = await shop.shopper('Meera')
    const { id, productName } = await sized({ S: 2, M: 0 })
    const refusal = (message: string) => ({ field: 'quantity', code: 'OUT_OF_STOCK', message })
    expect((await meera.mutate('addToCart', inSize(id, 'M'))).userErrors).toEqual([
      refusal(`${productName} in M is sold out ready-made.`),
    ])
    await meera.mutate('addToCart', inSize(id, 'S', { quantity: 2 }))
    const onlyTwo = refusal(`Only 2 of ${productName} in S left ready-made.`)
    expect((await meera.mutate('addToCart', inSize(id, 'S'))).userErrors).toEqual([onlyTwo])
    expect(
      (await meera.mutate('changeCartQuantity', { ...inSize(id, 'S'), action: 'INCREASE' })).userErrors,
    ).toEqual([onlyTwo])
    // Another size than the one in the cart.
    expect(
      (await meera.mutate('changeCartQuantity', { ...inSize(id, 'M'), action: 'INCREASE' })).userErrors,
    ).toMatchObject([{ code: 'NOT_FOUND' }])
    expect(await linesOf(meera)).toEqual([['S', 2]])
  })

  test.each([
    [
      'a size that the design doesn’t have',
      {},
      inSize('', 'XL'),
      /doesn’t come in XL. Choose one of S, M\.$/,
    ],
    ['a size of a free-size design', { sizes: [] }, inSize('', 'M'), /comes in one size only\.$/],
    [
      'a size for a garment to measure',
      {},
      { ...tailor(''), size: 'M' },
      /is stitched to measure and has no size\.$/,
    ],
  ])('refuses %s', async (_, fields, line, message) => {
    const meera = await shop.shopper('Meera')
    const { id } = await sized({ S: 2, M: 2 }, { ...fields, quantityInStock: 4 })
    const { userErrors } = await meera.mutate('addToCart', { ...line, productId: id })
    expect(userErrors).toEqual([{ field: 'size', code: 'INVALID', message: expect.stringMatching(message) }])
    expect(await linesOf(meera)).toEqual([])
  })

  test('warns when its size has fewer pieces than wanted, or is no longer made', async () => {
    const meera = await shop.shopper('Meera')
    const { id, productName } = await sized({ S: 3, M: 9 })
    await meera.mutate('addToCart', inSize(id, 'S', { quantity: 3 }))
    const owner = await shop.admin()
    await owner.mutate('updateProduct', { id, sizes: sizesOf({ S: 1, M: 9 }) })
    const warningsOf = async () => (await cartOf(meera)).items[0].warnings
    expect(await warningsOf()).toEqual([
      { code: 'STOCK_REDUCED', message: `Only 1 of ${productName} in S left ready-made.` },
    ])
    await owner.mutate('updateProduct', { id, sizes: sizesOf({ M: 9 }) })
    expect(await warningsOf()).toEqual([
      { code: 'UNAVAILABLE', message: `${productName} no longer comes in S.` },
    ])
  })
})

describe('over REST', () => {
  test('a line may have a size; without one, the line without a size is meant', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await sized({ S: 2, M: 5 })
    const body = { productId: id, productType: 'readymade' }
    const add = { ...body, action: 'add', quantity: 1 }
    await meera.rest('POST', 'user/cart', { ...add, size: 'S' })
    await meera.rest('POST', 'user/cart', add)
    const added = await meera.rest('POST', 'user/cart', { ...add, size: '' })
    expect(added.body.cart).toMatchObject([{ size: 'S', quantity: 1 }, { quantity: 2 }])
    expect(added.body.cart[1]).not.toHaveProperty('size')
    await meera.rest('POST', 'user/updateCartQuantity', { ...body, action: 'increase', size: 'S' })
    expect(await linesOf(meera)).toEqual([
      ['S', 2],
      [null, 2],
    ])
    await meera.rest('POST', 'user/delete_add_to_cart', body)
    expect(await linesOf(meera)).toEqual([['S', 2]])
    const refused = await meera.rest('POST', 'user/cart', { ...add, size: 'S' })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('in S left')])
  })
})

describe('an order', () => {
  test('takes the pieces of its size, and of the cart’s line of that size', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await sized({ S: 2, M: 5 })
    await meera.mutate('addToCart', inSize(id, 'S'))
    await meera.mutate('addToCart', inSize(id, 'M', { quantity: 3 }))
    const order = await orderProduct(meera, id, { cartItems: [inSize(id, 'M', { quantity: 2 })] })
    expect(order.items).toMatchObject([{ size: { label: 'M' }, quantity: 2 }])
    expect(await stockOf(id)).toEqual({ total: 5, S: 2, M: 3 })
    expect(await linesOf(meera)).toEqual([
      ['S', 1],
      ['M', 1],
    ])
  })

  test('with a size chosen in the wizard takes from the cart’s line without one', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await sized({ S: 2, M: 5 })
    await meera.mutate('addToCart', inSize(id, null, { quantity: 2 }))
    await orderProduct(meera, id, { cartItems: [inSize(id, 'S'), inSize(id, 'M')] })
    expect(await stockOf(id)).toEqual({ total: 5, S: 1, M: 4 })
    expect(await linesOf(meera)).toEqual([])
  })

  test('of more pieces than its size has is refused by line, and takes nothing', async () => {
    const meera = await shop.shopper('Meera')
    const { id, productName } = await sized({ S: 2, M: 5 })
    const cartItems = [inSize(id, 'M'), inSize(id, 'S', { quantity: 3 })]
    const placed = await meera.mutate('placeOrder', placingOf(await readyDraft(meera, id, { cartItems })))
    expect(placed.userErrors).toEqual([
      {
        field: 'cartItems.1.quantity',
        code: 'OUT_OF_STOCK',
        message: `Only 2 of ${productName} in S left ready-made.`,
      },
    ])
    expect(await stockOf(id)).toEqual({ total: 7, S: 2, M: 5 })
  })

  test('that is cancelled gives its pieces back to their size', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await sized({ S: 2, M: 5 })
    const order = await orderProduct(meera, id, { cartItems: [inSize(id, 'S', { quantity: 2 })] })
    expect(await stockOf(id)).toEqual({ total: 5, S: 0, M: 5 })
    expect((await meera.mutate('cancelOrder', { id: order.id })).userErrors).toEqual([])
    expect(await stockOf(id)).toEqual({ total: 7, S: 2, M: 5 })
  })

  test('never oversells a size: of 7 sizes with 10 pieces, 70 of 112 buyers at two processes get one', async () => {
    const labels = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']
    const { id } = await sized(Object.fromEntries(labels.map((label) => [label, 10])))
    const replica = await shop.replica()
    const results = await Promise.all(
      Array.from({ length: 112 }, async (_, n) => {
        const buyer = await shop.shopper(`Buyer ${n}`)
        const cartItems = [inSize(id, labels[n % 7]!)]
        const placing = placingOf(await readyDraft(buyer, id, { cartItems }))
        return (n % 2 ? buyer : replica.at(buyer)).mutate('placeOrder', placing)
      }),
    )
    expect(results.filter(({ order }) => order)).toHaveLength(70)
    expect(new Set(results.flatMap(({ userErrors }) => userErrors.map(({ code }: Json) => code)))).toEqual(
      new Set(['OUT_OF_STOCK']),
    )
    expect(await stockOf(id)).toEqual({ total: 0, ...Object.fromEntries(labels.map((label) => [label, 0])) })
  })
})

describe('the owner', () => {
  test('counts each size, and the product’s stock is their sum', async () => {
    const owner = await shop.admin()
    const { product } = await owner.mutate(
      'addProduct',
      productInput({ sizes: sizesOf({ S: 2, M: 5 }), quantityInStock: 7 }),
    )
    expect(product).toMatchObject({ quantityInStock: 7, sizes: sizesOf({ S: 2, M: 5 }) })
    const counted = await owner.mutate('updateProduct', { id: product.id, sizes: sizesOf({ S: 3, M: 6 }) })
    expect(counted.product).toMatchObject({ quantityInStock: 9 })
    const repeated = { id: product.id, sizes: sizesOf({ S: 1, M: 1 }), quantityInStock: 9 }
    expect((await owner.mutate('updateProduct', repeated)).product).toMatchObject({ quantityInStock: 2 })
    const together = { id: product.id, sizes: [{ label: 'S' }, { label: 'M' }], quantityInStock: 12 }
    expect((await owner.mutate('updateProduct', together)).product).toMatchObject({ quantityInStock: 12 })
  })

  test.each([
    ['another total', { quantityInStock: 20 }, 'quantityInStock'],
    [
      'only some sizes counted',
      { sizes: [{ label: 'S', quantityInStock: 1 }, { label: 'M' }] },
      'sizes.1.quantityInStock',
    ],
    ['fewer than no pieces', { sizes: [{ label: 'S', quantityInStock: -1 }] }, 'sizes.0.quantityInStock'],
    ['a size twice', { sizes: [{ label: 'S' }, { label: 'S' }] }, 'sizes.1.label'],
    ['a number that a file can’t hold', { sizes: [{ label: 'S', sku: 'a, b' }] }, 'sizes.0.sku'],
  ])('is refused %s', async (_, changes, field) => {
    const { id } = await sized({ S: 2, M: 5 })
    const { userErrors } = await (await shop.admin()).mutate('updateProduct', { id, ...changes })
    expect(userErrors).toMatchObject([{ field, code: 'INVALID' }])
    expect(await stockOf(id)).toEqual({ total: 7, S: 2, M: 5 })
  })

  test('sets no common stock for designs whose sizes are counted', async () => {
    const [counted, other] = [await sized({ S: 2 }), await shop.product({ quantityInStock: 3 })]
    const { data } = await (
      await shop.admin()
    ).graphql(
      `mutation ($input: ChangeProductsInput!) {
        changeProducts(input: $input) { userErrors { field code message } }
      }`,
      { input: { products: { ids: [counted.id, other.id] }, set: { quantityInStock: 8 } } },
    )
    expect(data.changeProducts.userErrors).toEqual([
      {
        field: 'set.quantityInStock',
        code: 'INVALID',
        message: `${counted.productName} counts the pieces of each size: change those on its own page.`,
      },
    ])
    expect(await stockOf(other.id)).toEqual({ total: 3 })
  })

  test('imports the pieces of sizes, and not a total that differs from them', async () => {
    const owner = await shop.admin()
    const { id } = await sized({ S: 2, M: 5 }, { externalRef: 'sized-1' })
    const columns = ['externalRef', 'sizes']
    await owner.mutate('importProducts', {
      columns,
      rows: [['sized-1', 'S (chest 90, stock 4, sku K-1) | M (stock 6)']],
    })
    expect(await stockOf(id)).toEqual({ total: 10, S: 4, M: 6 })
    const { rows } = await owner.mutate('importProducts', {
      columns: ['externalRef', 'quantityInStock'],
      rows: [['sized-1', '3']],
    })
    expect(rows).toMatchObject([{ outcome: 'REFUSED', errors: [{ column: 'quantityInStock' }] }])
    const exported = await exportRows(owner)
    const row = exported.rows.find((cells) => cells.includes('sized-1'))!
    expect(row[exported.columns.indexOf('sizes')]).toBe('S (chest 90, stock 4, sku K-1) | M (stock 6)')
  })
})

test('the database refuses a stock that is not the sum of its sizes', async () => {
  const { id } = await sized({ S: 2, M: 5 })
  await expect(shop.db.product.update({ where: { id }, data: { quantityInStock: 6 } })).rejects.toThrow(
    /products_stock_of_sizes/,
  )
})
