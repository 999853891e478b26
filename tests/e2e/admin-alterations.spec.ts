import { dayAhead } from '../support/days.ts'
import { moveAlong, requestAlteration } from '../support/order-changes.ts'
import { newPhone, saveTailor } from '../support/tailors.ts'
import { expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, overApi, ownerOf } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

test('alterations are accessible in the list of orders, on an order and in the workshop', async ({
  page,
  request,
}) => {
  const [owner, shopper] = [await ownerOf(request), await makeShopper(request, 'Queue Meera')]
  await saveTailor(owner, { name: 'Salma', phone: newPhone(), language: 'HINDI' })
  const { id, orderNumber } = await placeOrderOf(request, shopper)
  await moveAlong(owner, id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
  await requestAlteration(overApi(shopper), { orderId: id, details: 'The left sleeve is too tight.' })
  await signInAsOwner(page, request)
  await visit(page, '/admin/orders?alterations=open')
  await expect(page.getByRole('row').filter({ hasText: orderNumber })).toContainText('Alteration requested')
  await expectAccessible(page)
  await visit(page, `/admin/orders/${id}`)
  await page.getByRole('button', { name: 'Add an alteration' }).click()
  await expect(page.getByRole('region', { name: 'New alteration' })).toBeVisible()
  await expectAccessibleAtAdminWidths(page)

  await visit(page, '/admin/workshop?view=alterations')
  const job = page.getByRole('listitem').filter({ hasText: orderNumber })
  await job.getByLabel('Tailor').selectOption({ label: 'Salma' })
  await job.getByLabel('Due').fill(dayAhead(30))
  await expectAccessibleAtAdminWidths(page)
})
