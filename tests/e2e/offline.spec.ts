import type { Page } from '@playwright/test'
import { type Connection, openConnection } from './support/interruptible-connection.ts'
import { makeDesign, makeShopper, putIntoCart, quantitiesOf, signIn } from './support/shopper.ts'
import { expect, expectAccessible, test as base, visit } from './support/visit.ts'

/** Each test has a connection of its own between browser and server. */
const test = base.extend<{ connection: Connection }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  connection: async ({}, use) => {
    const connection = await openConnection(process.env.SHOP_URL!)
    await use(connection)
    connection.close()
  },
  baseURL: async ({ connection }, use) => use(connection.url),
})
test.use({ serviceWorkers: 'allow' })

/** The browser logs each failed request. */
test.beforeEach(({ page }) => void page.removeAllListeners('console'))

/** Waits until the service worker has cached everything it needs, and controls the page. */
async function settleWorker(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await visit(page, '/')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

const copy = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key)

test('the cart and the catalogue are available offline, and what can’t be sent can be retried', async ({
  page,
  connection,
  request,
}) => {
  const meera = await makeShopper(request)
  const blouse = await makeDesign(request)
  await putIntoCart(request, meera, blouse, 'TAILOR', 2)
  await signIn(page, meera)
  await visit(page, '/gallery?show=all')
  await settleWorker(page)
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: blouse.productName })
  await line.getByRole('link', { name: blouse.productName, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blouse.productName)
  await expect.poll(() => copy(page, 'cachedProducts')).toContain(`ProductPage {\\"id\\":\\"${blouse.id}`)
  // Its code is loaded after the heading's.
  await expect(page.getByRole('radio', { name: 'Tailor Made' })).toBeVisible()

  connection.disconnect()
  // A design opened by a client-side navigation: its document was never requested.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blouse.productName)
  await expect(page.getByText('We can’t reach the shop: you see what was here last time.')).toBeVisible()
  // On phones the bar at the bottom covers what is scrolled below it.
  await page
    .getByRole('radio', { name: 'Tailor Made' })
    .evaluate((radio) => radio.scrollIntoView({ block: 'center' }))
  await expectAccessible(page)

  await page.goto('/gallery?show=all')
  await expect(page.getByRole('heading', { name: 'Our Designs' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Cart' }).first()).toBeVisible()

  await visit(page, '/cart')
  await expect(line.getByLabel(/^Quantity/)).toHaveText('2')
  await expect(page.getByText('Failed to load cart. Please try again.')).toBeVisible()
  await expectAccessible(page)
  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByText('Oops! Something went wrong with your cart.')).toBeVisible()
  await expect(line.getByLabel(/^Quantity/)).toHaveText('2')

  connection.reconnect()
  await page
    .getByText('Failed to load cart. Please try again.')
    .locator('xpath=ancestor::*[@role="alert"]')
    .getByRole('button', { name: 'Try Again' })
    .click()
  await expect(page.getByText('Failed to load cart. Please try again.')).toBeHidden()
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Cart updated successfully!')).toBeVisible()
  expect(await quantitiesOf(request, meera)).toEqual([3])
})

test('an address that is not cached says that there is no connection, and opens with one; the contact page opens always', async ({
  page,
  connection,
}) => {
  await visit(page, '/hi')
  await settleWorker(page)
  connection.disconnect()
  for (const [address, title] of [
    ['/contact', 'Contact Us'],
    ['/hi/contact', 'संपर्क करें'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main').getByText('+91 22 5550 0142')).toBeVisible()
  }
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'We could not reach the shop' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expectAccessible(page)
  connection.reconnect()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible()
})

test('logging out removes all private data, but not the offline page', async ({
  page,
  connection,
  request,
}) => {
  const meera = await makeShopper(request)
  const blouse = await makeDesign(request)
  await putIntoCart(request, meera, blouse, 'TAILOR')
  await signIn(page, meera)
  await visit(page, '/')
  await settleWorker(page)
  await visit(page, '/cart')
  await expect.poll(() => copy(page, 'cachedCart')).toContain(blouse.id)
  const seen = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('seen')).length)
  await expect.poll(seen).toBe(1)
  await visit(page, '/account')
  const loadedAfresh = page.waitForEvent('load')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await loadedAfresh
  await expect(page.getByText('Please log in to see your account')).toBeVisible()
  expect(await copy(page, 'cachedCart')).toBe('')
  expect(await copy(page, 'token')).toBe('')
  expect(await copy(page, 'name')).toBe('')
  const pagesSeen = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('seen'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(pagesSeen).not.toContain('/cart')

  connection.disconnect()
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'We could not reach the shop' })).toBeVisible()
})
