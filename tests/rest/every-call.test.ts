import { describe, expect, inject, test } from 'vitest'
import { describedCalls } from '../../server/api/rest/openapi.ts'
import { openShop } from '../support/shop.ts'
import type { RestResult, ApiClient } from '../support/api-client.ts'

const shop = await openShop()

type Call = (typeof describedCalls)[number]
const named = (calls: Call[]) => calls.map((call) => [`${call.method} ${call.path}`, call] as const)
const takesJson = ({ input, method }: Call) => method !== 'GET' && input?.in !== 'form'

/** The call with its own example's fields, or with another body. */
function send(
  who: ApiClient,
  { method, path, input }: Call,
  body?: string,
  headers?: Record<string, string>,
) {
  const query = new URLSearchParams(input?.example as Record<string, string>).toString()
  if (method === 'GET') return who.rest(method, input ? `${path}?${query}` : path, undefined, headers)
  return who.rest(method, path, body ?? (input?.in === 'form' ? '{}' : input?.example), headers)
}

function expectFailure({ body, headers }: RestResult, message: string | RegExp) {
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(body).toEqual({ success: false, message: expect.stringMatching(message) as string })
}

describe.each(named(describedCalls.filter(({ access }) => access !== 'anyone')))('%s', (_name, call) => {
  test('answers a guest, and an expired token, with 401', async () => {
    for (const [who, challenge, message] of [
      [shop.guest(), 'Bearer', 'Please log in first.'],
      [
        shop.guest().with('made.up.token'),
        'Bearer error="invalid_token"',
        'Your session has ended. Please log in again.',
      ],
    ] as const) {
      const result = await send(who, call)
      expect([result.status, result.headers.get('www-authenticate')]).toEqual([401, challenge])
      expectFailure(result, message)
    }
  })
})

test.each(named(describedCalls.filter(({ access }) => access === 'admin')))(
  'a shopper receives 403: %s',
  async (_name, call) => {
    const result = await send(await shop.shopper('Meera'), call)
    expect(result.status).toBe(403)
    expectFailure(result, 'This is for the shop’s admins only.')
  },
)

describe.each(named(describedCalls.filter(takesJson)))('%s', (_name, call) => {
  test('answers a body that isn’t JSON with 400', async () => {
    const result = await send(await shop.admin(), call, '{"productId": ')
    expect(result.status).toBe(400)
    expectFailure(result, 'The request’s body isn’t valid JSON.')
  })

  test('answers more than 100 kB with 413', async () => {
    const result = await send(await shop.admin(), call, JSON.stringify({ name: 'a'.repeat(110_000) }))
    expect(result.status).toBe(413)
    expectFailure(result, 'The request is too large.')
  })

  test('answers an unsupported character set or encoding with 415', async () => {
    const strange: Record<string, string>[] = [
      { 'Content-Type': 'application/json; charset=klingon' },
      { 'Content-Encoding': 'zip' },
    ]
    for (const headers of strange) {
      const result = await send(await shop.admin(), call, '{}', headers)
      expect(result.status).toBe(415)
      expectFailure(result, 'Send the request as JSON in UTF-8.')
    }
  })
})

test(
  'each call answers 429 with the retry time when the client is rate limited',
  { timeout: 120_000 },
  async () => {
    const limited = await openShop({ env: { TRUST_PROXY: '1' }, requestLimits: true })
    const meera = await limited.shopper('Meera')
    for (let time = 0; time < 120; time += 20)
      await Promise.all(Array.from({ length: 20 }, () => meera.rest('POST', 'user/delete_add_to_cart', {})))
    for (let time = 0; time < 600; time += 50)
      await Promise.all(Array.from({ length: 50 }, () => meera.rest('GET', 'common/get_single_product')))
    for (const call of describedCalls.filter(({ input }) => input?.in !== 'form')) {
      const result = await send(meera, call)
      expect([call.path, result.status]).toEqual([call.path, 429])
      expectFailure(result, 'Too many requests.')
      expect(Number(result.headers.get('retry-after'))).toBeGreaterThan(0)
      // A cross-origin reader of the catalogue can read the retry time, too.
      expect(result.headers.get('access-control-allow-origin')).toBe(
        call.path.includes('/common/') ? '*' : null,
      )
    }
    await limited.close()
  },
)

test('each call answers 503 with the retry time while the database has no free connection', async () => {
  // As long as a shop's requests wait: Postgres ends the idle transactions after 10 seconds.
  const busy = await openShop({ env: { DATABASE_WAIT_MS: '2000' } })
  const admin = await busy.admin()
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  let inside = 0
  let allInside = () => {}
  const full = new Promise<void>((resolve) => (allInside = resolve))
  // All that a process may open, or all that the pooler shares among processes.
  const connections = inject('pooler')?.poolSize ?? 10
  const guests = Array.from({ length: connections }, () =>
    busy.db.$transaction(
      async () => {
        if (++inside === connections) allInside()
        await left
      },
      { maxWait: 10_000, timeout: 30_000 },
    ),
  )
  await full
  const query = admin.graphql('{ viewer { id } }')
  const results = await Promise.all(
    describedCalls.map(async (call) => [call.path, await send(admin, call)] as const),
  )
  const { status, errors, headers } = await query
  leave()
  await Promise.all(guests)
  for (const [path, result] of results) {
    expect([path, result.status]).toEqual([path, 503])
    expectFailure(result, 'The shop is very busy')
    expect(Number(result.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect([status, headers.get('retry-after'), errors?.[0]?.extensions.code]).toEqual([
    503,
    '2',
    'UNAVAILABLE',
  ])
  busy.faults()
  await busy.close()
})

test('each call answers an internal error with 500 and without details', async () => {
  const broken = await openShop()
  const admin = await broken.admin()
  await broken.db.$executeRaw`ALTER TABLE "users" RENAME COLUMN "role" TO "gone"`
  for (const call of describedCalls) {
    const result = await send(admin, call)
    expect([call.path, result.status]).toEqual([call.path, 500])
    expectFailure(result, 'Something went wrong on our side. Please try again.')
  }
  expect(broken.faults().length).toBeGreaterThanOrEqual(describedCalls.length)
  await broken.close()
})
