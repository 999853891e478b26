import { describe, expect, test } from 'vitest'
import { jpeg, upload } from '../support/pictures.ts'
import { openShop, password } from '../support/shop.ts'
import type { Account, ApiClient } from '../support/api-client.ts'

const shop = await openShop()

const updateDocument = /* GraphQL */ `
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        id
        name
        profilePicture
      }
      userErrors {
        field
        code
        message
      }
    }
  }
`
const changeDocument = /* GraphQL */ `
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      token
      user {
        id
      }
      userErrors {
        field
        code
        message
      }
    }
  }
`
const update = (who: ApiClient, input: object) => who.graphql(updateDocument, { input })
const change = (who: ApiClient, newPassword: string, currentPassword = password) =>
  who.graphql(changeDocument, { input: { currentPassword, newPassword } })

const fresh = 'kesar-badam-pista'
const stored = ({ id }: Account) => shop.db.user.findUniqueOrThrow({ where: { id } })
const viewerOf = async (who: ApiClient) => (await who.graphql('{ viewer { id } }')).data.viewer
const logIn = (email: string, guess: string) =>
  shop.guest().rest('POST', 'auth/login', { email, password: guess })

describe('a shopper who changes the profile', () => {
  test('has only the given fields changed', async () => {
    const meera = await shop.shopper('Meera')
    const picture = (await upload(meera, await jpeg())).body.url as string
    const named = await update(meera, { name: '  Meera Kulkarni ' })
    expect(named.data.updateProfile).toEqual({
      user: { id: meera.id, name: 'Meera Kulkarni', profilePicture: null },
      userErrors: [],
    })
    const pictured = await update(meera, { profilePicture: picture })
    expect(pictured.data.updateProfile.user).toMatchObject({
      name: 'Meera Kulkarni',
      profilePicture: picture,
    })
    const nothing = await update(meera, {})
    expect(nothing.data.updateProfile.user).toMatchObject({ name: 'Meera Kulkarni', profilePicture: picture })
    const bare = await update(meera, { profilePicture: null })
    expect(bare.data.updateProfile.user).toMatchObject({ name: 'Meera Kulkarni', profilePicture: null })
    expect(await stored(meera)).toMatchObject({ email: meera.email, role: 'SHOPPER', tokenVersion: 0 })
  })

  test.each([
    ['no name', { name: ' ' }, 'The name is missing.'],
    ['null for a name', { name: null }, 'The name is missing.'],
    ['a name of 101 characters', { name: 'a'.repeat(101) }, 'The name may have at most 100 characters.'],
    ['a NUL in the name', { name: 'Mee\0ra' }, 'The text has characters that can’t be shown.'],
  ])('to %s is told what to do', async (_what, input, message) => {
    const meera = await shop.shopper('Meera')
    const { data } = await update(meera, input)
    expect(data.updateProfile).toEqual({
      user: null,
      userErrors: [{ field: 'name', code: 'INVALID', message }],
    })
    expect((await stored(meera)).name).toBe('Meera')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/x.jpg', 'ftp://example.com/x.jpg'])(
    'to the picture %s is refused',
    async (profilePicture) => {
      const meera = await shop.shopper('Meera')
      const { data, errors } = await update(meera, { profilePicture })
      expect(errors?.[0]?.extensions.code ?? data.updateProfile.userErrors[0].code).toMatch(
        /INVALID|BAD_USER/,
      )
      expect((await stored(meera)).profilePicture).toBeNull()
    },
  )

  test.each(['role', 'email', 'id', 'tokenVersion'])('may not change the field %s', async (field) => {
    const { status } = await update(await shop.shopper('Meera'), { [field]: 'ADMIN' })
    expect(status).toBe(400)
  })
})

test('a guest has neither a profile nor a password to change', async () => {
  for (const result of [await update(shop.guest(), { name: 'X' }), await change(shop.guest(), fresh)])
    expect([result.status, result.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
})

describe('a shopper who changes the password', () => {
  test('logs in with the new one, and every other session is ended', async () => {
    const meera = await shop.shopper('Meera')
    const phone = meera.with((await logIn(meera.email, password)).body.token)
    const { data } = await change(meera, fresh)
    const { token, user, userErrors } = data.changePassword
    expect([user.id, userErrors]).toEqual([meera.id, []])
    expect(await viewerOf(meera.with(token))).toEqual({ id: meera.id })
    for (const ended of [meera, phone]) expect((await ended.graphql('{ viewer { id } }')).status).toBe(401)
    expect((await logIn(meera.email, password)).status).toBe(401)
    expect((await logIn(meera.email, fresh)).status).toBe(200)
  })

  test('needs the current one', async () => {
    const meera = await shop.shopper('Meera')
    const { data } = await change(meera, fresh, 'not her password')
    expect(data.changePassword).toEqual({
      token: null,
      user: null,
      userErrors: [
        {
          field: 'currentPassword',
          code: 'BAD_CREDENTIALS',
          message: 'That isn’t your current password. Please try again.',
        },
      ],
    })
    expect(await viewerOf(meera)).toEqual({ id: meera.id })
    expect((await logIn(meera.email, password)).status).toBe(200)
  })

  test.each([
    ['short', 'Choose a password of at least 8 characters.'],
    ['a'.repeat(201), 'A password may have at most 200 characters.'],
    [
      'Password123',
      'That password is among the first that anybody guesses. Choose another, such as three unrelated words.',
    ],
  ])('to %s is told what to do', async (chosen, message) => {
    const meera = await shop.shopper('Meera')
    const { data } = await change(meera, chosen)
    expect(data.changePassword.userErrors).toEqual([{ field: 'newPassword', code: 'INVALID', message }])
    expect((await stored(meera)).tokenVersion).toBe(0)
  })

  test('to the e-mail is told to choose another', async () => {
    const meera = await shop.shopper('Meera')
    const { data } = await change(meera, meera.email.toUpperCase())
    expect(data.changePassword.userErrors).toMatchObject([{ field: 'newPassword', code: 'INVALID' }])
  })

  test('five times concurrently from one password changes it once', async () => {
    const meera = await shop.shopper('Meera')
    const results = await Promise.all(Array.from({ length: 5 }, (_, n) => change(meera, `${fresh} ${n}`)))
    const fine = results.filter(({ data }) => data?.changePassword?.token)
    expect(fine).toHaveLength(1)
    expect((await stored(meera)).tokenVersion).toBe(1)
  })

  test('and has none yet needs more than a token', async () => {
    const radha = await shop.shopper('Radha')
    await shop.db.user.update({ where: { id: radha.id }, data: { passwordHash: null, googleSubject: '1' } })
    const { data } = await change(radha, fresh)
    expect(data.changePassword).toEqual({
      token: null,
      user: null,
      userErrors: [
        {
          field: 'credential',
          code: 'CONFLICT',
          message: 'Your account has no password yet. Sign in with Google once more to choose one.',
        },
      ],
    })
    expect((await stored(radha)).passwordHash).toBeNull()
  })
})

test('with a stolen token has ten guesses at the password, counted with log-ins', async () => {
  await shop.db.rateLimit.deleteMany()
  const meera = await shop.shopper('Meera')
  for (let guess = 0; guess < 10; guess++)
    expect((await change(meera, fresh, `guess ${guess}`)).data.changePassword.userErrors[0].code).toBe(
      'BAD_CREDENTIALS',
    )
  const { status, errors, headers } = await change(meera, fresh)
  expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await logIn(meera.email, password)).status).toBe(429)
  expect((await stored(meera)).tokenVersion).toBe(0)
})
