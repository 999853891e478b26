import { beforeAll, describe, expect, test } from 'vitest'
import { namesOf, products } from '../support/catalogue.ts'
import { openShop } from '../support/shop.ts'
import type { ProductFields } from '../support/products.ts'

const shop = await openShop()
const guest = shop.guest()

/** Six designs that differ in every filterable field. */
const designs: ProductFields[] = [
  {
    productName: 'A',
    category: 'LEHENGA',
    fabricType: 'Silk',
    stitchingType: 'HAND_STITCHING',
    pattern: 'Embroidered',
    embellishments: ['Zari Work', 'Sequin'],
    color: 'Red',
    productType: 'CUSTOM_MADE',
    customizationAvailable: true,
    featuredProduct: true,
    tailorPrice: 9_000_00,
    readyMadePrice: null,
    discount: 10,
  },
  {
    productName: 'B',
    category: 'SAREE',
    fabricType: 'silk',
    stitchingType: 'MACHINE_STITCHING',
    pattern: 'Printed',
    embellishments: ['zari work'],
    color: 'red',
    productType: 'READY_MADE',
    customizationAvailable: false,
    featuredProduct: false,
    tailorPrice: null,
    readyMadePrice: 3_000_00,
    discount: 0,
  },
  {
    productName: 'C',
    category: 'SAREE',
    fabricType: 'Georgette',
    stitchingType: 'MACHINE_STITCHING',
    pattern: 'Floral',
    embellishments: [],
    color: 'Royal Blue',
    productType: 'READY_MADE',
    customizationAvailable: false,
    featuredProduct: true,
    tailorPrice: 4_000_00,
    readyMadePrice: 3_500_00,
    discount: 50,
    availabilityStatus: 'OUT_OF_STOCK',
  },
  {
    productName: 'D',
    category: 'SUIT',
    fabricType: 'Cotton',
    stitchingType: 'MIXED',
    pattern: 'Plain',
    embellishments: ['Beads'],
    color: 'Green',
    productType: 'SEMI_STITCHED',
    customizationAvailable: true,
    featuredProduct: false,
    tailorPrice: 1_500_00,
    readyMadePrice: 1_200_00,
    discount: 25,
  },
  {
    productName: 'E',
    category: 'BLOUSE',
    fabricType: 'Crêpe de Chine',
    stitchingType: null,
    pattern: null,
    embellishments: ['Gota Patti'],
    color: null,
    productType: 'READY_MADE',
    customizationAvailable: false,
    featuredProduct: false,
    tailorPrice: null,
    readyMadePrice: 800_00,
    discount: 0,
    availabilityStatus: 'DISCONTINUED',
  },
  {
    productName: 'F',
    category: 'TOILER',
    fabricType: null,
    stitchingType: 'HAND_STITCHING',
    pattern: 'Plain',
    embellishments: [],
    color: 'White',
    productType: 'TOILER',
    customizationAvailable: false,
    featuredProduct: false,
    tailorPrice: null,
    readyMadePrice: null,
    discount: 100,
  },
]

beforeAll(async () => {
  for (const design of designs) await shop.product(design)
})

/** The names that pass a filter, joined. */
const found = async (where: object) => (await namesOf(guest, { where, sort: 'NAME' })).join('')

describe('each filter', () => {
  test.each([
    [{ category: { eq: 'SAREE' } }, 'BC'],
    [{ category: { in: ['SAREE', 'SUIT'] } }, 'BCD'],
    [{ category: { in: ['SAREE', 'SUIT'], eq: 'SUIT' } }, 'D'],
    [{ category: { in: ['SAREE'], eq: 'SUIT' } }, ''],
    [{ category: { in: [] } }, ''],
    [{ category: {} }, 'ABCDEF'],
    [{ category: null }, 'ABCDEF'],
    [{ category: { eq: null, in: null } }, 'ABCDEF'],
    [{ fabricType: { eq: 'SILK' } }, 'AB'],
    [{ fabricType: { in: ['cotton', 'GEORGETTE'] } }, 'CD'],
    [{ fabricType: { eq: 'crêpe DE chine' } }, 'E'],
    [{ fabricType: { eq: 'sil' } }, ''],
    [{ fabricType: { eq: '%' } }, ''],
    [{ stitchingType: { eq: 'MIXED' } }, 'D'],
    [{ stitchingType: { in: ['MIXED', 'HAND_STITCHING'] } }, 'ADF'],
    [{ pattern: { eq: 'plain' } }, 'DF'],
    [{ pattern: { in: ['Floral', 'PRINTED', 'no such pattern'] } }, 'BC'],
    [{ embellishment: { eq: 'ZARI WORK' } }, 'AB'],
    [{ embellishment: { in: ['sequin', 'beads'] } }, 'AD'],
    [{ embellishment: { in: [] } }, ''],
    [{ embellishment: { eq: 'zari' } }, ''],
    [{ availabilityStatus: { eq: 'OUT_OF_STOCK' } }, 'C'],
    [{ availabilityStatus: { in: ['OUT_OF_STOCK', 'DISCONTINUED'] } }, 'CE'],
    [{ featuredProduct: { eq: true } }, 'AC'],
    [{ featuredProduct: { eq: false } }, 'BDEF'],
    [{ color: { eq: 'RED' } }, 'AB'],
    [{ color: { in: ['royal blue', 'Green'] } }, 'CD'],
    [{ customizationAvailable: { eq: true } }, 'AD'],
    [{ customizationAvailable: { eq: false } }, 'BCEF'],
    [{ productType: { eq: 'TOILER' } }, 'F'],
    [{ productType: { in: ['CUSTOM_MADE', 'SEMI_STITCHED'] } }, 'AD'],
    [{ tailorPrice: { gte: 1_500_00, lte: 4_000_00 } }, 'CD'],
    [{ tailorPrice: { gte: 4_000_01 } }, 'A'],
    [{ readyMadePrice: { lte: 1_200_00 } }, 'DE'],
    [{ readyMadePrice: { gte: 1_200_01, lte: 3_000_00 } }, 'B'],
    [{ readyMadePrice: { gte: 5, lte: 4 } }, ''],
    [{ unitPrice: { lte: 900_00 } }, 'DE'],
    [{ unitPrice: { gte: 8_100_00, lte: 8_100_00 } }, 'A'],
    [{ discount: { gte: 25 } }, 'CDF'],
    [{ discount: { gte: 1, lte: 49 } }, 'AD'],
    [{ discount: { lte: 0 } }, 'BE'],
    // After its discount C costs 1,750: within the range, although both of its list prices lie above.
    [{ unitPrice: { gte: 1_000_00, lte: 2_000_00 } }, 'C'],
    [{ tailorPrice: { gte: 1_000_00, lte: 2_000_00 } }, 'D'],
    [{ unitPrice: { gte: 1_750_00, lte: 1_750_00 }, readyMadePrice: { gte: 3_500_00 } }, 'C'],
  ])('%j finds %j', async (where, expected) => expect(await found(where)).toBe(expected))

  test.each([
    [{ tailorPrice: { gte: Number.MAX_SAFE_INTEGER } }, ''],
    [{ unitPrice: { lte: Number.MAX_SAFE_INTEGER } }, 'ABCDEF'],
    [{ discount: { gte: 2_147_483_647 } }, ''],
    [{ discount: { gte: -2_147_483_648, lte: 2_147_483_647 } }, 'ABCDEF'],
    [{ color: { eq: 'a\0b' } }, ''],
    [{ embellishment: { in: ['\0', '{', '"', '\\'] } }, ''],
    [{ fabricType: { eq: "' OR 1=1--" } }, ''],
  ])('accepts extremes: %j finds %j', async (where, expected) => expect(await found(where)).toBe(expected))

  test.each([
    { category: { eq: 'Saree' } },
    { tailorPrice: { gte: -1 } },
    { tailorPrice: { gte: 1.5 } },
    { tailorPrice: { gte: '1' } },
    { discount: { gte: 1.5 } },
    { color: { startsWith: 'R' } },
    { color: { eq: { startsWith: 'R' } } },
    { OR: [] },
    { id: { not: null } },
  ])('refuses unknown values: %j', async (where) => {
    const { status, errors } = await products(guest, { where })
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
  })
})

test('several filters must all match', async () => {
  expect(await found({ category: { eq: 'SAREE' }, color: { eq: 'red' } })).toBe('B')
  expect(
    await found({ fabricType: { eq: 'silk' }, discount: { gte: 5 }, featuredProduct: { eq: true } }),
  ).toBe('A')
  expect(await found({ category: { eq: 'SAREE' }, productType: { eq: 'TOILER' } })).toBe('')
})

test('the total counts all pages of the filtered list', async () => {
  const { data } = await products(guest, { where: { productType: { eq: 'READY_MADE' } }, first: 1 })
  expect(data.products.edges).toHaveLength(1)
  expect(data.products.totalCount).toBe(3)
})

describe('facets', () => {
  const facets = async (query: { where?: object; search?: string } = {}) => {
    const { data } = await guest.graphql(
      `query ($where: ProductWhere, $search: String) {
        products(where: $where, search: $search) {
          facets {
            category { value count } fabricType { value count } stitchingType { value count } pattern { value count }
            embellishment { value count } availabilityStatus { value count } color { value count }
            productType { value count } featuredProduct customizationAvailable
          }
        }
      }`,
      query,
    )
    return data.products.facets
  }
  type Facet = { value: string; count: number }[]
  const asObject = (facet: Facet) =>
    Object.fromEntries(facet.map(({ value, count }) => [value.toLowerCase(), count]))

  test('count the whole catalogue, most frequent first, spellings of one value together', async () => {
    const all = await facets()
    expect(all.category[0]).toEqual({ value: 'SAREE', count: 2 })
    expect(asObject(all.category)).toEqual({ saree: 2, lehenga: 1, suit: 1, blouse: 1, toiler: 1 })
    expect(asObject(all.fabricType)).toEqual({ silk: 2, georgette: 1, cotton: 1, 'crêpe de chine': 1 })
    expect(asObject(all.stitchingType)).toEqual({ hand_stitching: 2, machine_stitching: 2, mixed: 1 })
    expect(asObject(all.pattern)).toEqual({ plain: 2, embroidered: 1, printed: 1, floral: 1 })
    expect(asObject(all.embellishment)).toEqual({ 'zari work': 2, sequin: 1, beads: 1, 'gota patti': 1 })
    expect(asObject(all.availabilityStatus)).toEqual({ available: 4, out_of_stock: 1, discontinued: 1 })
    expect(asObject(all.color)).toEqual({ red: 2, 'royal blue': 1, green: 1, white: 1 })
    expect(asObject(all.productType)).toEqual({ ready_made: 3, custom_made: 1, semi_stitched: 1, toiler: 1 })
    expect([all.featuredProduct, all.customizationAvailable]).toEqual([2, 2])
  })

  test('name a value by its most frequent spelling, and count a product with two spellings once', async () => {
    const all = await facets()
    const names = (facet: Facet) => facet.map(({ value }) => value)
    expect(names(all.color)).toEqual(expect.arrayContaining(['Red', 'Royal Blue']))
    expect([names(all.fabricType)[0], names(all.embellishment)[0]]).toEqual(['Silk', 'Zari Work'])
    const more = [
      { color: 'red', embellishments: ['zari work', 'Zari Work', 'ZARI WORK'] },
      { color: 'red', embellishments: ['zari work'] },
    ]
    const added = await Promise.all(more.map((fields) => shop.product(fields)))
    const { color, embellishment } = await facets()
    expect([color[0], embellishment[0]]).toEqual([
      { value: 'red', count: 4 },
      { value: 'zari work', count: 4 },
    ])
    const where = { embellishment: { eq: 'Zari work' }, color: { eq: 'RED' } }
    expect(await namesOf(guest, { where })).toHaveLength(4)
    await shop.db.product.deleteMany({ where: { id: { in: added.map(({ id }) => id) } } })
  })

  test('ignore their own field’s filter and apply all others', async () => {
    const some = await facets({ where: { category: { eq: 'SAREE' }, color: { eq: 'red' } } })
    expect(asObject(some.category)).toEqual({ lehenga: 1, saree: 1 }) // of red ones
    expect(asObject(some.color)).toEqual({ red: 1, 'royal blue': 1 }) // of sarees
    expect(asObject(some.fabricType)).toEqual({ silk: 1 }) // of red sarees
    expect(asObject(some.embellishment)).toEqual({ 'zari work': 1 })
    expect([some.featuredProduct, some.customizationAvailable]).toEqual([0, 0])
  })

  test('of booleans count how many would remain', async () => {
    const some = await facets({ where: { featuredProduct: { eq: true } } })
    expect(some.featuredProduct).toBe(2)
    expect(some.customizationAvailable).toBe(1)
    expect(asObject(some.category)).toEqual({ lehenga: 1, saree: 1 })
  })

  test('agree with the filter: each value finds as many products as it says', async () => {
    const where = { discount: { lte: 50 } }
    const all = (await facets({ where })) as Record<string, Facet>
    for (const field of [
      'category',
      'fabricType',
      'pattern',
      'embellishment',
      'color',
      'productType',
    ] as const)
      for (const { value, count } of all[field]!)
        expect(await found({ ...where, [field]: { eq: value } }), `${field} ${value}`).toHaveLength(count)
  })

  test('count within a search', async () => {
    expect(asObject((await facets({ search: 'silk' })).category)).toEqual({ lehenga: 1, saree: 1 })
  })
})
