import { expectAccessibleAtAdminWidths, field, open } from './support/admin-pages.ts'
import { test } from './support/own-shop.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect } from './support/visit.ts'

// Another file that shares the shop would find its day closed.
test.use({ shopEnv: {} })

test('expenses, the closing of a day and the month’s result are accessible at the admin widths', async ({
  page,
  request,
}) => {
  await signInAsOwner(page, request)
  await open(page, '/admin/expenses', 'Expenses')
  const record = page.getByRole('button', { name: 'Record the expense' })
  await field(page, 'Spent, ₹').fill('1,250.50')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await record.click()
  const expenses = page.getByRole('region', { name: 'Expenses', exact: true })
  await expenses.getByRole('button', { name: 'Reverse Cloth, ₹1,250.50' }).click()
  await expenses.getByLabel('Why it was a mistake').fill('Another shop’s bill')
  await expectAccessibleAtAdminWidths(page)
  await expenses.getByRole('button', { name: 'Reverse it' }).click()
  await expect(expenses.getByText('A reversal', { exact: true })).toBeVisible()
  await expectAccessibleAtAdminWidths(page)

  await open(page, '/admin/closing', 'Daily closing')
  const drawer = page.getByRole('region', { name: 'Cash drawer', exact: true })
  const counted = field(page, 'Counted in the drawer, ₹')
  await field(page, 'In the drawer at the beginning, ₹').fill('500')
  await counted.fill('400')
  await drawer.getByRole('button', { name: 'Sign and close the day' }).click()
  await expect(drawer.getByText('Count again, or explain it.')).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
  await counted.fill('500')
  await drawer.getByRole('button', { name: 'Sign and close the day' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the day' }).click()
  await expect(drawer.getByText('Closed', { exact: true })).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
  await drawer.getByRole('button', { name: 'Open this day again' }).click()
  await expect(field(page, 'Why it is opened again')).toBeVisible()
  await expectAccessibleAtAdminWidths(page)

  await open(page, '/admin/month', 'Month’s result')
  await expect(page.getByRole('region', { name: 'Result by money received' })).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
})
