import { serveCheckout, test } from './support/gateway-shop.ts'
import { placeOrderOf } from './support/shop-orders.ts'
import { makeShopper, signIn } from './support/shopper.ts'
import { expect, visit } from './support/visit.ts'

test('a shopper pays an order online, once the payment page was closed without paying', async ({
  page,
  request,
  gateway,
}) => {
  const shopper = await makeShopper(request)
  const { id, orderNumber } = await placeOrderOf(request, shopper)
  const loads = await serveCheckout(page, gateway)
  await signIn(page, shopper)
  await visit(page, `/orders/${id}`)
  const payments = page.getByRole('region', { name: 'Payments', exact: true })
  const pay = payments.getByRole('button', { name: /^Pay ₹.* online$/ })
  await expect(pay).toBeEnabled()
  expect(loads()).toBe(0)

  await pay.click()
  await expect(page.getByRole('dialog')).toContainText(`Order ${orderNumber}`)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(pay).toBeEnabled()
  await expect(payments.getByRole('listitem')).toHaveCount(0)

  await pay.click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(payments.getByRole('listitem')).toContainText('Online payment')
  await expect(payments).toContainText('Still to pay₹0.00')
  await expect(pay).toHaveCount(0)
  expect(loads()).toBe(1)
})
