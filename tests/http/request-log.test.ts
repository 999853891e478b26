import { describe, expect, test } from 'vitest'
import { openShop, password } from '../support/shop.ts'

const shop = await openShop({ env: { TRUST_PROXY: '1' } })

const linesOf = (id: string) =>
  shop.logged.map((line) => JSON.parse(line)).filter((line) => line.id === id && line.msg === 'request')

test('every response has an id, and one line in the log with it', async () => {
  const guest = shop.guest()
  const results = [
    await guest.rest('GET', 'common/gel_all_product?x=1'),
    await guest.rest('GET', '/nothing'),
    await guest.graphql('{ shop { name } }'),
    await guest.rest('POST', 'auth/login', '{'),
    await guest.rest('GET', '/livez', undefined, { 'X-Request-Id': 'of my own' }),
  ]
  const ids = results.map(({ headers }) => headers.get('x-request-id')!)
  expect(new Set(ids).size).toBe(results.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(linesOf(ids[0]!)).toMatchObject([
    { method: 'GET', path: '/api/v1/common/gel_all_product', status: 200 },
  ])
  expect(linesOf(ids[2]!)).toMatchObject([{ method: 'POST', path: '/graphql', status: 200 }])
  expect(linesOf(ids[3]!)).toMatchObject([{ method: 'POST', path: '/api/v1/auth/login', status: 400 }])
})

test('the log contains no password, token, e-mail, home or network address', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'Chitra/1.0' }
  const guest = shop.guest()
  const account = { name: 'Chitra Deshmukh', email: 'chitra.private@example.com', password: 'aboli-phool-12' }
  const { body } = await guest.rest('POST', 'auth/signup', account, from)
  const chitra = guest.with(body.token)
  await guest.rest('POST', 'auth/signup', account, from)
  await guest.rest('POST', 'auth/login', { ...account, password: 'guess-work-99' }, from)
  await guest.rest('POST', 'auth/login', { ...account, password: { $gt: 'guess-work-99' } }, from)
  await guest.rest('POST', 'auth/login', `{"password": "guess-work-99", `, from)
  await guest.rest('GET', `user/get_all_cart?token=${body.token}&email=${account.email}`, undefined, from)
  await guest.graphql(
    'mutation ($input: LogInInput!) { logIn(input: $input) { token } }',
    { input: { email: account.email, password: account.password } },
    from,
  )
  await chitra.graphql(
    `mutation { logIn(input: { email: "${account.email}", password: "${account.password}", nonsense: 1 }) { token } }`,
  )
  await chitra.graphql(
    'mutation ($input: SaveOrderDraftInput!) { saveOrderDraft(input: $input) { orderDraft { id } } }',
    {
      input: {
        customer: { name: account.name, phone: '9811122233', street: '14 Ranade Road', pincode: '400028' },
      },
    },
  )
  await chitra.rest('POST', 'feedback/add', { rating: 5, comments: 'Secret words' }, from)
  await shop.guest().rest('POST', 'auth/login', { email: (await shop.admin()).email, password }, from)

  expect(shop.logged.length).toBeGreaterThan(10)
  const log = shop.logged.join('')
  for (const secret of [
    account.password,
    'guess-work-99',
    password,
    body.token as string,
    account.email,
    'chitra.private',
    'Deshmukh',
    '9811122233',
    'Ranade Road',
    '400028',
    'Secret words',
    '203.0.113.77',
    '127.0.0.1',
    'Chitra/1.0',
    'argon2',
    'Bearer',
  ])
    expect(log).not.toContain(secret)
})

test.each(['/track/', '/hi/track/', '/TRACK/', '//track//', '/wishlist/', '/hi/wishlist/', '/invoices/'])(
  'the log contains no token of a link below %s',
  async (path) => {
    const token = 'b3JkZXItdHJhY2tpbmctdG9rZW4'
    const result = await shop.guest().rest('GET', `${path}${token}/x?y=1`)
    expect(linesOf(result.headers.get('x-request-id')!)).toMatchObject([{ path: `${path}[token]/x` }])
    expect(shop.logged.join('')).not.toContain(token)
  },
)

describe('a traceparent header', () => {
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const logTraceOf = async (traceparent: string) => {
    const { headers } = await shop.guest().rest('GET', '/livez', undefined, { traceparent })
    return linesOf(headers.get('x-request-id')!)[0].traceId
  }

  test.each([`00-${trace}-b7ad6b7169203331-01`, `cc-${trace}-b7ad6b7169203331-01-of-a-later-version`])(
    'names the trace in the log: %s',
    async (header) => {
      expect(await logTraceOf(header)).toBe(trace)
    },
  )

  test.each([
    'anything',
    `00-${trace}-b7ad6b7169203331`,
    `00-${trace.toUpperCase()}-b7ad6b7169203331-01`,
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${trace}-0000000000000000-01`,
    `ff-${trace}-b7ad6b7169203331-01`,
  ])('that is not valid is ignored: %s', async (header) => {
    expect(await logTraceOf(header)).toBeUndefined()
  })
})
