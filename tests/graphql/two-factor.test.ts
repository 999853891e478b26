import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { perSource } from '../../server/domain/accounts/login-limits.ts'
import type { Account } from '../support/api-client.ts'
import { actionsAbout } from '../support/people.ts'
import { ensureOwner } from '../../server/domain/accounts/owner.ts'
import { openShop, password } from '../support/shop.ts'

/** The tests advance this clock. */
const shop = await openShop()

/** What an authenticator app shows now. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.now().getTime() })

const stepSeconds = 30

/**
 * Advances the clock to the middle of a step whose code was not used yet: the time that the following requests take
 * does not reach the next step.
 */
const waitForNewCode = () => {
  shop.passTime(2.5 * stepSeconds - ((shop.now().getTime() / 1000) % stepSeconds))
}

const start = async (who: Account) =>
  (await who.graphql('mutation { startTwoFactor { secret appAddress userErrors { code message } } }')).data
    .startTwoFactor

const statusOf = async (who: Account) =>
  (await who.graphql('{ viewer { twoFactor { since recoveryCodesLeft } } }')).data.viewer.twoFactor

/** Sets up two-factor authentication; afterwards the app shows a new code. */
async function turnOn(who: Account): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await start(who)
  const payload = await who.mutate('confirmTwoFactor', { code: codeOf(secret) })
  expect(payload.userErrors).toEqual([])
  waitForNewCode()
  return { secret, recoveryCodes: payload.recoveryCodes }
}

const attempt = (who: Account, code?: string) =>
  shop.guest().mutate('logIn', { email: who.email, password, code })
const required = [{ field: 'code', code: 'TWO_FACTOR_REQUIRED' }]
const wrong = [{ field: 'code', code: 'BAD_CREDENTIALS' }]

describe('setting it up', () => {
  test('takes the first code of the app, and gives ten recovery codes', async () => {
    const sunita = await shop.staff()
    const { secret, appAddress } = await start(sunita)
    expect(appAddress).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
    expect(new URL(appAddress).searchParams.get('secret')).toBe(secret)
    expect(await statusOf(sunita)).toBeNull()
    expect((await attempt(sunita)).userErrors).toEqual([])
    const payload = await sunita.mutate('confirmTwoFactor', { code: codeOf(secret) })
    expect(new Set(payload.recoveryCodes).size).toBe(10)
    expect(await statusOf(sunita)).toMatchObject({ recoveryCodesLeft: 10 })
    const { data } = await (
      await shop.admin()
    ).graphql('query ($id: ID!) { customer(id: $id) { hasTwoFactor } }', { id: sunita.id })
    expect(data.customer.hasTwoFactor).toBe(true)
    expect(await actionsAbout(await shop.admin(), sunita.id)).toMatchObject([
      { action: 'customer.two-factor-on', actorName: 'Sunita' },
    ])
  })

  test.each(['12345', '1234567', '६६६६६६', '\u{1F600}\u{1F600}\u{1F600}'])(
    'refuses the code %s',
    async (code) => {
      const sunita = await shop.staff()
      await start(sunita)
      expect((await sunita.mutate('confirmTwoFactor', { code })).userErrors).toMatchObject(wrong)
    },
  )

  test('is not done with a wrong code, and can be started again', async () => {
    const sunita = await shop.staff()
    const { secret: first } = await start(sunita)
    const { secret } = await start(sunita)
    expect((await sunita.mutate('confirmTwoFactor', { code: codeOf(first) })).userErrors).toMatchObject(wrong)
    expect(await statusOf(sunita)).toBeNull()
    expect((await sunita.mutate('confirmTwoFactor', { code: codeOf(secret) })).userErrors).toEqual([])
    expect((await start(sunita)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
  })

  test('needs to have been started', async () => {
    const sunita = await shop.staff()
    expect((await sunita.mutate('confirmTwoFactor', { code: '123456' })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ])
  })

  test('is done once by two concurrent confirmations', async () => {
    const sunita = await shop.staff()
    const code = codeOf((await start(sunita)).secret)
    const results = await Promise.all([1, 2, 3].map(() => sunita.mutate('confirmTwoFactor', { code })))
    expect(results.filter(({ recoveryCodes }) => recoveryCodes !== null)).toHaveLength(1)
  })
})

describe('signing in', () => {
  test('requires a code after the right password, over both transports', async () => {
    const sunita = await shop.staff()
    const { secret } = await turnOn(sunita)
    const refused = await attempt(sunita)
    expect(refused).toMatchObject({ token: null, userErrors: required })
    const credentials = { email: sunita.email, password }
    const rest = await shop.guest().rest('POST', 'auth/login', credentials)
    expect([rest.status, rest.body.field]).toEqual([401, 'code'])
    expect(
      (await shop.guest().rest('POST', 'auth/login', { ...credentials, code: codeOf(secret) })).status,
    ).toBe(200)
    waitForNewCode()
    expect((await attempt(sunita, codeOf(secret))).userErrors).toEqual([])
  })

  test('does not say that a code is missing while the password is wrong', async () => {
    const sunita = await shop.staff()
    await turnOn(sunita)
    const { userErrors } = await shop
      .guest()
      .mutate('logIn', { email: sunita.email, password: 'a wrong one' })
    expect(userErrors).toMatchObject([{ field: null, code: 'BAD_CREDENTIALS' }])
  })

  test('accepts each code once, also from concurrent requests', async () => {
    const sunita = await shop.staff()
    const { secret } = await turnOn(sunita)
    const code = codeOf(secret)
    const results = await Promise.all([1, 2, 3, 4].map(() => attempt(sunita, code)))
    expect(results.filter(({ token }) => token !== null)).toHaveLength(1)
    expect((await attempt(sunita, code)).userErrors).toMatchObject(wrong)
  })

  test('accepts the code of a clock that is 30 seconds off, and no older one', async () => {
    const sunita = await shop.staff()
    const { secret } = await turnOn(sunita)
    const code = codeOf(secret)
    shop.passTime(3 * stepSeconds)
    expect((await attempt(sunita, code)).userErrors).toMatchObject(wrong)
    waitForNewCode()
    const another = codeOf(secret)
    shop.passTime(stepSeconds)
    expect((await attempt(sunita, another)).userErrors).toEqual([])
  })

  test('accepts each recovery code once, however it is typed', async () => {
    const sunita = await shop.staff()
    const { recoveryCodes } = await turnOn(sunita)
    const typed = ` ${recoveryCodes[3]!.toLowerCase().replaceAll('-', ' ')} `
    const results = await Promise.all([1, 2, 3].map(() => attempt(sunita, typed)))
    expect(results.filter(({ token }) => token !== null)).toHaveLength(1)
    expect(await statusOf(sunita)).toMatchObject({ recoveryCodesLeft: 9 })
    const stored = await shop.db.twoFactor.findUniqueOrThrow({ where: { userId: sunita.id } })
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0]!.replaceAll('-', ''))
  })

  test('limits guessing, and a right password without a code does not reset the limit', async () => {
    const sunita = await shop.staff()
    const { secret } = await turnOn(sunita)
    const guesses = Array.from({ length: perSource.failures }, (_, n) => (n % 2 ? undefined : '000000'))
    for (const guess of guesses) expect((await attempt(sunita, guess)).status).toBe(200)
    const { status, errors } = await attempt(sunita, codeOf(secret))
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED'])
    await shop.db.rateLimit.deleteMany()
  })

  test('by a reset link requires the code as well', async () => {
    const sunita = await shop.staff()
    const { secret } = await turnOn(sunita)
    const { token } = await (await shop.admin()).mutate('makePasswordResetLink', { customerId: sunita.id })
    const input = { token, newPassword: 'gulmohar-7-neem' }
    expect((await shop.guest().mutate('resetPassword', input)).userErrors).toMatchObject(required)
    expect(
      (await shop.guest().mutate('resetPassword', { ...input, code: '000000' })).userErrors,
    ).toMatchObject(wrong)
    const payload = await shop.guest().mutate('resetPassword', { ...input, code: codeOf(secret) })
    expect(payload).toMatchObject({ user: { id: sunita.id }, userErrors: [] })
  })
})

describe('turning it off', () => {
  test('requires a code', async () => {
    const sunita = await shop.staff()
    const { secret, recoveryCodes } = await turnOn(sunita)
    expect((await sunita.mutate('turnOffTwoFactor', { code: '000000' })).userErrors).toMatchObject(wrong)
    expect(await statusOf(sunita)).not.toBeNull()
    expect((await sunita.mutate('turnOffTwoFactor', { code: codeOf(secret) })).userErrors).toEqual([])
    expect(await statusOf(sunita)).toBeNull()
    expect((await attempt(sunita)).userErrors).toEqual([])
    expect((await attempt(sunita, recoveryCodes[0])).userErrors).toEqual([])
  })

  test('by the owner helps staff who lost phone and recovery codes', async () => {
    const sunita = await shop.staff()
    await turnOn(sunita)
    const payload = await (await shop.admin()).mutate('removeTwoFactor', { customerId: sunita.id })
    expect(payload).toMatchObject({ customer: { id: sunita.id, hasTwoFactor: false }, userErrors: [] })
    expect((await attempt(sunita)).userErrors).toEqual([])
    expect((await actionsAbout(await shop.admin(), sunita.id))[0]).toMatchObject({
      action: 'customer.two-factor-off',
      actorName: 'Owner',
    })
  })

  test('by the configuration helps the owner, whose password alone does not', async () => {
    const owner = await shop.admin()
    await turnOn(owner)
    const configured = { email: owner.email, password }
    await ensureOwner(shop.db, configured)
    expect((await attempt(owner)).userErrors).toMatchObject(required)
    await ensureOwner(shop.db, { ...configured, withoutTwoFactor: true })
    expect((await attempt(owner)).userErrors).toEqual([])
    expect(await statusOf(owner)).toBeNull()
  })

  test('happens when the configuration makes a shopper’s account the owner’s', async () => {
    const sunita = await shop.staff()
    await turnOn(sunita)
    await shop.db.user.updateMany({ where: { role: 'ADMIN' }, data: { role: 'SHOPPER' } })
    await ensureOwner(shop.db, { email: sunita.email, password })
    expect((await attempt(sunita)).userErrors).toEqual([])
  })
})
