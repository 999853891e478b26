import { bringIntoView, expect, test, visit } from './support/visit.ts'

test('without JavaScript the filters, the sort order and the next page work as a form and links', async ({
  browser,
  isMobile,
  viewport,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env.SHOP_URL!,
    viewport,
  })
  const page = await context.newPage()
  await page.goto('/gallery?show=all')
  if (isMobile) await page.getByRole('main').getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^Blouse/ }).check()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low')
  await filters.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/category=blouse/)
  await expect(page).toHaveURL(/sort=price-low/)
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Blouse')
  const more = page.getByRole('link', { name: 'Show more designs' })
  await expect(more).toHaveAttribute('href', /category=blouse.*after=/)
  await more.click()
  await expect(page.getByRole('link', { name: 'Back to the first designs' })).toBeVisible()
  await context.close()
})

test('Back returns to the same card of a list that had grown, also after a full load', async ({ page }) => {
  // Designs that other tests add meanwhile are cheap: they are later in this order.
  await visit(page, '/gallery?show=all&sort=price-high')
  const links = page.locator('main li a[href*=single_product]')
  await page.evaluate(() => scrollTo(0, 1e6))
  await expect.poll(() => links.count()).toBeGreaterThanOrEqual(48)
  const left = links.nth(40)
  await bringIntoView(left)
  const address = (await left.getAttribute('href'))!
  const top = (await left.boundingBox())!.y
  await left.click()
  await expect(page).toHaveURL(address)
  await page.reload()
  await page.goBack()
  const again = page.locator(`main li a[href="${address}"]`)
  await expect(again).toBeInViewport()
  await expect.poll(async () => Math.abs(((await again.boundingBox())?.y ?? Infinity) - top)).toBeLessThan(4)
})

test('Back while a page’s code is loading leads to the previous page', async ({ page }) => {
  await visit(page, '/gallery?show=all')
  await page.locator('main li a[href*=single_product]').first().click()
  await expect(page).toHaveURL(/single_product_details/)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/ProductPage-/, async (route) => {
    await held
    await route.continue()
  })
  const chunkRequested = page.waitForRequest(/\/assets\/ProductPage-/)
  await page.reload({ waitUntil: 'commit' })
  await chunkRequested
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/gallery\?show=all$/)
  release()
  await expect(page.locator('main li a[href*=single_product]').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Designs')
})
