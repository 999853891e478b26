import type { Page } from '@playwright/test'
import { owner } from './support/open-shop.ts'
import { intercept } from './support/feedback.ts'
import { beginOrder, placeEnquiry, placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

/** A name that no other test's customer has. */
const customerOf = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`
const row = (page: Page, orderNumber: string) => page.getByRole('row').filter({ hasText: orderNumber })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.beforeEach(({ page }) => page.setDefaultTimeout(15_000))

test('a guest logs in and returns; a shopper is denied access', async ({ page, request }) => {
  await page.goto('/admin/orders?status=ready')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(owner.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(owner.password)
  await press(page, 'Sign In')
  await expect(heading(page, 'Orders')).toBeVisible()
  expect(new URL(page.url()).search).toBe('?status=ready')
  // The admin pages have a frame of their own: the shop's name leads to its pages, and there is no cart.
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Roopkala Boutique' })).toHaveAttribute('href', '/')
  await expect(bar.getByRole('link', { name: /^Your account/ })).toHaveAttribute('href', '/account')
  await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  await page.evaluate(() => localStorage.clear())
  await signIn(page, await makeShopper(request))
  await visit(page, '/admin')
  await expect(heading(page, 'This page is not for you')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await expectAccessible(page)
})

test('the list and an order are accessible, and a refusal of the server is shown as it is', async ({
  page,
  request,
}) => {
  const name = customerOf('Meera')
  const { id, orderNumber } = await placeEnquiry(request, { ...(await makeShopper(request)), name })
  await signInAsOwner(page, request)
  await visit(page, `/admin/orders?q=${encodeURIComponent(name)}`)
  await expect(row(page, orderNumber)).toContainText('Not set')
  await expectAccessible(page)
  await visit(page, `/admin/orders/${id}`)
  await page.getByLabel('Garment, ₹').fill('4200.50')
  const errors = [{ message: 'Say it otherwise.', extensions: { code: 'BAD_USER_INPUT' } }]
  await intercept(page, 'QuoteOrder', (route) => route.fulfill({ json: { errors } }))
  await press(page, 'Name the price')
  await expect(panel(page, 'Price')).toContainText('Say it otherwise.')
  await expectAccessible(page)
})

test('a new order is shown without a reload, with a notice that can be switched off', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const [first, second] = [customerOf('Asha'), customerOf('Asha')]
  await signInAsOwner(page, request)
  const line = page.waitForResponse('**/events/orders')
  await visit(page, '/admin/orders?q=Asha')
  expect((await line).status()).toBe(200)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  const { orderNumber } = await placeOrderOf(request, { ...shopper, name: first })
  await expect(row(page, orderNumber)).toContainText(first)
  const announcements = page.getByRole('status', { name: 'New orders' })
  await expect(announcements.getByRole('link', { name: `New order ${orderNumber}: ` })).toContainText(first)
  await expectAccessible(page)
  await announcements.getByRole('button', { name: 'Dismiss the new orders' }).click()
  await expect(announcements.getByText(`New order ${orderNumber}`)).toHaveCount(0)

  const notices = page.getByRole('button', { name: 'Tell new orders' })
  await expect(notices).toHaveAttribute('aria-pressed', 'true')
  await notices.click()
  await expect(notices).toHaveAttribute('aria-pressed', 'false')
  const silent = await placeOrderOf(request, { ...shopper, name: second })
  await expect(row(page, silent.orderNumber)).toContainText(second)
  await expect(announcements.getByText(`New order ${silent.orderNumber}`)).toHaveCount(0)
  await page.reload()
  await expect(notices).toHaveAttribute('aria-pressed', 'false')
})

test('the board has a column for each status; an order changes its column with its status', async ({
  page,
  request,
}) => {
  const name = customerOf('Farida')
  const { id, orderNumber } = await placeOrderOf(request, { ...(await makeShopper(request)), name })
  const token = await signInAsOwner(page, request)
  const line = page.waitForResponse('**/events/orders')
  await visit(page, `/admin/orders?q=${encodeURIComponent(name)}`)
  await line
  await press(page, 'Board')
  await expect(panel(page, 'Pending')).toContainText(orderNumber)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await request.post('/graphql', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      query: 'mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { order { id } } }',
      variables: { input: { id, version: 1, to: 'CONFIRMED' } },
    },
  })
  await expect(panel(page, 'Confirmed')).toContainText(orderNumber)
  await expect(panel(page, 'Pending')).not.toContainText(orderNumber)
})

test('job cards are A4 sheets, one for each garment, and nothing else is printed', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const [blouse, enquiry] = [await placeOrderOf(request, shopper), await placeEnquiry(request, shopper)]
  await signInAsOwner(page, request)
  await visit(page, `/admin/orders/${blouse.id}/job-card`)
  await expect(page.locator('[data-job-card]')).toHaveCount(1)
  await expectAccessible(page)
  await visit(page, `/admin/job-cards?ids=${blouse.id},${enquiry.id}`)
  const sheets = page.locator('[data-job-card]')
  await expect(sheets).toHaveCount(2)
  await expect(sheets.nth(0)).toContainText(blouse.orderNumber)
  await expect(sheets.nth(1)).toContainText('A boat neck, and a deep back with a tassel.')
  // The diagrams are drawn, the QR codes of the order and of its garment are there, and everything fits.
  for (const sheet of await sheets.all()) {
    await expect(sheet.locator('svg')).toHaveCount(4)
    const rest = await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)
    expect(rest).toBeLessThanOrEqual(0)
  }
  // On a screen the page doesn't overflow: the sheets scroll in their own container.
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

test('the calendar and the order drafts are accessible', async ({ page, request }) => {
  const phone = `98${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
  await beginOrder(request, await makeShopper(request, 'Dolly D’Souza'), { name: 'Dolly', phone })
  await signInAsOwner(page, request)
  await visit(page, '/admin/orders')
  await press(page, 'Calendar')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/admin/drafts')
  await expect(page.getByRole('link', { name: /^Finish the order of/ }).first()).toBeVisible()
  await expectAccessible(page)
})

test('works on a tablet', async ({ page, request }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const { id, orderNumber } = await placeOrderOf(request, await makeShopper(request))
  await signInAsOwner(page, request)
  await visit(page, '/admin/orders')
  await expect(row(page, orderNumber)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await visit(page, `/admin/orders/${id}`)
  await expect(panel(page, 'Next step')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
