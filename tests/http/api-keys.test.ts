import { describe, expect, test } from 'vitest'
import { addApiClient } from '../support/api-clients.ts'
import { openShop } from '../support/shop.ts'
import { exampleForm } from '../../server/api/rest/examples.ts'

const shop = await openShop({ env: { TRUST_PROXY: '1' }, requestLimits: true })

const origin = 'https://partner.example'
const elsewhere = { Origin: 'https://elsewhere.example' }

describe('over REST', () => {
  test('a key reads and writes the catalogue by its scopes', async () => {
    const { program: reader } = await addApiClient(shop, ['READ_CATALOGUE'])
    const { program: writer } = await addApiClient(shop, ['WRITE_CATALOGUE'])
    expect((await reader.rest('GET', 'common/gel_all_product')).status).toBe(200)
    expect((await reader.rest('POST', 'admin/add_product', exampleForm)).status).toBe(403)
    expect((await writer.rest('POST', 'admin/add_product', exampleForm)).status).toBe(200)
    expect((await writer.rest('GET', 'admin/get_product')).status).toBe(200)
  })

  test('calls of people are refused to every key', async () => {
    const { program } = await addApiClient(shop, ['WRITE_CATALOGUE', 'WRITE_ORDERS', 'WRITE_CUSTOMERS'])
    for (const [method, path] of [
      ['GET', 'user/get_all_cart'],
      ['POST', 'user/cart'],
      ['GET', 'feedback/getAll'],
    ] as const)
      expect((await program.rest(method, path, method === 'POST' ? {} : undefined)).status).toBe(403)
  })

  test('what guests may call is open to every key', async () => {
    const { program } = await addApiClient(shop, ['MANAGE_WEBHOOKS'])
    const { id } = await shop.product()
    expect((await program.rest('GET', 'common/gel_all_product')).status).toBe(200)
    expect((await program.rest('GET', `common/get_single_product?productId=${id}`)).status).toBe(200)
    expect((await program.rest('POST', 'auth/login', {})).status).toBe(400)
  })

  test('an unknown key is refused with 401', async () => {
    const { status, headers } = await shop
      .guest()
      .with('shopkey_unknown')
      .rest('GET', 'common/gel_all_product')
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  })
})

test('a key opens neither uploads nor the stream of orders nor invoices', async () => {
  const { program } = await addApiClient(shop, ['WRITE_CATALOGUE', 'WRITE_ORDERS'])
  expect((await program.rest('GET', '/events/orders')).status).toBe(403)
  expect((await program.upload(new FormData())).status).toBe(403)
})

test('a key’s last use is recorded at most once a minute', async () => {
  const { program, apiClient } = await addApiClient(shop, ['READ_CATALOGUE'])
  const lastUsed = async () =>
    (await shop.db.apiKey.findFirstOrThrow({ where: { clientId: apiClient.id } })).lastUsedAt?.getTime() ??
    null
  expect(await lastUsed()).toBeNull()
  await program.graphql('{ shop { name } }')
  const first = await lastUsed()
  await program.graphql('{ shop { name } }')
  expect(await lastUsed()).toBe(first)
  shop.passTime(61)
  await program.rest('GET', 'common/gel_all_product')
  expect(await lastUsed()).toBeGreaterThan(first!)
})

test('a client has a limit of its own, over both transports, whatever others use', async () => {
  const { program } = await addApiClient(shop, ['READ_CATALOGUE'], { requestsPerMinute: 10 })
  const { program: other } = await addApiClient(shop, ['READ_CATALOGUE'], { requestsPerMinute: 10 })
  for (let count = 0; count < 5; count++) {
    expect((await program.graphql('{ shop { name } }')).status).toBe(200)
    expect((await program.rest('GET', 'common/gel_all_product')).status).toBe(200)
  }
  const refused = await program.graphql('{ shop { name } }')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await program.rest('GET', 'common/gel_all_product')).status).toBe(429)
  expect((await other.graphql('{ shop { name } }')).status).toBe(200)
})

test('invalid keys count by address, over both transports', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.1' }
  const forged = shop.guest().with('shopkey_forged')
  const send = async (count: number) =>
    count % 2 === 0
      ? (await forged.graphql('{ shop { name } }', {}, from)).status
      : (await forged.rest('GET', 'common/gel_all_product', undefined, from)).status
  const statuses = new Set<number>()
  for (let sent = 0; sent < 600; sent += 20)
    for (const status of await Promise.all(Array.from({ length: 20 }, (_, index) => send(index))))
      statuses.add(status)
  expect([...statuses]).toEqual([401])
  expect([await send(0), await send(1)]).toEqual([429, 429])
})

describe('pages of other sites', () => {
  const preflight = (path: string, from: string, headers = 'authorization, content-type') =>
    shop.guest().rest('OPTIONS', path, undefined, {
      Origin: from,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': headers,
    })
  const allowedFor = ({ headers }: { headers: Headers }) => headers.get('access-control-allow-origin')

  test.each(['/graphql', 'admin/add_product', 'common/gel_all_product'])(
    'may send a key to %s from an allowed site only',
    async (path) => {
      await addApiClient(shop, ['READ_CATALOGUE'], { allowedOrigins: [origin] })
      const { status, headers } = await preflight(path, origin)
      expect([status, headers.get('access-control-allow-origin')]).toEqual([204, origin])
      expect(headers.get('access-control-allow-headers')).toContain('Authorization')
      expect(headers.get('vary')).toContain('Origin')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      const refused = await preflight(path, elsewhere.Origin)
      expect(refused.headers.get('access-control-allow-headers') ?? '').not.toContain('Authorization')
    },
  )

  test('read the response and its errors with a key of theirs', async () => {
    const { program } = await addApiClient(shop, ['READ_CATALOGUE'], {
      allowedOrigins: [origin],
      requestsPerMinute: 10,
    })
    const from = { Origin: origin }
    const results: { status: number; headers: Headers }[] = [
      await program.graphql('{ shop { name } }', {}, from),
      await program.graphql('{ orders { totalCount } }', {}, from),
      await program.graphql('{ broken', {}, from),
      await program.rest('GET', 'common/gel_all_product', undefined, from),
      await program.rest('GET', 'user/get_all_cart', undefined, from),
      await program.rest('GET', 'nothing', undefined, from),
      await program.with('shopkey_unknown').graphql('{ shop { name } }', {}, from),
    ]
    expect(results.map(({ status }) => status)).toEqual([200, 403, 400, 200, 403, 404, 401])
    for (let count = 0; count < 10; count++)
      results.push(await program.graphql('{ shop { name } }', {}, from))
    expect(results.at(-1)!.status).toBe(429)
    for (const result of results) {
      expect(allowedFor(result)).toBe(origin)
      expect(result.headers.get('access-control-expose-headers')).toContain('Retry-After')
      expect(result.headers.get('vary')).toContain('Origin')
    }
  })

  test('can’t use a key of another site', async () => {
    const { program } = await addApiClient(shop, ['READ_CATALOGUE'], { allowedOrigins: [origin] })
    const { status, errors, headers } = await program.graphql('{ shop { name } }', {}, elsewhere)
    expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN'])
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect((await program.rest('GET', 'common/gel_all_product', undefined, elsewhere)).status).toBe(403)
  })

  test('read public queries without a key, as before', async () => {
    const result = await shop.guest().graphql('{ shop { name } }', {}, elsewhere)
    expect(allowedFor(result)).toBe('*')
    expect(result.data.shop.name).toBeTruthy()
  })
})
