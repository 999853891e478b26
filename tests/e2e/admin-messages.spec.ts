import type { Page } from '@playwright/test'
import { moveAlong } from '../support/order-changes.ts'
import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { test } from './support/mail-shop.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, ownerOf } from './support/shopper.ts'
import { expect, visit } from './support/visit.ts'

const tablet = { width: 768, height: 1024 }
test.use({ viewport: tablet })

const card = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

test('a message that the mail server refused is found, read and sent again', async ({
  page,
  request,
  mailServer,
}) => {
  mailServer.decide = () => 'refuse'
  const shopper = await makeShopper(request, 'Meera Rao')
  const order = await placeOrderOf(request, shopper)
  await moveAlong(await ownerOf(request), order.id, 'CONFIRMED', 'STITCHING', 'READY')
  await signInAsOwner(page, request)
  await open(page, '/admin/messages', 'Messages')
  const byHand = card(page, order.orderNumber).filter({ hasText: 'WhatsApp' })
  await expect(byHand.getByRole('link', { name: /^Send by WhatsApp/ })).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize(tablet)

  const failed = card(page, order.orderNumber).filter({ hasText: 'Order placed' })
  await expect(async () => {
    await visit(page, '/admin/messages?show=failed')
    await expect(failed).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(failed).toContainText('The mail server refused this message')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL(/show=all/)
  await expect(byHand).toBeVisible()
  await page.getByRole('button', { name: 'Failed', exact: true }).click()
  await failed.getByRole('link', { name: 'Order placed', exact: true }).click()

  await expect(page).toHaveURL(/\/admin\/messages\/[0-9a-f-]{36}$/)
  const history = page.getByRole('region', { name: 'What became of it' })
  await expect(history).toContainText('meera@example.com')
  await expect(history).toContainText('The mail server refused this message: check the recipient’s address.')
  await expect(page.getByRole('region', { name: 'Text' })).toContainText(`your order ${order.orderNumber}`)
  await expect(history.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
    'href',
    `/admin/orders/${order.id}`,
  )
  await expect(history.getByRole('link', { name: 'Open the account' })).toHaveAttribute(
    'href',
    `/admin/customers/${shopper.userId}`,
  )
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize(tablet)
  const address = page.url()
  await visit(page, `/hi${new URL(address).pathname}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ऑर्डर दिया गया')
  await expect(page.getByText('मेल सर्वर ने यह संदेश नहीं लिया: पाने वाले का पता जाँचें।')).toBeVisible()

  mailServer.decide = () => 'accept'
  await visit(page, address)
  await history.getByRole('button', { name: /^Send again/ }).click()
  await expect(page.getByText('Failed', { exact: true })).toHaveCount(0)
  await mailServer.received(1)
  await expect(async () => {
    await visit(page, address)
    await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // A message that was sent is sent again as a copy, with a page of its own.
  await history.getByRole('button', { name: /^Send again/ }).click()
  await expect(page).not.toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
  await mailServer.received(2)
  expect(mailServer.mails.map(({ to }) => to)).toEqual(['meera@example.com', 'meera@example.com'])
})

test('an unknown message has its own state', async ({ page, request }) => {
  await signInAsOwner(page, request)
  await open(page, '/admin/messages/00000000-0000-4000-8000-000000000000', 'There is no such message')
  await page.getByRole('link', { name: 'All messages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
})
