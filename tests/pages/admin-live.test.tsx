import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatExactRupees } from '../../client/lib/money.ts'
import { openAdminPage, showsIn } from '../support/admin-page.ts'
import type { Input } from '../support/api-client.ts'
import { dayAhead } from '../support/days.ts'
import { orderTailored } from '../support/order-changes.ts'
import { takeOrder } from '../support/order-edits.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop({ followOrders: true })
const as = await shop.admin()
const colleague = await shop.admin()

/** Takes a blouse for a new customer, on another device. */
async function takeBlouse(fields: Partial<Input<'createOrder'>> = {}) {
  const { customer } = await colleague.mutateOrThrow('saveCustomer', { name: 'Asha Rao', phone: newPhone() })
  return takeOrder(colleague, { customerId: customer.id, lines: [{ garmentId: 'blouse' }], ...fields })
}

/** A page that hears of what other devices do. */
async function openFollowing(path: string) {
  const page = await openAdminPage(shop, path, { as })
  await expect.poll(() => page.connection.isFollowing).toBe(true)
  return page
}

test('Today follows the orders that are taken on another device', async () => {
  await openFollowing('/admin')
  const { orderNumber } = await takeBlouse({ neededBy: dayAhead(1) })
  await screen.findByRole('region', { name: 'Nobody sews them yet' })
  await showsIn('Nobody sews them yet', orderNumber)
  await expect
    .poll(() => screen.getByText('Total Orders').nextElementSibling!.textContent)
    .toBe(String(await shop.db.order.count()))
})

test('the closing follows what is received on another device while the notes are counted', async () => {
  await openFollowing('/admin/closing')
  await takeBlouse({ payments: [{ amount: 321_00, method: 'CASH' }] })
  await showsIn('Cash drawer', '₹321.00')
})

test('the quick sale shows what all devices have received today, by method', async () => {
  const yesterday = { date: dayAhead(-1), openingCash: 0, countedCash: 0 }
  await as.mutateOrThrow('closeDay', yesterday)
  await openFollowing('/admin/sale')
  const { receipts } = (
    await as.graphql('query ($date: Day!) { dayClosing(date: $date) { receipts { method received } } }', {
      date: dayAhead(0),
    })
  ).data.dayClosing
  const received = (method: string) =>
    receipts
      .filter((row: { method: string }) => row.method === method)
      .reduce((sum: number, row: { received: number }) => sum + row.received, 0)
  await takeBlouse({ payments: [{ amount: 123_45, method: 'UPI' }] })
  await showsIn('Received Today', `UPI${formatExactRupees(received('UPI') + 123_45)}`)
  await showsIn('Received Today', `Together${formatExactRupees(received('CASH') + received('UPI') + 123_45)}`)
})

test('orders of shoppers are announced, those that the staff took aren’t', async () => {
  const meera = await shop.shopper('Meera')
  const design = await shop.product({ quantityInStock: 5 })
  await openFollowing('/admin/tax')
  const taken = await takeBlouse()
  const placed = await orderTailored(meera, design.id)
  const notice = await screen.findByRole('status', { name: 'New orders' })
  await expect.poll(() => notice.textContent).toContain(placed.orderNumber)
  expect(notice.textContent).not.toContain(taken.orderNumber)
})
