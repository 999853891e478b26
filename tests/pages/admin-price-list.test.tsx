import { expect, test } from 'vitest'
import { controls, openAdminPage } from '../support/admin-page.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('the price list stays as saved when it can’t be read again', async () => {
  const { screen, connection } = await openAdminPage(shop, '/admin/price-list', { as: await shop.admin() })
  const rows = () => screen.getAllByDisplayValue('Blouse').length
  const before = rows()
  connection.broken.add('PriceList')
  await controls().press('Save the price list')
  await screen.findByText('The price list is saved.')
  await expect.poll(() => connection.underway).toBe(0)
  expect(rows()).toBe(before)
  expect(screen.queryByText(/could not be read/)).toBeNull()
})
