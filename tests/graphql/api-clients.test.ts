import { expect, test } from 'vitest'
import { listCustomers, readCustomer } from '../support/people.ts'
import { addApiClient } from '../support/api-clients.ts'
import { fields } from '../support/fields.ts'
import type { Json } from '../support/api-client.ts'
import { addProductOf } from '../support/products.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const listClients = async (): Promise<Json[]> =>
  (await (await shop.admin()).graphql(`{ apiClients { ${fields.ApiClient} } }`)).data.apiClients
const find = async (id: string) => (await listClients()).find((each) => each.id === id)

const hourSeconds = 60 * 60

test('a new client has a key that is shown once and stored as its hash', async () => {
  const owner = await shop.admin()
  const { apiClient, key, userErrors } = await owner.mutate('saveApiClient', {
    name: ' Warehouse ',
    scopes: ['WRITE_CATALOGUE'],
    allowedOrigins: ['https://Warehouse.example/', 'https://warehouse.example'],
  })
  expect(userErrors).toEqual([])
  expect(key).toMatch(/^shopkey_[\w-]{43}$/)
  expect(apiClient).toMatchObject({
    name: 'Warehouse',
    scopes: ['READ_CATALOGUE', 'WRITE_CATALOGUE'],
    allowedOrigins: ['https://warehouse.example'],
    requestsPerMinute: 600,
    revokedAt: null,
    version: 1,
    keys: [{ hint: key.slice(0, 14), expiresAt: null, lastUsedAt: null }],
  })
  expect(await find(apiClient.id)).toEqual(apiClient)
  expect(JSON.stringify(await shop.db.apiKey.findMany())).not.toContain(key)
  expect(JSON.stringify(await shop.db.auditEntry.findMany())).not.toContain(key)
  expect(shop.logged.join()).not.toContain(key)
})

test('names, scopes, sites and limits are checked', async () => {
  const owner = await shop.admin()
  await owner.mutate('saveApiClient', { name: 'Accounting', scopes: ['READ_ORDERS'] })
  const refusals: [Json, string][] = [
    [{ name: 'ACCOUNTING', scopes: ['READ_ORDERS'] }, 'name'],
    [{ name: ' ', scopes: ['READ_ORDERS'] }, 'name'],
    [{ name: 'Empty', scopes: [] }, 'scopes'],
    [{ name: 'Fast', scopes: ['READ_ORDERS'], requestsPerMinute: 6_001 }, 'requestsPerMinute'],
    ...[
      '*',
      'null',
      'shop.example',
      'https://shop.example/path',
      'https://user@shop.example',
      'ftp://shop.example',
    ].map((site): [Json, string] => [
      { name: 'Site', scopes: ['READ_ORDERS'], allowedOrigins: [site] },
      'allowedOrigins.0',
    ]),
  ]
  for (const [input, field] of refusals)
    expect(await owner.mutate('saveApiClient', input)).toMatchObject({
      apiClient: null,
      key: null,
      userErrors: [{ field }],
    })
})

test('a change is made over the version that it started from, and holds at once', async () => {
  const owner = await shop.admin()
  const { program, apiClient } = await addApiClient(shop, ['READ_ORDERS'])
  const { id } = apiClient
  const input = {
    id,
    version: 1,
    name: 'Renamed',
    scopes: ['READ_CUSTOMERS' as const],
    requestsPerMinute: 60,
  }
  expect((await owner.mutate('saveApiClient', input)).apiClient).toMatchObject({
    name: 'Renamed',
    version: 2,
  })
  const late = await owner.mutate('saveApiClient', { ...input, name: 'Late' })
  expect(late).toMatchObject({
    apiClient: { name: 'Renamed' },
    key: null,
    userErrors: [{ field: 'version' }],
  })
  expect((await program.graphql('{ orders(where: { mine: false }) { totalCount } }')).status).toBe(403)
  expect((await listCustomers(program)).errors).toBeUndefined()
  const entries = await shop.db.auditEntry.findMany({ where: { entityId: id }, orderBy: { at: 'asc' } })
  expect(entries.map(({ action }) => action)).toEqual(['apiClient.add', 'apiClient.update'])
})

test('a rotated key overlaps with the new one, and then ends', async () => {
  const owner = await shop.admin()
  const { program, apiClient } = await addApiClient(shop, ['READ_CATALOGUE'])
  const { id } = apiClient
  const rotated = await owner.mutate('rotateApiKey', { id, version: 1, overlapHours: 2 })
  const works = async (who = program) => (await who.graphql('{ shop { name } }')).status
  expect(rotated.apiClient.keys).toHaveLength(2)
  // A second tap makes no third key.
  expect(await owner.mutate('rotateApiKey', { id, version: 1 })).toMatchObject({
    key: null,
    userErrors: [{ field: 'version' }],
  })
  const renewed = program.with(rotated.key)
  expect([await works(), await works(renewed)]).toEqual([200, 200])
  shop.passTime(2 * hourSeconds + 1)
  expect([await works(), await works(renewed)]).toEqual([401, 200])
  expect((await find(id)).keys.map(({ hint }: Json) => hint)).toEqual([rotated.key.slice(0, 14)])
  await owner.mutate('rotateApiKey', { id, version: 2, overlapHours: 0 })
  expect(await works(renewed)).toBe(401)
})

test('a revoked client is refused at once, stays in the list, and gives its name free', async () => {
  const owner = await shop.admin()
  const { program, apiClient } = await addApiClient(shop, ['READ_CATALOGUE'], { name: 'Old app' })
  expect((await owner.mutate('revokeApiClient', { id: apiClient.id })).apiClient).toMatchObject({ keys: [] })
  const refused = await program.graphql('{ shop { name } }')
  expect(refused.status).toBe(401)
  expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  expect((await listClients()).at(-1)).toMatchObject({ name: 'Old app', keys: [] })
  expect((await owner.mutate('revokeApiClient', { id: apiClient.id })).userErrors).toMatchObject([
    { code: 'CONFLICT' },
  ])
  expect((await owner.mutate('rotateApiKey', { id: apiClient.id, version: 2 })).userErrors).toMatchObject([
    { code: 'CONFLICT' },
  ])
  expect(
    (await owner.mutate('saveApiClient', { name: 'Old app', scopes: ['READ_ORDERS'] })).userErrors,
  ).toEqual([])
})

test('what a client changes is recorded under its name', async () => {
  const owner = await shop.admin()
  const { program } = await addApiClient(shop, ['WRITE_CATALOGUE'], { name: 'Price updater' })
  const product = await addProductOf(program, { tailorPrice: 400_000 })
  const entries = await shop.db.auditEntry.findMany({ where: { entityId: product.id } })
  expect(entries).toMatchObject([{ action: 'product.add', actorName: 'Price updater' }])
  const { data } = await owner.graphql('{ auditLog(first: 1) { edges { node { actorName action } } } }')
  expect(data.auditLog.edges[0].node).toEqual({ actorName: 'Price updater', action: 'product.add' })
})

test('clients are no customers', async () => {
  const owner = await shop.admin()
  const { apiClient } = await addApiClient(shop, ['READ_CUSTOMERS'], { name: 'Invisible' })
  const before = (await listCustomers(owner)).data.customers
  expect(before.edges.map(({ node }: Json) => node.name)).not.toContain('Invisible')
  expect(before.totalCount).toBe(before.edges.length)
  expect((await readCustomer(owner, apiClient.id)).data.customer).toBeNull()
  const { userErrors } = await owner.mutate('changeRole', { customerId: apiClient.id, role: 'ADMIN' })
  expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
})
