import type { APIRequestContext } from '@playwright/test'
import { anotherWindow, expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { beginOrder, signInAsOwner } from './support/shop-orders.ts'
import {
  makeColleague,
  makeDesign,
  makeShopper,
  overApi,
  password,
  type Shopper,
  signIn,
} from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

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

test('a customer’s page is accessible at the admin widths', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  await signInAsOwner(page, request)
  await open(page, `/admin/customers/${shopper.userId}`, shopper.name)
  await expectAccessibleAtAdminWidths(page)
})

test('the dashboard has the specification’s tiles, with values of the shop', async ({ page, request }) => {
  const { productName } = await makeDesign(request, { quantityInStock: 1, productName: `Aaa ${Date.now()}` })
  await signInAsOwner(page, request)
  await open(page, '/admin', 'Admin Dashboard')
  for (const [name, address] of [
    ['Add Product', '/product/null/add'],
    ['Update', '/view_product'],
    ['Delete', '/view_product'],
    ['View Product', '/view_product'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  for (const name of [
    'Pending Orders',
    'Completed Orders',
    'Total Orders',
    'New Orders',
    'Total Products',
    'Revenue',
    'Today’s Revenue',
    'Invoiced Today',
    'Received Today',
    'Outstanding',
  ])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Stock running out' }).getByText(productName)).toBeVisible()

  const visitors = page.getByRole('term').filter({ hasText: 'Total Visitors' }).locator('xpath=../dd[1]')
  const before = Number(await visitors.textContent())
  await page.reload()
  await expect(visitors).toHaveText(String(before + 1))

  await page.getByRole('button', { name: '12 months' }).click()
  await expect(page).toHaveURL(/days=365/)
  await expect(page.getByRole('button', { name: '12 months' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByText('Orders as a table').click()
  await expect(page.getByRole('columnheader', { name: 'Week' }).first()).toBeVisible()

  const box = page.getByRole('searchbox', { name: 'Search customers, orders and products' })
  await box.fill(productName)
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: / found$/ })).toHaveText([
    'Customers found',
    'Orders found',
    'Products found',
  ])
  const found = page.getByRole('region', { name: 'Products found' })
  await expect(found.getByRole('link', { name: productName })).toHaveAttribute(
    'href',
    /\/product\/.+\/update$/,
  )
})

test('hidden feedback disappears for others, and its author sees the reason', async ({
  page,
  request,
  browser,
}) => {
  const [meera, words] = [await makeShopper(request), `Words ${Date.now()}`]
  await addFeedback(request, meera, words)
  await signInAsOwner(page, request)
  await open(page, `/admin/feedback?search=${encodeURIComponent(words)}`, 'Feedback')
  const entry = page.getByRole('listitem').filter({ hasText: words })
  await entry.getByRole('button', { name: 'Reply' }).click()
  await entry.getByLabel('The shop’s answer').fill('We are sorry, Meera.')
  await entry.getByRole('button', { name: 'Save the answer' }).click()
  await expect(entry.getByText('We are sorry, Meera.')).toBeVisible()
  await entry.getByRole('button', { name: 'Hide' }).click()
  await entry.getByLabel('Why it is hidden').fill('It names another customer.')
  await expectAccessible(page)
  await entry.getByRole('button', { name: 'Hide it' }).click()
  await expect(entry.getByText('Hidden', { exact: true })).toBeVisible()

  const shopperPage = await anotherWindow(browser)
  await signIn(shopperPage, meera)
  await visit(shopperPage, '/feedback')
  const own = shopperPage.getByRole('region', { name: 'Your Feedback' })
  await expect(own.getByText('It names another customer.')).toBeVisible()
  await expect(own.getByText('We are sorry, Meera.')).toBeVisible()
  await shopperPage.context().close()

  await entry.getByRole('button', { name: 'Show again' }).click()
  await expect(entry.getByText('Hidden', { exact: true })).toHaveCount(0)
})

test('a customer with a forgotten password gets in by a link, once', async ({ page, request, browser }) => {
  const meera = await makeShopper(request, `Meera ${Date.now()}`)
  await signInAsOwner(page, request)
  await open(page, `/admin/customers?search=${encodeURIComponent(meera.name)}`, 'Customers')
  await page.getByRole('link', { name: meera.name }).click()
  await page.getByRole('button', { name: 'Make a password link' }).click()
  const link = await page.getByLabel('Link for a new password').inputValue()

  const shopperPage = await anotherWindow(browser)
  await shopperPage.goto(link)
  await expectAccessible(shopperPage)
  await shopperPage.getByLabel('New password', { exact: true }).fill('gulmohar-7-neem')
  await shopperPage.getByRole('button', { name: 'Save the password' }).click()
  await shopperPage.waitForURL((url) => url.pathname === '/')
  const logIn = (data: object) => request.post('/api/v1/auth/login', { data })
  expect((await logIn({ email: meera.email, password })).status()).toBe(401)
  expect((await logIn({ email: meera.email, password: 'gulmohar-7-neem' })).status()).toBe(200)

  await shopperPage.goto('/livez')
  await shopperPage.goto(link)
  await shopperPage.getByLabel('New password', { exact: true }).fill('another-9-one')
  await shopperPage.getByRole('button', { name: 'Save the password' }).click()
  await expect(shopperPage.getByText('This link no longer works. Ask for another one.')).toBeVisible()
  await shopperPage.context().close()

  await open(page, '/admin/activity', 'Activity')
  await expect(
    page.getByRole('listitem').filter({ hasText: `Made a password link for ${meera.name}` }),
  ).toBeVisible()
})

test('a customer’s drafts and measurements are opened from the customer’s page', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  await beginOrder(request, meera, { name: meera.name, phone: '9876543210' })
  await overApi(meera).graphql(
    `mutation ($input: SaveMeasurementProfileInput!) {
      saveMeasurementProfile(input: $input) { measurementProfile { id } }
    }`,
    { input: { person: 'Her sister', measurements: { unit: 'CM', blouse: { chest: 91.5 } } } },
  )
  await signInAsOwner(page, request)
  await open(page, `/admin/customers/${meera.userId}`, meera.name)
  await page.getByText('Her sister').click()
  await expect(page.getByRole('table', { name: 'Blouse' })).toContainText('91.5 cm')
  await expectAccessibleAtAdminWidths(page)
  await page.getByRole('link', { name: 'Own design' }).click()
  await expect(page).toHaveURL(/\/order\/null\/custom\?draft=/)
})

test('a role is given and an account deleted', async ({ page, request }) => {
  const rekha = await makeShopper(request, `Rekha ${Date.now()}`)
  await signInAsOwner(page, request)
  await open(page, `/admin/customers/${rekha.userId}`, rekha.name)
  const role = page.getByLabel('Role')
  const dialog = page.getByRole('alertdialog')
  await role.selectOption('Staff')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(role).toHaveValue('SHOPPER')
  await role.selectOption('Staff')
  await expect(dialog).toContainText('Staff see and change orders')
  await dialog.getByRole('button', { name: 'Make staff' }).click()
  await expect(page.getByText(`${rekha.name} is now: Staff.`)).toBeVisible()
  await role.selectOption('Shopper')
  await dialog.getByRole('button', { name: 'Take the role away' }).click()
  await expect(page.getByText(`${rekha.name} is now: Shopper.`)).toBeVisible()
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await expect(dialog).toContainText('deleted for good')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/\/admin\/customers$/)
  expect(
    (await request.post('/api/v1/auth/login', { data: { email: rekha.email, password } })).status(),
  ).toBe(401)
})

test('an owner’s role is given and taken only after a confirmation, above all the own one', async ({
  page,
  request,
}) => {
  const name = `Gauri ${Date.now()}`
  const [gauri, asha] = [await makeColleague(request, 'ADMIN', name), await makeShopper(request, 'Asha Rao')]
  await signIn(page, gauri)
  const role = page.getByLabel('Role')
  const dialog = page.getByRole('alertdialog')
  await open(page, `/admin/customers/${asha.userId}`, 'Asha Rao')
  await role.selectOption('Owner')
  await expect(dialog).toContainText('decides on everybody’s role')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(role).toHaveValue('SHOPPER')
  await role.selectOption('Owner')
  await dialog.getByRole('button', { name: 'Make an owner' }).click()
  await expect(page.getByText('Asha Rao is now: Owner.')).toBeVisible()
  await role.selectOption('Shopper')
  await dialog.getByRole('button', { name: 'Take the role away' }).click()
  await expect(page.getByText('Asha Rao is now: Shopper.')).toBeVisible()

  await open(page, `/admin/customers/${gauri.userId}`, name)
  await role.selectOption('Staff')
  await expect(dialog).toContainText('This is your own account.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(role).toHaveValue('ADMIN')
  await page.reload()
  await expect(role).toHaveValue('ADMIN')
  await role.selectOption('Staff')
  await dialog.getByRole('button', { name: 'Give it up' }).click()
  await expect(page.getByText(`${name} is now: Staff.`)).toBeVisible()
})

test('a shopper is denied access, and a guest logs in first', async ({ page, request }) => {
  await visit(page, '/admin/customers')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, await makeShopper(request))
  await open(page, '/admin/customers', 'This page is not for you')
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
