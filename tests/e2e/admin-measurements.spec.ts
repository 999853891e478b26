import { expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { makeCustomer, signInAsOwner } from './support/shop-orders.ts'
import { expect, test, visit } from './support/visit.ts'

test('staff enter and correct measurements of a walk-in, and fit notes come back at the counter', async ({
  page,
  request,
}) => {
  const token = await signInAsOwner(page, request)
  const { id, phone } = await makeCustomer(request, token)
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, `/admin/customers/${id}`)
  const panel = page.getByRole('region', { name: 'Measurements', exact: true })
  await panel.getByRole('button', { name: 'Enter measurements' }).click()
  await expect(panel.getByLabel('Whose measurements')).toHaveValue('Meera Rao')
  await panel.getByRole('button', { name: 'Measure', exact: true }).click()
  await panel.getByLabel('Chest (bust)').fill('36')
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await panel.getByRole('button', { name: 'Save the measurements' }).click()
  const profile = panel.getByRole('region', { name: 'Meera Rao' })
  await expect(profile).toContainText('36 in')
  await expect(profile).toContainText('Owner')

  await profile.getByRole('button', { name: 'Correct the measurements of Meera Rao' }).click()
  await expect(panel.getByLabel('Chest (bust)')).toHaveValue('36')
  await panel.getByLabel('Chest (bust)').fill('37')
  await panel.getByRole('button', { name: 'Save the measurements' }).click()
  await expect(profile).toContainText('37 in')
  await profile.getByText('Earlier versions (1)').click()
  await expect(profile).toContainText('36 in')

  const text = 'Right shoulder lower, add ½ inch to the sleeve'
  await page.getByLabel('New fit note').fill(text)
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByRole('button', { name: `Delete the note ‘${text}’` })).toBeVisible()
  await profile.getByRole('button', { name: 'Correct the measurements of Meera Rao' }).click()
  const fitHistory = page.getByRole('region', { name: 'Fit notes and alterations' })
  await expect(fitHistory).toContainText(text)
  await expectAccessibleAtAdminWidths(page)

  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, '/admin/counter')
  await page.getByLabel('Phone').fill(phone)
  await page.getByRole('button', { name: /^Meera Rao, / }).click()
  await page.getByRole('button', { name: 'Blouse', exact: true }).click()
  await page.getByRole('button', { name: 'Measure', exact: true }).click()
  await expect(fitHistory).toContainText(text)
  await expectAccessibleAtAdminWidths(page)
})
