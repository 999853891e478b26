import type { Page } from '@playwright/test'
import { makeDesign, makeShopper, putIntoCart, signIn } from './support/shopper.ts'
import { drawFrames, expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

test('switching to Hindi stays on the same page, and the language is stored', async ({ page }) => {
  await visit(page, '/gallery?show=all')
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/gallery\?show=all$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await visit(page, '/')
  await expect(page).toHaveURL(/\/hi$/)
  // A link has its own language, whatever the shopper chose.
  await visit(page, '/terms')
  await expect(page).toHaveURL(/[^i]\/terms$/)
})

test('from Hindi the shopper switches back to English, and stays there', async ({ page }) => {
  await visit(page, '/hi')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  await visit(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})

test('a link to English works before hydration, though Hindi is stored', async ({ context, page }) => {
  const url = process.env.SHOP_URL ?? ''
  await context.addCookies([{ name: 'language', value: 'hi', url }])
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/')
  await expect(page).toHaveURL(/\/hi$/)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  // With the filters.
  await page.goto('/hi/gallery?utm_source=card&show=all')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^i]\/gallery\?show=all$/)
})

test('Hindi pages are accessible and fit', async ({ page }) => {
  // The home page's slides would change while axe reads them.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of ['/hi', '/hi/gallery', '/hi/terms', '/hi/cart']) {
    expect(await visit(page, address)).toBe(200)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})

test('the Hindi gallery hardly shifts when its fonts load late', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The page loads its fonts early: its `load` event waits for them.
  await page.goto('/hi/gallery?show=all', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await drawFrames(page)
  release()
  await page.evaluate(() => document.fonts.ready)
  await drawFrames(page)
  expect(
    await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total),
  ).toBeLessThanOrEqual(0.02)
})

const inHindi = async (page: Page, address: string, said: string | RegExp) => {
  expect(await visit(page, address)).toBe(200)
  await expect(page.getByRole('main')).toContainText(said)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

test('a design and its details are in Hindi, accessible, and fit', async ({ page, request }) => {
  const { id } = await makeDesign(request, {
    category: 'SAREE',
    discount: 10,
    fabricType: 'Silk',
    sareeDetails: { sareeLength: 5.5, sareeFabric: 'Silk', pleated: true },
  })
  await inHindi(page, `/hi/single_product_details?productId=${id}`, /सिल्क.*5\.5 मीटर/s)
  await inHindi(page, `/hi/details?productId=${id}`, 'पूरी जानकारी देखें')
})

test('the shop’s own pages are in Hindi, accessible, and fit', async ({ page }) => {
  await inHindi(page, '/hi/contact', 'सोमवार से शनिवार')
  await inHindi(page, '/hi/about', 'हमारा उद्देश्य')
  await inHindi(page, '/hi/signup', 'खाता बनाकर आप हमारी शर्तों और निजता नीति से सहमत होते हैं')
})

test('a filled cart and its banners are in Hindi', async ({ page, request }) => {
  const meera = await makeShopper(request, 'मीरा')
  const design = await makeDesign(request)
  await putIntoCart(request, meera, design, 'READYMADE')
  await signIn(page, meera)
  await visit(page, '/hi/cart')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('मेरा शॉपिंग कार्ट')
  const increase = main.getByRole('button', { name: 'संख्या बढ़ाएँ' })
  await increase.click()
  await expect(page.getByText('कार्ट अपडेट हो गया!')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.route('**/graphql', (route) => route.abort())
  // The browser logs each failed request.
  page.removeAllListeners('console')
  await increase.click()
  await expect(page.getByText('ओह! आपके कार्ट में कुछ गड़बड़ हो गई।')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('an English page loads nothing of Hindi', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  // A page without customers' texts, which may be in Hindi anywhere.
  await visit(page, '/about')
  await page.evaluate(() => document.fonts.ready.then(() => null))
  expect(loaded.filter((url) => /\/hi-[\w-]+\.js|devanagari/.test(url))).toEqual([])
})
