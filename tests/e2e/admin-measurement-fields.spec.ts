import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect, test } from './support/visit.ts'

test('measurement fields that are being defined are accessible at the admin widths', async ({
  page,
  request,
}) => {
  await signInAsOwner(page, request)
  await open(page, '/admin/measurement-fields', 'Measurements')
  await page.getByRole('button', { name: 'Add a field for Blouse' }).click()
  await page.getByRole('button', { name: 'Save the fields' }).click()
  await expect(page.getByText('Each field needs a name')).toBeVisible()
  const back = page.getByRole('main').getByRole('listitem').first()
  await back.getByLabel('Name').fill('Cross back')
  await back.getByLabel('From, cm').fill('28')
  await back.getByLabel('To, cm').fill('46')
  await expect(back).toContainText('11 to 18.1 in')
  await expectAccessibleAtAdminWidths(page)
})
