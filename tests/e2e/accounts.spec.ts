import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type OpenIdIssuer, openIssuer } from '../support/openid-issuer.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { type ShopProcess, startShop } from '../support/shop-process.ts'
import { makeShopper, password } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.describe('with Google', () => {
  test.describe.configure({ timeout: 120_000 })
  const clientId = 'shop.apps.googleusercontent.example'
  let issuer: OpenIdIssuer
  let shop: ShopProcess
  let folder: string

  test.beforeAll(async () => {
    test.setTimeout(120_000)
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

  test('its button signs the shopper in, says why it can’t, and is no loss where it is blocked', async ({
    page,
  }) => {
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

    // What Google's token doesn't hold for is reported beside the form.
    page.removeAllListeners('console')
    await page.evaluate(() => localStorage.clear())
    await page.unrouteAll()
    await serve(page, issuer.token({ ...claims(), aud: 'another-shop' }))
    await visit(page, `${shop.url}/login`)
    await page.getByLabel('E-mail').fill('asha@example.com')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(page.getByRole('alert')).toContainText('sign-in with Google doesn’t hold')
    await expect(page.getByLabel('E-mail')).toHaveValue('asha@example.com')
    expect(await stored(page, 'token')).toBeNull()

    await page.unrouteAll()
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
