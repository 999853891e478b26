import { moveAlong } from '../support/order-changes.ts'
import { placeOrderOf } from './support/shop-orders.ts'
import { makeDesign, makeShopper, ownerOf, putIntoCart, signIn } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

// Opened dialogs and refused forms: what has an address is checked by accessibility.spec.ts.

test('the menu, a refused coupon and a refused return are accessible', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const design = await makeDesign(request, {
    category: 'DRESS',
    sizes: ['S', 'M'].map((label) => ({ label, chest: 34, quantityInStock: 5 })),
  })
  const cartItems = [{ productId: design.id, productType: 'READYMADE', size: 'M' }]
  const { id } = await placeOrderOf(request, shopper, { orderType: 'READYMADE', cartItems }, design)
  await moveAlong(await ownerOf(request), id, 'CONFIRMED', 'READY', 'DELIVERED')
  await putIntoCart(request, shopper, await makeDesign(request), 'READYMADE')
  await signIn(page, shopper)

  await visit(page, '/cart')
  await page.getByLabel('Coupon code').fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Apply the coupon' }).click()
  await expect(page.getByText('There is no such coupon code. Please check it.')).toBeVisible()
  // As high as the page: neither the header nor the bar with the total covers half of a button.
  await page.setViewportSize({ width: 390, height: 2400 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })

  await visit(page, `/orders/${id}`)
  const returns = page.getByRole('region', { name: 'Returns', exact: true })
  await returns.getByRole('button', { name: 'Return something' }).click()
  await returns.getByLabel('What would you like?').selectOption('Another size')
  await returns.getByRole('button', { name: 'Announce the return' }).click()
  await expect(returns.getByText('Tell us why it comes back.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('heading', { name: 'Shop by Occasion' })).toBeVisible()
  await expectAccessible(page)
})
