import type { Page } from '@playwright/test'
import { moveAlong, requestAlteration } from '../support/order-changes.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, overApi } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

const row = (page: Page, orderNumber: string) => page.getByRole('row').filter({ hasText: orderNumber })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.beforeEach(({ page }) => page.setDefaultTimeout(15_000))

test('an alteration request is found from the dashboard and in the list, and is completed', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const { id, orderNumber } = await placeOrderOf(request, shopper)
  const token = await signInAsOwner(page, request)
  await moveAlong(overApi({ ...shopper, token }), id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
  await requestAlteration(overApi(shopper), { orderId: id, details: 'The left sleeve is too tight.' })

  await visit(page, '/admin')
  await page.getByRole('link', { name: 'All alterations' }).click()
  await expect(page.getByRole('button', { name: 'Alteration requests' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(row(page, orderNumber)).toContainText('Alteration requested')
  await expectAccessible(page)
  await press(page, 'By due day')
  await expect(row(page, orderNumber)).toBeVisible()
  await page.getByRole('link', { name: orderNumber }).click()
  const requests = panel(page, 'Open alteration requests')
  await expect(requests).toContainText('The left sleeve is too tight.')
  await expectAccessible(page)
  await press(page, 'Mark as completed')
  await expect(requests).toHaveCount(0)
  await expect(panel(page, 'What happened')).toContainText('completed')
  await visit(page, '/admin/orders?alterations=open')
  await expect(page.getByRole('status', { name: 'Loading the orders' })).toHaveCount(0)
  await expect(row(page, orderNumber)).toHaveCount(0)
})
