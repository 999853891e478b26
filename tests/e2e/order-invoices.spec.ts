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

test('a piece is exchanged for another size, and the stock of both sizes follows @laptop', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const design = await makeDesign(request, {
    category: 'DRESS',
    sizes: [
      { label: 'S', chest: 34, quantityInStock: 5 },
      { label: 'M', chest: 36, quantityInStock: 5 },
    ],
  })
  const cartItems = [{ productId: design.id, productType: 'READYMADE', size: 'M' }]
  const { id } = await placeOrderOf(request, shopper, { orderType: 'READYMADE', cartItems }, design)
  const token = await signInAsOwner(page, request)
  const api = overApi({ ...shopper, token })
  await moveAlong(api, id, 'CONFIRMED', 'READY', 'DELIVERED')
  const stock = async () =>
    (
      await api.graphql('query ($id: ID!) { product(id: $id) { sizes { label quantityInStock } } }', {
        id: design.id,
      })
    ).data.product.sizes
  expect(await stock()).toEqual([
    { label: 'S', quantityInStock: 5 },
    { label: 'M', quantityInStock: 4 },
  ])

  await page.evaluate(() => localStorage.clear())
  await signIn(page, shopper)
  await visit(page, `/orders/${id}`)
  const returns = page.getByRole('region', { name: 'Returns', exact: true })
  await returns.getByRole('button', { name: 'Return something' }).click()
  await returns.getByLabel('What would you like?').selectOption('Another size')
  await returns.getByLabel(/^Size that you would like/).selectOption('S')
  await returns.getByLabel('Why does it come back?').fill('Too wide')
  await expectAccessible(page)
  await returns.getByRole('button', { name: 'Announce the return' }).click()
  await expect(returns.getByText('M → S')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await signInAsOwner(page, request)
  await visit(page, `/admin/orders/${id}`)
  const returned = page.getByRole('region', { name: 'Returned pieces', exact: true })
  await expect(returned).toContainText(`1 × ${design.productName}, size M for size S`)
  await returned.getByRole('button', { name: 'They have arrived' }).click()
  await returned.getByRole('button', { name: 'Inspect' }).click()
  await expect(returned.getByLabel(`Back into the stock, of 1 × ${design.productName}, size M`)).toHaveValue(
    '1',
  )
  await expectAccessibleAtAdminWidths(page)
  await returned.getByRole('button', { name: 'Exchange the pieces' }).click()
  await expect(returned).toHaveCount(0)
  await expect(page.getByText(/^Return exchanged: /)).toBeVisible()
  expect(await stock()).toEqual([
    { label: 'S', quantityInStock: 4 },
    { label: 'M', quantityInStock: 5 },
  ])

  await page.evaluate(() => localStorage.clear())
  await signIn(page, shopper)
  await visit(page, `/orders/${id}`)
  await expect(returns.getByText('Exchanged for the other size')).toBeVisible()
})
