import type { Page } from '@playwright/test'
import { untilHydrated } from './support/hydrated.ts'
import { type Connection, openConnection } from './support/interruptible-connection.ts'
import { makeDesign, makeShopper, overApi, password } from './support/shopper.ts'
import { expect, expectAccessible, test as base, visit } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')

/** A connection between browser and server of the test's own. */
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

test('what a guest marks on a card is in the account after the log-in, and is shown without a connection', async ({
  page,
  connection,
  request,
}) => {
  // The browser logs each request that can't connect.
  page.removeAllListeners('console')
  const meera = await makeShopper(request)
  const [design, earlier] = [await makeDesign(request), await makeDesign(request)]
  await overApi(meera).graphql(
    'mutation ($id: ID!) { addToWishlist(input: { productId: $id }) { userErrors { message } } }',
    { id: earlier.id },
  )
  const list = `/gallery?show=all&search=${encodeURIComponent(design.productName)}`
  await visit(page, list)
  const mark = main(page).getByRole('button', { name: `Wishlist: ${design.productName}` })
  await untilHydrated(mark)
  const box = (await mark.boundingBox())!
  expect([box.width, box.height].every((side) => side >= 44)).toBe(true)
  await mark.click()
  // The card's link is beneath it.
  await expect(page).toHaveURL(list)
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  await visit(page, '/wishlist')
  await main(page).getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('E-mail').fill(meera.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/wishlist')
  await expect(main(page).getByText('2 designs')).toBeVisible()

  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await visit(page, '/wishlist')
  await expect(main(page).getByText('2 designs')).toBeVisible()
  // The guest's copy holds the first of them alone: only the account's has both.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cachedWishlist') ?? ''))
    .toContain(earlier.id)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  connection.disconnect()
  await page.reload()
  for (const { productName } of [design, earlier])
    await expect(main(page).getByRole('link', { name: productName })).toBeVisible()
})
