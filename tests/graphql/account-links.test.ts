import { afterAll, describe, expect, test } from 'vitest'
import { emailChanges, links, unverified } from '../../server/domain/accounts/login-limits.ts'
import { accountLinks, newAddress } from '../support/account-links.ts'
import type { Account, ApiClient, Json } from '../support/api-client.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openShop, password } from '../support/shop.ts'

const mailServer = await openMailServer()
afterAll(() => mailServer.close())
const env = {
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Roopkala <orders@shop.example>',
  PUBLIC_URL: 'https://shop.example',
}
const shop = await openShop({ env })
/** The test advances this clock. */
const later = await openShop({ env })
const withoutMail = await openShop()
const newPassword = 'gulmohar-7-neem'

const { mailsTo, tokenTo, member } = accountLinks(mailServer, shop)

const requestVerification = async (who: ApiClient): Promise<Json> =>
  who.graphql('mutation { requestEmailVerification { userErrors { code message } } }')

const verifiedAt = async (who: ApiClient) =>
  (await who.graphql('{ viewer { emailVerifiedAt } }')).data.viewer.emailVerifiedAt

const refused = (field: string | null, code: string) => [expect.objectContaining({ field, code })]

describe('a verification link', () => {
  test('follows a sign-up, and verifies the e-mail once the account opens it', async () => {
    const rekha = await member()
    expect(await verifiedAt(rekha.client)).toBeNull()
    const { user, userErrors } = await rekha.client.mutate('verifyEmail', { token: rekha.link })
    expect(userErrors).toEqual([])
    expect(user.emailVerifiedAt).not.toBeNull()
    expect((await rekha.client.mutate('verifyEmail', { token: rekha.link })).userErrors).toEqual([])
    expect(await verifiedAt(rekha.client)).toBe(user.emailVerifiedAt)
  })

  test('names nobody, so that nobody can write to others by signing up with a name', async () => {
    const email = newAddress()
    await shop.guest().mutate('signUp', { name: 'Win at evil.example', email, password })
    const [mail] = await mailsTo(email)
    expect(`${mail!.subject} ${mail!.text}`).not.toContain('evil.example')
  })

  test('is in the language in which the account was made', async () => {
    const email = newAddress()
    const mutation = 'mutation ($input: SignUpInput!) { signUp(input: $input) { token } }'
    const input = { name: 'Rekha', email, password }
    await shop.guest().graphql(mutation, { input }, { cookie: 'language=hi' })
    const [mail] = await mailsTo(email)
    expect(mail!.subject).toBe('Roopkala Boutique के लिए अपने ई-मेल की पुष्टि करें')
    expect(mail!.text).toContain('https://shop.example/hi/verify-email#')
  })

  test('is worthless to a guest and to another account', async () => {
    const rekha = await member()
    const { errors } = await shop.guest().mutate('verifyEmail', { token: rekha.link })
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const stranger = await shop.shopper('Meera')
    expect((await stranger.mutate('verifyEmail', { token: rekha.link })).userErrors).toEqual(
      refused('token', 'BAD_CREDENTIALS'),
    )
    expect(await verifiedAt(rekha.client)).toBeNull()
  })

  test('is replaced by a later one, at most five times an hour', async () => {
    const rekha = await member()
    for (let n = 0; n < links.perAccount; n++)
      expect((await requestVerification(rekha.client)).data.requestEmailVerification.userErrors).toEqual([])
    expect((await requestVerification(rekha.client)).errors[0].extensions.code).toBe('RATE_LIMITED')
    const latest = await tokenTo(rekha.email, 'verify-email')
    expect((await rekha.client.mutate('verifyEmail', { token: rekha.link })).userErrors).toEqual(
      refused('token', 'BAD_CREDENTIALS'),
    )
    expect((await rekha.client.mutate('verifyEmail', { token: latest })).userErrors).toEqual([])
    expect((await requestVerification(rekha.client)).data.requestEmailVerification.userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ])
  })

  test('is valid for a week', async () => {
    const rekha = await member(newAddress(), later)
    later.passTime(7 * 24 * 60 * 60 + 1)
    const payload = await later.guest().mutate('logIn', { email: rekha.email, password })
    const client = later.guest().with(payload.token)
    expect((await client.mutate('verifyEmail', { token: rekha.link })).userErrors).toEqual(
      refused('token', 'BAD_CREDENTIALS'),
    )
  })

  test('is neither in the database nor in the log', async () => {
    const { link, email } = await member()
    const rows = [await shop.db.emailVerification.findMany(), await shop.db.message.findMany()]
    expect(JSON.stringify(rows)).not.toContain(link)
    expect(shop.logged.join()).not.toContain(link)
    const message = await shop.db.message.findFirstOrThrow({ where: { recipient: email } })
    expect(message.body).toContain('{link}')
  })
})

describe('a customer of the shop’s with the verified e-mail', () => {
  let counter = 0
  const enter = async (email: string, name = 'Rekha Joshi') =>
    (
      await (
        await shop.admin()
      ).mutate('saveCustomer', {
        name,
        phone: `98${String(++counter).padStart(8, '0')}`,
        email,
      })
    ).customer

  const mergedInto = async (id: string) =>
    (await shop.db.user.findUniqueOrThrow({ where: { id } })).mergedIntoId

  test('is merged into the account, in the audit log and so that the owner can undo it', async () => {
    const email = newAddress()
    const customer = await enter(email.toUpperCase())
    const rekha = await member(email)
    expect(await mergedInto(customer.id)).toBeNull()
    await rekha.client.mutate('verifyEmail', { token: rekha.link })
    expect(await mergedInto(customer.id)).toBe(rekha.id)
    const merge = await shop.db.customerMerge.findFirstOrThrow({ where: { customerId: rekha.id } })
    expect(merge).toMatchObject({ duplicateId: customer.id, by: 'The shop' })
    expect((await (await shop.admin()).mutate('undoMerge', { mergeId: merge.id })).userErrors).toEqual([])
    expect(await mergedInto(customer.id)).toBeNull()
  })

  test('stays with the owner’s decision when there are several', async () => {
    const email = newAddress()
    const both = [await enter(email, 'Rekha Joshi'), await enter(email, 'Asha Joshi')]
    const rekha = await member(email)
    await rekha.client.mutate('verifyEmail', { token: rekha.link })
    expect(await Promise.all(both.map(({ id }) => mergedInto(id)))).toEqual([null, null])
    expect(
      (
        await (
          await shop.admin()
        ).mutate('mergeCustomers', { customerId: rekha.id, duplicateId: both[0]!.id })
      ).userErrors,
    ).toEqual([])
  })

  test('is not found by a similar e-mail', async () => {
    const email = `re_ha${++counter}@example.com`
    const customer = await enter(email.replace('_', 'k'))
    const rekha = await member(email)
    await rekha.client.mutate('verifyEmail', { token: rekha.link })
    expect(await mergedInto(customer.id)).toBeNull()
  })
})

describe('another e-mail', () => {
  const change = (who: ApiClient, email: string, currentPassword = password) =>
    who.mutate('changeEmail', { email, currentPassword })

  test('is the account’s when its link is opened, and makes earlier links worthless', async () => {
    const rekha = await member()
    await rekha.client.mutate('verifyEmail', { token: rekha.link })
    await shop.guest().mutate('requestPasswordReset', { email: rekha.email })
    const reset = await tokenTo(rekha.email, 'reset-password')
    const email = newAddress()
    expect(await change(rekha.client, email)).toMatchObject({
      user: { email: rekha.email },
      linkSentTo: email,
      userErrors: [],
    })
    expect((await shop.guest().mutate('logIn', { email, password })).token).toBeNull()

    const link = await tokenTo(email, 'verify-email')
    const verified = await rekha.client.mutate('verifyEmail', { token: link })
    expect(verified).toMatchObject({ user: { emailVerifiedAt: expect.any(String) as string } })
    expect((await shop.guest().mutate('logIn', { email: rekha.email, password })).token).toBeNull()
    expect((await shop.guest().mutate('logIn', { email, password })).token).not.toBeNull()
    expect((await shop.guest().mutate('resetPassword', { token: reset, newPassword })).userErrors).toEqual(
      refused('token', 'BAD_CREDENTIALS'),
    )
    expect((await mailsTo(rekha.email)).at(-1)?.subject).toMatch(/the e-mail of your account was changed/)
  })

  test('that has an account gets the same response as any other, and its holder is told', async () => {
    const [rekha, meera] = [await member(), await shop.shopper('Meera')]
    const [free, taken] = [newAddress(), meera.email.toUpperCase()]
    const responses = []
    for (const email of [free, taken])
      responses.push((await change(rekha.client, email)).text.replace(email, 'it'))
    expect(responses[1]).toBe(responses[0])
    const mails = await mailsTo(meera.email)
    expect(mails).toMatchObject([{ subject: 'You have an account at Roopkala Boutique' }])
    expect(mails[0]!.text).not.toMatch(/Rekha|verify-email/)
  })

  test('needs the password', async () => {
    const rekha = await member()
    expect((await change(rekha.client, newAddress(), 'a wrong one')).userErrors).toEqual(
      refused('currentPassword', 'BAD_CREDENTIALS'),
    )
    expect((await change(rekha.client, rekha.email)).userErrors).toEqual(refused('email', 'CONFLICT'))
    expect((await change(rekha.client, 'nonsense')).userErrors).toEqual(refused('email', 'INVALID'))
  })

  test('changed 24 times sends five mails', async () => {
    const rekha = await member()
    await shop.runJobs()
    const before = mailServer.mails.length
    const codes = []
    for (let time = 0; time < 24; time++) {
      codes.push((await change(rekha.client, newAddress())).errors?.[0]?.extensions.code ?? 'sent')
      await shop.runJobs()
    }
    expect(mailServer.mails.length - before).toBe(emailChanges.perAccount)
    expect(codes).toEqual([...Array<string>(5).fill('sent'), ...Array<string>(19).fill('RATE_LIMITED')])
  })

  test('that nobody has verified is written to six times a day, whoever asks', async () => {
    const target = newAddress()
    for (let time = 0; time < 9; time++) {
      await change(await shop.shopper('Meera'), target)
      await shop.runJobs()
    }
    expect(await mailsTo(target)).toHaveLength(unverified.perAddress)
  })

  test('changes at once where the shop sends no e-mails, and tells which has an account', async () => {
    const [rekha, meera] = [await member(newAddress(), withoutMail), await withoutMail.shopper('Meera')]
    const email = newAddress()
    expect(await change(rekha.client, email)).toMatchObject({
      user: { email, emailVerifiedAt: null },
      linkSentTo: null,
    })
    expect((await change(rekha.client, meera.email)).userErrors).toEqual(refused('email', 'CONFLICT'))
  })
})

describe('a forgotten password', () => {
  test('is replaced by a link from the e-mail, once, which ends the other sessions', async () => {
    const rekha = await member()
    expect(
      (await shop.guest().mutate('requestPasswordReset', { email: rekha.email.toUpperCase() })).userErrors,
    ).toEqual([])
    const token = await tokenTo(rekha.email, 'reset-password')
    const payload = await shop.guest().mutate('resetPassword', { token, newPassword })
    expect(payload).toMatchObject({ user: { id: rekha.id }, userErrors: [] })
    expect((await rekha.client.graphql('{ viewer { id } }')).status).toBe(401)
    expect((await shop.guest().mutate('resetPassword', { token, newPassword })).userErrors).toEqual(
      refused('token', 'BAD_CREDENTIALS'),
    )
  })

  test('of an unknown e-mail has the same response, and sends nothing', async () => {
    const [rekha, nobody] = [await member(), newAddress()]
    const known = await shop.guest().mutate('requestPasswordReset', { email: rekha.email })
    const unknown = await shop.guest().mutate('requestPasswordReset', { email: nobody })
    expect(unknown.text).toBe(known.text)
    expect(await mailsTo(nobody)).toEqual([])
    expect(await tokenTo(rekha.email, 'reset-password')).not.toBe('no link')
  })

  test('is limited for each e-mail, known or not', async () => {
    for (const email of [(await member()).email, newAddress()]) {
      for (let n = 0; n < links.perAccount; n++)
        expect((await shop.guest().mutate('requestPasswordReset', { email })).userErrors).toEqual([])
      expect(
        (await shop.guest().mutate('requestPasswordReset', { email })).errors?.[0]?.extensions.code,
      ).toBe('RATE_LIMITED')
    }
  })

  test('has an hour', async () => {
    const [rekha, asha] = [await member(newAddress(), later), await member(newAddress(), later)]
    const tokens: string[] = []
    for (const { email } of [rekha, asha]) {
      await later.guest().mutate('requestPasswordReset', { email })
      tokens.push(await tokenTo(email, 'reset-password', later))
    }
    later.passTime(59 * 60)
    expect(
      (await later.guest().mutate('resetPassword', { token: tokens[0]!, newPassword })).userErrors,
    ).toEqual([])
    later.passTime(61)
    expect(
      (await later.guest().mutate('resetPassword', { token: tokens[1]!, newPassword })).userErrors,
    ).toEqual(refused('token', 'BAD_CREDENTIALS'))
  })

  test('sends no link that was replaced before it was sent', async () => {
    const rekha = await member()
    mailServer.decide = () => 'later'
    await shop.guest().mutate('requestPasswordReset', { email: rekha.email })
    await shop.runJobs()
    mailServer.decide = () => 'accept'
    await shop.guest().mutate('requestPasswordReset', { email: rekha.email })
    await shop.runJobs()
    await shop.makeJobsDue()
    await shop.runJobs()
    const resets = (await mailsTo(rekha.email)).filter(({ text }) => text.includes('reset-password'))
    expect(resets).toHaveLength(1)
    const token = await tokenTo(rekha.email, 'reset-password')
    expect((await shop.guest().mutate('resetPassword', { token, newPassword })).userErrors).toEqual([])
    const messages = await shop.db.message.findMany({
      where: { recipient: rekha.email, event: 'PASSWORD_RESET' },
      orderBy: { createdAt: 'asc' },
    })
    expect(messages.map(({ status }) => status)).toEqual(['FAILED', 'SENT'])
  })
})

test('the owner can’t switch account links off, and members of staff don’t see them', async () => {
  const rekha = await member()
  const owner: Account = await shop.admin()
  const { data } = await owner.graphql(
    'mutation ($input: SetMessageRuleInput!) { setMessageRule(input: $input) { userErrors { field code } } }',
    { input: { event: 'PASSWORD_RESET', channel: 'EMAIL', isEnabled: false } },
  )
  expect(data.setMessageRule.userErrors).toEqual([{ field: 'event', code: 'INVALID' }])
  const list = await (
    await shop.staff()
  ).graphql('{ messages(first: 100) { edges { node { recipient body viewerCanResend } } } }')
  expect(list.text).toContain(rekha.email)
  expect(list.text).not.toContain(rekha.link)
})
