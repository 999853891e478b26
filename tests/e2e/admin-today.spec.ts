import { randomUUID } from 'node:crypto'
import { expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { test } from './support/own-shop.ts'
import { placeEnquiry, placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeColleague, makeDesign, makeShopper, ownerOf, signIn } from './support/shopper.ts'
import { expect, visit } from './support/visit.ts'
import { changeGarment, garmentsOf } from '../support/garments.ts'
import { followOrder, moveAlong, setDeliveryDate } from '../support/order-changes.ts'
import { changePermissions } from '../support/people.ts'

test.use({ viewport: { width: 768, height: 1024 } })

const dayMs = 24 * 60 * 60 * 1000
const shopDay = (ms: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(ms)

test('what waits today comes first, each list with its count, its most urgent rows and its button', async ({
  page,
  request,
}) => {
  const owner = await ownerOf(request)
  const shopper = await makeShopper(request, 'Today Meera')
  const scarce = await makeDesign(request, {
    productName: `Scarce ${randomUUID().slice(0, 6)}`,
    quantityInStock: 2,
  })
  const [due, ready, enquiry] = [
    await placeOrderOf(request, shopper),
    await placeOrderOf(request, shopper),
    await placeEnquiry(request, shopper),
  ]
  const { version } = await moveAlong(owner, due.id, 'CONFIRMED')
  await setDeliveryDate(owner, {
    id: due.id,
    version,
    deliveryDate: new Date(Date.now() + dayMs).toISOString(),
  })
  const [garment] = await garmentsOf(owner, due.id)
  await changeGarment.assign(owner, { garmentId: garment.id, trialDate: shopDay(Date.now()) })
  await moveAlong(owner, ready.id, 'CONFIRMED', 'STITCHING', 'READY')
  const list = (name: string) => page.getByRole('region', { name, exact: true })

  await signInAsOwner(page, request)
  await visit(page, '/admin')
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Today')
  await expect(list('Due today and tomorrow').getByRole('link', { name: due.orderNumber })).toBeVisible()
  await expect(list('Trials')).toContainText('Today Meera')
  await expect(list('To quote').getByRole('link', { name: enquiry.orderNumber })).toBeVisible()
  await expect(list('Ready but unpaid')).toContainText('₹')
  await expect(list('Low stock').getByRole('link', { name: scarce.productName })).toBeVisible()
  // WhatsApp messages of the ready order wait for a tap.
  await expect(list('Messages to send').getByRole('link', { name: 'Ready', exact: true })).toBeVisible()
  await expect(page.getByText(/^Nothing else waits: .*overdue/)).toBeVisible()
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }))
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  const chat = page.waitForEvent('popup')
  await list('Messages to send')
    .getByRole('link', { name: /^Send: Ready/ })
    .click()
  await expect((await chat).getByText('The chat')).toBeVisible()
  await expect(list('Messages to send')).toHaveCount(0)
  await list('Trials').getByRole('link', { name: 'All trials' }).click()
  await expect(page.getByRole('link', { name: garment.code })).toBeVisible()
  expect((await followOrder(owner, due.id)).orderStatus).toBe('CONFIRMED')
})

test('staff see the lists of their permissions only', async ({ page, request }) => {
  const colleague = await makeColleague(request, 'STAFF')
  await makeDesign(request, { quantityInStock: 1 })
  await placeEnquiry(request, await makeShopper(request))
  await changePermissions(await ownerOf(request), {
    customerId: colleague.userId,
    permissions: ['EDIT_PRODUCTS'],
  })
  await signIn(page, colleague)
  await page.evaluate(() => localStorage.setItem('role', 'staff'))
  await visit(page, '/admin')
  await expect(page.getByRole('region', { name: 'Low stock', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'To quote' })).toHaveCount(0)
  await expect(page.getByText('Nothing else waits')).toHaveCount(0)
})
