import {
  bringIntoView,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  visit,
} from './support/visit.ts'

test('the home page reflows at 320 px and is accessible down to its end', async ({ page }) => {
  // The slides would change while axe reads them.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/')
  await expectNoSidewaysScroll(page)
  await bringIntoView(page.getByRole('contentinfo'))
  await expectAccessible(page)
})

test('the home page is complete in Hindi', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/hi')
  await expect(page).toHaveTitle('प्रीमियम डिज़ाइन कलेक्शन')
  for (const name of ['हमारी सेवाएँ', 'हमें क्यों चुनें', 'हमारी सिलाई का सफ़र', 'सभी उत्पाद'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'अभी कॉल करें' })).toHaveAttribute('href', /^tel:/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
