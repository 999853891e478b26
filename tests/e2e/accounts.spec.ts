import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type OpenIdIssuer, openIssuer } from '../support/openid-issuer.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { type ShopProcess, startShop } from '../support/shop-process.ts'
import { makeShopper, password, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('the account page shows the profile, and saves another name and picture', async ({ page, request }) => {
  const meera = await makeShopper(request)
  await signIn(page, meera)
  await visit(page, '/account')
  await expect(page.getByText(meera.email)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Full name').fill('Meera K. Kulkarni')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Your name has been saved.')).toBeVisible()
  expect(await stored(page, 'name')).toBe('Meera K. Kulkarni')
  await expect(page.getByRole('banner').getByRole('link', { name: /Meera K\. Kulkarni/ })).toBeAttached()

  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7b1e3a' } })
    .jpeg()
    .toBuffer()
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
  await page.getByLabel('Add a picture').setInputFiles(file('me.jpg', picture))
  await expect(page.getByLabel('Change picture')).toBeAttached()
  expect(await stored(page, 'profilePicture')).toMatch(/^\/images\/\w+\.webp$/)
  await expect(page.getByRole('main').locator('img')).toHaveJSProperty('complete', true)

  // The browser logs a status other than 200.
  page.removeAllListeners('console')
  await page.getByLabel('Change picture').setInputFiles(file('not.jpg', Buffer.from('not a picture')))
  await expect(page.getByRole('alert').filter({ hasText: /JPEG, PNG, WebP or AVIF/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByLabel('Add a picture')).toBeAttached()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('a new password signs out all other devices, but not this one', async ({ page, request }) => {
  const meera = await makeShopper(request)
  await signIn(page, meera)
  await visit(page, '/account')
  page.removeAllListeners('console')
  await page.getByLabel('Current password').fill('not my password')
  await page.getByLabel('New password').fill('kesar-badam-pista')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('New password')).toHaveValue('kesar-badam-pista')
  await expectAccessible(page)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')
  expect(await stored(page, 'token')).not.toBe(meera.token)
  const old = await request.get('/api/v1/user/get_all_cart', {
    headers: { Authorization: `Bearer ${meera.token}` },
  })
  expect(old.status()).toBe(401)
  await visit(page, '/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('logging out everywhere ends every session; elsewhere nothing is lost and the shopper signs in again', async ({
  page,
  browser,
  request,
}) => {
  const meera = await makeShopper(request)
  await signIn(page, meera)
  // The cart is refreshed when the browser is idle, which must not coincide with the end of the session.
  const cartRead = page.waitForResponse(
    (response) => response.request().postData()?.includes('CartPage') ?? false,
  )
  await visit(page, '/account')
  await cartRead
  const elsewhere = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await signIn(elsewhere, meera)
  await visit(elsewhere, '/contact')

  const loadedAfresh = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await loadedAfresh
  await expect(page.getByText('Please log in to see your account')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await elsewhere.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(elsewhere.getByText('Please log in to view your cart')).toBeVisible()
  await expect(elsewhere.getByText('Your session has ended. Please sign in again to go on.')).toBeVisible()
  expect(await stored(elsewhere, 'name')).toBe(meera.name)
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  await elsewhere.getByLabel('E-mail').fill(meera.email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(password)
  await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(elsewhere).toHaveURL(/\/cart$/)
  await expect(elsewhere.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await elsewhere.context().close()
})

test('a shop without Google sign-in sends no request to Google', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await visit(page, '/login')
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => url.includes('google'))).toEqual([])
})

test('the sign-up form links to the terms that the shopper agrees to', async ({ page }) => {
  await visit(page, '/signup')
  const note = page.getByRole('main').getByText(/^By signing up/)
  await expect(note).toHaveText('By signing up, you agree to our Terms & Privacy Policy')
  await expect(note.getByRole('link')).toHaveText(['Terms', 'Privacy Policy'])
  await expect(note.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  await note.getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
})

test('the welcome page links to both forms, and each form to the other', async ({ page }) => {
  const way = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  const heading = page.getByRole('heading', { level: 1 })
  await visit(page, '/login-signup')
  await expect(way('Login')).toHaveAttribute('href', '/login')
  await way('Signup').click()
  await expect(page).toHaveURL('/signup')
  await expect(heading).toHaveText('Create your account')
  await way('Log in').click()
  await expect(page).toHaveURL('/login')
  await expect(heading).toHaveText('Welcome back')
  await way('Create an account').click()
  await expect(page).toHaveURL('/signup')
  await expect(heading).toHaveText('Create your account')
})

test('the welcome screen and both forms are in Hindi, too', async ({ page, request }) => {
  const meera = await makeShopper(request, 'मीरा')
  await visit(page, '/hi/login-signup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपका स्वागत है')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'लॉग इन' }).click()
  await expect(page).toHaveURL(/\/hi\/login$/)
  await page.getByLabel('ई-मेल').fill(meera.email)
  await page.getByLabel('पासवर्ड', { exact: true }).fill('not my password')
  page.removeAllListeners('console')
  await page.getByRole('button', { name: 'साइन इन करें' }).click()
  await expect(page.getByRole('alert')).toContainText('ई-मेल या पासवर्ड सही नहीं है।')
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'साइन इन करें' }).click()
  await expect(page).toHaveURL(/\/hi\/?$/)
  for (const address of ['/hi/account', '/hi/cart']) {
    await visit(page, address)
    await expect(page.getByRole('main').getByRole('status').first()).toBeAttached()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})

test.describe('with Google', () => {
  // In one worker, so that they share one shop.
  test.describe.configure({ mode: 'default', timeout: 120_000 })
  const clientId = 'shop.apps.googleusercontent.example'
  let issuer: OpenIdIssuer
  let shop: ShopProcess
  let folder: string

  test.beforeAll(async () => {
    issuer = await openIssuer()
    folder = await makeScratchFolder('google')
    shop = await startShop({
      DATA_DIR: folder,
      DEMO: 'none',
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_ISSUER: issuer.url,
    })
  })
  test.afterAll(async () => {
    await shop.stop()
    issuer.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** A stand-in for Google's script: a button, and an ID token once it was pressed. */
  const standIn = (credential: string) => `
    let settings
    window.google = { accounts: { id: {
      initialize: (given) => { settings = given },
      renderButton: (place, look) => {
        const button = document.createElement('button')
        button.textContent = look.text === 'signup_with' ? 'Sign up with Google' : 'Sign in with Google'
        button.style.cssText = 'height: 44px; color: #000; background: #fff'
        button.onclick = () => {
          if (settings.client_id !== '${clientId}') throw new Error('Not this shop')
          settings.callback({ credential: ${JSON.stringify(credential)} })
        }
        place.append(button)
      },
    } } }`
  const claims = () => ({
    aud: clientId,
    sub: '1099',
    email: 'asha@example.com',
    email_verified: true,
    name: 'Asha Rao',
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 3600,
  })
  const script = 'https://accounts.google.com/gsi/client'
  const serve = (page: Page, credential: string) =>
    page.route(script, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: standIn(credential) }),
    )

  test('its button signs the shopper in, the next time to the same account', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await serve(page, issuer.token(claims()))
    await visit(page, shop.url)
    expect(requested).not.toContain(script)
    await visit(page, `${shop.url}/signup`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign up with Google' }).click()
    await expect(page).toHaveURL(`${shop.url}/`)
    await expect.poll(() => stored(page, 'name')).toBe('Asha Rao')
    const userId = await stored(page, 'userId')
    await page.evaluate(() => localStorage.clear())
    await visit(page, `${shop.url}/login`)
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(page).toHaveURL(`${shop.url}/`)
    await expect.poll(() => stored(page, 'userId')).toBe(userId)
  })

  test('an invalid ID token is reported beside the form', async ({ page }) => {
    await serve(page, issuer.token({ ...claims(), aud: 'another-shop' }))
    await visit(page, `${shop.url}/login`)
    await page.getByLabel('E-mail').fill('asha@example.com')
    page.removeAllListeners('console')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(page.getByRole('alert')).toContainText('sign-in with Google doesn’t hold')
    await expect(page.getByLabel('E-mail')).toHaveValue('asha@example.com')
    expect(await stored(page, 'token')).toBeNull()
  })

  test('a button that can’t be loaded leaves the form, and says so', async ({ page }) => {
    page.removeAllListeners('console')
    await page.route(script, (route) => route.abort())
    await visit(page, `${shop.url}/login`)
    await expect(page.getByRole('alert')).toContainText('Google’s button did not load.')
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})

test('Sign In pressed before the scripts have arrived signs in once they have', async ({ page, request }) => {
  const meera = await makeShopper(request)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(?!loader)[^/]*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill(meera.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  // The loader is the one script that is needed for it.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.locator('form[aria-busy=true]')).toBeVisible()
  release()
  await expect(page).toHaveURL('/')
  expect(await stored(page, 'name')).toBe(meera.name)
})
