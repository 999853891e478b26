import { expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { test } from './support/own-shop.ts'
import { makeCustomer, signInAsOwner } from './support/shop-orders.ts'
import { makeDesign, makeShopper, signIn } from './support/shopper.ts'
import { expect, visit } from './support/visit.ts'

const tablet = { width: 768, height: 1024 }
test.use({ viewport: tablet, shopEnv: {} })

test('the owner’s own measurement fields, from the settings to the job card', async ({ page, request }) => {
  test.slow()
  page.setDefaultTimeout(20_000)
  const token = await signInAsOwner(page, request)

  await test.step('are defined, with limits in cm', async () => {
    await visit(page, '/admin/measurement-fields')
    await page.getByRole('button', { name: 'Add a field for Blouse' }).click()
    await page.getByRole('button', { name: 'Save the fields' }).click()
    await expect(page.getByText('Each field needs a name')).toBeVisible()
    const back = page.getByRole('listitem').first()
    await back.getByLabel('Name').fill('Cross back')
    await back.getByLabel('In Hindi').fill('पीठ की चौड़ाई')
    await back.getByLabel('From, cm').fill('28')
    await back.getByLabel('To, cm').fill('46')
    await expect(back).toContainText('11 to 18.1 in')
    await page.getByRole('button', { name: 'Add a field for Blouse' }).click()
    const point = page.getByRole('listitem').nth(1)
    await point.getByLabel('Name').fill('Bust point')
    await point.getByLabel('Shoppers measure it, too').check()
    await expectAccessibleAtAdminWidths(page)
    await page.setViewportSize(tablet)
    await page.getByRole('button', { name: 'Save the fields' }).click()
    await expect(page.getByText('The fields are saved.')).toBeVisible()
  })

  await test.step('are measured at the counter, and are on the order and its job card', async () => {
    const { phone } = await makeCustomer(request, token)
    await visit(page, '/admin/counter')
    await page.getByLabel('Phone').fill(phone)
    await page.getByRole('button', { name: /^Meera Rao, / }).click()
    await page.getByRole('button', { name: 'Blouse', exact: true }).click()
    await page.getByRole('button', { name: 'Measure', exact: true }).click()
    await page.getByLabel('Cross back').fill('19')
    await expectAccessibleAtAdminWidths(page)
    await page.setViewportSize(tablet)
    await page.getByRole('button', { name: 'Take the order' }).click()
    await page.getByRole('link', { name: 'Open the order' }).click()
    await expect(page.getByRole('row', { name: /Cross back/ })).toContainText('19 in')
    await expect(page.getByText('Cross back: 19 inches is unusually large.')).toBeVisible()
    await page.getByRole('link', { name: 'Job card' }).click()
    const sheet = page.locator('[data-job-card]')
    await expect(sheet.getByRole('row', { name: /Cross back/ })).toContainText('48.3')
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await expect(sheet.getByRole('row', { name: /पीठ की चौड़ाई/ })).toBeVisible()
    await expect(sheet).toContainText('पीठ की चौड़ाई: नाप सामान्य से अलग है।')
    await expect(sheet).not.toContainText('unusually')
  })

  await test.step('that are marked are asked of shoppers', async () => {
    const shopper = await makeShopper(request)
    const design = await makeDesign(request)
    await signIn(page, shopper)
    await visit(page, `/order/${design.id}/tailor?step=measurements`)
    await expect(page.getByLabel('Bust point')).toBeVisible()
    await expect(page.getByLabel('Cross back')).toHaveCount(0)
    await page.getByLabel('Bust point').fill('25')
    await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Bust point')).toHaveValue('25')
  })
})
