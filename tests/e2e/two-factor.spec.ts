import { Secret, TOTP } from 'otpauth'
import { intercept } from './support/feedback.ts'
import { makeColleague, overApi, password, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

/** What an authenticator app shows, by default now. */
const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

test('staff set up two-factor authentication, log in with a recovery code, and log out', async ({
  page,
  request,
}) => {
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

  const isSignedIn = async () => (await overApi(sunita).graphql('{ viewer { id } }')).status === 200
  expect(await isSignedIn()).toBe(true)
  const logOut = async () => {
    const loadedAfresh = page.waitForEvent('load')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await loadedAfresh
  }
  await logOut()
  expect(await isSignedIn()).toBe(false)
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

  // Without the server, logging out clears the browser all the same.
  await intercept(page, 'LogOut', (route) => route.abort())
  await logOut()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
