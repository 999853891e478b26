import { intercept } from './support/feedback.ts'
import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeColleague, signIn } from './support/shopper.ts'
import { expect, test, visit } from './support/visit.ts'

test('staff find the pages, but neither revenue nor what is for the owner', async ({ page, request }) => {
  await signIn(page, await makeColleague(request, 'STAFF'))
  await page.evaluate(() => localStorage.setItem('role', 'staff'))
  await open(page, '/admin', 'Admin Dashboard')
  await expect(page.getByText('Pending Orders')).toBeVisible()
  await expect(page.getByText('Revenue')).toHaveCount(0)
  await expect(page.getByText('Outstanding', { exact: true })).toHaveCount(0)
  // Two tiles fill their row as four do theirs.
  const tile = async (label: string) => {
    const box = await page.getByRole('term').filter({ hasText: label }).locator('xpath=..').boundingBox()
    return { top: box!.y, end: Math.round(box!.x + box!.width) }
  }
  const [products, visitors] = [await tile('Total Products'), await tile('Total Visitors')]
  expect(visitors).toEqual({ top: products.top, end: (await tile('New Orders')).end })
  const sidebar = page.getByRole('navigation', { name: 'Running the shop' })
  await expect(sidebar.getByRole('link')).toHaveText([
    'Dashboard',
    'Orders',
    'Counter',
    'Messages',
    'Workshop',
    'Materials',
    'Products',
    'Offers',
    'Customers',
    'Waiting',
    'Feedback',
  ])
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toContainText('Go to: Customers')
  await expect(list).not.toContainText('Go to: Settings')
  for (const closed of ['/admin/settings', '/admin/tax', '/admin/payments']) {
    await visit(page, closed)
    await expect(page.getByText('Your account has no permission for this page.')).toBeVisible()
  }

  let requested = false
  await intercept(page, 'AdminActivity', (route) => {
    requested = true
    return route.continue()
  })
  await visit(page, '/admin/activity')
  await expect(page.getByText('This page is for the shop’s owner only.')).toBeVisible()
  expect(requested).toBe(false)
})

test('the owner composes a role, and gives it to a member of staff', async ({ page, request }) => {
  const colleague = await makeColleague(request, 'STAFF')
  await signInAsOwner(page, request)
  await open(page, '/admin/roles', 'Roles')
  const name = `Stylist ${colleague.userId.slice(0, 8)}`
  const added = page.getByRole('region', { name: 'Another role' })
  await added.getByLabel('Name').fill('Manager')
  await added.getByRole('button', { name: 'Add the role' }).click()
  await expect(added.getByLabel('Name')).toHaveAccessibleDescription('Another role has this name already.')
  await added.getByLabel('Name').fill(name)
  await added.getByLabel('Add and change products').check()
  await added.getByRole('button', { name: 'Add the role' }).click()
  const role = page.getByRole('region', { name })
  await expect(role).toContainText('0 people have it.')
  await expectAccessibleAtAdminWidths(page)

  await open(page, `/admin/customers/${colleague.userId}`, colleague.name)
  await page.getByLabel('Permissions of').selectOption(name)
  await expect(page.getByLabel('Add and change products')).toBeChecked()
  await expect(page.getByLabel('See and change orders, alterations and returns')).not.toBeChecked()
  await expectAccessibleAtAdminWidths(page)

  await signIn(page, colleague)
  await open(page, '/view_product', 'Products')
  const links = page.getByRole('navigation', { name: 'Running the shop' }).getByRole('link')
  await expect(links).toHaveText(['Dashboard', 'Products'])
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0)
})
