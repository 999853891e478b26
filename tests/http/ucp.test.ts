import { beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../../server/seed-demo.ts'
import { addApiClient } from '../support/api-clients.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { statementsOf } from '../support/statements.ts'
import { ucpErrors } from '../support/ucp-schemas.ts'

const env = { PUBLIC_URL: 'https://shop.example' }
const shop = await openShop({ env })

const agent = { 'UCP-Agent': 'profile="https://agent.example/profile"' }
const post = (operation: string, body: unknown, who: ApiClient = shop.guest()) =>
  who.rest('POST', `/ucp/catalog/${operation}`, body, agent)

const schemas: Record<string, string> = {
  search: 'shopping/catalog_search.json#/$defs/search_response',
  lookup: 'shopping/catalog_lookup.json#/$defs/lookup_response',
  product: 'shopping/catalog_lookup.json#/$defs/get_product_response',
}
const errorSchema = 'shopping/types/error_response.json'

/** A response that conforms to the operation's published schema. */
async function read(operation: string, body: unknown, who?: ApiClient): Promise<Json> {
  const response = await post(operation, body, who)
  expect([response.status, ucpErrors(schemas[operation]!, response.body)]).toEqual([200, []])
  return response.body
}

async function refusal(operation: string, body: unknown, who?: ApiClient) {
  const response = await post(operation, body, who)
  expect(ucpErrors(errorSchema, response.body)).toEqual([])
  return { status: response.status, ...response.body.messages[0] }
}

let lehenga: { id: string }
beforeAll(async () => {
  lehenga = await shop.product({
    productName: 'Nakshatra Lehenga',
    category: 'LEHENGA',
    readyMadePrice: 9_000_00,
    tailorPrice: 12_000_00,
    discount: 10,
    quantityInStock: 3,
    sizes: [
      { label: 'S', quantityInStock: 0, sku: 'NK-S' },
      { label: 'M', quantityInStock: 3 },
    ],
    images: [{ url: 'https://pictures.example/n.jpg', alt: 'Front' }],
  })
  await shop.product({
    productName: 'Nakshatra Saree',
    category: 'SAREE',
    readyMadePrice: 3_000_00,
    tailorPrice: null,
  })
  await shop.product({ productName: 'Nakshatra on request', readyMadePrice: null, tailorPrice: null })
})

describe('the profile', () => {
  test('offers the two capabilities of the catalogue by REST, as the schema says', async () => {
    const response = await fetch(`${shop.url}/.well-known/ucp`)
    const body = await response.json()
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(ucpErrors('ucp.json#/$defs/business_schema', body.ucp)).toEqual([])
    expect(body.ucp.services['dev.ucp.shopping']).toMatchObject([
      { transport: 'rest', endpoint: 'https://shop.example/ucp' },
    ])
    expect(Object.keys(body.ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
    ])
  })

  test('is absent while the shop doesn’t know its address', async () => {
    const unknown = await openShop()
    for (const path of ['/.well-known/ucp', '/ucp/catalog/search'])
      expect(
        (await fetch(unknown.url + path, { method: path.startsWith('/ucp') ? 'POST' : 'GET' })).status,
      ).toBe(404)
  })
})

describe('search', () => {
  test('finds by words, with prices, options and availability of each variant', async () => {
    const { products, pagination, ucp } = await read('search', { query: 'nakshatra lehnga' })
    expect(ucp.version).toBe('2026-04-08')
    expect(pagination).toEqual({ has_next_page: false })
    const [found] = products.filter(({ id }: Json) => id === lehenga.id)
    expect(found).toMatchObject({
      handle: 'nakshatra-lehenga',
      url: 'https://shop.example/product/nakshatra-lehenga',
      price_range: { min: { amount: 8_100_00, currency: 'INR' }, max: { amount: 10_800_00 } },
      list_price_range: { min: { amount: 9_000_00 }, max: { amount: 12_000_00 } },
      media: [{ type: 'image', url: 'https://pictures.example/n.jpg', alt_text: 'Front' }],
    })
    expect(
      found.variants.map(({ title, availability, options }: Json) => [
        title,
        availability.status,
        options.length,
      ]),
    ).toEqual([
      ['Nakshatra Lehenga, Ready-made, M', 'in_stock', 2],
      ['Nakshatra Lehenga, Made to measure', 'in_stock', 1],
      ['Nakshatra Lehenga, Ready-made, S', 'out_of_stock', 2],
    ])
  })

  test('filters by price and by the categories of either taxonomy', async () => {
    const names = async (filters: Json, more: Json = {}) =>
      (await read('search', { query: 'nakshatra', filters, ...more })).products
        .map(({ title }: Json) => title)
        .toSorted()
    expect(await names({ categories: ['saree'] })).toEqual(['Nakshatra Saree'])
    expect(
      await names({
        categories: [
          'Apparel & Accessories > Clothing > Traditional & Ceremonial Clothing > Saris & Lehengas',
        ],
      }),
    ).toEqual(['Nakshatra Lehenga', 'Nakshatra Saree'])
    expect(await names({ categories: ['Shoes'] })).toEqual([])
    expect(await names({ price: { max: 3_000_00 } })).toEqual(['Nakshatra Saree'])
    expect(await names({ price: { min: 3_000_01 } })).toEqual(['Nakshatra Lehenga'])
  })

  test('says that it can’t apply a price in another currency', async () => {
    const { products, messages } = await read('search', {
      query: 'nakshatra',
      filters: { price: { max: 100 } },
      context: { currency: 'USD' },
    })
    expect(products).toHaveLength(2)
    expect(messages).toMatchObject([{ type: 'info', code: 'price_filter_ignored' }])
  })

  test('goes on with a cursor, each product once', async () => {
    const search = { query: 'nakshatra', filters: { price: { min: 0 } } }
    const first = await read('search', { ...search, pagination: { limit: 1 } })
    expect(first.pagination.has_next_page).toBe(true)
    const second = await read('search', {
      ...search,
      pagination: { limit: 1, cursor: first.pagination.cursor },
    })
    expect(new Set([...first.products, ...second.products].map(({ id }: Json) => id as string)).size).toBe(2)
    expect(second.pagination).toEqual({ has_next_page: false })
  })

  test('refuses a request without a query or a filter, and one that can’t be read', async () => {
    expect(await refusal('search', {})).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await refusal('search', '{')).toMatchObject({ status: 400 })
    expect(await refusal('search', { query: 7 })).toMatchObject({ status: 400 })
    expect(await refusal('search', { query: 'x', pagination: { cursor: 'made up' } })).toMatchObject({
      status: 400,
    })
  })

  test('conforms to the schema for the whole demo catalogue', async () => {
    const demo = await openShop({ env })
    await seedDemo(demo.db, demo.services.imageStore)
    const shown = await demo.db.product.count({
      where: { productStatus: 'ACTIVE', unitPrice: { lt: 2n ** 53n - 1n } },
    })
    const ids = new Set<string>()
    let cursor: string | undefined
    do {
      const page = await read(
        'search',
        { filters: { price: { min: 0 } }, pagination: { limit: 100, ...(cursor && { cursor }) } },
        demo.guest(),
      )
      for (const { id } of page.products) ids.add(id as string)
      cursor = page.pagination.cursor as string | undefined
    } while (cursor)
    expect(ids.size).toBe(shown)
    for (const id of [...ids].slice(0, 10)) await read('product', { id }, demo.guest())
  })
})

describe('lookup', () => {
  const variantsOf = async (): Promise<Json[]> =>
    (await read('search', { query: 'nakshatra lehenga' })).products[0].variants

  test('resolves products, handles and variants, each product once, and says which is which', async () => {
    const [medium, tailored] = await variantsOf()
    const ids = [lehenga.id, tailored!.id, 'nakshatra-saree', lehenga.id, 'nothing']
    const { products, messages } = await read('lookup', { ids })
    expect(products).toHaveLength(2)
    const [found] = products.filter(({ id }: Json) => id === lehenga.id)
    expect(found.variants.map(({ id, inputs }: Json) => [id, inputs])).toEqual([
      [medium!.id, [{ id: lehenga.id, match: 'featured' }]],
      [tailored!.id, [{ id: tailored!.id, match: 'exact' }]],
    ])
    expect(messages).toEqual([{ type: 'info', code: 'not_found', content: 'nothing' }])
  })

  test('reads many identifiers with as many statements as few', async () => {
    const added = []
    for (let n = 0; n < 12; n++) added.push(await shop.product({ productName: `Tarini Saree ${n}` }))
    const ids = added.map(({ id }, n) => (n % 2 ? id : `tarini-saree-${n}`))
    const count = async (named: string[]) =>
      (
        await statementsOf(async () => {
          expect((await read('lookup', { ids: named })).products).toHaveLength(named.length)
        })
      ).length
    expect(await count(ids)).toBe(await count(ids.slice(0, 3)))
  })

  test('leaves out what a filter excludes, and takes at most 50 ids', async () => {
    const { products } = await read('lookup', { ids: [lehenga.id], filters: { price: { max: 100 } } })
    expect(products).toEqual([])
    const ids = Array.from({ length: 51 }, (_, at) => `id-${at}`)
    expect(await refusal('lookup', { ids })).toMatchObject({ status: 400, code: 'request_too_large' })
  })

  test('of one product narrows its variants by what is selected', async () => {
    const { product } = await read('product', { id: lehenga.id, selected: [{ name: 'Size', label: 'M' }] })
    expect(product.selected).toEqual([{ name: 'Size', label: 'M' }])
    expect(product.variants.map(({ title }: Json) => title)).toEqual([
      'Nakshatra Lehenga, Ready-made, M',
      'Nakshatra Lehenga, Made to measure',
    ])
    expect(product.options).toContainEqual({
      name: 'Size',
      values: [
        { label: 'M', available: true, exists: true },
        { label: 'S', available: false, exists: true },
      ],
    })
  })

  test('of one product drops what no variant suits, the least preferred first', async () => {
    const selected = [
      { name: 'Form', label: 'Ready-made' },
      { name: 'Size', label: 'XXL' },
    ]
    const { product } = await read('product', { id: lehenga.id, selected, preferences: ['Form', 'Size'] })
    expect(product.selected).toEqual([{ name: 'Form', label: 'Ready-made' }])
    expect(product.variants).toHaveLength(2)
  })

  test('of a variant has it first, whatever is selected', async () => {
    const small = (await variantsOf()).find(({ sku }) => sku === 'NK-S')!
    const { product } = await read('product', { id: small.id, selected: [{ name: 'Size', label: 'M' }] })
    expect(product.variants[0].id).toBe(small.id)
    expect(product.selected).toEqual(small.options)
  })

  test('of a product that isn’t there is an outcome, not an error of the transport', async () => {
    const [medium] = await variantsOf()
    const other = medium!.id.replace(/.{8}$/, '00000000')
    for (const id of ['nothing', '0f6a2f4e-53a1-4c1e-9f0d-6a1f2b7c8d90', other])
      expect(await refusal('product', { id })).toMatchObject({
        status: 200,
        code: 'not_found',
        severity: 'unrecoverable',
      })
  })
})

describe('authorization and limits are those of the other transports', () => {
  test('drafts are found by admins alone', async () => {
    const { id } = await shop.product({ productStatus: 'DRAFT' })
    expect(await refusal('product', { id })).toMatchObject({ code: 'not_found' })
    expect((await read('product', { id }, await shop.admin())).product.id).toBe(id)
  })

  test('API clients read what guests may read, whatever their scopes', async () => {
    const { program } = await addApiClient(shop, ['READ_ORDERS'])
    await read('search', { query: 'x' }, program)
    expect(await refusal('search', { query: 'x' }, shop.guest().with('broken'))).toMatchObject({
      status: 401,
    })
  })

  test('requests count as reads, together with GraphQL', async () => {
    const limited: Shop = await openShop({ env, requestLimits: true })
    const remaining = async () =>
      Number((await post('search', { query: 'x' }, limited.guest())).headers.get('ratelimit-remaining'))
    const before = await remaining()
    await limited.guest().graphql('{ shop { name } }')
    expect(await remaining()).toBe(before - 2)
  })
})
