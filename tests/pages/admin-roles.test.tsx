import { fireEvent, waitFor, within } from '@testing-library/react'
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
  const page = await openAdminPage(shop, '/admin/roles', { as: owner })
  const { press } = controls()
  const added = controls(await region('Another role'))
  await added.fill('Name', 'Manager')
  await added.press('Add the role')
  await expect
    .poll(async () => descriptionOf(await added.field('Name')))
    .toBe('Another role has this name already.')
  await added.fill('Name', 'Stylist')
  await added.press('Add the role')
  const cell = (name: string) => page.screen.findByRole('checkbox', { name })
  await page.user.click(await cell('Stylist: Add and change products'))
  await press('Save the roles')
  await page.screen.findByText('The roles are saved.')

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

test('cells of the roles are pasted from a spreadsheet; one that is neither yes nor no stops saving', async () => {
  const { screen, user } = await openAdminPage(shop, '/admin/roles', { as: owner })
  const { press } = controls()
  const column = [
    'See what the shop earns',
    'Add and change products',
    'Set prices, discounts and shipping costs of products',
  ]
  const cells = () => column.map((label) => screen.getByRole('checkbox', { name: `Counter: ${label}` }))
  const checked = () => cells().map((each) => each.getAttribute('aria-checked'))
  await screen.findByRole('checkbox', { name: `Counter: ${column[0]!}` })
  cells()[0]!.focus()
  await user.paste('हाँ\nperhaps\nx')
  expect(checked()).toEqual(['true', 'false', 'true'])
  expect(cells()[1]!.textContent).toBe('perhaps')
  await press('Save the roles')
  await screen.findByText('Some cells are neither yes nor no. Tap them, or paste again.')
  const saved = async () =>
    (await owner.graphql('{ staffRoles { name permissions } }')).data.staffRoles.find(
      ({ name }: { name: string }) => name === 'Counter',
    ).permissions as string[]
  expect(await saved()).not.toContain('VIEW_REVENUE')

  cells()[0]!.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(cells()[1])
  await user.keyboard(' ')
  expect(checked()).toEqual(['true', 'true', 'true'])
  await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  const copied: string[] = []
  const clipboardData = { setData: (_: string, text: string) => copied.push(text) }
  fireEvent.copy(cells()[2]!, { clipboardData })
  expect(copied).toEqual(['yes\nyes\nyes'])
  await press('Save the roles')
  await screen.findByText('The roles are saved.')
  expect(await saved()).toEqual(expect.arrayContaining(['VIEW_REVENUE', 'EDIT_PRODUCTS', 'CHANGE_PRICES']))
})

test('a role that was changed elsewhere is shown as it is, and what was ticked here stays', async () => {
  const { screen, user } = await openAdminPage(shop, '/admin/roles', { as: owner })
  const { press } = controls()
  const cell = (label: string) => screen.findByRole('checkbox', { name: `Catalogue: ${label}` })
  await user.click(await cell('Count the cash and close days'))
  const { data } = await owner.graphql('{ staffRoles { id name version permissions } }')
  const role = data.staffRoles.find(({ name }: { name: string }) => name === 'Catalogue')
  await owner.mutateOrThrow('saveStaffRole', { ...role, permissions: [...role.permissions, 'VIEW_COSTS'] })
  await press('Save the roles')
  await screen.findByText(/This role was changed in another window/)
  await expect
    .poll(async () => (await cell('See and set what materials cost')).getAttribute('aria-checked'))
    .toBe('true')
  expect((await cell('Count the cash and close days')).getAttribute('aria-checked')).toBe('true')
  await press('Save the roles')
  await screen.findByText('The roles are saved.')
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
