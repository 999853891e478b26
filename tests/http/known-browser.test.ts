import { describe, expect, test } from 'vitest'
import { perAccount, perSource } from '../../server/domain/accounts/login-limits.ts'
import {
  address,
  byGraphQL,
  byRest,
  cookieOf,
  endDelays,
  expectLimited,
  failFromEverywhere,
} from '../support/logins.ts'
import { openShop, password } from '../support/shop.ts'
import { newPhone, pin } from '../support/tailors.ts'

/** Behind one proxy, so that a test may come from an address of its own. */
const proxied = await openShop({ env: { TRUST_PROXY: '1' } })

describe('a shopper', () => {
  test('whose password others guess can log in from another address, and from a browser used before', async () => {
    const { email } = await proxied.shopper('Meera')
    const first = await byRest(proxied, { email, guess: password, from: address() })
    const cookie = cookieOf(first)
    const sharedAddress = address()
    for (let guess = 0; guess < perSource.failures; guess++)
      await byRest(proxied, { email, from: sharedAddress })
    expect((await byRest(proxied, { email, guess: password, from: address() })).status).toBe(200)

    await failFromEverywhere(proxied, email, perAccount.failures + 1)
    await expectLimited(proxied, { email, guess: password, from: address() })
    const known = { email, guess: password, from: sharedAddress, cookie }
    expect((await byRest(proxied, known)).status).toBe(200)
    expect((await byGraphQL(proxied, known)).data.logIn.token).toBeTruthy()
  })

  test('who waits for the delay logs in, and the failures of others are forgotten', async () => {
    const { email } = await proxied.shopper('Meera')
    await failFromEverywhere(proxied, email, perAccount.failures + 1)
    await expectLimited(proxied, { email, guess: password, from: address() })
    await endDelays(proxied)
    expect((await byRest(proxied, { email, guess: password, from: address() })).status).toBe(200)
    await failFromEverywhere(proxied, email, 2)
  })

  test('who resets the password has the account’s failures forgotten', async () => {
    const { id, email } = await proxied.shopper('Meera')
    await failFromEverywhere(proxied, email, perAccount.failures + 1)
    const made = await (
      await proxied.admin()
    ).graphql(
      'mutation ($id: ID!) { makePasswordResetLink(input: { customerId: $id }) { token userErrors { message } } }',
      { id },
    )
    const reset = await proxied
      .guest()
      .graphql(
        'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { token userErrors { message } } }',
        { input: { token: made.data.makePasswordResetLink.token, newPassword: 'mogra-aur-champa-7' } },
        { 'X-Forwarded-For': address() },
      )
    expect(reset.data.resetPassword.token).toBeTruthy()
    await failFromEverywhere(proxied, email, 2)
  })

  test('in a known browser has ten tries of its own', async () => {
    const { email } = await proxied.shopper('Meera')
    const cookie = cookieOf(await byRest(proxied, { email, guess: password, from: address() }))
    for (let guess = 0; guess < perSource.failures; guess++)
      expect((await byRest(proxied, { email, from: address(), cookie })).status).toBe(401)
    await expectLimited(proxied, { email, from: address(), cookie })
  })

  test('has a cookie that only the shop can write, that scripts can’t read, and that knows only this account', async () => {
    const [meera, asha] = [await proxied.shopper('Meera'), await proxied.shopper('Asha')]
    const result = await byRest(proxied, { email: meera.email, guess: password, from: address() })
    expect(result.headers.get('set-cookie')).toMatch(
      /^known_browser=[^;]+; Max-Age=31536000; .*HttpOnly; SameSite=Strict$/,
    )
    expect(result.headers.get('set-cookie')).not.toContain('meera')
    await failFromEverywhere(proxied, asha.email, perAccount.failures + 1)
    const cookie = cookieOf(result)
    await expectLimited(proxied, { email: asha.email, from: address(), cookie })
    const forged = cookie.replace(/\.[^.]*$/, '.forged')
    await failFromEverywhere(proxied, meera.email, perAccount.failures + 1)
    await expectLimited(proxied, { email: meera.email, from: address(), cookie: forged })
  })
})

test('a tailor’s own phone signs in while others guess the PIN', async () => {
  const phone = newPhone()
  await (await proxied.admin()).mutate('saveTailor', { name: 'Ramesh', phone, language: 'HINDI', pin })
  const attempt = (typed: string, from: string, cookie = '') =>
    proxied
      .guest()
      .graphql(
        'mutation ($input: LogInTailorInput!) { logInTailor(input: $input) { token } }',
        { input: { phone, pin: typed } },
        { 'X-Forwarded-For': from, ...(cookie && { Cookie: cookie }) },
      )
  const cookie = cookieOf(await attempt(pin, address()))
  const sharedAddress = address()
  for (let guess = 0; guess <= perAccount.failures; guess++) await attempt('904817', `198.51.100.${guess}`)
  for (let guess = 0; guess < perSource.failures; guess++) await attempt('904817', sharedAddress)
  expect((await attempt(pin, address())).status).toBe(429)
  expect((await attempt(pin, sharedAddress, cookie)).data.logInTailor.token).toBeTruthy()
})
