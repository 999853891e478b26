import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import { addCustomer } from '../support/counter.ts'
import { dayAhead } from '../support/days.ts'
import { takeOrder } from '../support/order-edits.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { field, fill, follow, press } = controls()

async function orderBlouse() {
  const { id: customerId } = await addCustomer(shop)
  return takeOrder(as, {
    customerId,
    lines: [{ garmentId: 'blouse', measurements: { unit: 'INCH', blouse: { chest: 36 } } }],
  })
}

test('an order is edited, with its new price first, and the earlier version stays readable', async () => {
  const { id, orderNumber } = await orderBlouse()
  await openAdminPage(shop, `/admin/orders/${id}`, { as })
  await follow('Edit')
  await screen.findByRole('heading', { level: 1, name: `Edit order ${orderNumber}` })
  const blouse = controls(await region('Blouse'))
  expect((await blouse.field(/Chest \(bust\)/)).value).toBe('36')
  await blouse.fill(/Chest \(bust\)/, '37')
  await blouse.choose('Pieces', '2')
  await press('Suit')
  await fill('Needed by', dayAhead(30))
  await press('Delivery')
  const change = controls(await region('The change'))
  const shows = (text: string | RegExp) =>
    expect.poll(async () => (await region('The change')).textContent).toMatch(text)
  const isInvalid = (label: string) =>
    expect.poll(async () => (await field(label)).getAttribute('aria-invalid')).toBe('true')
  await change.press('See what changes')
  await isInvalid('Street')
  expect((await blouse.field(/Chest \(bust\)/)).value).toBe('37')

  await press('Pick-up')
  await change.press('See what changes')
  await shows('Blouse, pieces: from 1 to 2')
  await shows('Added: Suit × 1')
  await shows('Blouse, measurements: changed')
  await shows(/New total ₹/)
  await change.press('Apply the change')
  await isInvalid('Why the price changes')
  await change.fill('Why the price changes', 'A suit for the sister')
  await change.press('Apply the change')

  await screen.findByRole('heading', { level: 1, name: `Order ${orderNumber}` })
  const history = await region('What happened')
  await expect.poll(() => history.textContent).toContain('“A suit for the sister”')
  await controls(history).press('Show the order as it was')
  await expect.poll(() => history.textContent).toContain('Blouse × 1')
  expect(history.textContent).toContain('Chest (bust) 36 in')
})

test('the style of a garment is changed by drawings, with the price of the piece', async () => {
  const { id, orderNumber } = await orderBlouse()
  await openAdminPage(shop, `/admin/orders/${id}`, { as })
  await follow('Edit')
  await screen.findByRole('heading', { level: 1, name: `Edit order ${orderNumber}` })
  const blouse = controls(await region('Blouse'))
  const price = async () => Number((await blouse.field('Price of one, ₹')).value)
  const before = await price()
  await blouse.press('Style')
  fireEvent.click(await screen.findByRole('radio', { name: /^Boat neck/ }))
  await expect.poll(price).toBe(before + 50)
  const change = controls(await region('The change'))
  await change.press('See what changes')
  const shown = async () => (await region('The change')).textContent
  await expect.poll(shown).toContain('Blouse, style: from none to Boat neck')
  await expect.poll(shown).toMatch(/New total ₹/)
})

test('of two who edit an order at once, the second gets a conflict and loses nothing', async () => {
  const { id } = await orderBlouse()
  await openAdminPage(shop, `/admin/orders/${id}/edit`, { as })
  await fill(/^Special instructions/, 'From this window')
  const { userErrors } = await as.mutate('editOrder', {
    orderId: id,
    version: 1,
    specialInstructions: 'From the other window',
  })
  expect(userErrors).toEqual([])
  await press('See what changes')
  await screen.findByText(/This order was changed meanwhile\./)
  expect((await field(/^Special instructions/)).value).toBe('From this window')
  await press('Start again from the order as it is now')
  await expect.poll(async () => (await field(/^Special instructions/)).value).toBe('From the other window')
})

test('the customer sees what the shop has changed, and why, in both languages', async () => {
  const meera = await shop.shopper('Meera')
  const { id } = await orderProduct(meera, (await shop.product()).id)
  const { userErrors } = await as.mutate('editOrder', {
    orderId: id,
    version: 1,
    lines: [{ position: 0, quantity: 2 }],
    reason: 'One for the sister',
  })
  expect(userErrors).toEqual([])
  await openAdminPage(shop, `/orders/${id}`, { as: meera })
  for (const text of ['Changed by the shop', 'Pieces: 2 (before: 1)', '“One for the sister”'])
    await expect.poll(async () => (await region('How far it has come')).textContent).toContain(text)
  await openAdminPage(shop, `/orders/${id}`, { as: meera, language: 'hi' })
  await screen.findByText('दुकान ने बदला')
})
