import { expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { makeCustomer, signInAsOwner } from './support/shop-orders.ts'
import { expect, test, visit } from './support/visit.ts'

test('lengths as a tailor writes them go from the counter to the job card', async ({ page, request }) => {
  const { phone } = await makeCustomer(request, await signInAsOwner(page, request))
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, '/admin/counter')
  await page.getByLabel('Phone').fill(phone)
  await page.getByRole('button', { name: /^Meera Rao, / }).click()
  await page.getByRole('button', { name: 'Lehenga', exact: true }).click()
  const line = page.getByRole('region', { name: 'Lehenga', exact: true })
  await line.getByRole('button', { name: 'Measure', exact: true }).click()
  await line
    .getByRole('group', { name: 'Unit of Lehenga' })
    .getByRole('button', { name: 'Centimetres' })
    .click()
  await line.getByLabel('Lehenga, Waist').fill('81,5')
  await line.getByLabel('Blouse, Chest (bust)').fill('36 1/2')
  await line.getByLabel('Blouse, Length').fill('14¼')
  await line.getByLabel('Blouse, Waist').fill('30 or 31')
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize({ width: 768, height: 1024 })

  await page.getByRole('button', { name: 'Take the order' }).click()
  await expect(line.getByLabel('Blouse, Waist')).toBeFocused()
  await expect(line).toContainText('Write a length, such as 36.5 or 36 1/2.')
  await expect(line.getByLabel('Blouse, Waist')).toHaveValue('30 or 31')
  await line.getByLabel('Blouse, Waist').fill('30½')
  await page.getByRole('button', { name: 'Take the order' }).click()

  await page.getByRole('link', { name: 'Open the order' }).click()
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row('Chest (bust)')).toContainText('36 1/2 in')
  await expect(page.getByText('81,5 cm')).toBeVisible()
  await page.getByRole('link', { name: 'Job card' }).click()
  const card = page.locator('[data-job-card]')
  await expect(card.getByRole('row', { name: /Chest \(bust\)/ })).toContainText('36 1/2')
  await expect(card.getByRole('row', { name: /Length/ }).filter({ hasText: '14¼' })).toBeVisible()
  await expect(card.getByRole('row', { name: /Waist/ }).filter({ hasText: '30½' })).toBeVisible()
  await expect(card.getByRole('row', { name: /Waist/ }).filter({ hasText: '81,5' })).toBeVisible()
})
