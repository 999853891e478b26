import { intercept } from './support/feedback.ts'
import { open } from './support/admin-pages.ts'
import { makeColleague, signIn } from './support/shopper.ts'
import { expect, test, visit } from './support/visit.ts'

test('staff find the pages, but neither revenue nor what is for the owner', async ({ page, request }) => {
  await signIn(page, await makeColleague(request, 'STAFF'))
  await page.evaluate(() => localStorage.setItem('role', 'staff'))
  await open(page, '/admin', 'Admin Dashboard')
  await expect(page.getByText('Pending Orders')).toBeVisible()
  await expect(page.getByText('Revenue')).toHaveCount(0)
  // Two tiles fill their row as four do theirs.
  const tile = async (label: string) => {
    const box = await page.getByRole('term').filter({ hasText: label }).locator('xpath=..').boundingBox()
    return { top: box!.y, end: Math.round(box!.x + box!.width) }
  }
  const [products, visitors] = [await tile('Total Products'), await tile('Total Visitors')]
  expect(visitors).toEqual({ top: products.top, end: (await tile('New Orders')).end })
  const places = page.getByRole('navigation', { name: 'Running the shop' })
  await expect(places.getByRole('link')).toHaveText([
    'Dashboard',
    'Orders',
    'Payments',
    'Products',
    'Waiting',
    'Feedback',
    'Customers',
    'Offers',
  ])
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toContainText('Go to: Customers')
  await expect(list).not.toContainText('Go to: Settings')
  await visit(page, '/admin/settings')
  await expect(page.getByText('This page is for the shop’s owner only.')).toBeVisible()

  let requested = false
  await intercept(page, 'AdminActivity', (route) => {
    requested = true
    return route.continue()
  })
  await visit(page, '/admin/activity')
  await expect(page.getByText('This page is for the shop’s owner only.')).toBeVisible()
  expect(requested).toBe(false)
})
