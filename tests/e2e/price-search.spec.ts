import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

const designs = 'main ul > li:has(a[href*=single_product])'

test('a price in a search becomes a filter, which can be removed', async ({ page }) => {
  await visit(page, '/gallery')
  const box = page.getByRole('searchbox')
  const chips = page.getByRole('list', { name: 'Applied filters' })
  /** The lowest price on each card. */
  const prices = async () => {
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText(/^Showing (all )?\d+/)).toBeVisible()
    const cards = await page.locator(designs).allTextContents()
    return cards.map((card) => Number(/Price ₹([\d,]+)/.exec(card)![1]!.replaceAll(',', '')))
  }
  await box.fill('red lehenga under ₹5,000')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/gallery\?show=all&search=red\+lehenga&unitPriceTo=5000$/)
  await expect(box).toHaveValue('red lehenga')
  await expect(chips.getByRole('link')).toHaveText([/Price: Up to ₹5,000/, /Reset Filters/])
  const cheap = await prices()
  expect(cheap.length).toBeGreaterThan(0)
  expect(Math.max(...cheap)).toBeLessThanOrEqual(5000)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // The same search with another price, beyond the sliders' end.
  await box.fill('red lehenga above 15k')
  await box.press('Enter')
  await expect(page).toHaveURL(/search=red\+lehenga&unitPriceFrom=15000$/)
  await expect(box).toHaveValue('red lehenga')
  await expect(chips).toContainText('Price: ₹15,000 and above')
  await expect.poll(async () => Math.min(...(await prices()))).toBeGreaterThanOrEqual(15_000)

  await chips.getByRole('link', { name: /Price/ }).click()
  await expect(page).toHaveURL(/\?show=all&search=red\+lehenga$/)
  await expect(chips).toBeHidden()
  await expect.poll(async () => Math.min(...(await prices()))).toBeLessThan(5000)

  // A number alone may be a design's number.
  await box.fill('lehenga 5000')
  await box.press('Enter')
  await expect(page).toHaveURL(/\?show=all&search=lehenga\+5000$/)
})

test('a search runs unchanged when the code that parses prices can’t be loaded', async ({ page }) => {
  page.removeAllListeners('console')
  await page.route(/price-in-search/, (route) => route.abort())
  await visit(page, '/gallery')
  await page.getByRole('searchbox').fill('lehenga under 5000')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\?show=all&search=lehenga\+under\+5000$/)
})

test('in Hindi a price is read in Hindi words and digits', async ({ page }) => {
  await visit(page, '/hi/gallery')
  const box = page.getByRole('searchbox')
  await box.fill('लाल लहंगा रु ५,००० से कम')
  await box.press('Enter')
  await expect(page).toHaveURL(
    ({ pathname, search }) =>
      pathname === '/hi/gallery' &&
      decodeURIComponent(search) === '?show=all&search=लाल+लहंगा&unitPriceTo=5000',
  )
  await expect(box).toHaveValue('लाल लहंगा')
  await expect(page.getByRole('list', { name: 'लगाए गए फ़िल्टर' })).toContainText('कीमत: ₹5,000 तक')
  await expect(page.locator(designs).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('without JavaScript the price stays in both forms of the gallery', async ({ request }) => {
  const html = await (await request.get('/gallery?search=saree&unitPriceTo=5000')).text()
  expect(html.match(/<input type="hidden" name="unitPriceTo" value="5000"/g)).toHaveLength(2)
})
