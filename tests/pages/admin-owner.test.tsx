import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { controls, openAdminPage, region, shows } from '../support/admin-page.ts'
import { takeOrder } from '../support/order-edits.ts'
import { openShop, password } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const as = await shop.admin()
const { choose, field, fill, follow, press } = controls()
const dialog = async () => screen.findByRole('alertdialog')
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const logIn = async (email: string, typed: string) =>
  (await shop.guest().rest('POST', 'auth/login', { email, password: typed })).status

test('the dashboard has the specification’s tiles, with values of the shop', async () => {
  const { productName } = await shop.product({ quantityInStock: 1, productName: 'Anarkali' })
  const { user } = await openAdminPage(shop, '/admin', { as })
  await screen.findByText('Pending Orders')
  for (const [name, href] of [
    ['Add Product', '/product/null/add'],
    ['Update', '/view_product'],
    ['Delete', '/view_product'],
    ['View Product', '/view_product'],
  ] as const)
    expect(hrefOf(name)).toBe(href)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
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
    expect(terms).toContain(name)
  await within(await region('Stock running out')).findByText(productName)

  expect(hrefOf('Figures and charts')).toBe('/admin/figures')

  await user.type(
    screen.getByRole('searchbox', { name: 'Search customers, orders and products' }),
    `${productName}{Enter}`,
  )
  const found = await region('Products found')
  expect(screen.getAllByRole('heading', { name: / found$/ }).map(({ textContent }) => textContent)).toEqual([
    'Customers found',
    'Orders found',
    'Products found',
  ])
  expect((await within(found).findByRole('link', { name: productName })).getAttribute('href')).toMatch(
    /\/product\/.+\/update$/,
  )
})

test('figures and charts have a page of their own, of the period that is chosen', async () => {
  const { address } = await openAdminPage(shop, '/admin/figures', { as })
  await region('Best designs')
  await region('Revenue')
  await press('12 months')
  await expect.poll(address).toContain('days=365')
  await screen.findByRole('button', { name: '12 months', pressed: true })
  expect((await screen.findAllByRole('columnheader', { name: 'Week', hidden: true })).length).toBeGreaterThan(
    0,
  )
})

test('the admin pages have a frame of their own, without a cart', async () => {
  await openAdminPage(shop, '/admin/orders', { as })
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'Roopkala Boutique' }).getAttribute('href')).toBe('/')
  expect(bar.getByRole('link', { name: /^Your account/ }).getAttribute('href')).toBe('/account')
  bar.getByRole('button', { name: 'Logout' })
  expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

test('a shopper is denied access, and a guest logs in first', async () => {
  const { address, router } = await openAdminPage(shop, '/admin/customers?search=Meera')
  await expect.poll(address).toBe('/login')
  expect(router.state.location.state).toEqual({ from: '/admin/customers?search=Meera' })
  const { heading } = await openAdminPage(shop, '/admin/customers', { as: await shop.shopper('Meera') })
  expect(heading()).toBe('This page is not for you')
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
})

test('hidden feedback disappears for others, and its author sees the reason', async () => {
  const meera = await shop.shopper('Meera')
  await meera.mutateOrThrow('addFeedback', { rating: 2, comments: 'Torn at once' })
  await openAdminPage(shop, '/admin/feedback?search=Torn', { as })
  const entry = () =>
    controls(screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes('Torn at once')))
  await screen.findByText('Torn at once')
  await entry().press('Reply')
  await entry().fill(/^The shop’s answer/, 'We are sorry, Meera.')
  await entry().press('Save the answer')
  await screen.findByText('We are sorry, Meera.')
  await entry().press('Hide')
  await entry().fill(/^Why it is hidden/, 'It names another customer.')
  await entry().press('Hide it')
  await screen.findByText('Hidden', { selector: 'li *' })

  await openAdminPage(shop, '/feedback', { as: meera })
  const own = within(await region('Your Feedback'))
  await own.findByText('It names another customer.')
  expect(own.getByText('We are sorry, Meera.')).toBeTruthy()
  await openAdminPage(shop, '/feedback', { as: await shop.shopper('Asha') })
  await shows('No feedback from other users yet')

  await openAdminPage(shop, '/admin/feedback?search=Torn', { as })
  await screen.findByText('Torn at once')
  await entry().press('Show again')
  await expect.poll(() => screen.queryByText('Hidden', { selector: 'li *' })).toBeNull()
})

test('a customer with a forgotten password gets in by a link, once', async () => {
  const meera = await shop.shopper('Meera Forgetful')
  await openAdminPage(shop, '/admin/customers?search=Forgetful', { as })
  await follow('Meera Forgetful')
  await press('Make a password link')
  const link = new URL((await field('Link for a new password')).value)
  const openLink = () => openAdminPage(shop, link.pathname + link.search + link.hash)
  const choosePassword = async (typed: string) => {
    await fill('New password', typed)
    await press('Save the password')
  }
  localStorage.clear()
  await openLink()
  await choosePassword('gulmohar-7-neem')
  await expect.poll(() => localStorage.getItem('userId')).toBe(meera.id)
  expect(await logIn(meera.email, password)).toBe(401)
  expect(await logIn(meera.email, 'gulmohar-7-neem')).toBe(200)

  localStorage.clear()
  await openLink()
  await choosePassword('another-9-one')
  await screen.findByText('This link no longer works. Ask for another one.')

  await openAdminPage(shop, '/admin/activity', { as })
  const main = screen.getByRole('main')
  await expect.poll(() => main.textContent).toContain('Made a password link for Meera Forgetful')
})

test('a customer’s drafts and measurements are opened from the customer’s page', async () => {
  const meera = await shop.shopper('Meera')
  const customer = { name: 'Meera', phone: '9876543210' }
  await meera.mutate('saveOrderDraft', { orderType: 'CUSTOM', customCategory: 'LEHENGA', customer })
  await meera.mutate('saveMeasurementProfile', {
    person: 'Her sister',
    measurements: { unit: 'CM', blouse: { chest: 91.5 } },
  })
  const { user, address } = await openAdminPage(shop, `/admin/customers/${meera.id}`, { as })
  await user.click(await screen.findByText('Her sister'))
  expect((await screen.findByRole('table', { name: 'Blouse' })).textContent).toContain('91.5 cm')
  await follow('Own design')
  await expect.poll(address).toContain('/order/null/custom?draft=')
})

test('a customer’s orders say what each costs, and what is still to be paid', async () => {
  const { customer } = await as.mutateOrThrow('saveCustomer', { name: 'Asha Rao', phone: newPhone() })
  const { orderNumber } = await takeOrder(as, {
    customerId: customer.id,
    lines: [{ garmentId: 'blouse', price: 1_200_00 }],
    payment: { amount: 500_00, method: 'CASH' },
  })
  await openAdminPage(shop, `/admin/customers/${customer.id}`, { as })
  const row = await screen.findByRole('row', { name: new RegExp(orderNumber) })
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells).toEqual(['Blouse', expect.anything(), 'Confirmed', '₹1,200', '₹700'])
})

describe('a role', () => {
  const openCustomer = (id: string, who = as) => openAdminPage(shop, `/admin/customers/${id}`, { as: who })
  const role = async () => (await field('Role')).value

  test('is given and taken, and an account deleted, after a confirmation', async () => {
    const rekha = await shop.shopper('Rekha')
    const { address } = await openCustomer(rekha.id)
    await choose('Role', 'Staff')
    await controls(await dialog()).press('Cancel')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(await role()).toBe('SHOPPER')
    await choose('Role', 'Staff')
    expect((await dialog()).textContent).toContain('Staff see and change orders')
    await controls(await dialog()).press('Make staff')
    await screen.findByText('Rekha is now: Staff.')
    await choose('Role', 'Shopper')
    await controls(await dialog()).press('Take the role away')
    await screen.findByText('Rekha is now: Shopper.')
    await press('Delete the account')
    expect((await dialog()).textContent).toContain('deleted for good')
    await controls(await dialog()).press('Delete for good')
    await expect.poll(address).toBe('/admin/customers')
    expect(await logIn(rekha.email, password)).toBe(401)
  })

  test('of an owner is given and taken only after a confirmation, above all the own one', async () => {
    const [gauri, asha] = [await shop.shopper('Gauri'), await shop.shopper('Asha Rao')]
    await as.mutateOrThrow('changeRole', { customerId: gauri.id, role: 'ADMIN' })
    await openCustomer(asha.id)
    await choose('Role', 'Owner')
    expect((await dialog()).textContent).toContain('decides on everybody’s role')
    await controls(await dialog()).press('Cancel')
    await expect.poll(role).toBe('SHOPPER')
    await choose('Role', 'Owner')
    await controls(await dialog()).press('Make an owner')
    await screen.findByText('Asha Rao is now: Owner.')
    await choose('Role', 'Shopper')
    await controls(await dialog()).press('Take the role away')
    await screen.findByText('Asha Rao is now: Shopper.')

    await openCustomer(as.id)
    await choose('Role', 'Staff')
    expect((await dialog()).textContent).toContain('This is your own account.')
    await controls(await dialog()).press('Cancel')
    await expect.poll(role).toBe('ADMIN')
    await openCustomer(as.id)
    expect(await role()).toBe('ADMIN')
    await choose('Role', 'Staff')
    await controls(await dialog()).press('Give it up')
    await screen.findByText('Owner is now: Staff.')
  })
})
