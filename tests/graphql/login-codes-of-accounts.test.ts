import { Secret, TOTP } from 'otpauth'
import { afterAll, describe, expect, test } from 'vitest'
import { newAddress } from '../support/account-links.ts'
import { loginCodes } from '../support/login-codes.ts'
import { cookieOf } from '../support/logins.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openShop, password } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const mailServer = await openMailServer()
afterAll(() => mailServer.close())
const env = {
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Roopkala <orders@shop.example>',
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '1',
}
const shop = await openShop({ env })

const { mailsTo, tokenTo, member, hasPassword, requestFor, latestCode, resultOf } = loginCodes(
  mailServer,
  shop,
)

const refused = (field: string, code: string) => [expect.objectContaining({ field, code })]

describe('an account with a second factor', () => {
  test('requires it, too, and the code counts until it was given', async () => {
    const sunita = await shop.staff()
    const { data } = await sunita.graphql('mutation { startTwoFactor { secret } }')
    const code = new TOTP({ secret: Secret.fromBase32(data.startTwoFactor.secret) }).generate({
      timestamp: shop.now().getTime(),
    })
    const { recoveryCodes } = await sunita.mutateOrThrow('confirmTwoFactor', { code })
    const request = await requestFor(sunita.email)
    const sentCode = await latestCode(sunita.email)
    const first = await resultOf({ request, sentCode })
    expect(first).toMatchObject({ token: null, userErrors: [{ field: 'code', code: 'TWO_FACTOR_REQUIRED' }] })
    expect((await resultOf({ request, sentCode, code: '000000' })).userErrors).toEqual(
      refused('code', 'BAD_CREDENTIALS'),
    )
    expect((await resultOf({ request, sentCode, code: recoveryCodes[0] })).userErrors).toEqual([])
  })
})

describe('an e-mail that nobody has confirmed', () => {
  test('is confirmed, and whoever signed up with it before is locked out', async () => {
    const stranger = await member()
    const request = await requestFor(stranger.email)
    const result = await resultOf({ request, sentCode: await latestCode(stranger.email) })
    expect(result.user).toMatchObject({ id: stranger.id, emailVerifiedAt: expect.any(String) as string })
    expect(await hasPassword(stranger.email)).toBe(false)
    expect((await stranger.client.graphql('{ viewer { id } }')).status).toBe(401)
    const after = (await mailsTo(stranger.email)).at(-1)!
    expect(after.subject).toBe('Roopkala Boutique: the password of your account was removed')
    await shop.guest().mutateOrThrow('requestPasswordReset', { email: stranger.email })
    const token = await tokenTo(stranger.email, 'reset-password')
    expect(
      (await shop.guest().mutate('resetPassword', { token, newPassword: 'gulmohar-7-neem' })).userErrors,
    ).toEqual([])
  })

  test('keeps its password where this browser has signed in with it before', async () => {
    const { email, client } = await member()
    const signedIn = await shop.guest().rest('POST', 'auth/login', { email, password })
    const cookie = cookieOf(signedIn)
    const request = await requestFor(email, { cookie })
    const { user } = await resultOf({ request, sentCode: await latestCode(email) }, { cookie })
    expect(user.emailVerifiedAt).not.toBeNull()
    expect(await hasPassword(email)).toBe(true)
    expect((await client.graphql('{ viewer { id } }')).status).toBe(200)
  })

  test('keeps the password of staff, whom the owner knows', async () => {
    const sunita = await shop.staff()
    const request = await requestFor(sunita.email)
    expect((await resultOf({ request, sentCode: await latestCode(sunita.email) })).userErrors).toEqual([])
    expect(await hasPassword(sunita.email)).toBe(true)
  })
})

describe('a customer of the shop’s without an account', () => {
  const enter = async (email: string, name = 'Rekha Joshi') =>
    (await (await shop.admin()).mutateOrThrow('saveCustomer', { name, phone: newPhone(), email })).customer

  test('gets one with the first code, and what was theirs', async () => {
    const email = newAddress()
    const asEntered = email.replace('rekha', 'REKHA')
    const customer = await enter(asEntered)
    const request = await requestFor(email)
    const { token, user } = await resultOf({ request, sentCode: await latestCode(asEntered) })
    expect(user).toMatchObject({ name: 'Rekha Joshi', emailVerifiedAt: expect.any(String) as string })
    const merged = await shop.db.user.findUniqueOrThrow({ where: { id: customer.id } })
    expect(merged.mergedIntoId).toBe(user.id)
    const { userErrors } = await shop
      .guest()
      .with(token)
      .mutate('changePassword', { currentPassword: 'none', newPassword: 'gulmohar-7-neem' })
    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }])
    const again = await requestFor(email)
    expect((await resultOf({ request: again, sentCode: await latestCode(asEntered) })).user.id).toBe(user.id)
  })

  test('of several with one e-mail, none is joined', async () => {
    const email = newAddress()
    const both = [await enter(email), await enter(email, 'Asha Joshi')]
    const request = await requestFor(email)
    const { user } = await resultOf({ request, sentCode: await latestCode(email) })
    expect(user.name).toBe('Asha Joshi')
    const rows = await shop.db.user.findMany({ where: { id: { in: both.map(({ id }) => id) } } })
    expect(rows.map(({ mergedIntoId }) => mergedIntoId)).toEqual([null, null])
  })

  test('who signed up meanwhile is signed in to that account', async () => {
    const email = newAddress()
    await enter(email)
    const request = await requestFor(email)
    const sentCode = await latestCode(email)
    const { id } = await member(email)
    expect((await resultOf({ request, sentCode })).user.id).toBe(id)
  })
})
