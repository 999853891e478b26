import { open } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

test('shortcuts lead through the admin pages in both languages until they are switched off', async ({
  page,
  request,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await signInAsOwner(page, request)
  await open(page, '/admin', 'Admin Dashboard')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('gc')
  await expect(page.getByRole('searchbox')).toHaveValue('gc')
  await heading('Admin Dashboard').click()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(heading('Customers')).toBeVisible()

  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toBeVisible()
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(list).toHaveCount(0)

  await test.step('they leave a form like a link does: after a confirmation', async () => {
    await open(page, '/product/null/add', 'Add Product')
    await page.getByLabel('Colour', { exact: true }).fill('Indigo')
    await heading('Add Product').click()
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(heading('Customers')).toBeVisible()
  })

  await test.step('they stay in Hindi, and the switch leads to the same page in English', async () => {
    await visit(page, '/hi/admin/orders?sort=due')
    await expect(page.getByRole('link', { name: 'काउंटर' })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('b')
    await expect(page).toHaveURL(/\/hi\/admin\/counter$/)
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/[^i]\/admin\/counter$/)
    await expect(page.getByRole('link', { name: 'Counter' })).toBeVisible()
  })

  await open(page, '/admin/customers', 'Customers')
  await page.keyboard.press('?')
  await list.getByLabel('Use these shortcuts').uncheck()
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(list).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/admin\/customers$/)
  await page.getByRole('link', { name: 'Feedback', exact: true }).click()
  await expect(heading('Feedback')).toBeVisible()
  await expect(list).toHaveCount(0)
})
