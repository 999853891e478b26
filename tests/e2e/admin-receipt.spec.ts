import { ApiClient } from '../support/api-client.ts'
import { gstin, registerForGst } from '../support/invoices.ts'
import { test } from './support/own-shop.ts'
import { signInAsOwner, takeCounterOrder } from './support/shop-orders.ts'
import { expect, visit } from './support/visit.ts'

// Another file that shares the shop would find it registered for GST.
test.use({ shopEnv: {} })

test('a receipt names the GSTIN, and shows a UPI code while something is to be paid', async ({
  page,
  request,
  baseURL,
}) => {
  const token = await signInAsOwner(page, request)
  const api = new ApiClient(baseURL!, token)
  await registerForGst(api)
  const settings = { version: 0, upi: { vpa: 'roopkala@okbank', payeeName: 'Roopkala' } }
  const saved = await api.graphql(
    'mutation ($input: SaveShopSettingsInput!) { saveShopSettings(input: $input) { userErrors { message } } }',
    { input: settings },
  )
  expect(saved.data.saveShopSettings.userErrors).toEqual([])
  const open = await takeCounterOrder(request, token, { payment: { amount: 30_000, method: 'UPI' } })
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, `/admin/orders/${open.id}/receipt?paper=80`)
  const sheet = page.locator('[data-receipt]')
  await expect(sheet).toContainText(`GSTIN: ${gstin}`)
  await expect(sheet).toContainText('Prices include GST. This is not a tax invoice.')
  await expect(sheet).toContainText('Scan to pay ₹500.00 by UPI')
  await expect(sheet.locator('svg')).toHaveCount(1)

  const paid = await takeCounterOrder(request, token, { payment: { amount: 80_000, method: 'CASH' } })
  await visit(page, `/admin/orders/${paid.id}/receipt?paper=80`)
  await expect(sheet).toContainText('Still to pay₹0.00')
  await expect(sheet.locator('svg')).toHaveCount(0)
})
