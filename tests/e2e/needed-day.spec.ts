import type { APIRequestContext, Page } from '@playwright/test'
import { dayAhead } from '../support/days.ts'
import { makeDesign, makeShopper, signIn } from './support/shopper.ts'
import { expect, test, visit } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const neededBy = (page: Page) => page.getByLabel('Needed by (optional)')

/** A new design, in the list of those that are ready by a day. */
async function listNewDesign(page: Page, request: APIRequestContext) {
  const { id, productName } = await makeDesign(request, { sizes: [] })
  await visit(page, `/gallery?show=all&search=${encodeURIComponent(productName)}&readyBy=${dayAhead(30)}`)
  return { id, productName }
}

test('an order begins with the day for which designs were looked for, until the list is without it', async ({
  page,
  request,
}) => {
  await signIn(page, await makeShopper(request))
  const open = async (design: { id: string }) => {
    await main(page).locator(`a[href*="${design.id}"]`).first().click()
    await main(page).getByRole('button', { name: 'Buy', exact: true }).filter({ visible: true }).click()
    await page.getByRole('dialog').locator('button:enabled:not([aria-label])').first().click()
    await expect(page).toHaveURL(/\/order\//)
    await page.getByRole('link', { name: '4 Customer Details' }).click()
  }
  const chip = page.getByRole('link', { name: /Remove filter\s*Ready by/ })

  const first = await listNewDesign(page, request)
  await expect(chip).toBeVisible()
  await open(first)
  await expect(neededBy(page)).toHaveValue(dayAhead(30))

  const second = await listNewDesign(page, request)
  await chip.click()
  await expect(chip).toHaveCount(0)
  await open(second)
  await expect(neededBy(page)).toHaveValue('')
})
