import { describe, expect, test } from 'vitest'
import { ApiScope } from '../../server/platform/database/__generated__/prisma/enums.ts'
import { OWN_PAGES_ONLY } from '../../server/api/developers/reference.ts'
import { scopeOfField } from '../../server/api/graphql/api-scopes.ts'
import { addApiClient } from '../support/api-clients.ts'
import { codeOf, roots, sendLeast } from '../support/least-operation.ts'
import { scopes } from '../support/scopes.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const fields = (['Query', 'Mutation'] as const).flatMap((root) =>
  Object.values(roots[root].getFields()).map((field) => ({ root, field })),
)

/** Scopes for writing include those for reading. */
const allows = (granted: ApiScope, needed: ApiScope | null | undefined) =>
  needed === null || needed === granted || needed === granted.replace('WRITE', 'READ')

describe.each(Object.values(ApiScope))('a key with %s', (granted) => {
  test('may use the fields of this scope, and no others', async () => {
    const { program } = await addApiClient(shop, [granted])
    const used: string[] = []
    for (const { root, field } of fields) {
      const [, code] = await codeOf(sendLeast(program, root, field))
      expect([field.name, code]).not.toEqual([field.name, 'UNAUTHENTICATED'])
      if (code !== 'FORBIDDEN') used.push(field.name)
    }
    const expected = fields.map(({ field }) => field.name).filter((name) => allows(granted, scopes[name]))
    expect(used).toEqual(expected)
  })
})

test('no key may use what is for the shop’s own pages and may change without notice', () => {
  const marked = fields.filter(({ field }) => field.description?.startsWith(OWN_PAGES_ONLY))
  expect(marked.length).toBeGreaterThan(5)
  for (const { field } of marked)
    expect([field.name, scopeOfField[field.name]]).toEqual([field.name, undefined])
})

test('fragments hide no field', async () => {
  const { program } = await addApiClient(shop, ['READ_CATALOGUE'])
  const query = `
    query { ...Inner } fragment Inner on Query { shop { name } ... on Query { orders(where: { mine: false }) { totalCount } } }`
  const { errors, data } = await program.graphql(query)
  expect([data ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'FORBIDDEN'])
  expect(errors?.[0]?.message).toContain('READ_ORDERS')
})

test('a key reads the contract without a scope', async () => {
  const { program } = await addApiClient(shop, ['READ_ORDERS'])
  const { data } = await program.graphql('{ __schema { queryType { name } } __typename }')
  expect(data.__schema.queryType.name).toBe('Query')
})
