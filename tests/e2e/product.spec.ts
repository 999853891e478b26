import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

interface Listed {
  id: string
  productName: string
  rating: { count: number }
}

/** A design that customers wrote about. */
async function ratedDesign(request: APIRequestContext): Promise<Listed> {
  const query =
    '{ products(sort: BEST_RATED, first: 50) { edges { node { id productName rating { count } } } } }'
  const answer = (await (await request.post('/graphql', { data: { query } })).json()) as {
    data: { products: { edges: { node: Listed }[] } }
  }
  // Of the demo catalogue: other tests' own designs have one entry at most.
  return answer.data.products.edges.find(({ node }) => node.rating.count > 1)!.node
}

const address = ({ id }: Listed) => `/single_product_details?productId=${id}`

test('a design tells all about itself, with what customers say of it', async ({ page, request }) => {
  const design = await ratedDesign(request)
  await visit(page, address(design))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(design.productName)
  await expect(page.getByText(/\d\.\d out of 5 \(\d+ ratings?\)/)).toBeVisible()
  const more = page.getByRole('button', { name: /^View All \d Details$/ })
  await more.click()
  await page.getByRole('button', { name: 'Show Less' }).first().click()
  const feedback = page.getByRole('region', { name: 'Feedback on this design' })
  await expect(feedback.getByRole('article')).toHaveCount(Math.min(design.rating.count, 6))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('its feedback stands in the HTML alone', async ({ request }) => {
  const design = await ratedDesign(request)
  const html = await (await request.get(address(design))).text()
  expect(html).toContain('Feedback on this design')
  expect(html.match(/<article/g)?.length).toBe(Math.min(design.rating.count, 6))
  expect(html).toMatch(/Read More|<dt/)
})

test('one like a view, and the link copied where the system can’t share', async ({
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

test('its pictures open as large as the screen, by keys too, and give the focus back', async ({
  page,
  request,
}) => {
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

test('Buy and Add to Cart stay within reach and ask how it is to be made', async ({ page, request }) => {
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

test('a failed load says so and tries again', async ({ page, request }) => {
  const design = await ratedDesign(request)
  // The browser notes each request that fails.
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
