import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { picture, upload } from '../support/pictures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { makeDesign, ownerOf } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

interface Listed {
  id: string
  productName: string
  rating: { count: number }
}

/** A design with feedback. */
async function ratedDesign(request: APIRequestContext): Promise<Listed> {
  const query =
    '{ products(sort: BEST_RATED, first: 50) { edges { node { id productName rating { count } } } } }'
  const result = (await (await request.post('/graphql', { data: { query } })).json()) as {
    data: { products: { edges: { node: Listed }[] } }
  }
  // Of the demo catalogue: other tests' own designs have one entry at most.
  return result.data.products.edges.find(({ node }) => node.rating.count > 1)!.node
}

const address = ({ id }: Listed) => `/single_product_details?productId=${id}`

test('a design shows all of its details, with its feedback', async ({ page, request }) => {
  const design = await ratedDesign(request)
  await visit(page, address(design))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(design.productName)
  await expect(page.getByText(/\d\.\d out of 5 \(\d+ ratings?\)/)).toBeVisible()
  const more = page.getByRole('button', { name: /^View All \d Details$/ })
  await untilHydrated(more)
  await more.click()
  await page.getByRole('button', { name: 'Show Less' }).first().click()
  const feedback = page.getByRole('region', { name: 'Feedback on this design' })
  await expect(feedback.getByRole('article')).toHaveCount(Math.min(design.rating.count, 6))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('its feedback is in the HTML', async ({ request }) => {
  const design = await ratedDesign(request)
  const html = await (await request.get(address(design))).text()
  expect(html).toContain('Feedback on this design')
  expect(html.match(/<article/g)?.length).toBe(Math.min(design.rating.count, 6))
  expect(html).toMatch(/Read More|<dt/)
})

test('the card’s picture is shown in place of the large one until that is loaded', async ({
  page,
  request,
}) => {
  const owner = await ownerOf(request)
  const { body } = await upload(owner, await picture(900, 1200).jpeg().toBuffer(), { preset: 'products' })
  const { url } = body as { url: string }
  const design = await makeDesign(request, { images: [{ url }] })
  await visit(page, `/gallery?show=all&search=${encodeURIComponent(design.productName)}`)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: design.productName })
  const shown = card.getByRole('img').first()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  const file = await shown.evaluate((img: HTMLImageElement) => img.currentSrc)

  const responses: (() => void)[] = []
  const hold = () => new Promise<void>((resume) => void responses.push(resume))
  const isHeld = ({ pathname, href }: URL) =>
    pathname === '/graphql' || (pathname.startsWith('/images/') && href !== file)
  await page.route(isHeld, async (route) => {
    await hold()
    await route.continue()
  })
  await card.getByRole('link', { name: design.productName }).click()
  await expect(page.getByText('Loading the design')).toBeAttached()
  const waiting = page.getByRole('main').locator(`img[src="${new URL(file).href}"]`)
  // From the browser's cache, but not at once.
  await expect.poll(() => waiting.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  // The sizes of a picture are whole pixels, so that their ratios differ by less than a pixel on the screen.
  const placeOf = async (picture: Locator) =>
    Object.values((await picture.boundingBox())!).map((value) => Math.round(value))
  const place = await placeOf(waiting)
  for (const resume of responses.splice(0)) resume()
  const large = page.getByRole('button', { name: 'Look closer at picture 1 of 1' }).getByRole('img')
  await expect(large).toHaveCSS('background-image', `url("${file}")`)
  expect(await large.evaluate((img: HTMLImageElement) => img.complete)).toBe(false)
  expect(await placeOf(large)).toEqual(place)
  await expect
    .poll(async () => {
      for (const resume of responses.splice(0)) resume()
      return large.evaluate((img: HTMLImageElement) => img.complete)
    })
    .toBe(true)
  expect(await placeOf(large)).toEqual(place)
})

test('one like per view, and the link is copied where the browser can’t share', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
  await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share)
  const design = await ratedDesign(request)
  await visit(page, address(design))
  await page.getByRole('button', { name: 'Like' }).click()
  await expect(page.getByRole('button', { name: 'Liked, 1' })).toBeDisabled()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address(design))
})

test('its pictures open full-screen, by keys too, and restore the focus', async ({ page, request }) => {
  await visit(page, address(await ratedDesign(request)))
  const opener = page.getByRole('button', { name: /^Look closer at picture 1/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await expectAccessible(page)
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('Buy and Add to Cart stay visible and open the option dialog', async ({ page, request }) => {
  await visit(page, address(await ratedDesign(request)))
  for (const name of ['Buy', 'Add to Cart']) {
    const button = page.getByRole('button', { name, exact: true }).filter({ visible: true })
    await expect(button.first()).toBeInViewport()
    await button.first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: /Readymade/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Tailor Made/ })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  }
})

test('a failed load is reported and can be retried', async ({ page, request }) => {
  const design = await ratedDesign(request)
  // The browser logs each failed request.
  page.removeAllListeners('console')
  await visit(page, '/gallery?show=all&sort=rating')
  await page.route('**/graphql', (route) => route.abort())
  await page.evaluate(
    (to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    },
    '/single_product_details?productId=' + design.id.replace(/.$/, '0'),
  )
  await expect(page.getByText('The designs did not load')).toBeVisible()
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** A fact of the product by its title: 'Availability' and its text. */
const fact = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('prices and savings, pictures, details and the category’s own, all expand', async ({
  page,
  request,
}) => {
  const shop = await ownerOf(request)
  const images: { url: string }[] = []
  for (const width of [300, 400]) {
    const { body } = await upload(shop, await picture(width, 500).jpeg().toBuffer(), { preset: 'products' })
    images.push({ url: (body as { url: string }).url })
  }
  const description = 'Woven by hand. '.repeat(11)
  const saree = await makeDesign(request, {
    category: 'SAREE',
    description,
    readyMadePrice: 199_950,
    tailorPrice: 250_000,
    discount: 10,
    embellishments: ['Zari Work'],
    fabricFeel: 'Soft',
    durability: 'For years',
    sareeDetails: {
      sareeLength: 5.5,
      sareeFabric: 'Silk',
      borderStyle: 'Temple',
      drapeStyle: 'Nivi',
      pleated: false,
    },
    images,
  })
  await visit(page, `/single_product_details?productId=${saree.id}`)
  const prices = page.getByRole('region', { name: 'Price Details' })
  await expect(prices).toContainText(/Readymade\s*₹1,799\.55.*₹1,999\.50.*10% off.*You save ₹199\.95/)
  await expect(prices).toContainText(/Tailor Made\s*₹2,250\.00.*₹2,500\.00.*10% off.*You save ₹250\.00/)
  await expect(fact(page, 'Availability').getByText('Available', { exact: true })).toHaveCSS(
    'color',
    'rgb(47, 107, 58)',
  )

  const thumbnails = page.getByRole('button', { name: /^Picture \d of 2$/ })
  await expect(thumbnails).toHaveCount(2)
  await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true')
  const thumbnail = thumbnails.last()
  await thumbnail.click()
  await expect(thumbnail).toHaveAttribute('aria-current', 'true')
  const large = page.getByRole('button', { name: 'Look closer at picture 2 of 2' }).getByRole('img')
  await expect(large).toHaveAttribute('src', new RegExp(images[1]!.url.replace(/\.\w+$/, '')))

  const words = page.getByRole('region', { name: 'Description' })
  await expect(words.getByText(/^Woven by hand\..*…$/)).toBeVisible()
  expect((await words.locator('p').innerText()).length).toBeLessThanOrEqual(151)
  const readMore = words.getByRole('button', { name: 'Read More' })
  await untilHydrated(readMore)
  await readMore.click()
  await expect(words.getByText(description.trim(), { exact: true })).toBeVisible()
  await words.getByRole('button', { name: 'Read Less' }).click()
  await expect(words.getByText(/…$/)).toBeVisible()

  for (const [title, more, all, last] of [
    ['Product Details', 'View All 8 Details', 8, 'For years'],
    ['Saree Details', 'Show More', 5, 'Nivi'],
  ] as const) {
    const details = page.getByRole('region', { name: title })
    await expect(details.locator('dt')).toHaveCount(3)
    await expect(details).not.toContainText(last)
    const showMore = details.getByRole('button', { name: more, exact: true })
    await untilHydrated(showMore)
    await showMore.click()
    await expect(details.locator('dt')).toHaveCount(all)
    await expect(details).toContainText(last)
    await details.getByRole('button', { name: 'Show Less' }).click()
    await expect(details.locator('dt')).toHaveCount(3)
  }
  await expect(page.getByRole('region', { name: 'Saree Details' })).toContainText('5.5 meters')
  await expectNoSidewaysScroll(page)
})

test('out of stock isn’t green, 150 characters aren’t cut, and other garments are fashion', async ({
  page,
  request,
}) => {
  const shawl = await makeDesign(request, {
    category: 'OTHERS',
    description: 'A shawl. '.repeat(17).slice(0, 150),
    availabilityStatus: 'OUT_OF_STOCK',
  })
  await visit(page, `/single_product_details?productId=${shawl.id}`)
  await expect(page.locator('h1').locator('xpath=preceding-sibling::p')).toHaveText('Fashion')
  const state = fact(page, 'Availability').getByText('Out of Stock', { exact: true })
  await expect(state).toBeVisible()
  await expect(state).not.toHaveCSS('color', 'rgb(47, 107, 58)')
  await expect(page.getByText('You save')).toHaveCount(0)
  const words = page.getByRole('region', { name: 'Description' })
  await expect(words).toContainText(/A shawl\. A shaw$/)
  await expect(words.getByRole('button')).toHaveCount(0)
})
