import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdminPage, region } from '../support/admin-page.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const meera = await shop.shopper('Meera Kulkarni')
const design = await shop.product({ productName: 'Teal Bandhani Saree' })
const order = await orderProduct(meera, design.id)

/** Opens the search by its keys, and types. */
async function find(typed: string, user: { type: (element: Element, text: string) => Promise<void> }) {
  act(() => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }))
  const dialog = await screen.findByRole('dialog', { name: 'Find' })
  await user.type(within(dialog).getByRole('combobox'), typed)
  return within(dialog)
}

test('Ctrl + K finds pages, customers, orders and designs, and Enter goes to the first one', async () => {
  const { user, address } = await openAdminPage(shop, '/admin/reports', { as })
  const dialog = await find('meera', user)
  const options = async () => (await dialog.findAllByRole('option')).map(({ textContent }) => textContent)
  await expect
    .poll(options)
    .toEqual([expect.stringMatching(/^Meera Kulkarni/), expect.stringContaining(order.orderNumber)])
  const input = dialog.getByRole('combobox')
  await user.clear(input)
  await user.type(input, 'bandhani')
  await dialog.findByRole('option', { name: 'Teal Bandhani Saree' })
  await user.clear(input)
  await user.type(input, 'price l')
  await expect.poll(options).toEqual(['Price list'])
  await dialog.findByText('1 result')
  await user.keyboard('{Enter}')
  await expect.poll(address).toBe('/admin/price-list')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('pages are found in Hindi, and by their English names there', async () => {
  const { user } = await openAdminPage(shop, '/admin/reports', { as, language: 'hi' })
  act(() => void fireEvent.keyDown(document.body, { key: 'k', metaKey: true }))
  const dialog = within(await screen.findByRole('dialog', { name: 'खोजें' }))
  for (const typed of ['काउं', 'counter']) {
    await user.clear(dialog.getByRole('combobox'))
    await user.type(dialog.getByRole('combobox'), typed)
    await dialog.findByRole('option', { name: 'काउंटर' })
  }
})

test('staff find what they may open, here and on the first page', async () => {
  const staff = await shop.staff('Rekha')
  await as.mutateOrThrow('changePermissions', { customerId: staff.id, permissions: ['MANAGE_ORDERS'] })
  const { user } = await openAdminPage(shop, '/admin?search=meera', { as: staff })
  const found = within(await region('What was found'))
  await found.findByRole('link', { name: order.orderNumber })
  expect(found.queryByText('Customers found')).toBeNull()
  const dialog = await find('me', user)
  await dialog.findByRole('option', { name: new RegExp(order.orderNumber) })
  const names = dialog.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names).toContain('Messages')
  expect(names).not.toContain('Measurements')
  expect(names.some((name) => name?.startsWith('Meera'))).toBe(false)
})

test('without a connection the pages are still found, and the search says what is missing', async () => {
  const { user, connection } = await openAdminPage(shop, '/admin/reports', { as })
  connection.broken.add('AdminFind')
  const dialog = await find('counter', user)
  await dialog.findByText(/could not be searched/)
  dialog.getByRole('option', { name: 'Counter' })
})
