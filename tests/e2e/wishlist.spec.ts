import type { Page } from '@playwright/test'
import { untilHydrated } from './support/hydrated.ts'
import { type Line, openLine } from './support/line.ts'
import { makeDesign, makeShopper, overApi, password, quantitiesOf, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test as base, visit } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const heart = (page: Page, name: string) => main(page).getByRole('button', { name: `Wishlist: ${name}` })
const listOf = (name: string) => `/gallery?show=all&search=${encodeURIComponent(name)}`

base(
  'what a guest marks on a card is in the account after the log-in, and can be taken off',
  async ({ page, request }) => {
    const meera = await makeShopper(request)
    const design = await makeDesign(request)
    const earlier = await makeDesign(request)
    await overApi(meera).graphql(
      'mutation ($id: ID!) { addToWishlist(input: { productId: $id }) { userErrors { message } } }',
      { id: earlier.id },
    )
    await visit(page, listOf(design.productName))
    const mark = heart(page, design.productName)
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
    await untilHydrated(mark)
    const box = (await mark.boundingBox())!
    expect([box.width, box.height].every((side) => side >= 44)).toBe(true)
    await mark.click()
    // The card's link is beneath it.
    await expect(page).toHaveURL(listOf(design.productName))
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)

    await visit(page, '/wishlist')
    await expect(main(page).getByRole('link', { name: design.productName })).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('link', { name: 'Log in' }).click()
    await page.getByLabel('E-mail').fill(meera.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/wishlist')
    await expect(main(page).getByText('2 designs')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const wished = async () => {
      const { data } = await overApi(meera).graphql('{ wishlist { items { product { id } } } }')
      return data.wishlist.items.map(({ product }: { product: { id: string } }) => product.id) as string[]
    }
    expect(await wished()).toEqual([design.id, earlier.id])

    await heart(page, earlier.productName).click()
    await expect(main(page).getByText('1 design', { exact: true })).toBeVisible()
    await expect.poll(wished).toEqual([design.id])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(main(page).getByRole('link', { name: earlier.productName })).toBeVisible()
    await expect.poll(wished).toEqual([earlier.id, design.id])

    // Into the cart it moves.
    const card = main(page).getByRole('listitem').filter({ hasText: design.productName })
    await card.getByRole('button', { name: 'Cart' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tailor Made/ })
      .click()
    await expect(main(page).getByText('1 design', { exact: true })).toBeVisible()
    await expect.poll(wished).toEqual([earlier.id])
    expect(await quantitiesOf(request, meera)).toEqual([1])
  },
)

base('a wishlist is shared by a link until it is revoked', async ({ page, request, browser }) => {
  const meera = await makeShopper(request, 'Meera Kulkarni')
  const design = await makeDesign(request)
  await page.addInitScript(() => {
    // As on a computer without a share sheet.
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true })
    delete (Navigator.prototype as { share?: unknown }).share
  })
  await signIn(page, meera)
  await visit(page, `/single_product_details?productId=${design.id}`)
  const button = main(page).getByRole('button', { name: 'Wishlist', exact: true })
  await untilHydrated(button)
  await button.click()
  await expect(main(page).getByRole('button', { name: 'In wishlist' })).toBeVisible()

  await visit(page, '/wishlist')
  await main(page).getByRole('button', { name: 'Share' }).click()
  await expect(main(page).getByRole('button', { name: 'Stop sharing' })).toBeVisible()
  const { data } = await overApi(meera).graphql('{ wishlist { shareToken } }')
  const address = `/wishlist/${data.wishlist.shareToken as string}`

  const context = await browser.newContext({ baseURL: process.env.SHOP_URL!, serviceWorkers: 'block' })
  const friend = await context.newPage()
  const html = await (await context.request.get(address)).text()
  expect(html).toContain(design.productName)
  expect(html).toContain('noindex')
  expect(html).not.toContain('Kulkarni')
  await visit(friend, address)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Meera’s wishlist')
  await expect(main(friend).getByRole('link', { name: design.productName })).toBeVisible()
  await expectAccessible(friend)
  await visit(friend, `/hi${address}`)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Meera की विशलिस्ट')

  await main(page).getByRole('button', { name: 'Stop sharing' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('The link no longer works.')).toBeVisible()
  const revoked = await context.request.get(address)
  expect(revoked.status()).toBe(404)
  expect(await revoked.text()).not.toContain(design.productName)
  await friend.goto(address)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('We could not find that wishlist')
  await context.close()
})

base('the menu leads to the orders and to the wishlist', async ({ page }, { project }) => {
  await visit(page, '/')
  if (project.name === 'phone') {
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Your orders' })).toBeVisible()
    await menu.getByRole('link', { name: 'Wishlist' }).click()
  } else await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click()
  await expect(page).toHaveURL('/wishlist')
  await expect(main(page).getByText('Your wishlist is empty')).toBeVisible()
  await expectAccessible(page)
})

base('logging out clears what this browser knows of the wishlist', async ({ page, request }) => {
  const meera = await makeShopper(request)
  const design = await makeDesign(request)
  await signIn(page, meera)
  await visit(page, listOf(design.productName))
  const mark = heart(page, design.productName)
  await untilHydrated(mark)
  await mark.click()
  const stored = () => page.evaluate(() => localStorage.getItem('wishlist'))
  await expect.poll(stored).toContain(`"userId":"${meera.userId}"`)
  await visit(page, '/login')
  // What the page refreshes on start would be refused after the session has ended.
  await page.waitForLoadState('networkidle')
  await main(page).getByRole('button', { name: 'Logout' }).click()
  await expect(main(page).getByLabel('E-mail')).toBeVisible()
  await expect.poll(stored).toBeNull()
  await visit(page, listOf(design.productName))
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
})

/** A connection between browser and server of the test's own. */
const test = base.extend<{ line: Line }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  line: async ({}, use) => {
    const line = await openLine(process.env.SHOP_URL!)
    await use(line)
    line.close()
  },
  baseURL: async ({ line }, use) => use(line.url),
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the last list is shown', async ({ page, line, request }) => {
    page.removeAllListeners('console')
    const meera = await makeShopper(request)
    const design = await makeDesign(request)
    await overApi(meera).graphql(
      'mutation ($id: ID!) { addToWishlist(input: { productId: $id }) { userErrors { message } } }',
      { id: design.id },
    )
    await signIn(page, meera)
    await visit(page, '/wishlist')
    await expect(main(page).getByRole('link', { name: design.productName })).toBeVisible()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await visit(page, '/wishlist')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('cachedWishlist') ?? ''))
      .toContain(design.id)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

    line.cut()
    await page.reload()
    await expect(main(page).getByRole('link', { name: design.productName })).toBeVisible()
  })
})
