import { newPhone, saveTailor } from '../support/tailors.ts'
import { expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { test } from './support/own-shop.ts'
import { placeEnquiry, placeOrderOf, signInAsOwner, takeCounterOrder } from './support/shop-orders.ts'
import { makeDesign, makeShopper, ownerOf } from './support/shopper.ts'
import { expect, visit } from './support/visit.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('the shortcuts stay in Hindi, and the switch leads to the same page in English', async ({
  page,
  request,
}) => {
  await signInAsOwner(page, request)
  await visit(page, '/hi/admin/orders?sort=due')
  await expect(page.getByRole('link', { name: 'काउंटर' })).toBeVisible()
  // The shortcuts open the pages of this language.
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await expect(page).toHaveURL(/\/hi\/admin\/counter$/)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^i]\/admin\/counter$/)
  await expect(page.getByRole('link', { name: 'Counter' })).toBeVisible()
})

test('the admin pages in Hindi are accessible, and fit', async ({ page, request }) => {
  test.slow()
  const owner = await ownerOf(request)
  const shopper = await makeShopper(request, 'मीरा कुलकर्णी')
  await saveTailor(owner, { name: 'सलमा', phone: newPhone(), language: 'HINDI' })
  const design = await makeDesign(request, { productName: 'Hindi Blouse' })
  const order = await placeOrderOf(request, shopper, {}, design)
  await placeEnquiry(request, shopper)
  const token = await signInAsOwner(page, request)
  const taken = await takeCounterOrder(request, token, {
    lines: [{ garmentId: 'blouse', clothMetres: 1.5 }],
    payment: { amount: 50_000, method: 'CASH' },
  })
  const addresses = [
    '/admin',
    '/admin/orders',
    '/admin/orders?view=board',
    `/admin/orders/${order.id}`,
    `/admin/orders/${taken.id}`,
    `/admin/orders/${taken.id}/edit`,
    '/admin/counter',
    ...['board', 'trials', 'alterations', 'workload', 'tailors'].map(
      (view) => `/admin/workshop?view=${view}`,
    ),
    '/admin/customers',
    `/admin/customers/${shopper.userId}`,
    '/admin/activity',
    '/admin/messages?show=all',
    '/admin/messages/texts',
    '/admin/api-clients',
  ]
  for (const address of addresses)
    await test.step(address, async () => {
      await visit(page, `/hi${address}`)
      await expect(page.getByRole('main').getByRole('status', { name: /लोड/ })).toHaveCount(0)
      await expectAccessibleAtAdminWidths(page)
      await page.setViewportSize({ width: 768, height: 1024 })
    })
})
