import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { storedOrder } from '../../client/admin/counter/counter-order.ts'
import { storedSale } from '../../client/admin/counter/quick-sale.ts'
import { currentCopy } from '../../client/admin/offline/counter-copy.ts'
import { listWrites, removeWrite } from '../../client/admin/offline/writes.ts'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import { addCustomer } from '../support/counter.ts'
import { dayAhead } from '../support/days.ts'
import { takeOrder } from '../support/order-edits.ts'
import { addPromotion } from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()

/** They are there before this browser takes its copy, which then stays fresh for all tests. */
const designs = await Promise.all(
  Array.from({ length: 3 }, () => shop.product({ readyMadePrice: 900_00, quantityInStock: 1 })),
)
const asha = await addCustomer(shop)

beforeEach(() => {
  storedOrder.remove()
  storedSale.remove()
})

/** Opens a page of the counter, and waits until this browser has a copy of what it needs. */
async function openWithCopy(path: string) {
  const page = await openAdminPage(shop, path, { as: owner })
  await waitFor(() => expect(currentCopy()).not.toBeNull())
  return page
}

const ordersOf = (phone: string) =>
  shop.db.order.findMany({
    where: { customerPhone: phone },
    select: { totalToPay: true, payments: { select: { amount: true, method: true } } },
    orderBy: { orderDate: 'asc' },
  })

const queue = async () =>
  (await listWrites()).map(({ write, state, refusals }) => [
    write.kind,
    state,
    ...refusals.map(({ code }) => code),
  ])

/** The result of the search of the admin pages. */
async function findByNumber(
  typed: string,
  user: { type: (element: Element, text: string) => Promise<void> },
) {
  act(() => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Find' }))
  await user.type(dialog.getByRole('combobox'), typed)
  return dialog.findByRole('option', { name: /^[A-Z]{3}-\d/ })
}

const take = async () => {
  await controls().press('Take & print')
  return (await screen.findByText(/is a provisional number/)).textContent
}

test('orders of old and new customers and receipts are taken while the shop can’t be reached, and sent once', async () => {
  await takeOrder(owner, {
    customerId: asha.id,
    neededBy: dayAhead(7),
    lines: [
      { garmentId: 'blouse', addOnIds: ['lining'], measurements: { blouse: { unit: 'INCH', chest: '36½' } } },
    ],
  })
  const { connection, router, user } = await openWithCopy('/admin/counter')
  connection.isDown = true
  await controls().fill('Phone', asha.phone)
  await user.click(await screen.findByRole('button', { name: /^Asha Rao/ }))
  await user.click(await screen.findByRole('button', { name: 'Same again' }))
  within(await region('Blouse')).getByText('measured')
  await screen.findByText('Total ₹1,000')
  screen.getByText(/^The shop can’t be reached: prices of/)
  await controls().fill('Cash, ₹', '400')
  const [, provisional] = /^(\w{3}-\d+) is a provisional number/.exec((await take()) ?? '')!
  const receipt = await region('Sheets')
  for (const text of [`Receipt for order ${provisional}`, 'Lining', 'Still to pay'])
    expect(receipt.textContent).toContain(text)

  await router.navigate('/admin/counter')
  const phone = newPhone()
  await controls().fill('Phone', phone)
  await controls().fill('Name', 'Bina Shah')
  await controls().press('Add the customer')
  await screen.findByRole('button', { name: 'Change' })
  await controls().press('Blouse')
  await screen.findByText('Total ₹800')
  await take()

  await router.navigate('/admin/unsent')
  const open = within(await region('Open orders'))
  const row = within(await open.findByRole('article', { name: provisional }))
  expect(row.getByText('₹600.00')).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Receive' }))
  await controls(await region('Open orders')).fill('Cash, ₹', '')
  await controls(await region('Open orders')).fill('UPI, ₹', '250')
  await controls(await region('Open orders')).press('Record the receipt')
  await open.findByText('₹350.00')
  expect(await ordersOf(phone)).toEqual([])

  const option = await findByNumber(provisional!, user)
  expect(option.textContent).toContain('not sent yet')
  await user.keyboard('{Escape}')

  connection.isDown = false
  dispatchEvent(new Event('online'))
  await screen.findByText('Nothing waits: the shop has everything.')
  expect((await queue()).map(([kind, state]) => [kind, state])).toEqual([
    ['order', 'sent'],
    ['customer', 'sent'],
    ['order', 'sent'],
    ['payment', 'sent'],
  ])
  const { id: sentId, orderNumber } = await shop.db.order.findFirstOrThrow({
    where: { customerPhone: asha.phone },
    orderBy: { orderDate: 'desc' },
  })
  const sent = await findByNumber(provisional!.toLowerCase().replace('-', ''), user)
  expect(sent.textContent).toContain(`${provisional}: ${orderNumber}`)
  expect(sent.getAttribute('href')).toBe(`/admin/orders/${sentId}`)
  await user.keyboard('{Escape}')
  expect(await ordersOf(phone)).toEqual([{ totalToPay: 800_00n, payments: [] }])
  expect((await ordersOf(asha.phone))[1]).toEqual({
    totalToPay: 1000_00n,
    payments: [
      { amount: 400_00n, method: 'CASH' },
      { amount: 250_00n, method: 'UPI' },
    ],
  })
})

test('the shop’s total takes the place of this device’s when the line is back, and says what differs', async () => {
  const { connection } = await openWithCopy('/admin/counter')
  connection.isDown = true
  await controls().press('Blouse')
  await screen.findByText('Total ₹800')
  screen.getByText(/Offers are not taken off/)
  const { id } = await addPromotion(owner, { percent: 10 })
  connection.isDown = false
  dispatchEvent(new Event('online'))
  await screen.findByText('Total ₹720')
  screen.getByText(/this device’s was ₹800/)
  expect(screen.queryByText(/^The shop can’t be reached/)).toBeNull()
  await shop.db.promotion.delete({ where: { id } })
})

/** Sells a design without a connection, for what it cost before; then the shop can be reached again. */
async function sellOffline(meanwhile: (productId: string) => Promise<unknown>) {
  const { productName, id } = designs.pop()!
  const page = await openWithCopy('/admin/sale')
  page.connection.isDown = true
  await controls().fill('Find a design in stock', productName)
  await controls().press(new RegExp(`^${productName}`))
  await screen.findByText('Total ₹900')
  await controls().press('Sell & print')
  await screen.findByText(/is a provisional number/)
  await meanwhile(id)
  page.connection.isDown = false
  await page.router.navigate('/admin/unsent')
  const decide = await region('To decide')
  const sold = () =>
    shop.db.order.findMany({
      where: { items: { some: { productId: id } } },
      select: { totalToPay: true, orderStatus: true, payments: { select: { amount: true } } },
    })
  return { ...page, decide, sold, id, productName }
}

test('a price that changed meanwhile waits for a decision, and is sent at today’s price', async () => {
  const { decide, sold } = await sellOffline((id) =>
    owner.mutate('updateProduct', { id, readyMadePrice: 850_00 }),
  )
  within(decide).getByText(/The total is now ₹850/)
  expect(await sold()).toEqual([])
  await controls(decide).press('Send again with today’s price')
  await screen.findByText('Nothing waits: the shop has everything.')
  expect(await sold()).toEqual([
    { totalToPay: 850_00n, orderStatus: 'DELIVERED', payments: [{ amount: 850_00n }] },
  ])
})

test('what is sold out meanwhile is changed, or given up', async () => {
  const sellOut = (id: string) => owner.mutate('updateProduct', { id, quantityInStock: 0 })
  const { decide, sold, router, productName } = await sellOffline(sellOut)
  expect(decide.textContent).toContain(productName)
  await controls(decide).press('Change')
  await region(productName)
  expect(router.state.location.pathname).toBe('/admin/sale')
  expect((await queue()).filter(([, state]) => state !== 'sent')).toEqual([])
  expect(await sold()).toEqual([])

  storedSale.remove()
  const other = await sellOffline(sellOut)
  await controls(other.decide).press('Give up')
  await screen.findByText(/₹900.00 that were received go back to the customer/)
  await controls(await screen.findByRole('alertdialog')).press('Give up')
  await screen.findByText('Nothing waits: the shop has everything.')
  expect((await queue()).filter(([, state]) => state !== 'sent')).toEqual([])
  expect(await other.sold()).toEqual([])
})

test('an order whose response was lost is sent again, and exists once', async () => {
  const before = (await ordersOf(asha.phone)).length
  const { connection } = await openWithCopy('/admin/counter')
  await controls().fill('Phone', asha.phone)
  await controls().press(/^Asha Rao/)
  await controls().press('Blouse')
  await screen.findByText('Total ₹800')
  const lost = Promise.reject(new TypeError('Failed to fetch'))
  lost.catch(() => null)
  connection.late.set('CreateOrder', lost)
  await controls().press('Take & print')
  await screen.findByText(/is a provisional number/)
  await expect.poll(async () => (await ordersOf(asha.phone)).length).toBe(before + 1)
  connection.late.clear()
  dispatchEvent(new Event('online'))
  await screen.findByText(/ is now order /)
  expect(await ordersOf(asha.phone)).toHaveLength(before + 1)
})

test('logging out asks before it deletes what isn’t sent', async () => {
  const { connection, user, router } = await openWithCopy('/admin/sale')
  connection.isDown = true
  await controls().fill('Or an amount, ₹', '350')
  await controls().fill('For (optional)', 'Hair clip')
  await screen.findByText('Total ₹350')
  await controls().press('Sell & print')
  await screen.findByText(/is a provisional number/)
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByText(/Logging out deletes it from this device/)
  expect(router.state.location.pathname).toBe('/admin/unsent')
  expect(localStorage.getItem('token')).toBe(owner.token)
  const [waiting] = (await listWrites()).filter(({ state }) => state === 'waiting')
  await removeWrite(waiting!)
})
