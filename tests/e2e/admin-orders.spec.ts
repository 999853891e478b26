import type { Page } from '@playwright/test'
import { owner } from './support/open-shop.ts'
import { intercept } from './support/feedback.ts'
import { beginOrder, placeEnquiry, placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, overApi, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'
import { dayAhead, written } from '../support/days.ts'

/** A name that no other test's customer has. */
const customerOf = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`
const row = (page: Page, orderNumber: string) => page.getByRole('row').filter({ hasText: orderNumber })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const badge = (page: Page) => heading(page, /^Order/).locator('xpath=..')

/** The status in the heading of the order's page, once the server has confirmed the change. */
const expectStatus = (page: Page, status: string) => expect(badge(page)).toContainText(status)

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

test('an order is found, promised for a day, and goes from placed to delivered', async ({
  page,
  request,
}) => {
  const name = customerOf('Meera')
  const { orderNumber } = await placeOrderOf(request, { ...(await makeShopper(request)), name })
  await signInAsOwner(page, request)
  await visit(page, '/admin/orders')
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(name)
  await expect(row(page, orderNumber)).toContainText('Not set')
  await expect(page).toHaveURL(/q=Meera/)
  await expectAccessible(page)
  await page.getByRole('link', { name: orderNumber }).click()
  await expect(heading(page, `Order ${orderNumber}`)).toBeVisible()
  await expect(panel(page, 'Garment')).toContainText('14.5 in')
  await expect(panel(page, 'Garment')).toContainText('36.8 cm')
  await expect(page.getByRole('link', { name: 'Call 9876543210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
    'href',
    /wa\.me\/919876543210/,
  )
  await expectAccessible(page)

  const day = dayAhead(60)
  await page.getByLabel('Day of delivery').fill(day)
  await panel(page, 'Due').getByRole('button', { name: 'Save' }).click()
  await expect(panel(page, 'Due')).toContainText(written(day, { day: 'numeric', month: 'short' }))

  await page.getByLabel('Another note').fill('Cloth is in drawer 4.')
  await press(page, 'Add the note')
  await expect(panel(page, 'Notes of the shop')).toContainText('Cloth is in drawer 4.')

  await page.getByLabel('Note to the customer').fill('We begin on Monday.')
  await press(page, 'Confirm')
  await expectStatus(page, 'Confirmed')
  await expect(panel(page, 'What happened')).toContainText('We begin on Monday.')
  for (const [move, status] of [
    ['Measured, cloth received', 'Measured'],
    ['Start stitching', 'Stitching'],
    ['Ready for the trial', 'Trial'],
    ['Back to stitching', 'Stitching'],
    ['Mark as ready', 'Ready'],
    ['Dispatch', 'Dispatched'],
    ['Delivered', 'Delivered'],
  ] as const) {
    if (move === 'Dispatch') {
      await page.getByLabel('Courier (optional)').fill('Blue Dart')
      await page.getByLabel('Tracking number (optional)').fill('53921188204')
    }
    await press(page, move)
    if (move === 'Delivered') {
      const confirmation = page.getByRole('alertdialog')
      await expect(confirmation).toContainText('still to be paid')
      await confirmation.getByRole('button', { name: 'Take the payment first' }).click()
      await expect(confirmation).toBeHidden()
      await expectStatus(page, 'Dispatched')
      await press(page, move)
      await press(page, 'Hand it over unpaid')
    }
    await expectStatus(page, status)
  }
  await expect(panel(page, 'Next step')).toContainText('nothing is left to do')
  await expect(panel(page, 'Customer')).toContainText('Courier: Blue Dart')
  await expect(panel(page, 'Customer')).toContainText('Tracking number: 53921188204')
  await expect(panel(page, 'What happened').getByRole('listitem')).toHaveCount(9)
})

test('a custom order is quoted, agreed to on the phone, and confirmed', async ({ page, request }) => {
  const { id } = await placeEnquiry(request, await makeShopper(request))
  await signInAsOwner(page, request)
  await visit(page, `/admin/orders/${id}`)
  await expect(panel(page, 'Next step')).toContainText('as soon as the customer has agreed')
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0)
  for (const [price, sentence] of [
    ['0', 'costs more than ₹0'],
    ['9999999999', 'ends at ₹100 crore'],
  ] as const) {
    await page.getByLabel('Garment, ₹').fill(price)
    await press(page, 'Name the price')
    await expect(page.getByLabel('Garment, ₹')).toHaveAccessibleDescription(new RegExp(sentence))
  }
  await page.getByLabel('Garment, ₹').fill('4200.50')
  await page.getByLabel('Delivery, ₹').fill('99')
  // The server's message about a refused request is shown as it is.
  const errors = [{ message: 'Say it otherwise.', extensions: { code: 'BAD_USER_INPUT' } }]
  await intercept(page, 'QuoteOrder', (route) => route.fulfill({ json: { errors } }))
  await press(page, 'Name the price')
  await expect(panel(page, 'Price')).toContainText('Say it otherwise.')
  await page.unroute('**/graphql')
  await press(page, 'Name the price')
  await expect(panel(page, 'Price')).toContainText('₹4,299.50 asked')
  await expect(panel(page, 'Price')).toContainText('hasn’t answered yet')
  await press(page, 'The customer agreed on the phone')
  await expect(panel(page, 'Price')).toContainText('agreed by phone')
  await expect(panel(page, 'Custom blouse')).toContainText('₹4,299.50')
  await press(page, 'Confirm')
  await expectStatus(page, 'Confirmed')
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

test('by due day the table excludes completed orders', async ({ page, request }) => {
  const name = customerOf('Zoya')
  const shopper = { ...(await makeShopper(request)), name }
  const [open, done] = [await placeOrderOf(request, shopper), await placeOrderOf(request, shopper)]
  const token = await signInAsOwner(page, request)
  await request.post('/graphql', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      query: 'mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { order { id } } }',
      variables: { input: { id: done.id, version: 1, to: 'CANCELLED' } },
    },
  })
  await visit(page, `/admin/orders?q=${encodeURIComponent(name)}`)
  await expect(row(page, done.orderNumber)).toBeVisible()
  await press(page, 'By due day')
  await expect(row(page, done.orderNumber)).toHaveCount(0)
  await expect(row(page, open.orderNumber)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open 1' })).toHaveAttribute('aria-pressed', 'true')
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

test('the calendar is changed, and an order started elsewhere is completed by phone', async ({
  page,
  request,
}) => {
  const phone = `98${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
  await beginOrder(request, await makeShopper(request, 'Dolly D’Souza'), { name: 'Dolly', phone })
  await signInAsOwner(page, request)
  await visit(page, '/admin/orders')
  await press(page, 'Calendar')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Garments that can be stitched in a week').fill('25')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: /of 25/ })).toHaveCount(6)

  await page.getByRole('link', { name: 'Order drafts' }).click()
  await expect(heading(page, 'Order drafts')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search order drafts' }).fill(phone)
  await press(page, 'Search')
  await expect(page.getByRole('row').filter({ hasText: phone })).toContainText('Custom lehenga')
  await expect(page.getByRole('link', { name: /^Finish the order of Dolly/ })).toHaveAttribute(
    'href',
    /^\/order\/null\/custom\?draft=/,
  )
  await expectAccessible(page)
})

test('a shopper’s draft, placed by phone, opens among the admin pages', async ({ page, request }) => {
  const { data } = await overApi(await makeShopper(request)).graphql(
    'mutation ($input: SaveOrderDraftInput!) { saveOrderDraft(input: $input) { orderDraft { id } } }',
    {
      input: {
        orderType: 'CUSTOM',
        customCategory: 'BLOUSE',
        designDetails: 'A boat neck.',
        measurements: { unit: 'CM', blouse: { chest: 92, waist: 78 } },
        customer: {
          name: 'Dolly D’Souza',
          email: 'dolly@example.com',
          phone: '9876543210',
          street: '7 Hill Road, Bandra West',
          city: 'Mumbai',
          state: 'Maharashtra',
          pincode: '400050',
        },
      },
    },
  )
  await signInAsOwner(page, request)
  await visit(page, `/order/null/custom?draft=${data.saveOrderDraft.orderDraft.id}&step=payment`)
  await page.getByRole('main').getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]+$/)
  await expect(heading(page, /^Order \d/)).toBeVisible()
  await expect(panel(page, 'What happened')).toBeVisible()
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
