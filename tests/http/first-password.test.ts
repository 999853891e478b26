import { beforeEach, describe, expect, test } from 'vitest'
import { openIssuer } from '../support/openid-issuer.ts'
import { openShop, password } from '../support/shop.ts'
import type { ApiClient } from '../support/api-client.ts'

const issuer = await openIssuer()
const clientId = 'the-shop.apps.example'
const shop = await openShop({ env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer.url } })
const chosen = 'kesar-badam-pista'

let count = 0
const idToken = (sub: string, expiresIn = 3600) => {
  const now = Math.floor(Date.now() / 1000)
  const email = `${sub}@example.com`
  return issuer.token({
    sub,
    aud: clientId,
    iat: now,
    exp: now + expiresIn,
    email,
    email_verified: true,
    name: sub,
  })
}

const change = async (who: ApiClient, input: object) => {
  const { data } = await who.graphql(
    `mutation ($input: ChangePasswordInput!) {
      changePassword(input: $input) { token user { id } userErrors { field code } }
    }`,
    { input: { newPassword: chosen, ...input } },
  )
  return data.changePassword as { token: string | null; userErrors: object[] }
}
const logIn = (email: string, guess = chosen) =>
  shop.guest().rest('POST', 'auth/login', { email, password: guess })

describe('a shopper who signs in with Google', () => {
  let subject: string
  let radha: ApiClient

  beforeEach(async () => {
    subject = `radha${++count}`
    const { body } = await shop.guest().rest('POST', 'auth/google', { token: idToken(subject) })
    radha = shop.guest().with(body.token as string)
  })

  test('chooses a first password by signing in with Google once more; other sessions are ended', async () => {
    const { token, userErrors } = await change(radha, { credential: idToken(subject) })
    expect(userErrors).toEqual([])
    expect((await radha.graphql('{ viewer { id } }')).status).toBe(401)
    expect((await shop.guest().with(token!).graphql('{ viewer { name } }')).data.viewer).toEqual({
      name: subject,
    })
    expect((await logIn(`${subject}@example.com`)).status).toBe(200)
    const again = await shop.guest().rest('POST', 'auth/google', { token: idToken(subject) })
    expect(again.status).toBe(200)
  })

  test('recovers the account with Google after its password was changed by another person', async () => {
    const { token } = await change(radha, { credential: idToken(subject) })
    const back = await change(shop.guest().with(token!), {
      credential: idToken(subject),
      newPassword: 'another-kesar-badam',
    })
    expect(back.userErrors).toEqual([])
    expect((await logIn(`${subject}@example.com`)).status).toBe(401)
  })

  test.each([
    ['nothing', () => ({}), 'CONFLICT'],
    ['a guessed password', () => ({ currentPassword: password }), 'CONFLICT'],
    ['somebody else’s Google account', () => ({ credential: idToken(`other${count}`) }), 'BAD_CREDENTIALS'],
    ['an old sign-in', () => ({ credential: idToken(subject, -3600) }), 'BAD_CREDENTIALS'],
    ['a made-up one', () => ({ credential: 'made up' }), 'BAD_CREDENTIALS'],
  ])('sets none by %s: a stolen token alone doesn’t lock the owner out', async (_what, proof, code) => {
    expect(await change(radha, proof())).toMatchObject({
      token: null,
      userErrors: [{ field: 'credential', code }],
    })
    expect((await radha.graphql('{ viewer { name } }')).data.viewer).toEqual({ name: subject })
    expect((await logIn(`${subject}@example.com`)).status).toBe(401)
  })
})

test('an account with a password only isn’t changed by any Google account', async () => {
  const meera = await shop.shopper('Meera')
  expect((await change(meera, { credential: idToken('somebody') })).userErrors).toEqual([
    { field: 'credential', code: 'BAD_CREDENTIALS' },
  ])
  expect((await change(meera, {})).userErrors).toEqual([{ field: 'currentPassword', code: 'INVALID' }])
  expect((await logIn(meera.email, password)).status).toBe(200)
})
