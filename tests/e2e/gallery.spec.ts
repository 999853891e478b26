import type { APIRequestContext } from '@playwright/test'
import { intercept } from './support/feedback.ts'
import { openFilters } from './support/filters.ts'
import { makeDesign, makeShopper, signIn } from './support/shopper.ts'
import {
  bringIntoView,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  visit,
} from './support/visit.ts'

const cards = 'main ul > li:has(h2, article, button)'
const inMain = (selector: string) => `main ${selector}`

test('filters narrow the list, appear as chips and in the address, and can be removed', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/gallery?show=all')
  const filters = await openFilters(page, isMobile)
  await filters.getByRole('checkbox', { name: /^Saree/ }).check()
  await filters.getByRole('checkbox', { name: /^Lehenga/ }).check()
  await filters.getByRole('checkbox', { name: /^Silk/ }).check()
  if (isMobile) {
    await expect(page).toHaveURL(/\?show=all$/)
    const apply = filters.getByRole('button', { name: /Apply.*Show \d+ designs/s })
    await expectAccessible(page)
    await apply.click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expect(page).toHaveURL(/category=lehenga&category=saree&fabricType=Silk/)
  const chips = page.getByRole('list', { name: 'Applied filters' })
  await expect(chips.getByRole('link')).toHaveText([/Lehenga/, /Saree/, /Silk/, /Reset Filters/])
  // The previous list stays until the filtered one is loaded.
  await expect(page.locator(inMain('[aria-busy=true]'))).toHaveCount(0)
  await expect(page.getByText(/^Showing (all )?\d+/)).toBeVisible()
  const kinds = await page.locator(inMain('ul > li:has(a[href*=single_product])')).allTextContents()
  expect(kinds.length).toBeGreaterThan(0)
  for (const kind of kinds) expect(kind).toMatch(/Saree|Lehenga/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await chips.getByRole('link', { name: /Silk/ }).click()
  await expect(page).toHaveURL(/category=saree$/)
  await expect(chips.getByRole('link')).toHaveCount(3)
  await page.goBack()
  await expect(chips.getByRole('link')).toHaveCount(4)
  await chips.getByRole('link', { name: 'Reset Filters' }).click()
  await expect(page).toHaveURL(/\/gallery\?show=all$/)
  await expect(chips).toBeHidden()
})

test('a slider replaces one history entry while it moves', async ({ page, isMobile }) => {
  await visit(page, '/gallery?show=all')
  const filters = await openFilters(page, isMobile)
  const from = filters.getByRole('slider', { name: 'Tailor Made price, from' })
  await bringIntoView(from)
  await from.focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight')
  await expect(from).toHaveAttribute('aria-valuetext', '₹2,000')
  await expect(filters.getByText('₹2,000 and above', { exact: true })).toBeVisible()
  if (isMobile) await filters.getByRole('button', { name: /Apply/ }).click()
  await expect(page).toHaveURL(/tailorPriceFrom=2000$/)
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText(
    'Tailor Made price: ₹2,000 and above',
  )
  await page.goBack()
  await expect(page).toHaveURL(/\?show=all$/)
})

test('the server applies the filters, and ignores invalid ones', async ({ request }) => {
  const result = await request.get(
    '/gallery?show=all&category=saree&category=zzz&discountFrom=abc&nonsense=1',
  )
  const [html] = (await result.text()).split('<script id="state"') as [string]
  expect(html).toContain('>Saree</')
  expect(html).toMatch(
    /<input[^>]*name="category"[^>]*checked=""[^>]*value="saree"|value="saree"[^>]*checked=""/,
  )
  // Except in the link to the same address in Hindi.
  expect(html.replace(/<a [^>]*hrefLang="hi-IN"[^>]*>/, '')).not.toContain('zzz')
  expect(html).toMatch(/type="submit"[^>]*>Apply/)
})

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

test('an empty result says so, and links onwards', async ({ page }) => {
  await visit(page, '/gallery?show=all&category=saree&category=blouse&color=Turquoise')
  await expect(page.getByText('No designs match')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('status').getByRole('link', { name: 'Reset Filters' }).click()
  await expect(page).toHaveURL(/\/gallery\?show=all$/)
  await expect(page.locator(cards).first()).toBeVisible()
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
  await expect(page.locator(cards).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Designs')
})

test('in Hindi the filters are translated, and the address stays the same @every-size', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/hi/gallery?show=all')
  await expect(page.getByRole('heading', { level: 1, name: 'हमारे डिज़ाइन' })).toBeVisible()
  if (isMobile) await page.getByRole('main').getByRole('button', { name: 'फ़िल्टर' }).click()
  const filters = isMobile
    ? page.getByRole('dialog', { name: 'फ़िल्टर' })
    : page.getByRole('complementary', { name: 'फ़िल्टर' })
  await filters.getByRole('checkbox', { name: /^साड़ी/ }).check()
  if (isMobile) await filters.getByRole('button', { name: /लागू करें/ }).click()
  await expect(page).toHaveURL(/\/hi\/gallery\?show=all&category=saree$/)
  await expect(page.getByRole('list', { name: 'लगाए गए फ़िल्टर' })).toContainText('साड़ी')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

interface Listed {
  id: string
  productName: string
  discount: number
  customizationAvailable: boolean
  featuredProduct: boolean
  /** In paise. */
  readyMadePrice: number | null
  tailorPrice: number | null
}

/** The demo catalogue's matches for a word that no other test uses. */
async function designsFor(request: APIRequestContext, word: string): Promise<Listed[]> {
  const query = `query ($search: String) { products(search: $search, first: 50) { edges { node {
    id productName discount customizationAvailable featuredProduct readyMadePrice tailorPrice
  } } } }`
  const result = await request.post('/graphql', { data: { query, variables: { search: word } } })
  const { data } = (await result.json()) as { data: { products: { edges: { node: Listed }[] } } }
  return data.products.edges.map(({ node }) => node)
}

test('the toggle shows counts, the list its length, and each card its design', async ({ page, request }) => {
  const designs = await designsFor(request, 'banarasi')
  const featured = designs.filter(({ featuredProduct }) => featuredProduct)
  expect(featured.length).toBeGreaterThan(0)
  expect(featured.length).toBeLessThan(designs.length)
  await visit(page, '/gallery?search=banarasi')
  const toggle = page.getByRole('navigation', { name: 'Designs to show' }).getByRole('link')
  await expect(toggle).toHaveText([`Featured (${featured.length})`, `All Products (${designs.length})`])
  await expect(toggle.first()).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText(`Showing all ${featured.length} products`)).toBeVisible()
  await toggle.last().click()
  await expect(page).toHaveURL(/\?show=all&search=banarasi$/)
  await expect(toggle.last()).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText(`Showing all ${designs.length} products`)).toBeVisible()

  const rupees = (paise: number) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }).format(
      paise / 100,
    )
  const seen = { discounts: 0, featured: 0, customized: 0, ranges: 0 }
  for (const design of designs) {
    const card = page.locator(`main li:has(a[href$="productId=${design.id}"])`)
    await expect(card.getByRole('link')).toHaveText(design.productName)
    await expect(card.getByText(/^-\d+%$/)).toHaveText(design.discount > 0 ? [`-${design.discount}%`] : [])
    await expect(card.getByText('Featured', { exact: true })).toHaveCount(design.featuredProduct ? 1 : 0)
    const scissors = card.getByRole('img', { name: 'Customization available' })
    await expect(scissors).toHaveCount(design.customizationAvailable ? 1 : 0)
    const prices = [design.readyMadePrice, design.tailorPrice]
      .filter((price) => price !== null)
      .map((price) => price * (1 - design.discount / 100))
    const [low, high] = [rupees(Math.min(...prices)), rupees(Math.max(...prices))]
    await expect(card).toContainText(`Price ${low === high ? low : `${low} – ${high}`} `)
    await expect(card).not.toContainText(/₹[\d,]*\.\d/)
    seen.discounts += design.discount > 0 ? 1 : 0
    seen.featured += design.featuredProduct ? 1 : 0
    seen.customized += design.customizationAvailable ? 1 : 0
    seen.ranges += low === high ? 0 : 1
  }
  // The catalogue has a value for each of them.
  expect(Object.values(seen)).not.toContain(0)
})

test('a shop without featured designs says so, and links to all products', async ({ page }) => {
  await visit(page, '/gallery?show=all')
  await intercept(page, 'GalleryPage', async (route) => {
    const result = await route.fetch()
    const json = (await result.json()) as { data: { products: object } }
    Object.assign(json.data.products, {
      edges: [],
      totalCount: 0,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    })
    await route.fulfill({ json })
  })
  const toggle = page.getByRole('navigation', { name: 'Designs to show' }).getByRole('link')
  await toggle.filter({ hasText: 'Featured' }).click()
  const nothing = page.getByRole('main').getByRole('status')
  await expect(nothing.getByRole('heading', { name: 'No Featured Products' })).toBeVisible()
  await expect(nothing).toContainText('Check back later for featured items')
  await expectAccessible(page)
  await page.unrouteAll()
  await nothing.getByRole('link', { name: 'See all products' }).click()
  await expect(page).toHaveURL(/\/gallery\?show=all$/)
  await expect(page.locator(cards).first()).toBeVisible()
})

test('a failed addition from a card is reported', async ({ page, request }) => {
  const meera = await makeShopper(request)
  const design = await makeDesign(request)
  await signIn(page, meera)
  await visit(page, `/gallery?show=all&search=${encodeURIComponent(design.productName)}`)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: design.productName })
  await card.getByRole('button', { name: 'Cart' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: design.productName })).toBeVisible()
  // The browser logs each failed request.
  page.removeAllListeners('console')
  await page.route('**/graphql', (route) => route.abort())
  await dialog.getByRole('button', { name: /^Tailor Made/ }).click()
  await expect(page.getByText('Failed to add product to cart. Please try again.')).toBeVisible()
  await expect(dialog).toBeVisible()
})

test('a skip link leads past the controls to the designs', async ({ page }) => {
  await visit(page, '/gallery')
  const skip = page.getByRole('link', { name: 'Skip to the designs' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#designs')).toBeFocused()
  await page.keyboard.press('Tab')
  // Another test may change which design is the first.
  await expect(page.locator('#designs :focus')).toHaveCount(1)
})
