import { moveAlong } from '../support/order-changes.ts'
import { expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeDesign, makeShopper, overApi, signIn } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

test('an order is discounted, invoiced and returned, and its customer has the documents @laptop', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const design = await makeDesign(request)
  const readyMade = {
    orderType: 'READYMADE',
    cartItems: [{ productId: design.id, productType: 'READYMADE' }],
  }
  const { id } = await placeOrderOf(request, shopper, readyMade, design)
  const token = await signInAsOwner(page, request)
  await moveAlong(overApi({ ...shopper, token }), id, 'CONFIRMED', 'READY', 'DELIVERED')
  await visit(page, `/admin/orders/${id}`)

  await page.getByRole('button', { name: 'Agree on a discount' }).click()
  await page.getByLabel('Discount on the whole order, ₹').fill('999999999')
  await page.getByLabel('Why', { exact: true }).fill('A regular customer')
  await page.getByRole('button', { name: 'Save the discount' }).click()
  await expect(page.getByText(/^The order costs ₹.* Take off at most that\.$/)).toBeVisible()
  await page.getByLabel('Discount on the whole order, ₹').fill('100')
  await page.getByRole('button', { name: 'Save the discount' }).click()
  await expect(page.getByText('Agreed discount', { exact: true })).toBeVisible()

  const invoices = page.getByRole('region', { name: 'Invoice', exact: true })
  await invoices.getByRole('button', { name: 'Issue the invoice' }).click()
  await expectAccessibleAtAdminWidths(page)
  await invoices.getByRole('button', { name: 'Issue the invoice' }).click()
  const link = invoices.getByRole('link')
  await expect(link).toHaveAttribute('href', /\/invoices\/[\w-]+\.pdf$/)
  const pdf = await request.get((await link.getAttribute('href'))!)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await expect(page.getByRole('button', { name: 'Change the agreed discount' })).toHaveCount(0)

  await page.evaluate(() => localStorage.clear())
  await signIn(page, shopper)
  await visit(page, `/orders/${id}`)
  const documents = page.getByRole('region', { name: 'Invoices', exact: true })
  await expect(documents.getByRole('link', { name: /\(PDF\)$/ })).toHaveCount(1)
  await documents.getByRole('link', { name: 'Read and print' }).click()
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('heading', { level: 1 })).toContainText(/\d\d-\d\d\/\d+/)
  await expect(sheet.getByRole('region', { name: 'Lines of the invoice' }).getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page.getByText('Agreed discount', { exact: true })).toBeVisible()
  const returns = page.getByRole('region', { name: 'Returns', exact: true })
  await returns.getByRole('button', { name: 'Return something' }).click()
  await returns.getByRole('button', { name: 'Announce the return' }).click()
  await expect(returns.getByText('Tell us why it comes back.')).toBeVisible()
  await expectAccessible(page)
  await returns.getByLabel('Why does it come back?').fill('The colour is different')
  await returns.getByRole('button', { name: 'Announce the return' }).click()
  await expect(returns.getByText('You have announced the return')).toBeVisible()
  await expectAccessible(page)

  await page.evaluate(() => localStorage.clear())
  await signInAsOwner(page, request)
  await visit(page, '/admin/orders?returns=open')
  await expect(page.getByRole('button', { name: 'Returns' })).toHaveAttribute('aria-pressed', 'true')
  await visit(page, `/admin/orders/${id}`)
  const pieces = page.getByRole('region', { name: 'Returned pieces', exact: true })
  await pieces.getByRole('button', { name: 'They have arrived' }).click()
  await pieces.getByRole('button', { name: 'Inspect' }).click()
  await expectAccessibleAtAdminWidths(page)
  await pieces.getByRole('button', { name: 'Credit the pieces' }).click()
  await expect(pieces).toHaveCount(0)
  await expect(invoices.getByRole('link')).toHaveCount(2)
  await expect(invoices).toContainText('Credit note')
  await expect(page.getByText(/^Return credited: /)).toBeVisible()
})
