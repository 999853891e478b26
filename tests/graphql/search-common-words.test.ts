import { beforeAll, describe, expect, test } from 'vitest'
import { Prisma } from '../../server/platform/database/__generated__/prisma/client.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

/** One design in this many, counted from the newest, has the word. */
const words = { marigold: 2, jasmine: 9, lotus: 25, tulip: 71, orchid: 1_500 }
const designs = 4_000
/** Designs that one statement adds, within the shop's time limit for statements on a busy machine too. */
const each = 500

beforeAll(async () => {
  const names = Object.entries(words).map(
    ([word, every]) => Prisma.sql`CASE WHEN "n" % ${every}::int = 0 THEN ${word}::text END`,
  )
  for (let last = each; last <= designs; last += each)
    await shop.db.$executeRaw`
      INSERT INTO "products" ("productName", "category", "description", "productType", "quantityInStock", "shippingCost",
        "productStatus", "dateAdded", "color")
      SELECT concat_ws(' ', 'Number', ${Prisma.join(names)}), (CASE "n" % 3 WHEN 0 THEN 'SAREE' ELSE 'DRESS' END)::"Category",
        'Silk', 'READY_MADE', 1, 0, (CASE "n" % 7 WHEN 0 THEN 'DRAFT' ELSE 'ACTIVE' END)::"ProductStatus",
        timestamptz '2026-06-01' - "n" * interval '1 minute', (ARRAY['Red', 'Gold'])[1 + "n" % 2]
      FROM generate_series(${last - each + 1}::int, ${last}::int) AS "n"`
}, 30_000)

/** As many older designs without any of the words make it a catalogue of more than 10,000. */
const others = 6_500

const found = async (search: string, selection: string, where: object = {}) =>
  (
    await shop.guest().graphql(
      `query ($search: String, $where: ProductWhere) {
        products(search: $search, where: $where, sort: NEWEST, first: 100) { ${selection} }
      }`,
      { search, where },
    )
  ).data.products

interface Found {
  id: string
  category: string
  color: string
}

/** The designs visible to shoppers, newest first. */
const expected = (word: string, category = '%') => shop.db.rows<Found>`
  SELECT "id", "category", "color" FROM "products"
  WHERE "productStatus" = 'ACTIVE' AND "productName" LIKE ${`%${word}%`} AND "category"::text LIKE ${category}
  ORDER BY "dateAdded" DESC, "id" DESC`

const countOf = (rows: Found[], field: 'category' | 'color', most: number) => {
  const counts = new Map<string, number>()
  for (const row of rows.slice(0, most)) counts.set(row[field], (counts.get(row[field]) ?? 0) + 1)
  return Object.fromEntries(counts)
}
const asCounts = (values: { value: string; count: number }[]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]))

describe.each([
  ['a catalogue of 4,000', 1_000],
  ['one of more than 10,000', 300],
])('in %s', (_catalogue, most) => {
  beforeAll(async () => {
    for (let last = each; most === 300 && last <= others; last += each)
      await shop.db.$executeRaw`
        INSERT INTO "products" ("productName", "category", "description", "productType", "quantityInStock", "shippingCost",
          "dateAdded")
        SELECT 'Other', 'OTHERS', 'Cotton', 'READY_MADE', 1, 0, timestamptz '2026-05-01' - "n" * interval '1 minute'
        FROM generate_series(${last - each + 1}::int, ${last}::int) AS "n"`
  }, 30_000)

  describe.each(Object.keys(words))('a search for designs of which some are named ‘%s’', (word) => {
    test('finds the newest of them, alone or with their total', async () => {
      const all = await expected(word)
      const wanted = all.slice(0, 100).map(({ id }) => ({ node: { id } }))
      expect((await found(word, 'edges { node { id } }')).edges).toEqual(wanted)
      const { edges, totalCount, totalCountIsCapped } = await found(
        word,
        'edges { node { id } } totalCount totalCountIsCapped',
      )
      expect(edges).toEqual(wanted)
      expect({ totalCount, totalCountIsCapped }).toEqual({
        totalCount: Math.min(all.length, most),
        totalCountIsCapped: all.length > most,
      })
    })

    test('ranks no others', async () => {
      const longest = (await expected(word)).length
      const { data } = await shop.guest().graphql(`{
        products(search: "${word} silk", first: 50) { edges { node { id productName } } totalCount }
      }`)
      const ranked = data.products.edges.map(
        ({ node }: { node: { productName: string } }) => node.productName,
      )
      expect(ranked).toHaveLength(Math.min(50, longest))
      for (const name of ranked) expect(name).toContain(word)
      expect(data.products.totalCount).toBe(Math.min(longest, most))
    })

    test('counts facets', async () => {
      const [all, sarees] = [await expected(word), await expected(word, 'SAREE')]
      const selection =
        'totalCountIsCapped facets { areCapped category { value count } color { value count } }'
      const whole = await found(word, selection)
      expect(asCounts(whole.facets.category)).toEqual(countOf(all, 'category', most))
      expect(asCounts(whole.facets.color)).toEqual(countOf(all, 'color', most))
      expect(whole.facets.areCapped).toBe(whole.totalCountIsCapped)
      const { facets } = await found(word, selection, { category: { eq: 'SAREE' } })
      expect(asCounts(facets.category)).toEqual(countOf(all, 'category', most))
      expect(asCounts(facets.color)).toEqual(countOf(sarees, 'color', most))
      expect(facets.areCapped).toBe(all.length > most)
    })
  })
})

test('changes of a design’s name, date, status and existence are known at once', async () => {
  const { id } = await shop.product({ productName: 'Amaryllis' })
  expect((await found('amaryllis', 'edges { node { id } }')).edges).toEqual([{ node: { id } }])
  await shop.db.product.update({ where: { id }, data: { productName: 'Tulip', dateAdded: new Date() } })
  expect((await found('amaryllis', 'totalCount')).totalCount).toBe(0)
  expect((await found('tulip', 'edges { node { id } }')).edges[0]).toEqual({ node: { id } })
  await shop.db.product.update({ where: { id }, data: { productStatus: 'ARCHIVED' } })
  expect((await found('tulip', 'edges { node { id } }')).edges[0]).not.toEqual({ node: { id } })
  await shop.db.product.update({ where: { id }, data: { productStatus: 'ACTIVE' } })
  expect((await found('tulip', 'edges { node { id } }')).edges[0]).toEqual({ node: { id } })
  await shop.db.product.delete({ where: { id } })
  expect((await found('tulip', 'edges { node { id } }')).edges[0]).not.toEqual({ node: { id } })
})
