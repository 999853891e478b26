import { expect, test } from 'vitest'
import { controls, openAdminPage } from '../support/admin-page.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('the owner adds an add-on, which the counter then offers', async () => {
  const as = await shop.admin()
  const { screen } = await openAdminPage(shop, '/admin/price-list', { as })
  const { press } = controls()
  await press('Add an add-on')
  const row = controls(await screen.findByRole('group', { name: 'Row 6' }))
  await row.fill('Price, ₹', '75')
  await press('Save the price list')
  await screen.findByText(/^Each row needs a name and a price/)
  expect((await row.field('Price, ₹')).value).toBe('75')
  await row.fill('Name', 'Hooks')
  await row.fill('In Hindi', 'हुक')
  await press('Save the price list')
  await screen.findByText('The price list is saved.')
  await openAdminPage(shop, '/admin/counter', { as })
  await press('Blouse')
  await screen.findByRole('button', { name: 'Hooks ₹75' })
  await openAdminPage(shop, '/admin/counter', { as, language: 'hi' })
  await press('ब्लाउज़')
  await screen.findByRole('button', { name: 'हुक ₹75' })
})

test('the price list stays as saved when it can’t be read again', async () => {
  const { screen, connection } = await openAdminPage(shop, '/admin/price-list', { as: await shop.admin() })
  const rows = () => screen.getAllByDisplayValue('Blouse').length
  const before = rows()
  connection.broken.add('PriceList')
  await controls().press('Save the price list')
  await screen.findByText('The price list is saved.')
  await expect.poll(() => connection.underway).toEqual([])
  expect(rows()).toBe(before)
  expect(screen.queryByText(/could not be read/)).toBeNull()
})
