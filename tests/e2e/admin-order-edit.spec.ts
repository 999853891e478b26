import { editOrder } from '../support/order-edits.ts'
import { orderProduct } from '../support/orders.ts'
import { anotherWindow, expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { signInAsOwner, takeCounterOrder } from './support/shop-orders.ts'
import { makeDesign, makeShopper, overApi, ownerOf, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'
import { dayAhead } from '../support/days.ts'

test('an order is edited, with its new price first, and the earlier version stays readable', async ({
  page,
  request,
}) => {
  const token = await signInAsOwner(page, request)
  const { id, orderNumber } = await takeCounterOrder(request, token, {
    lines: [{ garmentId: 'blouse', measurements: { unit: 'INCH', blouse: { chest: 36 } } }],
  })
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, `/admin/orders/${id}`)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Edit order ${orderNumber}` })).toBeVisible()
  const blouse = page.getByRole('region', { name: 'Blouse', exact: true })
  await expect(blouse.getByLabel('Chest (bust)')).toHaveValue('36')
  await blouse.getByLabel('Chest (bust)').fill('37')
  await blouse.getByLabel('Pieces').selectOption('2')
  await page.getByRole('button', { name: 'Suit', exact: true }).click()
  await page.getByLabel('Needed by').fill(dayAhead(30))
  await page.getByRole('button', { name: 'Delivery', exact: true }).click()
  const change = page.getByRole('region', { name: 'The change' })
  await change.getByRole('button', { name: 'See what changes' }).click()
  // Nothing typed is lost by a refusal.
  await expect(page.getByLabel('Street')).toHaveAttribute('aria-invalid', 'true')
  await expect(blouse.getByLabel('Chest (bust)')).toHaveValue('37')
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByRole('button', { name: 'Pick-up', exact: true }).click()
  await change.getByRole('button', { name: 'See what changes' }).click()
  await expect(change).toContainText('Blouse, pieces: from 1 to 2')
  await expect(change).toContainText('Added: Suit × 1')
  await expect(change).toContainText('Blouse, measurements: changed')
  await expect(change).toContainText(/New total ₹/)
  await change.getByRole('button', { name: 'Apply the change' }).click()
  await expect(change.getByLabel('Why the price changes')).toHaveAttribute('aria-invalid', 'true')
  await change.getByLabel('Why the price changes').fill('A suit for the sister')
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await change.getByRole('button', { name: 'Apply the change' }).click()

  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible()
  const history = page.getByRole('region', { name: 'What happened' })
  await expect(history).toContainText('“A suit for the sister”')
  await history.getByRole('button', { name: 'Show the order as it was' }).click()
  await expect(history).toContainText('Blouse × 1')
  await expect(history).toContainText('Chest (bust) 36 in')
  await expectAccessibleAtAdminWidths(page)
})

test('of two who edit an order at once, the second gets a conflict and loses nothing', async ({
  page,
  request,
  browser,
}) => {
  const token = await signInAsOwner(page, request)
  const { id } = await takeCounterOrder(request, token)
  const other = await anotherWindow(browser)
  await signInAsOwner(other, request)
  for (const each of [page, other]) await visit(each, `/admin/orders/${id}/edit`)
  await other.getByLabel('Special instructions').fill('From the other window')
  await other.getByRole('button', { name: 'See what changes' }).click()
  await other.getByRole('button', { name: 'Apply the change' }).click()
  await expect(other.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()

  await page.getByLabel('Special instructions').fill('From this window')
  await page.getByRole('button', { name: 'See what changes' }).click()
  await expect(page.getByText('This order was changed meanwhile.')).toBeVisible()
  await expect(page.getByLabel('Special instructions')).toHaveValue('From this window')
  await page.getByRole('button', { name: 'Start again from the order as it is now' }).click()
  await expect(page.getByLabel('Special instructions')).toHaveValue('From the other window')
})

test('the customer sees what the shop has changed, and why, in both languages', async ({ page, request }) => {
  const meera = await makeShopper(request)
  const design = await makeDesign(request)
  const { id } = await orderProduct(overApi(meera), design.id)
  const { userErrors } = await editOrder(await ownerOf(request), {
    orderId: id,
    version: 1,
    lines: [{ position: 0, quantity: 2 }],
    reason: 'One for the sister',
  })
  expect(userErrors).toEqual([])
  await signIn(page, meera)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, `/orders/${id}`)
    const history = page.getByRole('region', { name: 'How far it has come' })
    await expect(history).toContainText('Changed by the shop')
    await expect(history).toContainText('Pieces: 2 (before: 1)')
    await expect(history).toContainText('“One for the sister”')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await visit(page, `/hi/orders/${id}`)
  await expect(page.getByText('दुकान ने बदला')).toBeVisible()
})
