import { moveAlong } from '../support/order-changes.ts'
import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, ownerOf } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/visit.ts'

test('an order’s steps, their undoing and their correction are accessible at the admin widths', async ({
  page,
  request,
}) => {
  const { id, orderNumber } = await placeOrderOf(request, await makeShopper(request))
  await moveAlong(await ownerOf(request), id, 'CONFIRMED', 'STITCHING', 'READY')
  await signInAsOwner(page, request)
  await open(page, `/admin/orders/${id}`, `Order ${orderNumber}`)
  await page.getByRole('button', { name: 'Cancel the order', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Dispatch', exact: true }).click()
  const notice = page.getByRole('status', { name: 'Now: Dispatched.' })
  await notice.getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(page.getByRole('button', { name: 'Undo: Dispatched' })).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
  await page.getByRole('button', { name: 'Correct the status' }).click()
  await expect(page.getByLabel('It should be')).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
})
