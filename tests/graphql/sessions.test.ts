import { expect, test } from 'vitest'
import type { Account, ApiClient } from '../support/api-client.ts'
import { actionsAbout } from '../support/people.ts'
import { openShop, password } from '../support/shop.ts'

const shop = await openShop()
/** The test advances this clock. */
const later = await openShop()

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36'
const firefoxOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Signs in with a password, as the named browser. */
async function signIn(who: Account, userAgent: string, at = shop): Promise<ApiClient> {
  const { data } = await at
    .guest()
    .graphql(
      'mutation ($input: LogInInput!) { logIn(input: $input) { token } }',
      { input: { email: who.email, password } },
      { 'User-Agent': userAgent },
    )
  return who.with(data.logIn.token)
}

const sessionsOf = async (who: ApiClient) =>
  (await who.graphql('{ sessions { id createdAt lastUsedAt browser operatingSystem isCurrent } }')).data
    .sessions

const isSignedIn = async (who: ApiClient) => (await who.graphql('{ viewer { id } }')).status === 200

const logOut = (who: ApiClient) => who.graphql('mutation { logOut { userErrors { code } } }')

test('a shopper sees the browsers that are signed in, and which one this is', async () => {
  const meera = await shop.shopper('Meera')
  const phone = await signIn(meera, chromeOnAndroid)
  await signIn(meera, firefoxOnWindows)
  await signIn(await shop.shopper('Asha'), chromeOnAndroid)
  const sessions = await sessionsOf(phone)
  expect(sessions).toHaveLength(2)
  expect(sessions).toContainEqual(
    expect.objectContaining({ browser: 'Chrome', operatingSystem: 'Android', isCurrent: true }),
  )
  expect(sessions).toContainEqual(
    expect.objectContaining({ browser: 'Firefox', operatingSystem: 'Windows', isCurrent: false }),
  )
})

test.each([
  ['nothing', ''],
  ['made-up text', 'x\u00e9'.repeat(500)],
])('a program whose user agent is %s is listed as well', async (_what, userAgent) => {
  const meera = await shop.shopper('Meera')
  expect(await sessionsOf(await signIn(meera, userAgent))).toMatchObject([
    { browser: null, operatingSystem: null },
  ])
})

test('logging out ends this session only', async () => {
  const meera = await shop.shopper('Meera')
  const [phone, laptop] = [await signIn(meera, chromeOnAndroid), await signIn(meera, firefoxOnWindows)]
  expect((await logOut(phone)).data).toEqual({ logOut: { userErrors: [] } })
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true])
  expect((await phone.rest('GET', 'user/get_all_cart')).status).toBe(401)
  expect((await logOut(phone)).status).toBe(401)
  expect(await sessionsOf(laptop)).toHaveLength(1)
})

test('a token that was issued before sessions were stored stays valid', async () => {
  const meera = await shop.shopper('Meera')
  expect(await sessionsOf(meera)).toEqual([])
  expect((await logOut(meera)).data).toEqual({ logOut: { userErrors: [] } })
  expect(await isSignedIn(meera)).toBe(true)
})

test('a session can be ended from another browser, once', async () => {
  const meera = await shop.shopper('Meera')
  const [phone, laptop] = [await signIn(meera, chromeOnAndroid), await signIn(meera, firefoxOnWindows)]
  const lost = (await sessionsOf(laptop)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  const ended = await laptop.mutate('endSession', { id: lost.id })
  expect(ended).toMatchObject({ endedSessionId: lost.id, userErrors: [] })
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true])
  expect((await laptop.mutate('endSession', { id: lost.id })).userErrors).toMatchObject([
    { code: 'NOT_FOUND' },
  ])
})

test.each(['somebody else’s', 'a made-up id'])('a session can’t be ended by %s', async (what) => {
  const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
  const phone = await signIn(meera, chromeOnAndroid)
  const [{ id }] = await sessionsOf(phone)
  const result = await asha.mutate('endSession', { id: what === 'a made-up id' ? 'x' : id })
  expect(result.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  expect(await isSignedIn(phone)).toBe(true)
})

test('logging out everywhere, and another password, end all sessions', async () => {
  const meera = await shop.shopper('Meera')
  const [phone, laptop] = [await signIn(meera, chromeOnAndroid), await signIn(meera, firefoxOnWindows)]
  await phone.graphql('mutation { logOutEverywhere { userErrors { code } } }')
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, false])
  const [again, other] = [await signIn(meera, chromeOnAndroid), await signIn(meera, firefoxOnWindows)]
  const { data } = await again.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token userErrors { code } } }',
    { input: { currentPassword: password, newPassword: 'gulmohar-7-neem' } },
  )
  expect([await isSignedIn(again), await isSignedIn(other)]).toEqual([false, false])
  const fresh = meera.with(data.changePassword.token)
  expect(await sessionsOf(fresh)).toMatchObject([{ isCurrent: true }])
})

test('the time of the last use is at most an hour behind', async () => {
  const meera = await later.shopper('Meera')
  const phone = await signIn(meera, chromeOnAndroid, later)
  const [{ createdAt }] = await sessionsOf(phone)
  later.passTime(59 * 60)
  expect(await sessionsOf(phone)).toMatchObject([{ lastUsedAt: createdAt }])
  later.passTime(60)
  const [{ lastUsedAt }] = await sessionsOf(phone)
  expect(Date.parse(lastUsedAt) - Date.parse(createdAt)).toBeGreaterThanOrEqual(60 * 60 * 1000)
})

test('expired sessions are deleted at the next sign-in', async () => {
  const meera = await later.shopper('Meera')
  await signIn(meera, chromeOnAndroid, later)
  later.passTime(31 * 24 * 60 * 60)
  await signIn(meera, firefoxOnWindows, later)
  expect(await later.db.session.count({ where: { userId: meera.id } })).toBe(1)
})

test('one that works in the shop is signed in as before after the role changed', async () => {
  const rekha = await shop.shopper('Rekha')
  const phone = await signIn(rekha, chromeOnAndroid)
  await (await shop.admin()).mutate('changeRole', { customerId: rekha.id, role: 'STAFF' })
  expect(await isSignedIn(phone)).toBe(true)
  expect((await actionsAbout(await shop.admin(), rekha.id)).map(({ action }) => action)).toEqual([
    'customer.role',
  ])
  expect((await shop.guest().mutate('logIn', { email: rekha.email, password })).userErrors).toEqual([])
})
