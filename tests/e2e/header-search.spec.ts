import type { Page } from '@playwright/test'
import { expectFits } from './support/fits.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeDesign } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

const toggle = (page: Page, name = 'Search') =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const input = (page: Page) => dialog(page).getByRole('combobox')
const options = (page: Page) => dialog(page).getByRole('option')
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name })

async function openSearch(page: Page, name?: string) {
  await toggle(page, name).click()
  await expect(input(page)).toBeFocused()
}

test('a misspelt name finds the design from any page', async ({ page, request, isMobile }, { project }) => {
  const { id, productName } = await makeDesign(request, { productName: `Chandrakala blouse ${project.name}` })
  await visit(page, '/contact')
  await openSearch(page)
  await expectAccessible(page)
  if (isMobile) {
    const { width, height } = page.viewportSize()!
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
  }
  await input(page).pressSequentially('chandrkala')
  await expect(option(page, productName)).toBeVisible()
  await expect(option(page, productName)).toContainText('₹1,800 – ₹2,500')
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ suggestions?$/)
  await expectAccessible(page)
  await expectFits(dialog(page))
  await option(page, productName).click()
  await expect(page).toHaveURL(`/single_product_details?productId=${id}`)
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('suggestions are chosen by keyboard, and Enter alone searches', async ({ page }) => {
  await visit(page, '/about')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('lehe')
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true')
  const category = option(page, 'Lehenga').first()
  await expect(category).toBeVisible()
  const count = await options(page).count()
  // Down and up to the input again, in both directions.
  for (const key of ['ArrowDown', 'ArrowUp'])
    for (let at = 0; at <= count; at += 1) {
      await page.keyboard.press(key)
      const chosen = key === 'ArrowDown' ? at : count - 1 - at
      await expect(dialog(page).locator('[aria-selected=true]')).toHaveCount(at === count ? 0 : 1)
      if (at === count) break
      const active = await input(page).getAttribute('aria-activedescendant')
      expect(await options(page).nth(chosen).getAttribute('id')).toBe(active)
      await expect(options(page).nth(chosen)).toBeInViewport()
    }
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(dialog(page).locator('[aria-selected=true]')).toHaveCount(0)
  await page.keyboard.type('x')
  await expect(input(page)).toHaveValue('xlehe')
  await page.keyboard.press('Backspace')

  while (
    !(await dialog(page)
      .locator('[aria-selected=true]', { hasText: /^Lehenga$/ })
      .count())
  )
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gallery?show=all&category=lehenga')
  await expect(dialog(page)).toBeHidden()
  // The new page takes the focus once it is shown.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(input(page)).toBeFocused()
  await page.keyboard.type('silk saree under 9000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gallery?show=all&search=silk+saree&unitPriceTo=9000')
  await expect(page.getByRole('searchbox')).toHaveValue('silk saree')
})

test('recent searches are offered, and removed one by one or all at once', async ({ page }) => {
  await visit(page, '/contact')
  for (const search of ['silk', 'cotton', 'velvet']) {
    await openSearch(page)
    await input(page).fill(search)
    await input(page).press('Enter')
    await expect(page).toHaveURL(`/gallery?show=all&search=${search}`)
  }
  await page.reload()
  await visit(page, '/about')
  await openSearch(page)
  const recent = dialog(page).getByRole('region', { name: 'Recent searches' })
  await expect(recent.getByRole('link')).toHaveText(['velvet', 'cotton', 'silk'])
  await expectAccessible(page)
  await expectFits(dialog(page))
  await recent.getByRole('button', { name: 'Remove “cotton”' }).click()
  await expect(recent.getByRole('link')).toHaveText(['velvet', 'silk'])
  await expect(input(page)).toBeFocused()
  await input(page).fill('ve')
  await expect(option(page, 'velvet').first()).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Clear search' }).click()
  await recent.getByRole('link', { name: 'silk' }).click()
  await expect(page).toHaveURL('/gallery?show=all&search=silk')
  await openSearch(page)
  await expect(recent.getByRole('link')).toHaveText(['silk', 'velvet'])
  await recent.getByRole('button', { name: 'Clear all' }).click()
  await expect(recent).toBeHidden()
  await page.keyboard.press('Escape')
  await openSearch(page)
  await expect(recent).toBeHidden()
  await dialog(page).getByRole('link', { name: 'Saree', exact: true }).click()
  await expect(page).toHaveURL('/gallery?show=all&category=saree')
})

test('a late response doesn’t replace the suggestions for a later text', async ({ page }) => {
  await visit(page, '/contact')
  let respondToFirst = () => {}
  const held = new Promise<void>((result) => (respondToFirst = result))
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().variables?.text === 'sare') await held
    await route.continue().catch(() => {})
  })
  await openSearch(page)
  const first = page.waitForRequest((request) => !!request.postData()?.includes('"sare"'))
  await input(page).fill('sare')
  await first
  await input(page).fill('lehenga')
  await expect(option(page, 'Lehenga').first()).toBeVisible()
  respondToFirst()
  await input(page).press('ArrowDown')
  await expect(option(page, 'Lehenga').first()).toBeVisible()
  await expect(option(page, /^Saree$/)).toHaveCount(0)
})

test('without the network it says so, and Enter still leads to the gallery', async ({ page }) => {
  page.removeAllListeners('console')
  await visit(page, '/contact')
  await openSearch(page)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SearchSuggestions') ? route.abort() : route.continue(),
  )
  await input(page).fill('silk')
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Suggestions did not load. Enter or the search button still searches all designs.',
  )
  await expect(options(page)).toHaveCount(0)
  await expectAccessible(page)
  await input(page).press('Enter')
  await expect(page).toHaveURL('/gallery?show=all&search=silk')
  await expect(page.locator('main li:has(a[href*=single_product])').first()).toBeVisible()
})

test('a text that matches nothing says so', async ({ page }) => {
  await visit(page, '/contact')
  await openSearch(page)
  await input(page).fill('qqqq')
  await expect(dialog(page).getByRole('status')).toHaveText(
    'No suggestions. Enter or the search button searches all designs.',
  )
  await input(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'No designs for “qqqq”' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Lehenga', exact: true })).toHaveAttribute(
    'href',
    '/gallery?show=all&category=lehenga',
  )
  await expect(page.getByRole('heading', { name: 'Our newest designs' })).toBeVisible()
  await expect(page.locator('main li:has(a[href*=single_product])')).toHaveCount(10)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('filters without a match offer the closest designs', async ({ page }) => {
  await visit(page, '/gallery?show=all&search=silk&category=saree&color=Grey')
  await expect(page.getByRole('heading', { name: 'No designs match' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Designs close to that' })).toBeVisible()
  const cards = page.locator('main li:has(a[href*=single_product])')
  await expect(cards.first()).toContainText('Saree')
})

test('in Hindi it understands Hindi, and leads to Hindi pages', async ({ page }) => {
  await visit(page, '/hi/contact')
  await openSearch(page, 'खोजें')
  await expectAccessible(page)
  await input(page).fill('लह')
  await expect(option(page, 'लहंगा').first()).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ सुझाव$/)
  await expectAccessible(page)
  await expectFits(dialog(page))
  await option(page, /^लहंगा$/).click()
  await expect(page).toHaveURL('/hi/gallery?show=all&category=lehenga')
  await openSearch(page, 'खोजें')
  await input(page).fill('रेश')
  await option(page, 'सिल्क').first().click()
  await expect(page).toHaveURL(`/hi/gallery?show=all&search=${encodeURIComponent('सिल्क')}`)
  await expect(page.locator('main li:has(a[href*=single_product])').first()).toBeVisible()
})

test('before its code has run, the icon is a link to the gallery', async ({ request }) => {
  const html = await (await request.get('/about')).text()
  expect(/<a [^>]*aria-label="Search"[^>]*>/.exec(html)?.[0]).toContain('href="/gallery?show=all"')
})

test('fits at 320 px, and is not on the owner’s screens', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/hi/contact')
  await openSearch(page, 'खोजें')
  await input(page).fill('silk')
  await expect(options(page).first()).toBeVisible()
  await expectFits(dialog(page))
  await expectNoSidewaysScroll(page)
  await signInAsOwner(page, request)
  await visit(page, '/admin')
  await expect(toggle(page)).toHaveCount(0)
  await visit(page, '/contact')
  await expect(toggle(page)).toBeVisible()
})

test('a phone’s menu leads to the categories and the orders', async ({ page }) => {
  await visit(page, '/contact')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const open = () => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await open()
  await menu.getByRole('link', { name: 'Saree', exact: true }).click()
  await expect(page).toHaveURL('/gallery?show=all&category=saree')
  await expect(menu).toBeHidden()
  await open()
  await menu.getByRole('link', { name: 'Your orders' }).click()
  await expect(page).toHaveURL('/orders')
})
