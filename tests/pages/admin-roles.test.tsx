import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, descriptionOf, openAdminPage, region } from '../support/admin-page.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()

const sidebarLinks = () =>
  within(within(document.body).getByRole('navigation', { name: 'Running the shop' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('staff find the pages, but neither revenue nor what is for the owner', async () => {
  const as = await shop.staff()
  const { screen, user, connection, router } = await openAdminPage(shop, '/admin', { as })
  await screen.findByText('Pending Orders')
  expect(screen.queryByText(/Revenue/)).toBeNull()
  expect(screen.queryByText('Outstanding')).toBeNull()
  expect(sidebarLinks()).toEqual([
    'Dashboard',
    'Orders',
    'Counter',
    'Messages',
    'Workshop',
    'Materials',
    'Products',
    'Offers',
    'Style book',
    'Customers',
    'Stock alerts',
    'Feedback',
  ])
  await user.keyboard('?')
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(list.textContent).toContain('Go to: Customers')
  expect(list.textContent).not.toContain('Go to: Settings')
  await user.click(within(list).getByRole('button', { name: 'Close' }))

  await router.navigate('/admin/activity')
  await screen.findByText('This page is for the shop’s owner only.')
  expect(connection.sent).not.toContain('AdminActivity')
})

test('the owner composes a role, and gives it to a member of staff', async () => {
  const colleague = await shop.staff('Sunita')
  await openAdminPage(shop, '/admin/roles', { as: owner })
  const added = controls(await region('Another role'))
  await added.fill('Name', 'Manager')
  await added.press('Add the role')
  await expect
    .poll(async () => descriptionOf(await added.field('Name')))
    .toBe('Another role has this name already.')
  await added.fill('Name', 'Stylist')
  await added.tick('Add and change products')
  await added.press('Add the role')
  expect((await region('Stylist')).textContent).toContain('0 people have it.')

  const { heading } = await openAdminPage(shop, `/admin/customers/${colleague.id}`, { as: owner })
  expect(heading()).toBe('Sunita')
  const { choose, field } = controls()
  await choose(/^Permissions of/, 'Stylist')
  await expect
    .poll(async () => (await field('See and change orders, alterations and returns')).checked)
    .toBe(false)
  expect((await field('Add and change products')).checked).toBe(true)

  const { screen } = await openAdminPage(shop, '/view_product', { as: colleague })
  expect(sidebarLinks()).toEqual(['Dashboard', 'Products', 'Style book'])
  expect(screen.queryByRole('button', { name: /^Delete / })).toBeNull()
})

test('the groups of the navigation fold, and stay so on this device; the one of the open page can’t be', async () => {
  const { screen } = await openAdminPage(shop, '/admin/orders', { as: owner })
  const navigation = () => within(screen.getByRole('navigation', { name: 'Running the shop' }))
  expect(navigation().queryByRole('button', { name: 'Orders' })).toBeNull()
  const title = navigation().getByRole('button', { name: 'Money', expanded: true })
  await controls().press('Money')
  expect(title.getAttribute('aria-expanded')).toBe('false')
  expect(navigation().queryByRole('link', { name: 'Expenses' })).toBeNull()

  const again = await openAdminPage(shop, '/admin/orders', { as: owner })
  const reopened = () => within(again.screen.getByRole('navigation', { name: 'Running the shop' }))
  reopened().getByRole('button', { name: 'Money', expanded: false })
  await again.router.navigate('/admin/expenses')
  await waitFor(() => expect(reopened().getByRole('link', { name: 'Expenses' })).toBeTruthy())
  expect(reopened().queryByRole('button', { name: 'Money' })).toBeNull()
})
