import { newPhone, saveTailor } from '../support/tailors.ts'
import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { ownerOf } from './support/shopper.ts'
import { expect, test } from './support/visit.ts'

test('the stages and the rates are accessible at the admin widths', async ({ page, request }) => {
  await saveTailor(await ownerOf(request), { name: 'Rates Salma', phone: newPhone(), language: 'HINDI' })
  await signInAsOwner(page, request)
  await open(page, '/admin/workshop/stages', 'Stages')
  await expect(page.getByLabel('First stage')).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
  await open(page, '/admin/workshop/rates', 'Piece rates')
  await page.getByLabel('Blouse, Stitching, ₹').fill('120')
  await expect(page.getByRole('region', { name: 'Blouse' })).toContainText('₹120.00 in all')
  await expectAccessibleAtAdminWidths(page)
})
