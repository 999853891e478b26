import { describe, expect, test } from 'vitest'
import { productForm } from '../support/product-form.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

const add = async () => (await shop.admin()).rest('POST', 'admin/add_product', productForm())
const update = async (body: Json, method = 'POST') =>
  (await shop.admin()).rest(method, 'admin/update_product', body)
const read = async (id: string) =>
  (await shop.guest().rest('GET', `common/get_single_product?productId=${id}`)).body.product
const row = (id: string) => shop.db.product.findUniqueOrThrow({ where: { id } })

describe.each(['POST', 'PUT'])('an admin updates by %s', (method) => {
  test.each(['id', '_id', 'productId'])(
    'the product of the %s, with the merged form that was received',
    async (key) => {
      const { body: added } = await add()
      const merged = { ...added.product, [key]: added.product._id, discount: '25', color: 'Peach' }
      const { status, body } = await update(merged, method)
      expect(status).toBe(200)
      expect(body.product).toEqual({
        ...added.product,
        discount: 25,
        color: 'Peach',
        // In the new colour.
        flats: body.product.flats,
        lastUpdated: body.product.lastUpdated,
      })
    },
  )

  test('a price that was never set stays unset through the merged form', async () => {
    const { product } = (
      await (await shop.admin()).rest('POST', 'admin/add_product', productForm({ price: '' }))
    ).body
    await update({ ...product, id: product._id, tailorPrice: 1500 }, method)
    expect(await row(product._id)).toMatchObject({ maxPrice: null, tailorPrice: 150_000n })
  })

  test('only the sent fields', async () => {
    const { product } = (await add()).body
    const { body } = await update({ id: product._id, quantityInStock: 0 }, method)
    expect(body.product).toEqual({ ...product, quantityInStock: 0, lastUpdated: body.product.lastUpdated })
  })

  test('the category, dropping the old one’s details', async () => {
    const { product } = (await add()).body
    const { body } = await update(
      { ...product, id: product._id, category: 'Suit', suitDetails: { style: 'A-Line' } },
      method,
    )
    expect(body.product).toMatchObject({
      category: 'Suit',
      sareeDetails: null,
      suitDetails: { style: 'A-Line' },
    })
  })

  test('no product to another product’s external key', async () => {
    const externalRef = `ERP-${method}`
    const owner = await shop.admin()
    const taken = () => owner.rest('POST', 'admin/add_product', productForm({ externalRef }))
    expect((await taken()).status).toBe(200)
    const again = await taken()
    expect([again.status, again.body.field]).toEqual([409, 'externalRef'])
    const { product } = (await add()).body
    const { status, body } = await update({ id: product._id, externalRef }, method)
    expect([status, body.field]).toEqual([409, 'externalRef'])
    expect(await row(product._id)).toMatchObject({ externalRef: null })
  })

  test('nothing when a field is invalid', async () => {
    const { product } = (await add()).body
    const before = await row(product._id)
    const { status } = await update({ id: product._id, color: 'Peach', discount: 500 }, method)
    expect(status).toBe(400)
    expect(await row(product._id)).toEqual(before)
  })

  test.each([
    undefined,
    '',
    'x',
    "' OR 1=1--",
    '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c',
    { not: null },
    ['a'],
    7,
  ])('no product of the id %j', async (id) =>
    expect((await update({ id, color: 'Peach' }, method)).status).toBe(404),
  )

  test('no product with a malformed id', async () => {
    const { status } = await update('{"id":{"toString":1,"valueOf":1},"color":"Peach"}', method)
    expect(status).toBe(404)
  })
})

describe('an admin deletes', () => {
  test.each([
    ['in the body', (id: string) => ({ path: 'admin/delete_product', body: { productId: id } })],
    ['in the query', (id: string) => ({ path: `admin/delete_product?productId=${id}`, body: undefined })],
  ])('by an id %s, once', async (_where, call) => {
    const { id } = await shop.product()
    const { path, body } = call(id)
    const owner = await shop.admin()
    expect((await owner.rest('DELETE', path, body)).status).toBe(200)
    expect((await owner.rest('DELETE', path, body)).status).toBe(404)
    expect(await read(id)).toBeUndefined()
  })

  test.each([undefined, {}, { productId: { not: null } }, { productId: [] }])(
    'nothing by %j',
    async (body) => {
      const before = await shop.db.product.count()
      expect((await (await shop.admin()).rest('DELETE', 'admin/delete_product', body)).status).toBe(404)
      expect(await shop.db.product.count()).toBe(before)
    },
  )
})
