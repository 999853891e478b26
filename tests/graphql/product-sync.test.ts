import { expect, test } from 'vitest'
import { addApiClient } from '../support/api-clients.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const list = async (who: ApiClient, where: Json, search?: string): Promise<string[]> => {
  const { data, text } = await who.graphql(
    `query ($where: ProductWhere, $search: String) {
      products(where: $where, search: $search, sort: NAME, first: 100) { totalCount edges { node { productName } } }
    }`,
    { where, search },
  )
  if (!data?.products) throw new Error(text)
  const names = data.products.edges.map(({ node }: Json) => node.productName as string)
  expect(data.products.totalCount).toBe(names.length)
  return names
}

test('products are found by their ids, tags, and when they were entered and changed', async () => {
  const [a, b] = [
    await shop.product({ productName: 'Ajrakh dupatta', tags: ['Wedding', 'gift'] }),
    await shop.product({ productName: 'Bandhani dupatta', tags: ['gift'] }),
  ]
  const guest = shop.guest()
  const set = (id: string, dateAdded: string, lastUpdated: string) =>
    shop.db.$executeRaw`
      UPDATE "products" SET "dateAdded" = ${dateAdded}::timestamptz, "lastUpdated" = ${lastUpdated}::timestamptz
      WHERE "id" = ${id}::uuid`
  await set(a.id, '2026-01-01T00:00:00Z', '2026-03-01T00:00:00Z')
  await set(b.id, '2026-02-01T00:00:00Z', '2026-02-01T00:00:00Z')
  expect(await list(guest, { ids: [b.id, 'nonsense'] })).toEqual([b.productName])
  expect(await list(guest, { ids: [] })).toEqual([])
  expect(await list(guest, { ids: [a.id, b.id] }, 'dupatta')).toEqual([a.productName, b.productName])
  expect(await list(guest, { tags: { eq: 'GIFT' } })).toEqual([a.productName, b.productName])
  expect(await list(guest, { tags: { in: ['wedding', 'x'] } })).toEqual([a.productName])
  const created = { gte: '2026-02-01T00:00:00Z', lt: '2026-02-01T00:00:00.001Z' }
  expect(await list(guest, { createdAt: created })).toEqual([b.productName])
  expect(await list(guest, { updatedAt: { gte: '2026-02-15T00:00:00Z' } })).toEqual([a.productName])
  expect(await list(guest, { updatedAt: { lt: '2026-02-15T00:00:00Z' }, ids: [a.id] })).toEqual([])
  const many = Array.from({ length: 201 }, () => a.id)
  await expect(list(guest, { ids: many })).rejects.toThrow('at most 200')
})

test('a product is found by its reference, by admins and programs', async () => {
  const { id } = await shop.product({ externalRef: 'SKU-77', productStatus: 'DRAFT' })
  const read = (who: ApiClient, name: string) => who.graphql(`{ product(${name}) { id externalRef } }`)
  const { program } = await addApiClient(shop, ['WRITE_CATALOGUE'])
  for (const who of [await shop.admin(), program])
    expect((await read(who, 'externalRef: "SKU-77"')).data.product).toEqual({ id, externalRef: 'SKU-77' })
  expect((await read(program, 'externalRef: "SKU-78"')).data.product).toBeNull()
  await shop.product({ externalRef: 'SKU-79' })
  for (const who of [shop.guest(), await shop.shopper('Meera')])
    expect((await read(who, 'externalRef: "SKU-79"')).data.product).toBeNull()
  for (const name of [`id: "${id}", externalRef: "SKU-77"`, 'id: null', 'externalRef: null'])
    expect((await read(program, name)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
})
