import type { APIRequestContext } from '@playwright/test'
import { saveProfile } from '../support/measurement-profiles.ts'
import { anotherWindow, expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { beginOrder, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, overApi, type Shopper } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/visit.ts'

async function addFeedback(request: APIRequestContext, { token }: Shopper, comments: string): Promise<void> {
  await request.post('/api/v1/feedback/add', {
    headers: { Authorization: `Bearer ${token}` },
    data: { rating: 2, comments },
  })
}

/** The admin pages, each with text that shows that it is loaded. */
const pages = [
  { path: '/admin', title: 'Admin Dashboard', ready: 'Best designs' },
  { path: '/admin/feedback', title: 'Feedback' },
  { path: '/admin/customers', title: 'Customers' },
  { path: '/admin/promotions', title: 'Offers' },
  { path: '/admin/promotions/new', title: 'Add an offer', ready: 'When it applies' },
  { path: '/admin/delivery', title: 'Delivery' },
  { path: '/admin/delivery/new', title: 'Add a zone', ready: 'Where' },
  { path: '/admin/api-clients', title: 'API clients', ready: 'Another program' },
  { path: '/admin/activity', title: 'Activity' },
  { path: '/admin/settings', title: 'Settings', ready: 'Achievements' },
  { path: '/admin/occasions', title: 'Occasions' },
  { path: '/admin/invoices', title: 'Invoices', ready: 'For the accountant' },
  { path: '/admin/tax', title: 'Tax', ready: 'Rates by price' },
  { path: '/admin/messages', title: 'Messages' },
  { path: '/admin/messages/texts', title: 'Texts of messages' },
  { path: '/admin/price-list', title: 'Price list' },
  { path: '/admin/payments', title: 'Payments' },
  { path: '/admin/closing', title: 'Daily closing', ready: 'Cash drawer' },
  { path: '/admin/expenses', title: 'Expenses', ready: 'Recorded' },
  { path: '/admin/reports', title: 'Reports', ready: 'Reports' },
  { path: '/admin/roles', title: 'Roles', ready: 'Another role' },
  { path: '/admin/month', title: 'Month’s result', ready: 'What is counted' },
]

for (const { path, title, ready } of pages)
  test(`${path} is accessible at the admin widths`, async ({ page, request }) => {
    await signInAsOwner(page, request)
    await open(page, path, title)
    if (ready) await expect(page.getByRole('heading', { name: ready })).toBeVisible()
    else await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await expectAccessibleAtAdminWidths(page)
  })

test('the page of a customer with a draft and measurements is accessible at the admin widths', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  await beginOrder(request, meera, { name: meera.name, phone: '9876543210' })
  await saveProfile(overApi(meera), {
    person: 'Her sister',
    measurements: { unit: 'CM', blouse: { chest: 91.5 } },
  })
  await signInAsOwner(page, request)
  await open(page, `/admin/customers/${meera.userId}`, meera.name)
  await page.getByText('Her sister').click()
  await expect(page.getByRole('table', { name: 'Blouse' })).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
  await page.getByLabel('Role').selectOption('Owner')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
})

test('the dashboard counts a visit with each page that is loaded', async ({ page, request }) => {
  await signInAsOwner(page, request)
  await open(page, '/admin', 'Admin Dashboard')
  const visitors = page.getByRole('term').filter({ hasText: 'Total Visitors' }).locator('xpath=../dd[1]')
  const before = Number(await visitors.textContent())
  await page.reload()
  await expect(visitors).toHaveText(String(before + 1))
  await page.getByRole('button', { name: '12 months' }).click()
  await page.getByText('Orders as a table').click()
  await expect(page.getByRole('columnheader', { name: 'Week' }).first()).toBeVisible()
})

test('feedback that is being hidden, and a page for a new password, are accessible', async ({
  page,
  request,
  browser,
}) => {
  const [meera, words] = [await makeShopper(request), `Words ${Date.now()}`]
  await addFeedback(request, meera, words)
  await signInAsOwner(page, request)
  await open(page, `/admin/feedback?search=${encodeURIComponent(words)}`, 'Feedback')
  const entry = page.getByRole('listitem').filter({ hasText: words })
  await entry.getByRole('button', { name: 'Hide' }).click()
  await entry.getByLabel('Why it is hidden').fill('It names another customer.')
  await expectAccessible(page)

  await open(page, `/admin/customers/${meera.userId}`, meera.name)
  await page.getByRole('button', { name: 'Make a password link' }).click()
  const shopperPage = await anotherWindow(browser)
  await shopperPage.goto(await page.getByLabel('Link for a new password').inputValue())
  await expectAccessible(shopperPage)
  await shopperPage.getByLabel('New password', { exact: true }).fill('gulmohar-7-neem')
  await shopperPage.getByRole('button', { name: 'Save the password' }).click()
  await shopperPage.waitForURL((url) => url.pathname === '/')
  await shopperPage.context().close()
})

test('a shortcut leaves a form like a link does: after a confirmation', async ({ page, request }) => {
  await signInAsOwner(page, request)
  await open(page, '/product/null/add', 'Add Product')
  await page.getByLabel('Colour', { exact: true }).fill('Indigo')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
})

test('shortcuts lead through the admin pages until they are switched off', async ({ page, request }) => {
  await signInAsOwner(page, request)
  await open(page, '/admin', 'Admin Dashboard')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('gc')
  await expect(page.getByRole('searchbox')).toHaveValue('gc')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()

  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toBeVisible()
  await expectAccessible(page)
  await list.getByLabel('Use these shortcuts').uncheck()
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(list).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/admin\/customers$/)
  await page.getByRole('link', { name: 'Feedback', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  await expect(list).toHaveCount(0)
})
