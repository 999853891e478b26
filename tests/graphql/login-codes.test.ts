import { afterAll, describe, expect, test } from 'vitest'
import { MAX_TRIES } from '../../server/domain/accounts/login-codes.ts'
import { links, perSource } from '../../server/domain/accounts/login-limits.ts'
import { deleteExpiredCodes } from '../../server/domain/accounts/request-login-code.ts'
import { newAddress } from '../support/account-links.ts'
import type { Json } from '../support/api-client.ts'
import { loginCodes, otherThan } from '../support/login-codes.ts'
import { address } from '../support/logins.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openShop, password } from '../support/shop.ts'

const mailServer = await openMailServer()
afterAll(() => mailServer.close())
const env = {
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Roopkala <orders@shop.example>',
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '1',
}
const shop = await openShop({ env })
/** The test advances this clock. */
const later = await openShop({ env })
const withoutMail = await openShop()

const {
  mailsTo,
  member,
  confirmed,
  hasPassword,
  requestCode,
  requestFor,
  codesTo,
  latestCode,
  logIn,
  resultOf,
} = loginCodes(mailServer, shop)

const refused = (field: string, code: string) => [expect.objectContaining({ field, code })]
const wrong = refused('sentCode', 'BAD_CREDENTIALS')

describe('a code', () => {
  test('signs in once, without the password', async () => {
    const { email, id } = await confirmed()
    const request = await requestFor(email)
    const sentCode = await latestCode(email)
    const { token, user, userErrors } = await resultOf({ request, sentCode })
    expect({ user, userErrors }).toMatchObject({ user: { id, email }, userErrors: [] })
    const { data } = await shop.guest().with(token).graphql('{ viewer { id } sessions { method } }')
    expect(data.viewer.id).toBe(id)
    expect(data.sessions.map(({ method }: Json) => method).sort()).toEqual(['CODE', 'PASSWORD'])
    expect((await resultOf({ request, sentCode })).userErrors).toEqual(wrong)
    expect(await hasPassword(email)).toBe(true)
  })

  test('may be typed with blanks, in Devanagari, and for an e-mail in another case', async () => {
    const { email } = await confirmed()
    const request = await requestFor(` ${email.toUpperCase()}`)
    const code = await latestCode(email)
    const devanagari = code.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
    const sentCode = ` ${devanagari.slice(0, 3)} ${devanagari.slice(3)} `
    expect((await resultOf({ request, sentCode })).userErrors).toEqual([])
  })

  test('is in the language of the account, names nobody, and is neither in the database nor in the log', async () => {
    const { email, id } = await confirmed()
    await shop.db.user.update({ where: { id }, data: { language: 'HI', name: 'Win at evil.example' } })
    const request = await requestFor(email)
    const code = await latestCode(email)
    const mail = (await mailsTo(email)).at(-1)!
    expect(mail.subject).toMatch(/^\d{6}: .*कोड/)
    expect(mail.text).toContain(code)
    expect(mail.text).not.toContain('evil.example')
    const rows = JSON.stringify([await shop.db.loginCode.findMany(), await shop.db.message.findMany()])
    for (const secret of [code, request]) {
      expect(rows).not.toContain(`"${secret}"`)
      expect(shop.logged.join()).not.toContain(secret)
    }
    const message = await shop.db.message.findFirstOrThrow({ where: { event: 'LOGIN_CODE', userId: id } })
    expect(message.subject).toContain('{code}')
  })

  test('belongs to the request: with another one’s token it is wrong', async () => {
    const { email } = await confirmed()
    const mine = await requestFor(email)
    const code = await latestCode(email)
    const others = await requestFor(email)
    expect((await resultOf({ request: others, sentCode: code })).userErrors).toEqual(wrong)
    expect((await resultOf({ request: 'made-up', sentCode: code })).userErrors).toEqual(wrong)
    expect((await resultOf({ request: mine, sentCode: code })).userErrors).toEqual([])
  })

  test('is valid for ten minutes', async () => {
    const { email } = await member(newAddress(), later)
    const [first, second] = [await requestFor(email, { at: later }), await requestFor(email, { at: later })]
    const codes = await codesTo(email, later)
    later.passTime(10 * 60 - 5)
    expect((await resultOf({ request: second, sentCode: codes[1] }, { at: later })).userErrors).toEqual([])
    later.passTime(5)
    expect((await resultOf({ request: first, sentCode: codes[0] }, { at: later })).userErrors).toEqual(wrong)
    await deleteExpiredCodes(later.services)
    expect(await later.db.loginCode.count()).toBe(0)
  })

  test('that waits for the mail server for longer is not sent', async () => {
    const { email } = await member(newAddress(), later)
    await requestFor(email, { at: later })
    later.passTime(10 * 60)
    expect(await codesTo(email, later)).toEqual([])
  })

  test('that isn’t one is named at its field, and is no attempt', async () => {
    const { email } = await confirmed()
    const request = await requestFor(email)
    for (let n = 0; n < MAX_TRIES + 1; n++)
      expect((await resultOf({ request, sentCode: '12345' })).userErrors).toEqual(
        refused('sentCode', 'INVALID'),
      )
    expect((await resultOf({ request, sentCode: await latestCode(email) })).userErrors).toEqual([])
  })

  test('can be guessed five times, also at once', async () => {
    const { email } = await confirmed()
    const request = await requestFor(email)
    const code = await latestCode(email)
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => resultOf({ request, sentCode: otherThan(code, n + 1) })),
    )
    for (const { userErrors } of guesses) expect(userErrors).toEqual(wrong)
    expect((await shop.db.loginCode.findFirstOrThrow({ where: { emailKey: email } })).tries).toBe(MAX_TRIES)
    expect((await resultOf({ request, sentCode: code })).userErrors).toEqual(wrong)
  })

  test('that is sent from two tabs at once signs in one of them', async () => {
    const { email } = await confirmed()
    const request = await requestFor(email)
    const sentCode = await latestCode(email)
    const results = await Promise.all(Array.from({ length: 4 }, () => resultOf({ request, sentCode })))
    expect(results.filter(({ token }) => token)).toHaveLength(1)
    expect(results.filter(({ token }) => !token).map(({ userErrors }) => userErrors)).toEqual(
      Array.from({ length: 3 }, () => wrong),
    )
  })
})

describe('who has an account', () => {
  test('is not to be learned: the responses are the same, and no e-mail follows', async () => {
    const { email } = await confirmed()
    const nobody = newAddress()
    const shape = ({ status, data }: Json) => ({ status, ...data.requestLoginCode })
    const [known, unknown] = [await requestCode(email), await requestCode(nobody)]
    const token = expect.stringMatching(/^[\w-]{43}$/) as string
    const expiresAt = expect.any(String) as string
    for (const response of [known, unknown])
      expect(shape(response)).toEqual({ status: 200, request: token, expiresAt, userErrors: [] })
    expect(await mailsTo(nobody)).toEqual([])
    const guess = async ({ data }: Json) =>
      resultOf({ request: data.requestLoginCode.request, sentCode: otherThan(await latestCode(email)) })
    expect((await guess(known)).userErrors).toEqual((await guess(unknown)).userErrors)
    const rows = await shop.db.loginCode.findMany({ where: { emailKey: { in: [email, nobody] } } })
    expect(rows.map(({ tries }) => tries)).toEqual([1, 1])
  })
})

describe('limits', () => {
  test('allow five codes an hour for an e-mail, with or without an account', async () => {
    for (const email of [(await confirmed()).email, newAddress()]) {
      for (let n = 0; n < links.perAccount; n++)
        expect((await requestCode(email)).data.requestLoginCode.userErrors).toEqual([])
      const refusal = await requestCode(email.toUpperCase())
      expect(refusal.status).toBe(429)
      expect(refusal.errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    }
  })

  test('allow thirty codes an hour from an address', async () => {
    const from = address()
    for (let n = 0; n < links.perAddress; n++)
      expect((await requestCode(newAddress(), { from })).status).toBe(200)
    expect((await requestCode(newAddress(), { from })).status).toBe(429)
    expect((await requestCode(newAddress())).status).toBe(200)
  })

  test('count wrong codes as failed logins of the account, so that another request gives no new guesses', async () => {
    const { email } = await confirmed()
    const from = address()
    const requests = [await requestFor(email), await requestFor(email), await requestFor(email)]
    const code = await latestCode(email)
    for (let n = 0; n < perSource.failures; n++)
      expect(
        (await resultOf({ request: requests[n % 2], sentCode: otherThan(code, n + 1) }, { from })).userErrors,
      ).toEqual(wrong)
    expect((await logIn({ request: requests[2], sentCode: code }, { from })).status).toBe(429)
    const right = await shop
      .guest()
      .rest('POST', 'auth/login', { email, password }, { 'X-Forwarded-For': from })
    expect(right.status).toBe(429)
    expect((await resultOf({ request: requests[2], sentCode: code })).userErrors).toEqual([])
  })

  test('forget failed logins after the right code', async () => {
    const { email } = await confirmed()
    const from = address()
    const wrongPassword = () =>
      shop.guest().rest('POST', 'auth/login', { email, password: 'wrong' }, { 'X-Forwarded-For': from })
    for (let n = 0; n < perSource.failures - 1; n++) expect((await wrongPassword()).status).toBe(401)
    const request = await requestFor(email, { from })
    expect((await resultOf({ request, sentCode: await latestCode(email) }, { from })).userErrors).toEqual([])
    for (let n = 0; n < perSource.failures - 1; n++) expect((await wrongPassword()).status).toBe(401)
  })
})

test('a shop that sends no e-mails has no codes', async () => {
  expect((await requestCode('a@example.com', { at: withoutMail })).data.requestLoginCode).toMatchObject({
    request: null,
    userErrors: [{ field: null, code: 'CONFLICT' }],
  })
})
