import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, type GraphQLObjectType, isCompositeType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import documents from '../../client/__generated__/persisted-documents.json' with { type: 'json' }
import { fromRoot } from '../../server/paths.ts'
import { say } from '../support/feedback.ts'
import { openShop } from '../support/shop.ts'
import { statementsOf } from '../support/statements.ts'
import type { Account, ApiClient } from '../support/api-client.ts'

const shop = await openShop()
const guest = shop.guest()
let owner: Account
let elsewhere: Account
let id: string

const priceDocument = 'query ($id: ID!) { product(id: $id) { tailorPrice } }'
const priceFor = async (who: ApiClient) => (await who.graphql(priceDocument, { id })).data.product.tailorPrice
const setPrice = async (by: ApiClient, tailorPrice: number) => {
  const { data } = await by.graphql(
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { userErrors { message } } }',
    { input: { id, tailorPrice } },
  )
  expect(data.updateProduct.userErrors).toEqual([])
}

beforeAll(async () => {
  owner = await shop.admin()
  elsewhere = (await shop.replica()).at(owner)
  id = (await shop.product()).id
})

describe('a guest’s repeated query', () => {
  const names = '{ products { edges { node { productName } } } }'

  test('is not executed again, until a change', async () => {
    const first = await guest.graphql(names)
    expect(await statementsOf(() => guest.graphql(names))).toEqual([])
    const again = await guest.graphql(names)
    expect([again.status, again.text]).toEqual([200, first.text])
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
    await shop.product({ productName: 'Chandni' })
    expect((await guest.graphql(names)).text).toContain('Chandni')
  })

  test('is current, the moment its change is acknowledged by another instance', async () => {
    for (let price = 1; price <= 30; price++) {
      await setPrice(elsewhere, price * 100_00)
      expect(await priceFor(guest)).toBe(price * 100_00)
    }
  })

  test('is current also when the change was made directly in the database', async () => {
    await priceFor(guest)
    await shop.db.$executeRaw`UPDATE "products" SET "tailorPrice" = 4200 WHERE "id" = ${id}::uuid`
    expect(await priceFor(guest)).toBe(4200)
  })

  test('reflects feedback at once, and its effect on a rating', async () => {
    const document = `query ($id: ID!) { product(id: $id) { rating { count } } feedback { totalCount } }`
    const before = (await guest.graphql(document, { id })).data
    const meera = await shop.shopper('Meera')
    await say(meera)
    await shop.db.feedback.create({ data: { productId: id, name: 'Asha', rating: 4, comments: 'Fine' } })
    const { data } = await guest.graphql(document, { id })
    expect(data.feedback.totalCount).toBe(before.feedback.totalCount + 2)
    expect(data.product.rating.count).toBe(before.product.rating.count + 1)
  })

  test('is executed once for concurrent requests', async () => {
    await setPrice(owner, 777_00)
    const sent = await statementsOf(async () => {
      const prices = await Promise.all(Array.from({ length: 12 }, () => priceFor(guest)))
      expect(prices).toEqual(Array(12).fill(777_00))
    })
    expect(sent).toHaveLength(1)
  })

  test('has its own entry for other variables, another operation or another form', async () => {
    const both = 'query A { shop { name } } query B { shop { phone } }'
    const send = (operationName: string) =>
      guest
        .rest('POST', '/graphql', { query: both, operationName })
        .then(({ body }) => Object.keys(body.data.shop))
    expect([await send('A'), await send('B'), await send('A')]).toEqual([['name'], ['phone'], ['name']])
    const accept = { accept: 'application/graphql-response+json' }
    const formOf = async (headers: Record<string, string>) =>
      (await guest.graphql(names, {}, headers)).headers.get('content-type')
    expect(await formOf({})).toMatch('application/json')
    expect(await formOf(accept)).toMatch('application/graphql-response+json')
    expect(await formOf({})).toMatch('application/json')
  })
})

describe('never cached is', () => {
  test('a query of a signed-in user, who isn’t served cached responses either', async () => {
    const draft = await shop.product({ productStatus: 'DRAFT', productName: 'Hidden' })
    const document = 'query ($id: ID!) { product(id: $id) { productName viewerCanEdit } }'
    const send = async (who: ApiClient) => (await who.graphql(document, { id: draft.id })).data.product
    const editable = { productName: 'Hidden', viewerCanEdit: true }
    const results = [await send(guest), await send(owner), await send(guest), await send(owner)]
    expect(results).toEqual([null, editable, null, editable])
  })

  test('a refusal', async () => {
    const document = '{ products(first: 0) { totalCount } }'
    const send = () => guest.graphql(document)
    expect((await send()).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    expect((await send()).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  test.each(['{ shop { name } viewer { id } }', '{ ...a } fragment a on Query { viewer { id } }'])(
    'a query of viewer-specific fields: %s',
    async (document) => {
      const meera = await shop.shopper('Meera')
      expect((await guest.graphql(document)).data.viewer).toBeNull()
      expect((await meera.graphql(document)).data.viewer.id).toBe(meera.id)
      expect((await guest.graphql(document)).data.viewer).toBeNull()
    },
  )
})

test('cached responses are read only from tables that count their changes', async () => {
  const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'))
  const everyField = (type: GraphQLObjectType, depth: number): string =>
    Object.values(type.getFields())
      .flatMap(({ name, type: inner }) => {
        const named = getNamedType(inner)
        if (!isCompositeType(named)) return [name]
        const fields = depth === 0 ? '' : everyField(named as GraphQLObjectType, depth - 1)
        return fields === '' ? [] : [`${name} { ${fields} }`]
      })
      .join(' ')
  const of = (type: string) => everyField(schema.getType(type) as GraphQLObjectType, 3)
  await shop.db.feedback.create({ data: { productId: id, name: 'Asha', rating: 4, comments: 'Fine' } })
  const operations = [
    `{ products(search: "anarkali") { ${of('ProductConnection')} } }`,
    `{ searchSuggestions(text: "anarkali") { ${of('SearchSuggestions')} } }`,
    `{ product(id: "${id}") { ${of('Product')} } }`,
    `{ similarProducts(productId: "${id}") { ${of('Product')} } }`,
    `{ feedback { ${of('FeedbackConnection')} } }`,
    `{ shop { ${of('Shop')} } measurementGuide { ${of('GarmentGuide')} } }`,
  ]
  for (const operation of operations) {
    const sent = await statementsOf(async () => {
      const { errors, text } = await guest.graphql(operation)
      expect(errors, text).toBeUndefined()
    })
    const tables = sent
      .flatMap((sql) => [...sql.matchAll(/(?:FROM|JOIN)\s+(?:"public"\.)?"(\w+)"/g)])
      .map(([, name]) => name)
    // The last two and `counted` are common table expressions.
    const counting = [
      'products',
      'product_words',
      'feedback',
      'shop_settings',
      'delivery_zones',
      'occasions',
      // Changes with the words of products alone.
      'search_words',
      'counted',
      'scanned',
      'indexed',
    ]
    expect(tables.filter((name) => !counting.includes(name!))).toEqual([])
    // Cached from the second time on at the latest.
    await guest.graphql(operation)
    expect(await statementsOf(() => guest.graphql(operation))).toEqual([])
  }
})

describe('a document of the shop’s own pages', () => {
  const [documentId, text] = Object.entries(documents).find(([, each]) =>
    each.startsWith('query AccountEntry'),
  )!
  const mutation = Object.entries(documents).find(([, each]) => /\bmutation LogIn\(/.test(each))![0]
  const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
    guest.rest('GET', `/graphql?${new URLSearchParams(parameters).toString()}`, undefined, headers)

  test('is requested by its hash, with either method', async () => {
    const whole = await guest.graphql(text)
    expect(whole.status).toBe(200)
    expect((await get({ documentId })).text).toBe(whole.text)
    expect((await guest.rest('POST', '/graphql', { documentId })).text).toBe(whole.text)
  })

  test('is not sent again to a client that has the response', async () => {
    const first = await get({ documentId })
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag')!
    const again = await get({ documentId }, { 'if-none-match': etag, 'cache-control': 'max-age=0' })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('with a mutation is refused over GET', async () => {
    const result = await get({
      documentId: mutation,
      variables: '{"input":{"email":"a@b.c","password":"x"}}',
    })
    expect(result.status).toBe(405)
  })

  test('of another shop is unknown', async () => {
    const unknown = { errors: [{ extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' } }] }
    expect(await get({ documentId: 'sha256:0' })).toMatchObject({ status: 404, body: unknown })
    const posted = await guest.rest('POST', '/graphql', { documentId: 'constructor' })
    expect(posted).toMatchObject({ status: 404, body: unknown })
  })

  test('by an unknown hash: the client is told to send the text', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'abc' } }
    expect(await guest.rest('POST', '/graphql', { extensions })).toMatchObject({
      status: 200,
      body: { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] },
    })
  })

  test('is compressed as the client accepts', async () => {
    await shop.product({ description: 'A long story. '.repeat(200) })
    const operation = '{ products { edges { node { description } } } }'
    const [plain, br, gzip] = [
      await guest.graphql(operation, {}, { 'accept-encoding': 'identity' }),
      await guest.graphql(operation, {}, { 'accept-encoding': 'br' }),
      await guest.graphql(operation, {}, { 'accept-encoding': 'gzip' }),
    ]
    expect([br.headers.get('content-encoding'), gzip.headers.get('content-encoding')]).toEqual(['br', 'gzip'])
    expect([br.text, gzip.text]).toEqual([plain.text, plain.text])
  })
})
