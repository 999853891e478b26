import { describe, expect, test } from 'vitest'
import { productInput } from '../support/products.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const row = (id: string) => shop.db.product.findUniqueOrThrow({ where: { id } })

describe.each([
  ['a guest', async () => shop.guest(), 401, 'UNAUTHENTICATED'],
  ['a shopper', () => shop.shopper('Meera'), 403, 'FORBIDDEN'],
] as const)('%s', (_who, come, status, code) => {
  test('can’t add, change or delete a product, valid or not, over either transport', async () => {
    const who = await come()
    const { id } = await shop.product()
    const before = { row: await row(id), count: await shop.db.product.count() }
    for (const result of [
      await who.mutate('addProduct', productInput()),
      await who.mutate('addProduct', productInput({ productName: '' })),
      await who.mutate('updateProduct', { id, productName: 'Mine' }),
      await who.mutate('updateProduct', { id: 'x', discount: 500 }),
      await who.mutate('deleteProduct', { id }),
      await who.mutate('deleteProduct', { id: 'x' }),
    ]) {
      expect([result.status, result.data, result.errors?.[0]?.extensions.code]).toEqual([status, null, code])
    }
    for (const result of [
      await who.rest('POST', 'admin/add_product', { productName: 'x' }),
      await who.rest('POST', 'admin/update_product', { id, productName: 'Mine' }),
      await who.rest('PUT', 'admin/update_product', { id, productName: 'Mine' }),
      await who.rest('DELETE', 'admin/delete_product', { productId: id }),
      await who.rest('DELETE', `admin/delete_product?productId=${id}`),
      await who.rest('GET', 'admin/get_product'),
    ]) {
      expect(result.status).toBe(status)
      expect(Object.keys(result.body)).toEqual(['success', 'message'])
    }
    expect({ row: await row(id), count: await shop.db.product.count() }).toEqual(before)
  })
})
