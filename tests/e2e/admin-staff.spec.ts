import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeColleague, signIn } from './support/shopper.ts'
import { expect, test } from './support/visit.ts'

test('the two tiles that staff see fill their row as four do theirs', async ({ page, request }) => {
  await signIn(page, await makeColleague(request, 'STAFF'))
  await page.evaluate(() => localStorage.setItem('role', 'staff'))
  await open(page, '/admin', 'Admin Dashboard')
  const tile = async (label: string) => {
    const box = await page.getByRole('term').filter({ hasText: label }).locator('xpath=..').boundingBox()
    return { top: box!.y, end: Math.round(box!.x + box!.width) }
  }
  await expect(page.getByRole('term').filter({ hasText: 'Total Visitors' })).toBeVisible()
  const [products, visitors] = [await tile('Total Products'), await tile('Total Visitors')]
  expect(visitors).toEqual({ top: products.top, end: (await tile('New Orders')).end })
})

test('the page of a member of staff is accessible at the admin widths', async ({ page, request }) => {
  const colleague = await makeColleague(request, 'STAFF')
  await signInAsOwner(page, request)
  await open(page, `/admin/customers/${colleague.userId}`, colleague.name)
  await expect(page.getByLabel('Permissions of')).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
})
