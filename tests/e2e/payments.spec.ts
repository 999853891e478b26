import { expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, signIn } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

test('the shop records an advance, corrects a mistake, and the customer sees what is paid @laptop', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const { id } = await placeOrderOf(request, shopper)
  await signInAsOwner(page, request)
  await visit(page, `/admin/orders/${id}`)
  const panel = page.getByRole('region', { name: 'Payments', exact: true })
  await expect(panel).toContainText('Not paid')

  await panel.getByRole('button', { name: 'Record a payment' }).click()
  await panel.getByLabel('Received, ₹').fill('999999999')
  await panel.getByRole('button', { name: 'Record the payment' }).click()
  await expect(panel.getByText(/^Only ₹.* is still to be paid/)).toBeVisible()
  await panel.getByLabel('Received, ₹').fill('100')
  await panel.getByLabel('How').selectOption('UPI')
  await panel.getByLabel('Reference (optional)').fill('432198765012')
  await expectAccessibleAtAdminWidths(page)
  await panel.getByRole('button', { name: 'Record the payment' }).click()
  await expect(panel).toContainText('Partly paid')
  await expect(panel.getByRole('listitem')).toContainText('432198765012')

  await panel.getByRole('button', { name: 'Reverse this entry' }).click()
  await panel.getByLabel('Why it was a mistake').fill('It was for another order')
  await panel.getByRole('button', { name: 'Reverse it' }).click()
  await expect(panel).toContainText('Not paid')
  await expect(panel.getByRole('listitem')).toHaveCount(2)

  await panel.getByRole('button', { name: 'Record a payment' }).click()
  await panel.getByRole('button', { name: 'Record the payment' }).click()
  await expect(panel.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Record a payment' })).toHaveCount(0)
  await expectAccessible(page)

  await page.evaluate(() => localStorage.clear())
  await signIn(page, shopper)
  await visit(page, `/orders/${id}`)
  const payments = page.getByRole('region', { name: 'Payments', exact: true })
  await expect(payments.getByRole('listitem')).toHaveCount(1)
  await expect(payments).toContainText('Still to pay₹0.00')
  await expectAccessible(page)
})
