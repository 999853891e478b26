import { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Design } from '../../demo/design.ts'
import { designs } from '../../demo/designs/all.ts'
import { toRow } from '../../server/seed-demo.ts'
import { namesOf, products } from '../support/catalogue.ts'
import { forgeCursor } from '../support/cursors.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

beforeAll(() => shop.db.product.createMany({ data: designs.map((design) => toRow(design, [])) }))

const designsOf = (names: string[]) =>
  names.map((name) => designs.find(({ productName }) => productName === name))

/** The search, the first match, and the minimum number of its matches at the top. */
const searches: [typed: string, first: Partial<Design>, many: number][] = [
  ['silk lehnga', { category: 'Lehenga', fabricType: 'Silk' }, 3],
  ['blue georgette saree', { category: 'Saree', color: 'Royal Blue', fabricType: 'Georgette' }, 1],
  ['zari', { embellishments: expect.arrayContaining(['Zari Work']) as Design['embellishments'] }, 3],
  ['sari', { category: 'Saree' }, 24],
  ['ghagra choli', { category: 'Lehenga' }, 3],
  ['red dress', { category: 'Dress', color: 'Red' }, 1],
  ['maroon kurti', { category: 'Suit', color: 'Maroon' }, 2],
  ['banarsi silk saree', { category: 'Saree', productName: 'Sindoor Red Banarasi Katan Saree' }, 1],
  ['kanjeevaram', { productName: expect.stringContaining('Kanjivaram') as string }, 3],
  ['saree blue printed', { category: 'Saree', color: 'Royal Blue', pattern: 'Printed' }, 1],
  ['velvet lehenga', { category: 'Lehenga', fabricType: 'Velvet' }, 2],
  ['salwar kameez', { category: 'Suit' }, 3],
  ['bandhni saree', { category: 'Saree', productName: expect.stringContaining('Bandhani') as string }, 2],
  ['georgete maxi dres', { category: 'Dress', fabricType: 'Georgette' }, 1],
  ['pink embroidred suit with duppata', { category: 'Suit', pattern: 'Embroidered' }, 1],
  ['white chikankari kurta', { category: 'Suit', color: 'White' }, 1],
  ['golden zari border saree', { category: 'Saree' }, 2],
  [
    'anarkli suit',
    { category: 'Suit', suitDetails: expect.objectContaining({ style: 'Anarkali' }) as never },
    3,
  ],
  [
    'plazo suit',
    { category: 'Suit', suitDetails: expect.objectContaining({ style: 'Palazzo' }) as never },
    3,
  ],
  ['balck dress', { category: 'Dress', color: 'Black' }, 1],
]

describe('the right kind of garment comes first', () => {
  test.each(searches)('for %j', async (search, first, many) => {
    const found = designsOf(await namesOf(shop.guest(), { search, first: many }))
    expect(found).toEqual(Array.from({ length: many }, () => expect.objectContaining(first) as Design))
  })
})

describe('the tokens of a search may be in any order', () => {
  test.each([
    ['georgette saree blue', 'blue georgette saree'],
    ['lehenga velvet maroon', 'maroon velvet lehenga'],
    ['suit anarkali', 'anarkali suit'],
  ])('%j finds the same as %j', async (one, other) => {
    const names = await namesOf(shop.guest(), { search: one })
    expect(names).not.toEqual([])
    expect(names).toEqual(await namesOf(shop.guest(), { search: other }))
  })
})

describe('a search in Hindi matches the same as in English', () => {
  test.each([
    ['लाल लहंगा', 'red lehenga'],
    ['हरी साड़ी', 'green saree'],
    ['काले सूट', 'black suit'],
    ['ब्लाउज़', 'blouse'],
    ['ब्लाउज', 'blouse'],
    ['सफेद सूती कुर्ती', 'white cotton kurti'],
    ['बनारसी साड़ियाँ', 'banarasi saree'],
    ['ज़री के काम वाला लहँगा', 'zari lehenga'],
    ['रॉयल ब्लू', 'royal blue'],
    ['दुल्हन', 'bridal'],
  ])('%j as %j', async (hindi, english) => {
    const names = await namesOf(shop.guest(), { search: english, first: 100 })
    expect(names).not.toEqual([])
    expect((await namesOf(shop.guest(), { search: hindi, first: 100 })).sort()).toEqual(names.sort())
  })
})

describe('when nothing matches everything', () => {
  test('the garment is required, and the rest ranks the nearest of its kind first', async () => {
    const found = designsOf(await namesOf(shop.guest(), { search: 'purple velvet lehenga', first: 3 }))
    expect(found.map((design) => design?.category)).toEqual(['Lehenga', 'Lehenga', 'Lehenga'])
    expect(found[0]?.fabricType).toBe('Velvet')
  })

  test('a garment that is only mentioned ranks after those that are one', async () => {
    const names = await namesOf(shop.guest(), { search: 'sari with zari border', first: 100 })
    const kinds = designsOf(names).map((design) => design?.category === 'Saree')
    expect(kinds.indexOf(false)).toBeGreaterThan(0)
    expect(kinds).toEqual([...kinds].sort((a, b) => Number(b) - Number(a)))
  })
})

describe('a token of very many products', () => {
  beforeAll(async () => {
    // Without the shop's limits: two thousand rows take long on a busy machine.
    const client = new Client({ connectionString: shop.databaseUrl })
    await client.connect()
    await client.query(`
      INSERT INTO "products" ("productName", "category", "description", "productType", "quantityInStock",
        "shippingCost", "embellishments", "customizationOptions", "seasonalTags", "tags", "dateAdded")
      SELECT 'Balaposh ' || "n", 'OTHERS', 'Pashmina', 'READY_MADE', 1, 0, '{}', '{}', '{}', '{}',
        now() - "n" * interval '1 minute'
      FROM generate_series(1, 2002) AS "n"`)
    await client.end()
  })
  const page = async (query: object) => {
    const { data } = await products(shop.guest(), { search: 'balaposh', first: 2, ...query })
    return data.products as {
      edges: object[]
      totalCount: number
      pageInfo: { hasNextPage: boolean; endCursor: string }
    }
  }
  const cursorOf = async (query: object, ...key: unknown[]) =>
    forgeCursor((await page(query)).pageInfo.endCursor, ...key)

  test('lists the newest 2,000 of them and counts to 1,000', async () => {
    const last = await page({ after: await cursorOf({}, 1999) })
    expect(last.edges).toMatchObject([{ node: { productName: 'Balaposh 2000' } }])
    expect(last).toMatchObject({
      pageInfo: { hasNextPage: false },
      totalCount: 1000,
    })
  })

  test('ranks the newest 300 of them, and lists the others by age', async () => {
    const named = (n: number, category: 'SAREE' | 'OTHERS') =>
      shop.db.product.updateMany({ where: { productName: `Balaposh ${n}` }, data: { category } })
    for (const n of [200, 400]) await named(n, 'SAREE')
    const [first] = await namesOf(shop.guest(), { search: 'balaposh saree', first: 1 })
    expect(first).toBe('Balaposh 200')
    const any = { search: 'balaposh pashmina' }
    expect(await namesOf(shop.guest(), { ...any, first: 2, after: await cursorOf(any, 398) })).toEqual([
      'Balaposh 399',
      'Balaposh 400',
    ])
    for (const n of [200, 400]) await named(n, 'OTHERS')
  })

  test('counts facets among the newest 1,000', async () => {
    const { data } = await shop
      .guest()
      .graphql('{ products(search: "balaposh") { facets { category { value count } areCapped } } }')
    expect(data.products.facets).toEqual({ category: [{ value: 'OTHERS', count: 1000 }], areCapped: true })
    const few = await shop
      .guest()
      .graphql('{ products(search: "lehenga") { facets { category { value } areCapped } } }')
    expect(few.data.products.facets.areCapped).toBe(false)
  })

  test('lists all of them in any other sort order', async () => {
    const where = { category: { eq: 'OTHERS' } }
    const [first] = await namesOf(shop.guest(), { search: 'balaposh', where, sort: 'NAME', first: 1 })
    expect(first).toBe('Balaposh 1')
    const oldest = await shop.db.product.findFirstOrThrow({ where: { productName: 'Balaposh 2001' } })
    const after = await cursorOf({ sort: 'NEWEST' }, oldest.dateAdded.toISOString(), oldest.id)
    expect((await page({ sort: 'NEWEST', after })).edges).toMatchObject([
      { node: { productName: 'Balaposh 2002' } },
    ])
  })
})
