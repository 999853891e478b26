import { describe, expect, test } from 'vitest'
import { perAccount, perAddress, perSource } from '../../server/domain/accounts/login-limits.ts'
import {
  address,
  byGraphQL,
  byRest,
  endDelays,
  expectLimited,
  failFromEverywhere,
  waitQuarterHour,
} from '../support/logins.ts'
import { openShop, password } from '../support/shop.ts'

/** Behind one proxy, so that a test may come from an address of its own. */
const proxied = await openShop({ env: { TRUST_PROXY: '1' } })
/** Without a trusted proxy: every client can set the header. */
const open = await openShop({ env: { TRUST_PROXY: '0' } })

describe('a client that guesses passwords', () => {
  test('of one account from one address is blocked after 10 failures, over either transport', async () => {
    const { email } = await proxied.shopper('Meera')
    const from = address()
    for (let guess = 0; guess < 5; guess++) {
      expect((await byRest(proxied, { email, from })).status).toBe(401)
      expect((await byGraphQL(proxied, { email, from })).data.logIn.userErrors[0].code).toBe(
        'BAD_CREDENTIALS',
      )
    }
    await expectLimited(proxied, { email, from })
    // Not even with the correct password, or the e-mail in another case.
    await expectLimited(proxied, { email: email.toUpperCase(), guess: password, from })
  })

  test('of one account from changing addresses waits twice as long after each failure from the 50th on', async () => {
    const { email } = await proxied.shopper('Meera')
    await failFromEverywhere(proxied, email, perAccount.failures)
    for (let guess = 0; guess < 3; guess++) {
      expect((await byRest(proxied, { email, from: address() })).status).toBe(401)
      await expectLimited(proxied, { email, from: address() }, 2 ** (guess + 1))
      await endDelays(proxied)
    }
  })

  test('of changing accounts from one address is blocked after 50 failures', async () => {
    const from = address()
    for (let guess = 0; guess < perAddress.failures; guess++)
      expect((await byRest(proxied, { email: `victim${guess}@example.com`, from })).status).toBe(401)
    await expectLimited(proxied, { email: 'another.victim@example.com', from })
    const { email } = await proxied.shopper('Asha')
    expect((await byRest(proxied, { email, guess: password, from: address() })).status).toBe(200)
  })

  test('from changing addresses of one IPv6 network is blocked after 50 failures, and its neighbours aren’t', async () => {
    const from = (host: number) => `2001:db8:1:2::${host.toString(16)}`
    for (let guess = 0; guess < perAddress.failures; guess++)
      expect((await byRest(proxied, { email: `i${guess}@example.com`, from: from(guess) })).status).toBe(401)
    await expectLimited(proxied, { email: 'i.last@example.com', from: '2001:db8:1:2:ffff:ffff:ffff:ffff' })
    const neighbour = await byRest(proxied, { email: 'i.neighbour@example.com', from: '2001:db8:1:3::1' })
    expect(neighbour.status).toBe(401)
  })

  test('of an account that doesn’t exist is blocked the same way', async () => {
    const email = 'nobody.here@example.com'
    const from = address()
    for (let guess = 0; guess < perSource.failures; guess++)
      expect((await byRest(proxied, { email, from })).status).toBe(401)
    await expectLimited(proxied, { email, from })
  })

  test('60 times concurrently has at most 10 of them checked', async () => {
    const { email } = await proxied.shopper('Meera')
    const results = await Promise.all(
      Array.from({ length: 60 }, () => byRest(proxied, { email, from: '198.51.100.1' })),
    )
    const checked = results.filter(({ status }) => status === 401)
    expect(checked).toHaveLength(10)
    expect(results.filter(({ status }) => status === 429)).toHaveLength(50)
  })

  test('60 times by alias in one request has none of them checked', async () => {
    const { email } = await proxied.shopper('Meera')
    const guesses = Array.from(
      { length: 60 },
      (_, guess) => `g${guess}: logIn(input: { email: "${email}", password: "guess ${guess}" }) { token }`,
    )
    for (const some of [guesses, guesses.slice(0, 2)]) {
      const { status, data } = await proxied.guest().graphql(`mutation { ${some.join(' ')} }`)
      expect([status, data]).toEqual([400, undefined])
    }
    // All ten attempts are left.
    const from = address()
    for (let guess = 0; guess < perSource.failures; guess++)
      expect((await byRest(proxied, { email, from })).status).toBe(401)
  })

  test.each([
    [
      'a fragment',
      'fragment F on Mutation { a: logIn(input: $i) { token } b: logIn(input: $i) { token } }',
      '...F',
    ],
    [
      'an inline fragment',
      '',
      '... on Mutation { a: logIn(input: $i) { token } b: logIn(input: $i) { token } }',
    ],
    [
      'nested fragments',
      'fragment F on Mutation { ...G } fragment G on Mutation { a: logIn(input: $i) { token } b: logIn(input: $i) { token } }',
      '...F',
    ],
    [
      'one fragment and another',
      'fragment F on Mutation { a: logIn(input: $i) { token } } fragment G on Mutation { b: logIn(input: $i) { token } }',
      '... { ...F ...G }',
    ],
  ])('twice behind %s has neither checked', async (_what, fragments, selection) => {
    const { status, data } = await proxied
      .guest()
      .graphql(`mutation ($i: LogInInput!) { ${selection} } ${fragments}`, {
        i: { email: 'a@example.com', password: 'x' },
      })
    expect([status, data]).toEqual([400, undefined])
  })

  test.each([
    ['Mutation', 'a: logOutEverywhere { user { id } } b: logOutEverywhere { user { id } }'],
    ['Query', '__schema { types { fields { type { fields { name } } } } }'],
  ])('behind exponential fragments on %s is refused at once', async (type, fields) => {
    const name = (n: number) => String.fromCharCode(65 + (n % 26)) + Math.floor(n / 26)
    const bomb = Array.from(
      { length: 60 },
      (_, n) => `fragment ${name(n)} on ${type} { ...${name(n + 1)} ...${name(n + 1)} }`,
    )
    const last = `fragment ${name(60)} on ${type} { ${fields} }`
    const { status } = await proxied
      .guest()
      .graphql(`${type.toLowerCase()} { ...${name(0)} } ${bomb.join(' ')} ${last}`)
    expect(status).toBe(400)
  })

  test('in a batch of operations has none of them checked', async () => {
    const { email } = await proxied.shopper('Meera')
    const query = `mutation { logIn(input: { email: "${email}", password: "guess" }) { token } }`
    const { status, text } = await proxied.guest().rest('POST', '/graphql', [{ query }, { query }])
    expect(status).toBe(400)
    expect(text).not.toContain('logIn":')
  })

  test('behind a changing X-Forwarded-For is counted by the connection’s address', async () => {
    for (let guess = 0; guess < perAddress.failures; guess++)
      expect((await byRest(open, { email: `v${guess}@example.com`, from: address() })).status).toBe(401)
    await expectLimited(open, { email: 'v.last@example.com', from: address() })
    await expectLimited(open, { email: 'v.other@example.com', from: `${address()}, ${address()}` })
    await waitQuarterHour(open)
    expect((await byRest(open, { email: 'v.later@example.com' })).status).toBe(401)
    await waitQuarterHour(open)
  })

  test('behind the one trusted proxy can’t prepend addresses', async () => {
    const from = address()
    for (let guess = 0; guess < perAddress.failures; guess++)
      expect(
        (await byRest(proxied, { email: `w${guess}@example.com`, from: `${address()}, ${from}` })).status,
      ).toBe(401)
    await expectLimited(proxied, { email: 'w.last@example.com', from: `${address()}, ${from}` })
  })
})

describe('a shopper', () => {
  test('who logs in correctly is never counted', async () => {
    const { email } = await proxied.shopper('Meera')
    const from = address()
    for (let time = 0; time < 12; time++)
      expect((await byRest(proxied, { email, guess: password, from })).status).toBe(200)
  })

  test('who mistypes nine times and then logs in has ten attempts again', async () => {
    const { email } = await proxied.shopper('Meera')
    const from = address()
    for (let round = 0; round < 2; round++) {
      for (let time = 0; time < perSource.failures - 1; time++)
        expect((await byRest(proxied, { email, from })).status).toBe(401)
      expect((await byRest(proxied, { email, guess: password, from })).status).toBe(200)
    }
  })

  test('whose log-in succeeds doesn’t reset the failures of the address with other accounts', async () => {
    const { email } = await proxied.shopper('Mallory')
    const from = address()
    for (let time = 0; time < perAddress.failures; time++) {
      expect((await byRest(proxied, { email: `x${time}@example.com`, from })).status).toBe(401)
      if (time % 10 === 5) expect((await byRest(proxied, { email, guess: password, from })).status).toBe(200)
    }
    await expectLimited(proxied, { email: 'x.last@example.com', from })
  })

  test('may retry after a quarter of an hour', async () => {
    const { email } = await proxied.shopper('Meera')
    const from = address()
    for (let time = 0; time < 10; time++) await byRest(proxied, { email, from })
    await expectLimited(proxied, { email, guess: password, from })
    await waitQuarterHour(proxied)
    expect((await byRest(proxied, { email, guess: password, from })).status).toBe(200)
  })

  test('has the same limit on all instances of the shop', async () => {
    const meera = await proxied.shopper('Meera')
    const twin = (await proxied.replica()).at(meera)
    const from = address()
    for (let time = 0; time < perSource.failures; time++) await byRest(proxied, { email: meera.email, from })
    const { status } = await twin.rest(
      'POST',
      'auth/login',
      { email: meera.email, password },
      { 'X-Forwarded-For': from },
    )
    expect(status).toBe(429)
  })
})

test('the 21st account within an hour from one address is rate limited', async () => {
  const from = { 'X-Forwarded-For': address() }
  const signUp = (n: number) =>
    proxied
      .guest()
      .rest(
        'POST',
        'auth/signup',
        { name: 'Bot', email: `bot${n}@example.com`, password: 'robot-robot' },
        from,
      )
  for (let n = 0; n < 20; n++) expect((await signUp(n)).status).toBe(200)
  const { status, headers } = await signUp(20)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60 * 60)
  expect(await proxied.db.user.count({ where: { email: 'bot20@example.com' } })).toBe(0)
})
