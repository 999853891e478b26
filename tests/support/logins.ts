import { expect } from 'vitest'
import { perSource } from '../../server/domain/accounts/login-limits.ts'
import type { Shop } from './shop.ts'

let count = 0

/** An address that no attempt has come from. */
export const address = () => `203.0.113.${++count}`

/** An attempt to log in, with a wrong password unless one is given. */
export interface Attempt {
  email: string
  guess?: string
  from?: string
  cookie?: string
}

const headersOf = ({ from, cookie }: Attempt) => ({
  ...(from && { 'X-Forwarded-For': from }),
  ...(cookie && { Cookie: cookie }),
})

/** The cookie that a response sets, as the browser sends it. */
export const cookieOf = ({ headers }: { headers: Headers }): string =>
  headers.get('set-cookie')?.split(';')[0] ?? ''

export const byRest = (shop: Shop, attempt: Attempt) =>
  shop
    .guest()
    .rest(
      'POST',
      'auth/login',
      { email: attempt.email, password: attempt.guess ?? 'wrong guess' },
      headersOf(attempt),
    )

export const byGraphQL = (shop: Shop, attempt: Attempt) =>
  shop
    .guest()
    .graphql(
      'mutation ($input: LogInInput!) { logIn(input: $input) { token userErrors { code } } }',
      { input: { email: attempt.email, password: attempt.guess ?? 'wrong guess' } },
      headersOf(attempt),
    )

/** Forgets what has been counted, as 15 minutes would. */
export const waitQuarterHour = (shop: Shop) =>
  shop.db.rateLimit.updateMany({ data: { expire: Date.now() - 1000 } })

/** Fails to log in to an account, each time from another address. */
export async function failFromEverywhere(shop: Shop, email: string, times: number) {
  for (let guess = 0; guess < times; guess++)
    expect((await byRest(shop, { email, from: address() })).status).toBe(401)
}

/** Ends the delays between attempts, as waiting would. */
export const endDelays = (shop: Shop) =>
  shop.db.rateLimit.updateMany({
    where: { key: { startsWith: 'login-delay' } },
    data: { expire: Date.now() - 1 },
  })

/** Both transports refuse the attempt, and say how long to wait. */
export async function expectLimited(shop: Shop, attempt: Attempt, longestWait = perSource.seconds) {
  const rest = await byRest(shop, attempt)
  expect(rest.status).toBe(429)
  const wait = Number(rest.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(longestWait)
  expect(rest.body).toMatchObject({
    success: false,
    message: expect.stringMatching(/Too many failed logins/) as string,
  })

  const graphql = await byGraphQL(shop, attempt)
  expect(graphql.status).toBe(429)
  expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(graphql.errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
  expect(graphql.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(0)
}
