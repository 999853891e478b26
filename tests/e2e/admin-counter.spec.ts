import { jpeg } from '../support/pictures.ts'
import { expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

/** Unused in the demo shop and by other tests. */
const newPhone = () => `70${String(Date.now()).slice(-8)}`

test('a walk-in with a blouse takes few taps, and nothing typed is lost by a reload or a refusal', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  await signInAsOwner(page, request)
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, '/admin/counter')
  let taps = 0
  const tap = async (name: string | RegExp) => {
    taps++
    await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
  }
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.keyboard.type(`+91 ${phone}`)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Asha')
  await expectAccessible(page)
  await tap('Add the customer')
  await expect(page.getByRole('region', { name: 'Customer', exact: true })).toContainText(phone)
  await tap('Blouse')
  await tap(/^Lining/)
  await tap('7 days')
  await page.getByLabel('Photo of the customer’s cloth').setInputFiles({
    name: 'cloth.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg(),
  })
  await expect(page.getByRole('img', { name: 'The cloth, 1' })).toBeVisible()
  taps++
  await page.getByLabel('Received now, ₹').fill('99999')
  await expect(page.getByText('Total ₹1,000')).toBeVisible()
  await expect(page.getByText('Give back ₹98,999')).toBeVisible()
  await tap('UPI')
  await tap('Take the order')
  await expect(page.getByText('This is more than the total. Write what pays for the order.')).toBeVisible()
  await expect(page.getByLabel('Received now, ₹')).toBeFocused()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Customer', exact: true })).toContainText(phone)
  await expect(page.getByLabel('Received now, ₹')).toHaveValue('99999')
  await page.getByLabel('Received now, ₹').fill('400')
  await expect(page.getByText('Balance ₹600')).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await tap('Take the order')
  await expect(page.getByText(/^Order \d{3}-\d{3}\d* is taken\.$/)).toBeVisible()
  expect(taps).toBeLessThan(20)

  await page.getByRole('link', { name: 'Open the order' }).click()
  await expect(page.getByRole('region', { name: 'Payments', exact: true })).toContainText('Partly paid')
  await expect(page.getByText('Asha').first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Pictures of the cloth, 1' })).toBeVisible()
  await expectAccessible(page)

  await visit(page, '/admin/counter')
  await page.getByLabel('Phone').fill(`0${phone.slice(0, 5)} ${phone.slice(5)}`)
  await page.getByRole('button', { name: /^Asha, / }).click()
  await expect(page.getByRole('region', { name: 'Customer', exact: true })).toContainText('Asha')
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('the owner changes the price list', async ({ page, request }) => {
  await signInAsOwner(page, request)
  await visit(page, '/admin/price-list')
  await page.getByRole('button', { name: 'Add an add-on' }).click()
  const row = page.getByRole('group', { name: 'Row 6' })
  await row.getByLabel('Price, ₹').fill('75')
  await page.getByRole('button', { name: 'Save the price list' }).click()
  await expect(page.getByText('Each row needs a name and a price')).toBeVisible()
  await row.getByLabel('Name').fill('Hooks')
  await expectAccessibleAtAdminWidths(page)
  await page.getByRole('button', { name: 'Save the price list' }).click()
  await expect(page.getByText('The price list is saved.')).toBeVisible()
  await visit(page, '/admin/counter')
  await page.getByRole('button', { name: 'Blouse', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Hooks ₹75' })).toBeVisible()
})
