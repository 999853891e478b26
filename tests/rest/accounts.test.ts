import { describe, expect, test } from 'vitest'
import { openShop, password } from '../support/shop.ts'

const shop = await openShop()
const guest = shop.guest()

let count = 0
const someone = (fields: object = {}) => ({
  name: 'Asha Patil',
  email: `asha${++count}@example.com`,
  password: 'paithani-1965',
  ...fields,
})
const stored = (email: string) => shop.db.user.findMany({ where: { emailKey: email.toLowerCase() } })

describe('a guest who signs up', () => {
  test('gets a token and the user of the specification', async () => {
    const input = someone()
    const { status, body } = await guest.rest('POST', 'auth/signup', input)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      token: expect.any(String) as string,
      user: {
        _id: expect.any(String) as string,
        name: input.name,
        email: input.email,
        role: 'user',
        profile_picture: null,
        profilePicture: null,
      },
      message: 'Your account is ready.',
    })
    expect((await guest.with(body.token).rest('GET', 'user/get_all_cart')).status).toBe(200)
  })

  test.each([
    { role: 'admin' },
    { role: 'ADMIN', isAdmin: true },
    { tokenVersion: 7, _id: '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c', id: 1, emailKey: 'x' },
  ])('and sends %j is a shopper like any other', async (extras) => {
    const input = someone(extras)
    const { body } = await guest.rest('POST', 'auth/signup', input)
    expect(body.user.role).toBe('user')
    expect(await stored(input.email)).toMatchObject([
      { role: 'SHOPPER', tokenVersion: 0, email: input.email },
    ])
  })

  test('and sends __proto__ is a shopper like any other', async () => {
    const input = someone()
    const text = JSON.stringify(input).replace(
      '{',
      '{"__proto__":{"role":"ADMIN"},"constructor":{"prototype":{"role":"ADMIN"}},',
    )
    expect((await guest.rest('POST', 'auth/signup', text)).status).toBe(200)
    expect(await stored(input.email)).toMatchObject([{ role: 'SHOPPER' }])
    expect(({} as { role?: string }).role).toBeUndefined()
  })

  test('with a known e-mail in another case conflicts', async () => {
    const input = someone()
    await guest.rest('POST', 'auth/signup', input)
    const { status, body } = await guest.rest('POST', 'auth/signup', {
      ...input,
      email: input.email.toUpperCase(),
    })
    expect(status).toBe(409)
    expect(body).toMatchObject({ success: false, field: 'email' })
    expect(await stored(input.email)).toHaveLength(1)
  })

  test('receives an error for every invalid field at once', async () => {
    const { status, body } = await guest.rest('POST', 'auth/signup', { email: 'x', password: 12345678 })
    expect(status).toBe(400)
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'email', 'password'])
    expect(body).toMatchObject({ success: false, field: 'name', message: 'The name is missing.' })
  })

  test('never receives a password back', async () => {
    const input = someone()
    const results = [
      await guest.rest('POST', 'auth/signup', input),
      await guest.rest('POST', 'auth/signup', input),
      await guest.rest('POST', 'auth/login', input),
      await guest.rest('POST', 'auth/login', { ...input, password: 'paithani-1966' }),
    ]
    expect(results.map(({ status }) => status)).toEqual([200, 409, 200, 401])
    for (const { text } of results)
      expect(text).not.toMatch(/paithani|argon2|passwordHash|tokenVersion|emailKey/)
  })
})

describe('a user who logs in', () => {
  test('as a shopper gets the token and the user of the specification', async () => {
    const meera = await shop.shopper('Meera')
    const { status, body } = await guest.rest('POST', 'auth/login', {
      email: meera.email.toUpperCase(),
      password,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, user: { _id: meera.id, name: 'Meera', role: 'user' } })
    expect((await guest.with(body.token).rest('GET', 'user/get_all_cart')).status).toBe(200)
  })

  test('as an admin reads the role admin', async () => {
    const { email } = await shop.admin()
    const { body } = await guest.rest('POST', 'auth/login', { email, password })
    expect(body.user.role).toBe('admin')
  })

  test('with a wrong password and with an unknown e-mail receives the same response', async () => {
    const { email } = await shop.shopper('Meera')
    const known = await guest.rest('POST', 'auth/login', { email, password: 'wrong' })
    const unknown = await guest.rest('POST', 'auth/login', { email: 'nobody@example.com', password: 'wrong' })
    expect(known.status).toBe(401)
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(known.body.success).toBe(false)
  })

  test.each([
    ['an operator', { email: { startsWith: 'a' }, password }],
    ['nothing', {}],
    ['a list', []],
    ['an endless password', { email: 'a@example.com', password: 'a'.repeat(50_000) }],
  ])('with %s is refused', async (_what, body) => {
    expect((await guest.rest('POST', 'auth/login', body)).status).toBe(400)
  })
})
