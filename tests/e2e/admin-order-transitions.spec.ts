import type { Page } from '@playwright/test'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, signIn } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The status in the heading of the order's page, once the server has confirmed the change. */
const expectStatus = (page: Page, status: string) =>
  expect(page.getByRole('heading', { level: 1, name: /^Order/ }).locator('xpath=..')).toContainText(status)

test.beforeEach(({ page }) => page.setDefaultTimeout(15_000))

test('an order is cancelled only after a confirmation', async ({ page, request }) => {
  const { id } = await placeOrderOf(request, await makeShopper(request))
  await signInAsOwner(page, request)
  await visit(page, `/admin/orders/${id}`)
  await press(page, 'Cancel the order')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect(dialog).toHaveCount(0)
  await expectStatus(page, 'Pending')
  await press(page, 'Cancel the order')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expectStatus(page, 'Cancelled')
})

test('an order goes back to stitching, is returned to the shop, and is cancelled when it is ready', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const { id } = await placeOrderOf(request, shopper)
  await signInAsOwner(page, request)
  await visit(page, `/admin/orders/${id}`)
  for (const [move, status] of [
    ['Confirm', 'Confirmed'],
    ['Start stitching', 'Stitching'],
    ['Mark as ready', 'Ready'],
    ['Back to stitching', 'Stitching'],
    ['Mark as ready', 'Ready'],
    ['Dispatch', 'Dispatched'],
    ['Came back to the shop', 'Ready'],
  ] as const) {
    await press(page, move)
    await expectStatus(page, status)
  }
  await expectAccessible(page)
  await press(page, 'Cancel the order')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expectStatus(page, 'Cancelled')
  await expect(panel(page, 'Next step')).toContainText('It was cancelled')

  await page.evaluate(() => localStorage.clear())
  await signIn(page, shopper)
  await visit(page, `/orders/${id}`)
  await expect(page.getByText('This order is cancelled. There is nothing to pay.')).toBeVisible()
  const way = panel(page, 'How far it has come').getByRole('listitem')
  await expect(way).toHaveText([
    /^Placed/,
    /^Confirmed/,
    /^Stitching/,
    /^Ready/,
    /^Stitching/,
    /^Ready/,
    /^Dispatched/,
    /^Ready/,
    /^Cancelled/,
  ])
})
