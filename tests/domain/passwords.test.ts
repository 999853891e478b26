import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'

// The real library, observed. The server's modules are loaded anew with it, and restored afterwards.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})
vi.resetModules()
afterAll(() => void vi.resetModules())
const argon2 = await import('@node-rs/argon2')
const { hashPassword, passwordMatches } = await import('../../server/domain/accounts/passwords.ts')
const { openShop, password } = await import('../support/shop.ts')

const shop = await openShop()
beforeEach(() => void vi.mocked(argon2.verify).mockClear())

/** The cost of each password check: the parameters of the hash it was checked against. */
const work = () =>
  vi.mocked(argon2.verify).mock.calls.map(([hash]) => /^\$argon2id\$v=19\$[^$]+/.exec(String(hash))?.[0])

const oneCheck = ['$argon2id$v=19$m=19456,t=2,p=1']

test('a password is stored as argon2id, salted, and never twice alike', async () => {
  const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passwordMatches(one, password)).toBe(true)
  expect(await passwordMatches(one, `${password} `)).toBe(false)
  expect(await passwordMatches(one, password.toUpperCase())).toBe(false)
})

test('no password matches an account without one, not even the dummy hash’s', async () => {
  expect(await passwordMatches(null, 'nobody’s password')).toBe(false)
  expect(work()).toEqual(oneCheck)
})

describe('timing doesn’t reveal who has an account: a stranger who guesses', () => {
  const logIn = (email: string, guess: string) =>
    shop.guest().rest('POST', 'auth/login', { email, password: guess })
  const refusal = { success: false, message: 'That e-mail and password don’t match. Please try again.' }

  test('a known e-mail’s password is checked once', async () => {
    const { email } = await shop.shopper('Meera')
    const { status, body } = await logIn(email, 'wrong-password')
    expect([status, body]).toEqual([401, refusal])
    expect(work()).toEqual(oneCheck)
  })

  test('an unknown e-mail’s password is checked the same way, with the same response', async () => {
    const { status, body } = await logIn('nobody@example.com', 'wrong-password')
    expect([status, body]).toEqual([401, refusal])
    expect(work()).toEqual(oneCheck)
  })

  test('over GraphQL either is checked the same way, with the same response', async () => {
    const { email } = await shop.shopper('Radha')
    const document =
      'mutation ($input: LogInInput!) { logIn(input: $input) { token userErrors { field code message } } }'
    const results = []
    for (const tried of [email, 'nobody.else@example.com']) {
      vi.mocked(argon2.verify).mockClear()
      const { text } = await shop.guest().graphql(document, { input: { email: tried, password: 'wrong' } })
      results.push(text)
      expect(work()).toEqual(oneCheck)
    }
    expect(results[0]).toBe(results[1])
    expect(results[0]).toContain('BAD_CREDENTIALS')
  })

  test('the password of an account without one is checked the same way, with the same response', async () => {
    const { id, email } = await shop.shopper('Asha')
    await shop.db.user.update({ where: { id }, data: { passwordHash: null } })
    const { status, body } = await logIn(email, password)
    expect([status, body]).toEqual([401, refusal])
    expect(work()).toEqual(oneCheck)
  })
})
