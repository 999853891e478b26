import { beforeAll, describe, expect, test } from 'vitest'
import { namesOf, products } from '../support/catalogue.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient } from '../support/api-client.ts'
import { fc } from '../support/property-tests.ts'
import type { ProductFields } from '../support/products.ts'

const shop = await openShop()
const guest = shop.guest()

beforeAll(async () => {
  const plain = {
    category: 'OTHERS' as const,
    color: 'White',
    fabricType: 'Cotton',
    pattern: 'Plain',
    description: 'Handmade.',
  }
  for (const design of [
    {
      productName: 'Noor',
      category: 'LEHENGA',
      fabricType: 'Silk',
      color: 'Maroon',
      embellishments: ['Zari Work'],
    },
    { productName: 'Neel', category: 'SAREE', fabricType: 'Georgette', color: 'Royal Blue' },
    { productName: 'Banarasi saree', category: 'SAREE', fabricType: 'Silk', color: 'Pink' },
    { productName: 'Café crêpe kurti', category: 'SUIT', description: 'For evenings.' },
    {
      productName: 'Garden dress',
      category: 'DRESS',
      pattern: 'Floral',
      tags: ['mehendi'],
      description: 'With zari at the hem.',
    },
    {
      productName: 'Peacock blouse',
      category: 'BLOUSE',
      blouseDetails: { blouseBackDesign: 'Keyhole Back', padding: true, lining: false },
    },
    { productName: 'रेशमी ओढ़नी', category: 'OTHERS' },
  ] satisfies ProductFields[])
    await shop.product({ ...plain, ...design })
})

const find = (search: string, query: object = {}) => namesOf(guest, { search, ...query })

describe('a guest who searches', () => {
  test.each([
    ['saree', ['Banarasi saree', 'Neel']],
    ['SAREE', ['Banarasi saree', 'Neel']],
    ['sarees', ['Banarasi saree', 'Neel']],
    ['sar', ['Banarasi saree', 'Neel']],
    ['maroon lehenga', ['Noor']],
    ['keyhole', ['Peacock blouse']],
    ['mehendi', ['Garden dress']],
    ['floral dress', ['Garden dress']],
    ['cafe crepe', ['Café crêpe kurti']],
    ['CAFÉ', ['Café crêpe kurti']],
    ['sari', ['Banarasi saree', 'Neel']],
    ['saari', ['Banarasi saree', 'Neel']],
    ['साड़ी', ['Banarasi saree', 'Neel']],
    ['ghagra', ['Noor']],
    ['frocks', ['Garden dress']],
    ['jari lahenga', ['Noor']],
    ['georgette sari', ['Neel']],
    ['mehnedi', ['Garden dress']],
    ['padded choli', ['Peacock blouse']],
  ])('%j finds %j', async (search, names) => {
    expect((await find(search)).sort()).toEqual([...names].sort())
  })

  test('‘silk lehnga’ finds the silk lehenga, although misspelt', async () => {
    expect(await find('silk lehnga')).toEqual(['Noor'])
  })

  test('‘blue georgette saree’ finds the one of that colour, fabric and kind', async () => {
    expect(await find('blue georgette saree')).toEqual(['Neel'])
  })

  test('‘zari’ matches embellishment and description, the embellishment first', async () => {
    expect(await find('zari')).toEqual(['Noor', 'Garden dress'])
  })

  test('ranks a name before a category, and a category before a description', async () => {
    expect((await find('saree'))[0]).toBe('Banarasi saree')
  })

  test('a detail that a garment doesn’t have doesn’t match it', async () => {
    expect(await find('lining')).toEqual([])
  })

  test('ranks a complete token before longer ones', async () => {
    const { id } = await shop.product({ productName: 'Sareeberry stole', description: 'x', tags: ['saree'] })
    expect((await find('saree'))[0]).toBe('Banarasi saree')
    await shop.db.product.delete({ where: { id } })
  })

  test('tokens of which no product has all match those that have some', async () => {
    expect((await find('banarasi keyhole')).sort()).toEqual(['Banarasi saree', 'Peacock blouse'])
  })

  test('‘a dress with zari’ ignores stop words', async () => {
    expect(await find('a dress with zari')).toEqual(['Garden dress'])
  })

  test('in Hindi ranks matching names first', async () => {
    expect((await find('रेशमी'))[0]).toBe('रेशमी ओढ़नी')
    expect(await find('ओढ़नी')).toEqual(['रेशमी ओढ़नी'])
  })

  test('finds nothing for a token without similar ones', async () => {
    const { data } = await products(guest, { search: 'xylophone' })
    expect(data.products).toMatchObject({
      edges: [],
      totalCount: 0,
      pageInfo: { hasNextPage: false, endCursor: null },
    })
  })

  test('for a design’s reference finds it alone, for staff', async () => {
    await shop.product({ productName: 'Of a partner', externalRef: 'RK/2026-77', productStatus: 'DRAFT' })
    const owner = await shop.admin()
    const find = (who: ApiClient, search: string) => namesOf(who, { search })
    expect(await find(owner, ' RK/2026-77 ')).toEqual(['Of a partner'])
    expect(await find(owner, 'Of a partner')).toContain('Of a partner')
    expect(await find(guest, 'RK/2026-77')).not.toContain('Of a partner')
  })

  test('within a filter matches both', async () => {
    expect(await find('silk', { where: { category: { eq: 'SAREE' } } })).toEqual(['Banarasi saree'])
  })

  test.each(['', '   ', null])('for %j lists the whole catalogue', async (search) => {
    const { data } = await products(guest, { search: search as string })
    expect(data.products.totalCount).toBe(7)
  })
})

describe('a search’s text is never parsed as a query:', () => {
  test.each([
    "saree' OR 1=1--",
    'saree & !silk | (',
    'saree:*',
    "saree'''",
    '"saree"',
    'saree <-> <2> ',
    'saree\\',
    'saree $1 {0} %s',
    'saree; DROP TABLE products',
    '{"startsWith":"saree"}',
  ])('%s finds sarees', async (search) => {
    expect(await find(search)).toContain('Banarasi saree')
  })

  test.each(['!!!', '()', '&|!', ':*', '%', '_', "'", '\\', '<->', '🪡', '\u200b'])(
    '%j finds nothing and doesn’t fail',
    async (search) => expect(await find(search)).toEqual([]),
  )

  test('a NUL separates tokens like a blank', async () => {
    expect(await find('banarasi\0saree')).toEqual(['Banarasi saree'])
  })

  test('100 characters are accepted, 101 are refused', async () => {
    expect((await products(guest, { search: 'a'.repeat(100) })).errors).toBeUndefined()
    const { data, errors } = await products(guest, { search: 'a'.repeat(101) })
    expect(data).toBeNull()
    expect(errors).toMatchObject([
      {
        message: 'Search for at most 100 characters.',
        extensions: { code: 'BAD_USER_INPUT', field: 'search' },
      },
    ])
  })

  test('every letter can be searched, also those that are empty without their accents', async () => {
    const [row] = await shop.db.$queryRaw<{ empty: bigint; queries: bigint }[]>`
      SELECT count(*) FILTER (WHERE search_plain(chr("n")) = '') AS "empty",
        count(search_lexemes(chr("n"), ':*')) AS "queries"
      FROM generate_series(1, 65535) AS "n" WHERE "n" NOT BETWEEN 55296 AND 57343`
    expect(row!.empty).toBeGreaterThan(0n)
    expect(row!.queries).toBe(65535n - 2048n)
  })

  test('no input makes the server fail', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        '&',
        '|',
        '!',
        ':*',
        '<->',
        '(',
        ')',
        "'",
        '"',
        '\\',
        '\0',
        'saree',
        'silk',
        'zzz',
        '-',
        '_',
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const { status, errors } = await products(guest, { search: pieces.join('').slice(0, 100) })
        expect([status, errors]).toEqual([200, undefined])
      }),
      { numRuns: 150 },
    )
  })
})

describe('the search index is current', () => {
  test('a renamed product is found by its new name and not by its old one', async () => {
    const { id } = await shop.product({ productName: 'Chanderi stole', description: 'x' })
    expect(await find('chanderi')).toEqual(['Chanderi stole'])
    await (await shop.admin()).rest('PUT', 'admin/update_product', { id, productName: 'Maheshwari stole' })
    expect(await find('maheshwari')).toEqual(['Maheshwari stole'])
    expect(await find('chanderi')).toEqual([])
    await shop.db.product.delete({ where: { id } })
    expect(await find('maheshwari')).toEqual([])
  })
})
