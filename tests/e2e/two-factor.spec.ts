import { Secret, TOTP } from 'otpauth'
import { intercept } from './support/feedback.ts'
import { makeColleague, makeShopper, overApi, password, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

/** What an authenticator app shows, by default now. */
const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

test('staff set up two-factor authentication, and log in with a recovery code', async ({ page, request }) => {
  const sunita = await makeColleague(request, 'STAFF', 'Sunita')
  await signIn(page, sunita)
  await visit(page, '/account')
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  await expect(page.getByText('Or type this key into the app:')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const secret = (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '')
  // The browser logs what the form was refused for.
  page.removeAllListeners('console')
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('That code isn’t right')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('main').locator('li code')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const recoveryCode = await codes.first().innerText()
  await page.getByRole('button', { name: 'I have stored them' }).click()
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible()

  const loadedAfresh = page.waitForEvent('load')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await loadedAfresh
  await visit(page, '/login')
  await page.getByLabel('E-mail').fill(sunita.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue(sunita.email)
  await expectAccessible(page)
  await code.fill(recoveryCode.toLowerCase())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await visit(page, '/account')
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible()
  // The step after this one: the code of this one may have been used to set it up.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up two-factor authentication' })).toBeVisible()
})

test('the account page lists the browsers that are signed in, and logs one of them out', async ({
  page,
  browser,
  request,
}) => {
  const meera = await makeShopper(request)
  const elsewhere = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  for (const each of [page, elsewhere]) {
    await visit(each, '/login')
    await each.getByLabel('E-mail').fill(meera.email)
    await each.getByLabel('Password', { exact: true }).fill(password)
    await each.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(each).toHaveURL(/\/$/)
  }
  await visit(page, '/account')
  const list = page.getByRole('main').getByRole('listitem')
  // The sign-up over the API is the third.
  await expect(list).toHaveCount(3)
  await expect(list.filter({ hasText: 'This browser' })).toContainText('Chrome')
  await expectAccessible(page)
  const other = list.filter({ hasText: 'Chrome' }).filter({ hasNotText: 'This browser' })
  await other.getByRole('button', { name: /^Log out/ }).click()
  await expect(list).toHaveCount(2)
  await visit(elsewhere, '/cart')
  await expect(elsewhere.getByText('Please log in to view your cart')).toBeVisible()
  await elsewhere.context().close()
})

test('logging out ends the session on the server, and clears the browser without it', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  await signIn(page, meera)
  await visit(page, '/account')
  const isSignedIn = async () => (await overApi(meera).graphql('{ viewer { id } }')).status === 200
  expect(await isSignedIn()).toBe(true)
  let loadedAfresh = page.waitForEvent('load')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await loadedAfresh
  expect(await isSignedIn()).toBe(false)

  await signIn(page, await makeShopper(request))
  await visit(page, '/account')
  // The browser logs a failed request.
  page.removeAllListeners('console')
  await intercept(page, 'LogOut', (route) => route.abort())
  loadedAfresh = page.waitForEvent('load')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await loadedAfresh
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
