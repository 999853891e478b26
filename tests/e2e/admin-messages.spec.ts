import type { Page } from '@playwright/test'
import { moveAlong } from '../support/order-changes.ts'
import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { test } from './support/mail-shop.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, ownerOf } from './support/shopper.ts'
import { expect, visit } from './support/visit.ts'

const card = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

test('waiting and failed messages are accessible at the admin widths', async ({
  page,
  request,
  mailServer,
}) => {
  mailServer.decide = () => 'refuse'
  const order = await placeOrderOf(request, await makeShopper(request, 'Meera Rao'))
  await moveAlong(await ownerOf(request), order.id, 'CONFIRMED', 'STITCHING', 'READY')
  await signInAsOwner(page, request)
  await open(page, '/admin/messages', 'Messages')
  await expect(page.getByRole('link', { name: /^Send by WhatsApp/ }).first()).toBeVisible()
  await expectAccessibleAtAdminWidths(page)

  const failed = card(page, order.orderNumber).filter({ hasText: 'Order placed' })
  await expect(async () => {
    await visit(page, '/admin/messages?show=failed')
    await expect(failed).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await failed.getByRole('link', { name: 'Order placed', exact: true }).click()
  await expect(page.getByRole('region', { name: 'What became of it' })).toContainText('refused this message')
  await expectAccessibleAtAdminWidths(page)
})
