import type { Page } from '@playwright/test'
import { moveAlong, requestAlteration } from '../support/order-changes.ts'
import { newPhone, saveTailor } from '../support/tailors.ts'
import { expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, overApi, ownerOf } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'
import { dayAhead } from '../support/days.ts'

const row = (page: Page, orderNumber: string) => page.getByRole('row').filter({ hasText: orderNumber })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.beforeEach(({ page }) => page.setDefaultTimeout(15_000))

test('an alteration request is found in the list of orders, and is completed', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const { id, orderNumber } = await placeOrderOf(request, shopper)
  const token = await signInAsOwner(page, request)
  await moveAlong(overApi({ ...shopper, token }), id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
  await requestAlteration(overApi(shopper), { orderId: id, details: 'The left sleeve is too tight.' })

  await visit(page, '/admin/orders?alterations=open')
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

test('alterations are a queue of the workshop, with tailor and day', async ({ page, request }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const owner = await ownerOf(request)
  const name = `Altering ${Date.now() % 1e6}`
  await saveTailor(owner, { name, phone: newPhone(), language: 'HINDI' })
  const { id, orderNumber } = await placeOrderOf(request, await makeShopper(request, 'Queue Meera'))
  await moveAlong(owner, id, 'CONFIRMED', 'STITCHING', 'TRIAL')
  await signInAsOwner(page, request)
  await visit(page, `/admin/orders/${id}`)
  await press(page, 'Add an alteration')
  const form = panel(page, 'New alteration')
  await form.getByLabel('What is to be altered').fill('Take in the waist by half an inch.')
  await form.getByLabel('Garment').selectOption({ index: 1 })
  await form.getByLabel('Due').fill(dayAhead(2))
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await press(page, 'Add the alteration')
  await expect(panel(page, 'Open alteration requests')).toContainText('after a trial')

  await visit(page, '/admin')
  await page.getByRole('link', { name: 'All alterations' }).click()
  const job = page.getByRole('listitem').filter({ hasText: orderNumber })
  await job.getByLabel('Tailor').selectOption({ label: name })
  await job.getByLabel('Due').fill(dayAhead(30))
  await job.getByRole('button', { name: 'Save' }).click()
  await expect(job).not.toContainText('Late')
  await expectAccessibleAtAdminWidths(page)
  await job.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(job).toHaveCount(0)
})
