import { dayAhead } from '../support/days.ts'
import { signInAsOwner, takeCounterOrder } from './support/shop-orders.ts'
import { expect, test, visit } from './support/visit.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('fourteen orders are on one screen of a tablet, in both languages', async ({ page, request }) => {
  const token = await signInAsOwner(page, request)
  for (let count = 0; count < 15; count += 1)
    await takeCounterOrder(request, token, { neededBy: dayAhead(count), lines: [{ garmentId: 'suit' }] })
  for (const address of ['/admin/orders', '/hi/admin/orders']) {
    await visit(page, address)
    const rows = page.getByRole('main').locator('tbody tr')
    await expect(rows.nth(14)).toBeVisible()
    const { height } = (await rows.first().boundingBox())!
    expect(height).toBeLessThan(48)
    expect(height).toBeGreaterThanOrEqual(44)
    await expect(rows.nth(13)).toBeInViewport({ ratio: 1 })
  }
})

test('an order of three garments is decided on one screen of a tablet', async ({ page, request }) => {
  const token = await signInAsOwner(page, request)
  const { id, orderNumber } = await takeCounterOrder(request, token, {
    neededBy: dayAhead(9),
    lines: [{ garmentId: 'lehenga' }, { garmentId: 'blouse' }, { garmentId: 'suit' }],
    payments: [{ amount: 50_000, method: 'CASH' }],
  })
  for (const address of [`/admin/orders/${id}`, `/hi/admin/orders/${id}`]) {
    await visit(page, address)
    const last = page.getByRole('combobox', { name: new RegExp(`${orderNumber}-3`) }).last()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main').getByText('₹500.00').first()).toBeInViewport()
    for (const name of [/^(Start stitching|सिलाई शुरू करें)$/, /^(Record a payment|भुगतान दर्ज करें)$/])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel(/^(Day of delivery|डिलीवरी का दिन)$/)).toBeInViewport({ ratio: 1 })
  }
})
