import { screen } from '@testing-library/react'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { controls, openAdminPage, shows } from '../support/admin-page.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { press, field, fill, follow } = controls()

/** Two pieces of size M that were sold without a customer. */
async function sell() {
  const design = await shop.product({
    readyMadePrice: 2_000_00,
    discount: 0,
    quantityInStock: 10,
    sizes: [
      { label: 'M', chest: 36, quantityInStock: 5 },
      { label: 'L', chest: 38, quantityInStock: 5 },
    ],
  })
  const { order } = await as.mutateOrThrow('createOrder', {
    lines: [{ productId: design.id, size: 'M', quantity: 2 }],
    handedOver: true,
    payments: [{ amount: 4_000_00, method: 'CASH' }],
    idempotencyKey: randomUUID(),
  })
  return { design, order }
}

const open = (id: string) => openAdminPage(shop, `/admin/orders/${id}/return`, { as })

test('a piece is returned for its money, with a reason', async () => {
  const { order } = await sell()
  await openAdminPage(shop, `/admin/orders/${order.id}`, { as })
  await follow('Return or exchange')
  await shows('The customer gets ₹2,000.00')
  await press('Give back ₹2,000.00')
  await screen.findByText('Choose or write why it comes back.')
  await press('Too big')
  expect((await field('Reason')).value).toBe('Too big')
  await press('Damaged')
  await press('By UPI')
  await shows('The customer gets ₹2,000.00')
  await press('Give back ₹2,000.00')
  await screen.findByRole('heading', { level: 1, name: `Order ${order.orderNumber}` })
  await shows('Return credited')
  const returned = await shop.db.orderReturn.findFirstOrThrow({
    where: { orderId: order.id },
    include: { items: true },
  })
  expect(returned).toMatchObject({ reason: 'Too big', items: [{ quantity: 1, restocked: 0 }] })
})

test('another size at a higher price is paid for, after the new amount was shown', async () => {
  const { design, order } = await sell()
  await open(order.id)
  await press('Size L')
  await shows('No money changes hands')
  expect((await field('Reason')).value).toBe('Another size')
  await shop.db.product.update({ where: { id: design.id }, data: { readyMadePrice: 2_500_00 } })
  await press('Exchange')
  await shows('The customer pays ₹500.00 now. Look at it again.', 'other size today ₹2,500.00')
  await press('Take ₹500.00')
  await screen.findByText(/is sold\.$/)
  expect(await shop.db.orderReturn.count({ where: { orderId: order.id, status: 'EXCHANGED' } })).toBe(1)
})

test('after the days for returns an exception is confirmed', async () => {
  const { order } = await sell()
  shop.passTime(9 * 24 * 60 * 60)
  await open(order.id)
  await shows('The 7 days for returns are over. Confirm that you make an exception.')
  await controls().tick('Make an exception')
  await fill('Reason', 'It has a hole')
  await press('Give back ₹2,000.00')
  await shows('Return credited')
})

test('an order of which nothing can be returned says so', async () => {
  const { order } = await sell()
  await as.mutateOrThrow('returnAtCounter', {
    orderId: order.id,
    items: [{ item: 0, quantity: 2, restocked: 2 }],
    reason: 'Too small',
    method: 'CASH',
    idempotencyKey: randomUUID(),
  })
  const { heading } = await open(order.id)
  expect(heading()).toBe('Nothing of this order can be returned')
})
