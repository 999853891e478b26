import { expect, test } from 'vitest'
import { controls, openAdminPage } from '../support/admin-page.ts'
import { dayAhead } from '../support/days.ts'
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

test('an add-on with days sets the day on which the order is needed, unless that is earlier', async () => {
  const as = await shop.admin()
  const { screen } = await openAdminPage(shop, '/admin/price-list', { as })
  const { press } = controls()
  const row = controls(await screen.findByRole('group', { name: 'Piping' }))
  for (const typed of ['soon', '61']) {
    await row.fill('Days', typed)
    await press('Save the price list')
    await screen.findByText(/^Each row needs a name and a price/)
    expect((await row.field('Days')).value).toBe(typed)
  }
  await row.fill('Days', '5')
  await press('Save the price list')
  await screen.findByText('The price list is saved.')
  await openAdminPage(shop, '/admin/counter', { as })
  await press('Blouse')
  const neededBy = async () => (await controls().field('Needed by')).value
  await press('Lining ₹200')
  expect(await neededBy()).toBe('')
  await press('Piping ₹100, 5 days')
  expect(await neededBy()).toBe(dayAhead(5))
  await press('Urgent ₹300, 3 days')
  expect(await neededBy()).toBe(dayAhead(3))
  await controls().fill('Needed by', dayAhead(2))
  await press('Urgent ₹300, 3 days')
  await press('Urgent ₹300, 3 days')
  expect(await neededBy()).toBe(dayAhead(2))
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
