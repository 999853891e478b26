import type { Page } from '@playwright/test'
import { expectFits } from './support/fits.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Designs', '/gallery'],
  ['Order Now', '/order/null/custom'],
  ['Contact Us', '/contact'],
]
const admin = ['Admin', '/admin']
/** In the menu alone. */
const own = [
  ['Your orders', '/orders'],
  ['Wishlist', '/wishlist'],
]

const bar = (page: Page) => page.getByRole('banner')
const toggle = (page: Page) => bar(page).getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

/** Opens the menu on a phone, where the links are; on a laptop they are in the bar. */
async function linksOf(page: Page, isMobile: boolean) {
  const container = isMobile ? menu(page) : bar(page)
  if (isMobile && !(await container.isVisible())) await toggle(page).click()
  const navigation = container.getByRole('navigation', { name: 'Main' })
  await expect(navigation).toBeVisible()
  return { container, navigation }
}

async function expectLinks(page: Page, isMobile: boolean, expected: string[][]) {
  const { container, navigation } = await linksOf(page, isMobile)
  const all = isMobile ? [...expected, ...own] : expected
  await expect(navigation.getByRole('link')).toHaveText(all.map(([name]) => name!))
  for (const [name, address] of all)
    await expect(navigation.getByRole('link', { name: name!, exact: true })).toHaveAttribute('href', address!)
  return container
}

test('the bar leads a guest to every page, to the cart and to log in @every-size', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/contact')
  await expect(bar(page).getByRole('link', { name: 'Roopkala Boutique' })).toHaveAttribute('href', '/')
  await expect(bar(page).getByRole('link', { name: 'Cart', exact: true })).toHaveAttribute('href', '/cart')
  const logIn = bar(page).getByRole('link', { name: 'Login / Sign Up' }).filter({ visible: true })
  await expect(logIn).toHaveAttribute('href', '/login-signup')
  await expect(toggle(page)).toBeVisible({ visible: isMobile })
  await expect(bar(page).getByRole('button', { name: 'Logout' })).toHaveCount(0)

  const container = await expectLinks(page, isMobile, links)
  await expect(container.getByRole('navigation').locator('[aria-current=page]')).toHaveText(['Contact Us'])
  await container.getByRole('link', { name: 'Login / Sign Up' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/login-signup')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await expect(menu(page)).toBeHidden()
})

test('signed in, the bar shows the user and logs out', async ({ page, request, isMobile }) => {
  const meera = await makeShopper(request, 'Meera Anand Kulkarni')
  await signIn(page, meera)
  await visit(page, '/contact')
  const account = bar(page).getByRole('link', { name: `Your account: ${meera.name}` })
  await expect(account).toHaveAttribute('href', '/account')
  await expect(account.getByText('MK', { exact: true })).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Login / Sign Up' })).toHaveCount(0)
  const logOut = bar(page).getByRole('button', { name: 'Logout' })
  await expect(logOut).toBeVisible({ visible: !isMobile })

  // A picture that doesn't exist any more. The browser logs the failure.
  page.removeAllListeners('console')
  await page.evaluate(() => (localStorage.profilePicture = '/images/gone.webp'))
  const refused = page.waitForResponse((response) => response.url().includes('/images/gone'))
  await visit(page, '/contact')
  expect((await refused).status()).toBe(404)
  await expect(account.getByText('MK', { exact: true })).toBeVisible()
  await expect(account.locator('img')).toHaveCount(0)

  const { container } = await linksOf(page, isMobile)
  await expect(container.getByRole('link', { name: `Your account: ${meera.name}` })).toContainText('MK')
  await page.evaluate(() => sessionStorage.setItem('of', 'hers'))
  const loadedAfresh = page.waitForEvent('load')
  await container.getByRole('button', { name: 'Logout' }).click()
  await loadedAfresh
  await expect(
    bar(page).getByRole('link', { name: 'Login / Sign Up' }).filter({ visible: true }),
  ).toHaveCount(1)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
  expect(await page.evaluate(() => localStorage.getItem('name'))).toBeNull()
  expect(await page.evaluate(() => sessionStorage.getItem('of'))).toBeNull()
  await expect(page).toHaveURL('/contact')
})

test('only staff see the link to the admin pages', async ({ page, request, isMobile }) => {
  const meera = await makeShopper(request)
  await signIn(page, meera)
  for (const role of ['user', 'shopper', 'Administrator', '']) {
    await page.evaluate((value) => (localStorage.role = value), role)
    await visit(page, '/contact')
    await expect(bar(page).getByRole('link', { name: 'Your account' })).toBeVisible()
    await expectLinks(page, isMobile, links)
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  }
  await signInAsOwner(page, request)
  await visit(page, '/contact')
  const container = await expectLinks(page, isMobile, [...links, admin])
  await container.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page).toHaveURL('/admin')
  await expect(menu(page)).toBeHidden()
})

test('a phone’s menu traps the focus, restores it and closes in every way', async ({ page }) => {
  await visit(page, '/contact')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  const hasFocus = () => menu(page).evaluate((panel) => panel.contains(document.activeElement))
  await expect.poll(hasFocus).toBe(true)
  await expectAccessible(page)
  const stops = await menu(page).locator('a, button').count()
  expect(stops).toBeGreaterThan(links.length)
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses <= stops + 1; presses += 1) {
      await page.keyboard.press(key)
      expect(await hasFocus()).toBe(true)
    }
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')

  await toggle(page).click()
  await menu(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()

  await page.setViewportSize({ width: 320, height: 640 })
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
  await expectFits(menu(page))
  await expectNoSidewaysScroll(page)
  await menu(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(menu(page)).toBeHidden()
})

test('a progress bar is seen while the next page loads', async ({ page }) => {
  await visit(page, '/about')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/ContactPage[^/]*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: 'Visit us' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCSS('opacity', '1')
  release()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
})

test('no animation of the built styles is empty', async ({ page }) => {
  await visit(page, '/gallery')
  const animations = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
      .filter((rule) => rule instanceof CSSKeyframesRule)
      .map(({ name, cssRules }) => ({ name, frames: cssRules.length })),
  )
  expect(animations.map(({ name }) => name)).toContain('loading-bar')
  expect(animations.filter(({ frames }) => frames === 0)).toEqual([])
})

test('a page whose code is missing after a deploy is loaded again by itself', async ({ page }) => {
  await visit(page, '/about')
  // The browser logs the missing code.
  page.removeAllListeners('console')
  let missing = 0
  await page.route(/\/assets\/ContactPage[^/]*\.js/, (route) =>
    missing++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.getByRole('main').getByRole('link', { name: 'Visit us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect.poll(() => missing).toBeGreaterThan(1)
})

test('a page whose code stays missing is reloaded once only', async ({ page }) => {
  await visit(page, '/about')
  page.removeAllListeners('console')
  page.removeAllListeners('pageerror')
  let [documents, missing] = [0, 0]
  page.on('request', (request) => void (request.isNavigationRequest() && documents++))
  await page.route(/\/assets\/ContactPage[^/]*\.js/, (route) => {
    missing++
    return route.fulfill({ status: 404 })
  })
  await page.getByRole('main').getByRole('link', { name: 'Visit us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect.poll(() => missing).toBeGreaterThan(1)
  expect(documents).toBe(1)
})
