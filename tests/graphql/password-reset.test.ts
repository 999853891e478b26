import { describe, expect, test } from 'vitest'
import { perAddress } from '../../server/domain/accounts/login-limits.ts'
import { openShop, password } from '../support/shop.ts'
import type { Account } from '../support/api-client.ts'

const shop = await openShop()
/** The test advances this clock. */
const later = await openShop()
/** The shop for the guessing test. */
const guessed = await openShop()
const newPassword = 'gulmohar-7-neem'

const linkFor = async (who: Account, at = shop): Promise<string> =>
  (await (await at.admin()).mutate('makePasswordResetLink', { customerId: who.id })).token

const usedUp = [{ field: 'token', code: 'BAD_CREDENTIALS' }]

describe('a link', () => {
  test('lets the shopper choose a password, once, and signs them out everywhere', async () => {
    const meera = await shop.shopper('Meera')
    const token = await linkFor(meera)
    const payload = await shop.guest().mutate('resetPassword', { token, newPassword })
    expect(payload).toMatchObject({ user: { id: meera.id, email: meera.email }, userErrors: [] })
    expect((await meera.graphql('{ viewer { id } }')).status).toBe(401)
    expect((await meera.with(payload.token).graphql('{ viewer { id } }')).data.viewer.id).toBe(meera.id)
    expect((await shop.guest().mutate('logIn', { email: meera.email, password })).userErrors).toMatchObject([
      { code: 'BAD_CREDENTIALS' },
    ])
    expect(
      (await shop.guest().mutate('logIn', { email: meera.email, password: newPassword })).userErrors,
    ).toEqual([])
    const again = await shop.guest().mutate('resetPassword', { token, newPassword: 'another-9-one' })
    expect(again.userErrors).toMatchObject(usedUp)
  })

  test('works for one of many concurrent requests', async () => {
    const token = await linkFor(await shop.shopper('Meera'))
    const results = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        shop.guest().mutate('resetPassword', { token, newPassword: `gulmohar-${n}-neem` }),
      ),
    )
    expect(results.filter(({ token }) => token !== null)).toHaveLength(1)
    expect(
      results.filter(({ token }) => token === null).flatMap(({ userErrors }) => userErrors),
    ).toMatchObject(Array.from({ length: 4 }, () => usedUp[0]))
  })

  test('is invalid when another one was made', async () => {
    const meera = await shop.shopper('Meera')
    const [first, second] = [await linkFor(meera), await linkFor(meera)]
    expect(
      (await shop.guest().mutate('resetPassword', { token: first, newPassword })).userErrors,
    ).toMatchObject(usedUp)
    expect((await shop.guest().mutate('resetPassword', { token: second, newPassword })).userErrors).toEqual(
      [],
    )
  })

  test('is invalid when the password was changed otherwise', async () => {
    const meera = await shop.shopper('Meera')
    const token = await linkFor(meera)
    const { data } = await meera.graphql(
      `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { userErrors { code } } }`,
      { input: { currentPassword: password, newPassword } },
    )
    expect(data.changePassword.userErrors).toEqual([])
    expect(await shop.guest().mutate('resetPassword', { token, newPassword: 'another-9-one' })).toMatchObject(
      {
        userErrors: usedUp,
      },
    )
  })

  test('is valid for 30 minutes', async () => {
    const [meera, asha] = [await later.shopper('Meera'), await later.shopper('Asha')]
    const tokens = [await linkFor(meera, later), await linkFor(asha, later)]
    later.passTime(29 * 60)
    expect(
      (await later.guest().mutate('resetPassword', { token: tokens[0]!, newPassword })).userErrors,
    ).toEqual([])
    later.passTime(61)
    expect(
      (await later.guest().mutate('resetPassword', { token: tokens[1]!, newPassword })).userErrors,
    ).toMatchObject(usedUp)
  })

  test('is neither in the database nor in the log', async () => {
    const meera = await shop.shopper('Meera')
    const token = await linkFor(meera)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await shop.db.passwordReset.findMany())).not.toContain(token)
    expect(JSON.stringify(await shop.db.auditEntry.findMany())).not.toContain(token)
    expect(shop.logged.join()).not.toContain(token)
  })

  test('enforces the password rules, and isn’t used up by an invalid one', async () => {
    const meera = await shop.shopper('Meera')
    const token = await linkFor(meera)
    for (const bad of ['short', 'password123', meera.email])
      expect(
        (await shop.guest().mutate('resetPassword', { token, newPassword: bad })).userErrors,
      ).toMatchObject([{ field: 'newPassword', code: 'INVALID' }])
    expect((await shop.guest().mutate('resetPassword', { token, newPassword })).userErrors).toEqual([])
  })
})

test('guessed links count as failed log-ins', async () => {
  for (let guess = 0; guess < perAddress.failures; guess++)
    expect(
      (await guessed.guest().mutate('resetPassword', { token: `guess-${guess}`, newPassword })).userErrors,
    ).toMatchObject(usedUp)
  const { errors } = await guessed.guest().mutate('resetPassword', { token: 'one-more', newPassword })
  expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
})
