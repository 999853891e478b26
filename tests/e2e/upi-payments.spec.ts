import { anotherWindow, open } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, signIn } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

test('the shopper pays by UPI and sends the number, and the owner confirms it', async ({
  page,
  request,
  browser,
}, { project }) => {
  test.skip(project.name !== 'laptop', 'there is one shop: two projects would write over each other')
  await signInAsOwner(page, request)
  await open(page, '/admin/settings', 'Settings')
  await page.getByLabel('UPI address').fill('roopkala@okbank')
  await page.getByLabel('Name of the payee').fill('Roopkala Boutique')
  await page.getByRole('button', { name: 'Save the settings' }).click()
  await expect(page.getByText('Saved. All pages show it now.')).toBeVisible()

  const shopper = await makeShopper(request)
  const { id, orderNumber } = await placeOrderOf(request, shopper)
  const phone = await anotherWindow(browser)
  await phone.setViewportSize({ width: 390, height: 844 })
  await signIn(phone, shopper)
  await visit(phone, `/orders/${id}`)
  const payments = phone.getByRole('region', { name: 'Payments', exact: true })
  await expect(payments.getByText('roopkala@okbank')).toBeVisible()
  await expect(payments.getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=roopkala%40okbank&pn=Roopkala%20Boutique&am=\d+\.\d\d&cu=INR&tn=Order%20\d{3}-\d{3}&tr=ORDER\d+N1$/,
  )
  const utr = phone.getByLabel('Number of the payment (UTR)')
  await utr.fill('1234')
  await payments.getByRole('button', { name: 'I have paid' }).click()
  await expect(payments.getByText(/has 12 digits/)).toBeVisible()
  await expect(utr).toHaveValue('1234')
  const number = String(Date.now()).padStart(12, '4').slice(-12)
  await utr.fill(number)
  await payments.getByRole('button', { name: 'I have paid' }).click()
  await expect(payments.getByText(`We are checking your payment ${number}`)).toBeVisible()
  await expectAccessible(phone)

  await open(page, '/admin/payments', 'Payments to confirm')
  const row = page.getByRole('row').filter({ hasText: orderNumber })
  await expect(row).toContainText(number)
  await expectAccessible(page)
  await row.getByRole('button', { name: 'It has arrived' }).click()
  await expect(row.getByText('Confirmed')).toBeVisible()

  await phone.reload()
  await expect(payments).toContainText('Still to pay₹0.00')
  await expect(payments.getByRole('listitem')).toContainText('UPI')
  await expect(payments.getByText('roopkala@okbank')).toHaveCount(0)
  await phone.context().close()
})
