import { expect, test } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { addApiClient } from '../support/api-clients.ts'
import type { Json, ApiClient } from '../support/api-client.ts'
import { fields } from '../support/fields.ts'
import { openShop } from '../support/shop.ts'
import { addWebhook, deliveriesOf, openReceiver, readWebhook, withReceivers } from '../support/webhooks.ts'

const shop = await openShop({ env: withReceivers })
const receiver = await openReceiver()
const hourSeconds = 60 * 60

const input = (changes: Json = {}): Json => ({ url: receiver.url, topics: ['PRODUCT_UPDATED'], ...changes })
const add = () =>
  addWebhook(shop, { scopes: ['READ_CATALOGUE'], url: receiver.url, topics: ['PRODUCT_UPDATED'] })
const list = async (who: ApiClient): Promise<Json[]> =>
  (await who.graphql(`{ webhooks { ${fields.Webhook} } }`)).data.webhooks

test('a program adds a webhook of its own, whose secret is shown once', async () => {
  const { program, apiClient } = await addApiClient(shop, ['READ_CATALOGUE', 'MANAGE_WEBHOOKS'])
  const saved = await program.mutate('saveWebhook', input({ topics: ['STOCK_UPDATED', 'PRODUCT_CREATED'] }))
  expect(saved).toMatchObject({
    webhook: {
      clientId: apiClient.id,
      url: receiver.url,
      topics: ['PRODUCT_CREATED', 'STOCK_UPDATED'],
      query: null,
      disabledAt: null,
      version: 1,
    },
    userErrors: [],
  })
  expect(saved.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(await list(program)).toEqual([saved.webhook])
  expect(JSON.stringify(await shop.db.auditEntry.findMany())).not.toContain(saved.secret)
  expect(shop.logged.join()).not.toContain(saved.secret)
})

test('a program manages its own webhooks, the owner those of all', async () => {
  const owner = await shop.admin()
  const one = await add()
  const other = await addApiClient(shop, ['READ_CATALOGUE', 'MANAGE_WEBHOOKS'])
  const { id } = one.webhook
  expect(await list(other.program)).toEqual([])
  expect(await readWebhook(other.program, id)).toBeNull()
  const refused = [
    await other.program.mutate('saveWebhook', input({ id, version: 1 })),
    await other.program.mutate('rotateWebhookSecret', { id, version: 1 }),
    await other.program.mutate('deleteWebhook', { id }),
    await other.program.mutate('testWebhook', { id }),
    await other.program.mutate('replayWebhookDeliveries', { webhookId: id, since: shop.now().toISOString() }),
  ]
  for (const { userErrors } of refused) expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  // A program can't name another one's id, either.
  const foreign = await other.program.mutate('saveWebhook', input({ clientId: one.apiClient.id }))
  expect(foreign.webhook.clientId).toBe(other.apiClient.id)
  expect((await list(owner)).map((each) => each.id)).toEqual(expect.arrayContaining([id, foreign.webhook.id]))
  const byOwner = await owner.mutate('saveWebhook', input({ clientId: other.apiClient.id }))
  expect(byOwner.webhook.clientId).toBe(other.apiClient.id)
  expect((await owner.mutate('saveWebhook', input())).userErrors).toMatchObject([{ field: 'clientId' }])
  const actions = await shop.db.auditEntry.findMany({ where: { entityId: byOwner.webhook.id } })
  expect(actions).toMatchObject([{ action: 'webhook.add', entityName: receiver.url }])
})

test.each([
  ['the scope for webhooks', ['READ_CATALOGUE'], 'FORBIDDEN'],
  ['an account', null, 'UNAUTHENTICATED'],
] as const)('nobody without %s manages webhooks', async (_what, scopes, code) => {
  const who = scopes ? (await addApiClient(shop, [...scopes])).program : shop.guest()
  expect((await who.graphql('{ webhooks { id } }')).errors?.[0]?.extensions.code).toBe(code)
})

test('addresses, topics and scopes are checked', async () => {
  const { program } = await addApiClient(shop, ['READ_CATALOGUE', 'MANAGE_WEBHOOKS'])
  const refusals: [Json, string][] = [
    [{ url: 'http://93.184.215.14/' }, 'url'],
    [{ url: 'https://10.0.0.1/' }, 'url'],
    [{ url: 'https://169.254.169.254/' }, 'url'],
    [{ topics: [] }, 'topics'],
    [{ topics: ['PRODUCT_CREATED', 'ORDER_CREATED'] }, 'topics'],
    [{ topics: ['CUSTOMER_DELETED'] }, 'topics'],
  ]
  for (const [fields, field] of refusals)
    expect(await program.mutate('saveWebhook', input(fields))).toMatchObject({
      webhook: null,
      secret: null,
      userErrors: [{ field }],
    })
})

const product = (fields: string) => `query ($id: ID!) { product(id: $id) { ${fields} } }`

test.each([
  ['what is no GraphQL', '{ product(', 'Syntax Error'],
  ['fields that are not there', product('colourOfMyDreams'), 'colourOfMyDreams'],
  ['a mutation', 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedProductId } }', ''],
  ['two operations', `${product('id').replace('query', 'query A')} query B { shop { name } }`, 'one query'],
  ['another variable', 'query ($id: ID!, $n: Int!) { products(first: $n) { totalCount } }', '$id'],
  ['what is for people', '{ auditLog { totalCount } }', 'auditLog'],
  ['what needs another scope', 'query ($id: ID!) { order(id: $id) { id } }', 'READ_ORDERS'],
  [
    'what costs too much',
    '{ products(first: 100) { edges { node { id feedback(first: 100) { edges { node { id } } } } } } }',
    'cost',
  ],
])('a query is refused: %s', async (_what, query, message) => {
  const { program } = await addApiClient(shop, ['READ_CATALOGUE', 'MANAGE_WEBHOOKS'])
  const { webhook, userErrors } = await program.mutate('saveWebhook', input({ query }))
  expect(webhook).toBeNull()
  expect(userErrors).toMatchObject([{ field: 'query' }])
  expect(userErrors[0]!.message).toContain(message)
})

test('a change is made over the version that it started from', async () => {
  const { program, webhook } = await add()
  const { id } = webhook
  const changed = await program.mutate('saveWebhook', input({ id, version: 1, isEnabled: false }))
  expect(changed).toMatchObject({
    webhook: { version: 2, disabledBecause: 'CHOSEN', disabledAt: expect.any(String) },
    secret: null,
  })
  const late = await program.mutate('saveWebhook', input({ id, version: 1 }))
  expect(late).toMatchObject({
    webhook: { version: 2 },
    userErrors: [{ field: 'version', code: 'CONFLICT' }],
  })
})

test('a client has at most ten webhooks, also by many taps at a time', async () => {
  const { program } = await addApiClient(shop, ['READ_CATALOGUE', 'MANAGE_WEBHOOKS'])
  const saved = await Promise.all(Array.from({ length: 12 }, () => program.mutate('saveWebhook', input())))
  expect(saved.filter(({ webhook }) => webhook)).toHaveLength(10)
  expect(saved.flatMap(({ userErrors }) => userErrors)).toMatchObject([
    { code: 'CONFLICT' },
    { code: 'CONFLICT' },
  ])
})

test('a delivery is signed as the specification says, with two secrets while they overlap', async () => {
  const { program, webhook, secret } = await add()
  const { id } = webhook
  const send = async () => {
    receiver.requests.length = 0
    await program.mutate('testWebhook', { id })
    await shop.sendWebhooks()
    return receiver.requests[0]!
  }
  const isSignedBy = (key: string, { text, headers }: Json) => {
    try {
      return new Webhook(key).verify(text, headers) !== undefined
    } catch {
      return false
    }
  }
  const first = await send()
  expect(new Webhook(secret).verify(first.text, first.headers as never)).toEqual({
    type: 'webhook.test',
    timestamp: expect.any(String),
    data: { id: null },
  })
  expect(isSignedBy(secret, { ...first, text: first.text.replace('test', 'fake') })).toBe(false)

  const rotated = await program.mutate('rotateWebhookSecret', { id, version: 1, overlapHours: 1 })
  // A second tap makes no third secret.
  expect((await program.mutate('rotateWebhookSecret', { id, version: 1 })).secret).toBeNull()
  const second = await send()
  expect(String(second.headers['webhook-signature']).split(' ')).toHaveLength(2)
  expect([isSignedBy(secret, second), isSignedBy(rotated.secret, second)]).toEqual([true, true])

  await program.mutate('rotateWebhookSecret', { id, version: 2, overlapHours: 0 })
  const third = await send()
  expect(String(third.headers['webhook-signature']).split(' ')).toHaveLength(1)
  expect([isSignedBy(secret, third), isSignedBy(rotated.secret, third)]).toEqual([false, false])
})

test('a test is sent also while the webhook is switched off', async () => {
  const { program, webhook } = await add()
  const { id } = webhook
  await program.mutate('saveWebhook', input({ id, version: 1, isEnabled: false }))
  receiver.requests.length = 0
  await program.mutate('testWebhook', { id })
  await shop.sendWebhooks()
  expect(receiver.requests.map(({ body }) => body.type)).toEqual(['webhook.test'])
  expect(await deliveriesOf(program, id)).toMatchObject([
    {
      type: 'webhook.test',
      status: 'DELIVERED',
      attempts: 1,
      responseStatus: 200,
      responseBody: 'status 200',
    },
  ])
})

test('a deleted webhook is sent nothing more', async () => {
  const { program, webhook } = await add()
  const { id } = webhook
  await program.mutate('testWebhook', { id })
  const { deletedWebhookId } = await program.mutate('deleteWebhook', { id })
  expect(deletedWebhookId).toBe(id)
  receiver.requests.length = 0
  await shop.sendWebhooks()
  expect(receiver.requests).toEqual([])
  expect(await readWebhook(program, id)).toBeNull()
})

test('the secret before is not used after its time', async () => {
  const { program, webhook } = await add()
  const { id } = webhook
  await program.mutate('rotateWebhookSecret', { id, version: 1, overlapHours: 1 })
  shop.passTime(hourSeconds + 1)
  receiver.requests.length = 0
  await program.mutate('testWebhook', { id })
  await shop.sendWebhooks()
  expect(String(receiver.requests[0]!.headers['webhook-signature']).split(' ')).toHaveLength(1)
})
