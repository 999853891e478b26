import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

test('a featured design of the home page opens in the quick view, and survives a reload', async ({
  page,
}) => {
  await visit(page, '/')
  const link = page.locator('#portfolio li a').first()
  const name = (await link.textContent())!
  await link.click()
  await expect(page).toHaveURL(/\/details\?productId=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  for (const part of ['Fabric', 'Blouse Tailoring', 'Embellishments', 'Customization Options'])
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Price Details' })).toContainText(/₹[\d,]+\.\d\d/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('without a design it says Loading... and then links onwards', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/details')
  await expect(page.getByRole('heading', { level: 1, name: 'Loading...' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'See all designs' })).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which design would you like to see?')
  await expectAccessible(page)
})

test('a design that doesn’t exist is reported', async ({ request }) => {
  expect((await request.get('/details?productId=nonsense')).status()).toBe(404)
  expect((await request.get('/details')).status()).toBe(200)
})
