import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

test('she goes on in Hindi on the same page, and the shop remembers it', async ({ page }) => {
  await visit(page, '/gallery?show=all')
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/gallery\?show=all$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await visit(page, '/')
  await expect(page).toHaveURL(/\/hi$/)
  // A link to a page says its language itself, whatever she chose.
  await visit(page, '/terms')
  await expect(page).toHaveURL(/[^i]\/terms$/)
})

test('from Hindi she comes back to English, and stays there', async ({ page }) => {
  await visit(page, '/hi')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  await visit(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})

test('a link to English works before the page lives, though Hindi is remembered', async ({
  context,
  page,
}) => {
  const url = process.env.SHOP_URL ?? ''
  await context.addCookies([{ name: 'language', value: 'hi', url }])
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/')
  await expect(page).toHaveURL(/\/hi$/)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  // With what she chose.
  await page.goto('/hi/gallery?utm_source=card&show=all')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^i]\/gallery\?show=all$/)
})

test('Hindi pages are accessible and fit', async ({ page }) => {
  for (const address of ['/hi', '/hi/gallery', '/hi/terms', '/hi/cart']) {
    expect(await visit(page, address)).toBe(200)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})

test('an English page loads nothing of Hindi', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  // A page without words of customers, who may write in Hindi anywhere.
  await visit(page, '/about')
  await page.evaluate(() => document.fonts.ready.then(() => null))
  expect(loaded.filter((url) => /hindi-messages|devanagari/.test(url))).toEqual([])
})
