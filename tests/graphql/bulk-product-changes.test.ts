import { describe, expect, test } from 'vitest'
import { orderProduct } from '../support/orders.ts'
import { readProduct } from '../support/products.ts'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop()

const change = async (who: ApiClient, products: Json, set: Json) => {
  const result = await who.graphql(
    `mutation ($input: ChangeProductsInput!) {
      changeProducts(input: $input) {
        products { id discount featuredProduct availabilityStatus version }
        userErrors { field code message }
      }
    }`,
    { input: { products, set } },
  )
  return { ...result, ...result.data?.changeProducts }
}
const remove = async (who: ApiClient, products: Json) => {
  const result = await who.graphql(
    `mutation ($input: DeleteProductsInput!) {
      deleteProducts(input: $input) { deletedProductIds userErrors { field code message } }
    }`,
    { input: { products } },
  )
  return { ...result, ...result.data?.deleteProducts }
}
const some = async (count: number, fields: Json = {}) =>
  Promise.all(Array.from({ length: count }, async () => (await shop.product(fields)).id))
const entriesOf = (ids: string[], action: string) =>
  shop.db.auditEntry.findMany({ where: { entityId: { in: ids }, action } })

describe('several products in one change', () => {
  test('get the same values, each with its entry in the audit log', async () => {
    const ids = await some(5, { discount: 0 })
    const sunita = await shop.staff()
    const { products, userErrors } = await change(sunita, { ids }, { discount: 15, featuredProduct: true })
    expect(userErrors).toEqual([])
    expect(new Set(products.map(({ id }: Json) => id))).toEqual(new Set(ids))
    for (const product of products) expect(product).toMatchObject({ discount: 15, featuredProduct: true })
    const entries = await entriesOf(ids, 'product.update')
    expect(entries).toHaveLength(5)
    for (const entry of entries)
      expect(entry).toMatchObject({
        actorName: 'Sunita',
        changes: [
          { field: 'discount', before: 0, after: 15 },
          { field: 'featuredProduct', before: false, after: true },
        ],
      })
    await change(sunita, { ids }, { discount: 15 })
    expect(await entriesOf(ids, 'product.update')).toHaveLength(5)
  })

  test('are those that a list matches, if their number is the one that was shown', async () => {
    const ids = await some(3, { color: 'Turmeric' })
    const owner = await shop.admin()
    const where = { color: { eq: 'turmeric' } }
    const early = await change(owner, { where, expectedCount: 2 }, { discount: 20 })
    expect(early.userErrors).toMatchObject([{ code: 'CONFLICT', field: 'products.expectedCount' }])
    expect(early.userErrors[0].message).toMatch(/3 designs by now, not 2/)
    const { products } = await change(
      owner,
      { where, search: 'anarkali', expectedCount: 3 },
      { discount: 20 },
    )
    expect(products.map(({ id }: Json) => id).sort()).toEqual(ids.sort())
    expect((await change(owner, { where }, { discount: 5 })).userErrors).toMatchObject([{ code: 'INVALID' }])
    expect((await readProduct(owner, ids[0]!)).discount).toBe(20)
  })

  test('are deleted together, and logged', async () => {
    const ids = await some(4)
    const { deletedProductIds } = await remove(await shop.admin(), { ids })
    expect(deletedProductIds.sort()).toEqual(ids.sort())
    expect(await shop.db.product.count({ where: { id: { in: ids } } })).toBe(0)
    expect(await entriesOf(ids, 'product.delete')).toHaveLength(4)
  })

  test('all or none: a deleted one leaves the others unchanged', async () => {
    const owner = await shop.admin()
    const [deleted, ...left] = await some(3, { discount: 1 })
    await remove(owner, { ids: [deleted] })
    for (const refused of [
      await change(owner, { ids: [deleted, ...left] }, { discount: 50 }),
      await remove(owner, { ids: [deleted, ...left] }),
      await change(owner, { ids: ['x', ...left] }, { discount: 50 }),
    ])
      expect(refused.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    const rows = await shop.db.product.findMany({ where: { id: { in: left } } })
    expect(rows.map(({ discount }) => discount)).toEqual([1, 1])
  })

  test('invalid changes are refused with a reason', async () => {
    const owner = await shop.admin()
    const ids = await some(1)
    const many = Array.from(
      { length: 1001 },
      (_, each) => `00000000-0000-4000-8000-${String(each).padStart(12, '0')}`,
    )
    const refusals: [Json, Json, string | null][] = [
      [{ ids }, {}, 'set'],
      [{ ids }, { discount: 101 }, 'discount'],
      [{ ids }, { quantityInStock: -1 }, 'quantityInStock'],
      [{ ids: [] }, { discount: 1 }, 'products'],
      [{ ids: many }, { discount: 1 }, 'products'],
      [{ ids, where: {} }, { discount: 1 }, 'products'],
    ]
    for (const [products, set, field] of refusals)
      expect((await change(owner, products, set)).userErrors).toMatchObject([{ code: 'INVALID', field }])
  })

  test.each([
    ['a guest', async () => shop.guest(), 'UNAUTHENTICATED'],
    ['a shopper', () => shop.shopper('Meera'), 'FORBIDDEN'],
  ] as const)('%s can do none of it', async (_who, come, code) => {
    const who = await come()
    const ids = await some(1, { discount: 7 })
    for (const { data, errors } of [
      await change(who, { ids }, { discount: 50 }),
      await remove(who, { ids }),
      await who.graphql('{ priceOffers(tailorPrice: 100) { discount } }'),
    ])
      expect([data, errors?.[0]?.extensions.code]).toEqual([null, code])
    expect((await shop.db.product.findMany({ where: { id: { in: ids } } }))[0]?.discount).toBe(7)
  })
})

describe('a change that names the version it started from', () => {
  const save = (input: Json) => shop.admin().then((owner) => owner.mutate('updateProduct', input))

  test('overwrites no other: it receives the current product', async () => {
    const { id } = await shop.product({ quantityInStock: 10 })
    const { version } = (await save({ id, discount: 5 })).product
    const owner = await shop.admin()
    expect((await readProduct(owner, id)).version).toBe(version)
    expect((await save({ id, version, quantityInStock: 8 })).userErrors).toEqual([])
    const late = await save({ id, version, quantityInStock: 12 })
    expect(late.userErrors).toMatchObject([{ code: 'CONFLICT', field: 'version' }])
    expect(late.product).toMatchObject({ id, quantityInStock: 8, version: version + 1 })
    expect((await save({ id, quantityInStock: 12 })).product).toMatchObject({ quantityInStock: 12 })
  })

  test('also not the stock taken by an order', async () => {
    const { id } = await shop.product({ quantityInStock: 10 })
    const { version } = await readProduct(await shop.admin(), id)
    await orderProduct(await shop.shopper('Meera'), id)
    const late = await save({ id, version, quantityInStock: 15 })
    expect(late.userErrors).toMatchObject([{ code: 'CONFLICT', field: 'version' }])
    expect(late.product.quantityInStock).toBeLessThan(10)
  })
})

test('the owner sees the resulting price while typing', async () => {
  const send = (prices: string) =>
    shop.admin().then((owner) =>
      owner.graphql(`{ priceOffers(${prices}) {
        discount tailorOffer { listPrice unitPrice saving } readyMadeOffer { unitPrice } priceRange { min max }
      } }`),
    )
  expect((await send('tailorPrice: 250005, discount: 10')).data.priceOffers).toEqual({
    discount: 10,
    tailorOffer: { listPrice: 250005, unitPrice: 225005, saving: 25000 },
    readyMadeOffer: null,
    priceRange: { min: 225005, max: 225005 },
  })
  expect((await send('discount: 101')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
})
