import type { Page, Route } from '@playwright/test'
import { intercept } from './support/feedback.ts'
import { makeShopper, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const small = { width: 320, height: 640 }

/** The server's responses, changed by the test. */
async function alter(route: Route, change: (data: GalleryResult) => void) {
  const response = await route.fetch()
  const result = (await response.json()) as { data: GalleryResult }
  change(result.data)
  await route.fulfill({ response, json: result })
}

interface GalleryResult {
  products: { edges: unknown[]; totalCount: number; pageInfo: { hasNextPage: boolean } }
}

/** To the designs by a client-side navigation, whose request the test can intercept. */
const goToDesigns = (page: Page) => main(page).getByRole('link', { name: 'Explore Designs' }).first().click()

test('a page that fails says so, and recovers after a reload', async ({ page }) => {
  // React logs the error and its component.
  page.removeAllListeners('console')
  page.removeAllListeners('pageerror')
  await intercept(page, 'GalleryPage', (route) =>
    alter(
      route,
      ({ products }) => void (products.edges[0] = { __typename: 'ProductEdge', cursor: 'x', node: null }),
    ),
  )
  await visit(page, '/')
  await goToDesigns(page)
  const fault = page.getByRole('alert')
  await expect(
    fault.getByRole('heading', { level: 1, name: 'Something went wrong on this page' }),
  ).toBeVisible()
  await expect(fault).toContainText('The fault is ours. Nothing you have put into your cart is lost.')
  await expect(page).toHaveTitle('Something went wrong')
  await expect(fault.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  // The layout around the page remains.
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expectAccessible(page)
  await page.setViewportSize(small)
  await expectNoSidewaysScroll(page)
  await fault.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Designs' })).toBeVisible()
  await expect(page).toHaveURL('/gallery')
})

test('a list that can’t be loaded, and one without a featured design, say so and link onwards', async ({
  page,
}) => {
  // The browser logs each failed request.
  page.removeAllListeners('console')
  let result: (route: Route) => Promise<void> = (route) => route.abort()
  await intercept(page, 'GalleryPage', (route) => result(route))
  await visit(page, '/')
  await goToDesigns(page)
  await expect(page.getByRole('alert')).toContainText('The designs did not load')
  await expectAccessible(page)
  result = (route) =>
    alter(route, ({ products }) => {
      products.edges = []
      products.totalCount = 0
      products.pageInfo.hasNextPage = false
    })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'No Featured Products' })).toBeVisible()
  await expect(main(page)).toContainText('Check back later for featured items')
  await expectAccessible(page)
  result = (route) => route.continue()
  await main(page).getByRole('link', { name: 'See all products' }).click()
  await expect(page).toHaveURL('/gallery?show=all')
  await expect(main(page).locator('li a[href*=single_product]').first()).toBeVisible()
})

test('a design that doesn’t exist says so', async ({ page }) => {
  // The browser logs the status of the page itself.
  page.removeAllListeners('console')
  const missing = '/single_product_details?productId=00000000-0000-4000-8000-000000000000'
  expect(await visit(page, missing)).toBe(404)
  await expect(page).toHaveTitle('Design not found | Roopkala Boutique')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that design')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'See all designs' }).click()
  await expect(page).toHaveURL('/gallery?show=all')
})

test('the quick view says Loading... while it loads', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await intercept(page, 'DetailsPage', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/')
  const design = page.locator('#portfolio li a').first()
  const name = (await design.textContent())!
  await design.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Loading...')
  await expect(main(page).getByRole('status')).toHaveText('One moment, please.')
  await expectAccessible(page)
  const { width, height } = page.viewportSize()!
  await page.setViewportSize(small)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width, height })
  await expect(heading).toHaveText('Loading...')
  release()
  await expect(heading).toHaveText(name)
})

test('a user who is signed in already is told so in place of the forms', async ({ page, request }) => {
  const meera = await makeShopper(request)
  await signIn(page, meera)
  for (const address of ['/login-signup', '/login', '/signup']) {
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Signed in as ${meera.name}`)
    await expect(main(page).getByRole('textbox')).toHaveCount(0)
  }
  await expectAccessible(page)
  await expect(main(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
})
