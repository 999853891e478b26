import { followOrder, moveAlong } from '../support/order-changes.ts'
import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeColleague, makeShopper, ownerOf, signIn } from './support/shopper.ts'
import { expect, test } from './support/visit.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test.beforeEach(({ page }) => page.setDefaultTimeout(15_000))

test('a mistaken step is undone from the notice, or from the order’s page', async ({ page, request }) => {
  const owner = await ownerOf(request)
  const { id, orderNumber } = await placeOrderOf(request, await makeShopper(request))
  const status = async () => (await followOrder(owner, id)).orderStatus
  await signInAsOwner(page, request)
  await open(page, `/admin/orders/${id}`, `Order ${orderNumber}`)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('The step is undone.')).toBeVisible()
  await expect(page.getByText('Now: Confirmed.')).toHaveCount(0)
  expect(await status()).toBe('PENDING')

  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo: Confirmed' })
  await expect(undo).toBeVisible()
  const notice = page.getByRole('status', { name: 'Now: Confirmed.' })
  await notice.getByRole('button', { name: 'Dismiss notification' }).click()
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await undo.click()
  await expect(undo).toHaveCount(0)
  await expect(page.getByText('the step before was undone').first()).toBeVisible()
  expect(await status()).toBe('PENDING')
})

test('the owner corrects a status with a reason; staff can’t', async ({ page, request }) => {
  const owner = await ownerOf(request)
  const { id, orderNumber } = await placeOrderOf(request, await makeShopper(request))
  await moveAlong(owner, id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
  await signInAsOwner(page, request)
  await open(page, `/admin/orders/${id}`, `Order ${orderNumber}`)
  await page.getByRole('button', { name: 'Correct the status' }).click()
  await page.getByLabel('It should be').selectOption({ label: 'Ready' })
  await page.getByLabel('Reason (not shown to the customer)').fill('The wrong parcel was handed over.')
  await expectAccessibleAtAdminWidths(page)
  await page.getByRole('button', { name: 'Correct the status' }).click()
  await expect(page.getByText('“The wrong parcel was handed over.”')).toBeVisible()
  expect((await followOrder(owner, id)).orderStatus).toBe('READY')

  await signIn(page, await makeColleague(request, 'STAFF'))
  await page.evaluate(() => localStorage.setItem('role', 'staff'))
  await open(page, `/admin/orders/${id}`, `Order ${orderNumber}`)
  await expect(page.getByText('“The wrong parcel was handed over.”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Correct the status' })).toHaveCount(0)
})
