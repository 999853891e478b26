import { afterAll, describe, expect, test } from 'vitest'
import { TOTP } from 'otpauth'
import { perSource } from '../../server/domain/accounts/login-limits.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openShop, password } from '../support/shop.ts'

const mailServer = await openMailServer()
afterAll(() => mailServer.close())
const shop = await openShop({
  env: {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Roopkala <orders@shop.example>',
    PUBLIC_URL: 'https://shop.example',
  },
})
const minuteMs = 60 * 1000

const owner = await shop.admin()
const meera = await shop.shopper('Meera')

/** Somebody who has signed in with the password, and left the tab open for a quarter of an hour. */
async function signInEarlier(email = owner.email): Promise<ApiClient> {
  const payload = await shop.guest().mutate('logIn', { email, password })
  const client = shop.guest().with(payload.token)
  await shop.db.session.updateMany({
    where: { user: { email }, confirmedAt: null },
    data: { createdAt: new Date(shop.now().getTime() - 15 * minuteMs) },
  })
  return client
}

const send = (who: ApiClient, mutation: string, input: Json) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`
  return input === null
    ? who.graphql(`mutation { ${mutation} { userErrors { code } } }`)
    : who.graphql(
        `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { field code message } } }`,
        { input },
      )
}

/** What lasts beyond the token that made it, or takes data away. */
const guarded: [string, Json][] = [
  ['startTwoFactor', null],
  ['confirmTwoFactor', { code: '123456' }],
  [
    'saveApiClient',
    { name: 'Stolen', scopes: ['READ_CUSTOMERS'], allowedOrigins: [], requestsPerMinute: 60 },
  ],
  ['rotateApiKey', { id: meera.id, version: 1, overlapHours: 0 }],
  ['changeRole', { customerId: meera.id, role: 'ADMIN' }],
  ['changePermissions', { customerId: meera.id, permissions: [] }],
  ['assignStaffRole', { customerId: meera.id, staffRoleId: meera.id }],
  ['saveStaffRole', { name: 'All', permissions: [] }],
  ['saveStaffRoles', { staffRoles: [] }],
  ['saveStaffMember', { name: 'Thief', staffRoleId: meera.id, pin: '4829' }],
  ['saveShopDevice', { name: 'Thief’s', lockAfterMinutes: 120 }],
  ['removeTwoFactor', { customerId: meera.id }],
  ['exportCustomer', { customerId: meera.id }],
  ['deleteCustomer', { customerId: meera.id }],
  ['mergeCustomers', { customerId: meera.id, duplicateId: owner.id }],
  ['undoMerge', { mergeId: meera.id }],
  ['makePasswordResetLink', { customerId: meera.id }],
  ['saveWebhook', { clientId: meera.id, url: 'https://thief.example', topics: ['ORDER_CREATED'] }],
  ['rotateWebhookSecret', { id: meera.id, version: 1, overlapHours: 0 }],
  ['saveTailor', { name: 'Thief', phone: '9812345670', language: 'ENGLISH', pin: '482913' }],
  ['saveShopSettings', { version: 0, upi: { vpa: 'thief@okbank', payeeName: 'Roopkala' } }],
]

const codeOf = (result: Json) => result.errors?.[0]?.extensions.code ?? null

describe('a token alone', () => {
  test.each(guarded)('is refused %s, and nothing happens', async (mutation, input) => {
    const thief = await signInEarlier()
    const result = await send(thief, mutation, input)
    expect([result.status, codeOf(result)]).toEqual([403, 'CONFIRMATION_REQUIRED'])
    expect(await shop.db.user.findUnique({ where: { id: meera.id } })).toMatchObject({ role: 'SHOPPER' })
    expect(await shop.db.apiClient.count()).toBe(0)
    expect(await shop.db.shopSettings.findUnique({ where: { id: 1 } })).toMatchObject({ version: 0 })
  })

  test('is refused another number for a tailor with a PIN, and may change what is no credential', async () => {
    const thief = await signInEarlier()
    const { id, version } = (
      await owner.mutate('saveTailor', {
        name: 'Ramesh',
        phone: '9812345671',
        language: 'HINDI',
        pin: '482913',
      })
    ).tailor
    const change = { id, version, name: 'Ramesh', language: 'HINDI' }
    expect(codeOf(await send(thief, 'saveTailor', { ...change, phone: '9812345672' }))).toBe(
      'CONFIRMATION_REQUIRED',
    )
    const renamed = { ...change, phone: '9812345671', name: 'Ramesh Kumar' }
    expect(codeOf(await send(thief, 'saveTailor', renamed))).toBeNull()
    const added = { name: 'Salim', phone: '9812345673', language: 'HINDI' }
    expect(codeOf(await send(thief, 'saveTailor', added))).toBeNull()
  })

  test('of before there were sessions is refused, too', async () => {
    const { tokenVersion } = await shop.db.user.findUniqueOrThrow({ where: { id: owner.id } })
    const old = shop.guest().with(shop.tokens.sign({ userId: owner.id, tokenVersion }))
    expect(codeOf(await send(old, 'exportCustomer', { customerId: meera.id }))).toBe('CONFIRMATION_REQUIRED')
    expect((await old.mutate('confirmIdentity', { password })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ])
  })
})

describe('confirming', () => {
  test('by the password opens it for ten minutes, in this session', async () => {
    const [here, elsewhere] = [await signInEarlier(), await signInEarlier()]
    const payload = await here.mutate('confirmIdentity', { password })
    const left = Date.parse(payload.confirmedUntil) - shop.now().getTime()
    expect(left).toBeGreaterThan(9 * minuteMs)
    expect(left).toBeLessThanOrEqual(10 * minuteMs)
    const exporting = (who: ApiClient) => send(who, 'exportCustomer', { customerId: meera.id })
    expect(codeOf(await exporting(here))).toBeNull()
    expect(codeOf(await exporting(elsewhere))).toBe('CONFIRMATION_REQUIRED')
    await shop.db.session.updateMany({
      where: { userId: owner.id, confirmedAt: { lt: new Date('2099-01-01') } },
      data: { confirmedAt: new Date(shop.now().getTime() - 10 * minuteMs - 1000) },
    })
    expect(codeOf(await exporting(here))).toBe('CONFIRMATION_REQUIRED')
  })

  test('just after signing in isn’t asked for', async () => {
    const payload = await shop.guest().mutate('logIn', { email: owner.email, password })
    const fresh = shop.guest().with(payload.token)
    expect(codeOf(await send(fresh, 'exportCustomer', { customerId: meera.id }))).toBeNull()
  })

  test('is refused to a guest, without a password, and with a wrong one, which counts as a failed login', async () => {
    expect(codeOf(await shop.guest().mutate('confirmIdentity', { password }))).toBe('UNAUTHENTICATED')
    const staff = await shop.staff()
    expect((await staff.mutate('confirmIdentity', {})).userErrors).toMatchObject([
      { field: 'password', code: 'INVALID' },
    ])
    for (let guess = 1; guess < perSource.failures; guess++)
      expect((await staff.mutate('confirmIdentity', { password: 'a wrong one' })).userErrors).toMatchObject([
        { field: 'password', code: 'BAD_CREDENTIALS' },
      ])
    expect(codeOf(await staff.mutate('confirmIdentity', { password }))).toBe('RATE_LIMITED')
  })

  test('asks for the second factor of an account that has one', async () => {
    const staff = await shop.staff()
    const { data } = await staff.graphql('mutation { startTwoFactor { secret } }')
    const codeIn = (steps: number) =>
      new TOTP({ secret: data.startTwoFactor.secret }).generate({ timestamp: Date.now() + steps * 30_000 })
    await staff.mutate('confirmTwoFactor', { code: codeIn(-1) })
    const payload = await shop.guest().mutate('logIn', { email: staff.email, password, code: codeIn(0) })
    const session = shop.guest().with(payload.token)
    await shop.db.session.updateMany({
      where: { userId: staff.id },
      data: { createdAt: new Date(0), confirmedAt: null },
    })

    const next = 'someone.else@example.com'
    const changing = () => session.mutate('changeEmail', { email: next, currentPassword: password })
    expect(codeOf(await changing())).toBe('CONFIRMATION_REQUIRED')
    expect(
      codeOf(
        await send(session, 'changePassword', { currentPassword: password, newPassword: 'kadamba-7-neem' }),
      ),
    ).toBe('CONFIRMATION_REQUIRED')
    expect((await session.mutate('confirmIdentity', { password })).userErrors).toMatchObject([
      { field: 'code', code: 'TWO_FACTOR_REQUIRED' },
    ])
    expect((await session.mutate('confirmIdentity', { password, code: '000000' })).userErrors).toMatchObject([
      { field: 'code', code: 'BAD_CREDENTIALS' },
    ])
    expect((await session.mutate('confirmIdentity', { password, code: codeIn(1) })).userErrors).toEqual([])
    expect((await changing()).userErrors).toEqual([])
  })
})

describe('is written', () => {
  const mailsTo = async (address: string) => {
    await shop.runJobs()
    return mailServer.mails.filter(({ to }) => to === address)
  }

  test('to the owners: of a new owner, a new key and a second factor that was removed', async () => {
    const [asha, staff] = [await shop.shopper('Asha'), await shop.staff()]
    await shop.db.twoFactor.create({
      data: { userId: staff.id, secret: 'ABCDEFGH', confirmedAt: new Date() },
    })
    await send(owner, 'changeRole', { customerId: asha.id, role: 'ADMIN' })
    await send(owner, 'saveApiClient', {
      name: 'Sheet',
      scopes: ['READ_CATALOGUE'],
      allowedOrigins: [],
      requestsPerMinute: 60,
    })
    await send(owner, 'removeTwoFactor', { customerId: staff.id })
    const texts = (await mailsTo(owner.email)).map(({ text }) => text)
    expect(texts.some((text) => text.includes('Owner has made Asha an owner'))).toBe(true)
    expect(texts.some((text) => text.includes('new API key for the program Sheet'))).toBe(true)
    expect(texts.some((text) => text.includes('turned off the two-factor authentication'))).toBe(true)
    expect(await mailsTo(asha.email)).toHaveLength(3)
    await shop.db.user.update({ where: { id: asha.id }, data: { role: 'SHOPPER' } })
  })

  test('to the owners: of another UPI address, and of no other setting', async () => {
    const settingsMails = async () =>
      (await mailsTo(owner.email)).filter(({ subject }) => subject.includes('UPI address'))
    const sunita = await signInEarlier()
    const upi = { vpa: 'roopkala@okbank', payeeName: 'Roopkala' }
    const save = async (who: ApiClient, changes: Json) => {
      const { version } = await shop.db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
      return send(who, 'saveShopSettings', { version, ...changes })
    }
    expect(codeOf(await save(owner, { upi }))).toBeNull()
    const [mail, ...others] = await settingsMails()
    expect(others).toEqual([])
    expect(mail!.text).toContain('Owner has changed the UPI address to which customers pay.')
    // Neither the same address nor another field asks for a confirmation, or is written about.
    expect(
      codeOf(await save(sunita, { upi: { ...upi, payeeName: 'Roopkala Boutique' }, returnDays: 5 })),
    ).toBeNull()
    expect(codeOf(await save(sunita, { upi: null }))).toBe('CONFIRMATION_REQUIRED')
    expect(await settingsMails()).toHaveLength(1)
  })

  test('to an account whose password was changed', async () => {
    const payload = await shop.guest().mutate('logIn', { email: meera.email, password })
    await send(shop.guest().with(payload.token), 'changePassword', {
      currentPassword: password,
      newPassword: 'kadamba-7-neem',
    })
    expect((await mailsTo(meera.email)).at(-1)?.subject).toMatch(/your password was changed/)
  })
})
