import { readFileSync } from 'node:fs'
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  parse,
  printSchema,
  validate,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import documents from '../../client/__generated__/persisted-documents.json' with { type: 'json' }
import { findPersistedDocument } from '../../server/api/graphql/persisted-documents.ts'
import { maxTokens, protection } from '../../server/api/graphql/limits.ts'
import { fromRoot } from '../../server/paths.ts'
import { openShop } from '../support/shop.ts'
import type { GraphQLResult } from '../support/api-client.ts'

const shop = await openShop()
const guest = shop.guest()

const code = ({ errors }: GraphQLResult) => errors?.[0]?.extensions.code
const get = (query: string, headers: Record<string, string> = {}) =>
  guest.rest('GET', `/graphql?query=${encodeURIComponent(query)}`, undefined, headers)

const reasonOf = async (document: string) => (await expectRefused(document)).errors?.[0]?.message

async function expectRefused(document: string) {
  const result = await guest.graphql(document)
  expect(result.status).toBe(400)
  expect(result.data).toBeUndefined()
  return result
}

test('each document of the shop’s own pages is within the limits', () => {
  const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'))
  const { validationRules } = protection()
  const ids = Object.keys(documents)
  expect(ids.length).toBeGreaterThan(50)
  for (const id of ids) {
    const document = parse(findPersistedDocument(id)!, { maxTokens })
    expect(validate(schema, document, validationRules)).toEqual([])
  }
})

describe('an operation is refused', () => {
  test.each([
    '{',
    '}',
    '{ products(',
    'query { a: }',
    '',
    '   ',
    '#',
    '{ \0 }',
    '{ shop { name } } trailing',
    '🪡',
  ])('for its syntax: %j', async (document) => {
    expect(['GRAPHQL_PARSE_FAILED', 'BAD_REQUEST']).toContain(code(await expectRefused(document)))
  })

  test('of more than 1,000 tokens', async () => {
    const words = (n: number) =>
      `{ products(where: { color: { in: [${'"Red" '.repeat(n)}] } }) { totalCount } }`
    expect((await guest.graphql(words(970))).status).toBe(200)
    const result = await expectRefused(words(1000))
    expect(code(result)).toBe('GRAPHQL_PARSE_FAILED')
  })

  test('of more than 12 levels of fields, however many fragments contain them', async () => {
    const fields = (levels: number) => 'ofType { '.repeat(levels - 2) + 'name' + ' }'.repeat(levels - 2)
    const nested = (levels: number) => `{ __type(name: "Shop") { ${fields(levels)} } }`
    expect(await reasonOf(nested(13))).toBe('The operation has more than 12 levels of fields.')
    expect((await guest.graphql(nested(12))).status).toBe(200)
    const within = '... on Shop { '.repeat(15) + 'name' + ' }'.repeat(15)
    expect((await guest.graphql(`{ shop { ${within} } }`)).status).toBe(200)
    const named = Array.from({ length: 15 }, (_, n) => `fragment F${n} on Shop { ...F${n + 1} }`).join(' ')
    const through = await guest.graphql(`{ shop { ...F0 } } ${named} fragment F15 on Shop { name }`)
    expect(through.status).toBe(200)
    const hidden = `{ __type(name: "Shop") { ...T } } fragment T on __Type { ${fields(13)} }`
    await expectRefused(hidden)
  })

  test('of more than 15 aliases', async () => {
    const shops = (n: number) =>
      `{ ${Array.from({ length: n }, (_, i) => `s${i}: shop { name }`).join(' ')} }`
    expect((await guest.graphql(shops(15))).status).toBe(200)
    expect(await reasonOf(shops(16))).toBe('The operation has more than 15 aliases.')
    await expectRefused(`{ shop { ${Array.from({ length: 40 }, (_, i) => `n${i}: name`).join(' ')} } }`)
  })

  test('of many directives', async () => {
    expect(await reasonOf(`{ shop ${'@include(if: true) '.repeat(60)} { name } }`)).toBe(
      'The operation has more than 50 directives.',
    )
    await expectRefused(`{ shop { name ${'@skip(if: false) '.repeat(100)} } }`)
  })

  test('of too deeply nested fields', async () => {
    const document = `{ __type(name: "Shop") { ${'ofType { '.repeat(9)} ${'name '.repeat(900)} ${' }'.repeat(9)} } }`
    expect(await reasonOf(document)).toBe(
      'The operation asks for too much at once: its cost is over 20,000. Ask for fewer or less deeply nested fields.',
    )
  })

  test('of exponentially nested fragments', async () => {
    const bomb = Array.from({ length: 60 }, (_, n) => `fragment F${n} on Shop { ...F${n + 1} ...F${n + 1} }`)
    // Expanded one by one they would be 2^60, and the test would never end.
    await expectRefused(`{ shop { ...F0 } } ${bomb.join(' ')} fragment F60 on Shop { name }`)
  })

  test('of recursive fragments', async () => {
    await expectRefused('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')
    await expectRefused('mutation { ...A } fragment A on Mutation { ...A }')
  })

  test('of two mutations', async () => {
    const { errors } = await expectRefused(
      'mutation { a: logOutEverywhere { user { id } } b: logOutEverywhere { user { id } } }',
    )
    expect(errors?.[0]?.message).toBe('An operation may hold one mutation.')
  })

  test('by a name that the document doesn’t contain', async () => {
    const { status } = await guest.rest('POST', '/graphql', {
      query: 'query A { shop { name } } query B { shop { name } }',
      operationName: 'C',
    })
    expect(status).toBe(400)
  })

  test('of a type that the schema doesn’t have', async () => {
    await expectRefused('subscription { products { totalCount } }')
  })

  test.each([
    ['a wrong type', { first: 'many' }],
    ['a wrong shape', { first: { gt: 1 } }],
    ['a fraction', { first: 1.5 }],
  ])('with variables of %s', async (_what, variables) => {
    const result = await guest.graphql(
      'query ($first: Int!) { products(first: $first) { totalCount } }',
      variables,
    )
    expect([result.status, code(result)]).toEqual([400, 'BAD_USER_INPUT'])
  })
})

describe('introspection', () => {
  const types = '{ types { name fields { name args { name type { name } } type { name } } } }'
  const tooMuch = /^The operation (introspects|asks for) too much at once/

  test('of the whole contract, with all details, costs less than the limit', async () => {
    const everything = getIntrospectionQuery({
      schemaDescription: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      inputValueDeprecation: true,
      oneOf: true,
    })
    const { status, headers } = await guest.rest('POST', '/graphql', { query: everything })
    expect(status).toBe(200)
    expect(Number(headers.get('graphql-cost'))).toBeGreaterThan(1000)
  })

  test.each([
    ['15 aliases', `{ ${Array.from({ length: 15 }, (_, n) => `s${n}: __schema ${types}`).join(' ')} }`],
    ['two aliases', '{ a: __schema { queryType { name } } b: __schema { queryType { name } } }'],
    [
      'a fragment beside a field',
      '{ a: __schema { queryType { name } } ...F } fragment F on Query { __schema { queryType { name } } }',
    ],
    [
      '11 types',
      `{ ${Array.from({ length: 11 }, (_, n) => `t${n}: __type(name: "Shop") { name }`).join(' ')} }`,
    ],
    [
      'aliases of all types',
      `{ __schema { ${Array.from({ length: 15 }, (_, n) => `t${n}: ${types.slice(1, -1)}`).join(' ')} } }`,
    ],
    [
      'the fields of all fields’ types, five times',
      `{ __schema { types { ${Array.from({ length: 5 }, (_, n) => `f${n}: fields { type { ofType { fields { name description type { name } } } } }`).join(' ')} } } }`,
    ],
  ])('is refused before it is executed: %s', async (_what, document) => {
    expect(await reasonOf(document)).toMatch(tooMuch)
  })

  test('of ten types is answered', async () => {
    const ten = Array.from({ length: 10 }, (_, n) => `t${n}: __type(name: "Shop") { fields { name } }`)
    expect((await guest.graphql(`{ ${ten.join(' ')} }`)).status).toBe(200)
  })
})

describe('the schema', () => {
  test('can be introspected, and equals schema.graphql', async () => {
    const { status, data } = await guest.graphql(getIntrospectionQuery({ schemaDescription: true }))
    expect(status).toBe(200)
    const print = (schema: ReturnType<typeof buildSchema>) => printSchema(lexicographicSortSchema(schema))
    expect(print(buildClientSchema(data))).toBe(
      print(buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'))),
    )
  })

  test.each([
    ['a field', '{ product(id: "1") { productNam } }'],
    ['an argument', '{ products(firts: 1) { totalCount } }'],
    ['an enumeration’s value', '{ products(sort: NEWES) { totalCount } }'],
    ['an input’s field', '{ products(where: { colour: { eq: "Red" } }) { totalCount } }'],
    ['a type', '{ shop { ... on Shopp { name } } }'],
  ])('isn’t suggested to a client that mistypes %s', async (_what, document) => {
    const { text } = await expectRefused(document)
    expect(text).not.toMatch(/did you mean/i)
  })

  test('has no landing page', async () => {
    const { status, text } = await guest.rest('GET', '/graphql', undefined, { Accept: 'text/html' })
    expect(status).toBe(400)
    expect(text).not.toMatch(/<html|apollo studio|sandbox/i)
  })
})

describe('over GET', () => {
  const preflighted = { 'Apollo-Require-Preflight': 'true' }

  test('a query is answered', async () => {
    const { status, body } = await get('{ shop { name } }', preflighted)
    expect([status, body.data]).toEqual([200, { shop: { name: 'Roopkala Boutique' } }])
  })

  test('a mutation is refused, and nothing happens', async () => {
    const meera = await shop.shopper('Meera')
    const mutation = encodeURIComponent('mutation { logOutEverywhere { user { id } } }')
    const { status } = await meera.rest('GET', `/graphql?query=${mutation}`, undefined, preflighted)
    expect(status).toBe(405)
    expect((await meera.graphql('{ viewer { id } }')).data.viewer.id).toBe(meera.id)
  })

  test('a cross-site request without a preflight is refused', async () => {
    expect((await get('{ shop { name } }')).status).toBe(400)
    expect((await get('{ shop { name } }', { 'Content-Type': 'text/plain' })).status).toBe(400)
  })
})

describe('over POST', () => {
  const body = JSON.stringify({ query: 'mutation { logOutEverywhere { user { id } } }' })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'a form’s content type %j is refused, and nothing happens',
    async (type) => {
      const meera = await shop.shopper('Meera')
      const { status } = await meera.rest('POST', '/graphql', body, { 'Content-Type': type })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect((await meera.graphql('{ viewer { id } }')).data.viewer.id).toBe(meera.id)
    },
  )

  test('a batch is refused', async () => {
    const query = '{ shop { name } }'
    const { status, text } = await guest.rest('POST', '/graphql', [{ query }, { query }])
    expect(status).toBe(400)
    expect(text).not.toContain('Roopkala')
  })

  test('a body over 100 kB is refused', async () => {
    const { status } = await guest.graphql('{ shop { name } }', { pad: 'a'.repeat(110_000) })
    expect(status).toBe(413)
  })

  test.each(['', '{', 'null', '5', '"x"', '[]', '{}', '{"query":5}', '{"query":null}', '{"query":{"a":1}}'])(
    'the body %j is refused',
    async (text) => {
      const { status } = await guest.rest('POST', '/graphql', text)
      expect(status).toBe(400)
    },
  )

  test.each(['"x"', '5', '[1]', '"{}"'])('variables %s are refused', async (variables) => {
    const { status } = await guest.rest(
      'POST',
      '/graphql',
      `{"query":"{ shop { name } }","variables":${variables}}`,
    )
    expect(status).toBe(400)
  })

  test('deeply nested lists are refused', async () => {
    const deep = '['.repeat(40_000) + ']'.repeat(40_000)
    const document = 'query ($where: ProductWhere) { products(where: $where) { totalCount } }'
    for (const text of [
      deep,
      `{"query":${deep}}`,
      `{"query":${JSON.stringify(document)},"variables":{"where":${deep}}}`,
      `{"query":${JSON.stringify(document)},"variables":{"where":{"color":{"in":${deep}}}}}`,
    ])
      expect((await guest.rest('POST', '/graphql', text)).status).toBe(400)
  })
})

test('errors have a code and a path, and no internal details', async () => {
  const { errors, text } = await guest.graphql('{ cart { id } }')
  expect(errors).toEqual([
    { message: 'Please log in first.', path: ['cart'], extensions: { code: 'UNAUTHENTICATED' } },
  ])
  expect(text).not.toMatch(/stack|\.ts|node_modules/)
})
