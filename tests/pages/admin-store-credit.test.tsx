import { screen } from '@testing-library/react'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { controls, openAdminPage, region, shows } from '../support/admin-page.ts'
import { addCustomer, openCounter } from '../support/counter.ts'
import { moveAlong } from '../support/order-changes.ts'
import { takeOrder } from '../support/order-edits.ts'
import { recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { press, field, choose, fill } = controls()

async function sell(customerId: string) {
  const design = await shop.product({
    readyMadePrice: 1_000_00,
    discount: 0,
    quantityInStock: 5,
    sizes: [{ label: 'M', chest: 36, quantityInStock: 5 }],
  })
  const { order } = await as.mutateOrThrow('createOrder', {
    customerId,
    lines: [{ productId: design.id, size: 'M', quantity: 1 }],
    handedOver: true,
    payments: [{ amount: 1_000_00, method: 'CASH' }],
    idempotencyKey: randomUUID(),
  })
  return order
}

/** A customer with ₹1,000 of store credit. */
async function withCredit() {
  const customer = await addCustomer(shop)
  const { id: orderId } = await sell(customer.id)
  await recordRefund(as, { orderId, amount: 1_000_00, method: 'STORE_CREDIT' })
  return customer
}

const paymentsOf = async (userId: string) =>
  (
    await shop.db.payment.findMany({
      where: { order: { userId }, kind: 'PAYMENT' },
      orderBy: { recordedAt: 'desc' },
      select: { amount: true, method: true },
    })
  ).map(({ amount, method }) => `${method} ${Number(amount)}`)

test('what comes back is given as store credit, which the customer’s page shows', async () => {
  const customer = await addCustomer(shop)
  const order = await sell(customer.id)
  await openAdminPage(shop, `/admin/orders/${order.id}/return`, { as })
  await press('Too big')
  await press('As store credit')
  await press('Give ₹1,000.00 of store credit')
  await shows('Return credited')
  await openAdminPage(shop, `/admin/customers/${customer.id}`, { as })
  const facts = await region('About this customer')
  expect(facts.textContent).toContain('Store credit₹1,000')
})

test('it pays for an order at the counter, and cash for the rest', async () => {
  const customer = await withCredit()
  const { takeButton, user } = await openCounter(shop, ['blouse'], customer)
  await screen.findByText('Total ₹1,200')
  await fill('Cash, ₹', '1200')
  await press('Pay with it')
  expect((await field('Store credit, ₹')).value).toBe('1000')
  expect((await field('Cash, ₹')).value).toBe('200')
  await user.click(await takeButton())
  await screen.findByText(/^Order .+ is taken\.$/)
  expect((await paymentsOf(customer.id)).slice(0, 2).sort()).toEqual(['CASH 20000', 'STORE_CREDIT 100000'])
})

test('more of it than there is stops at its field, and stays typed', async () => {
  const customer = await withCredit()
  const { takeButton, user, taken } = await openCounter(shop, ['blouse'], customer)
  await screen.findByText('Total ₹1,200')
  await press('Pay with it')
  await fill('Store credit, ₹', '1100')
  await user.click(await takeButton())
  await shows('The customer has ₹1,000.00 of store credit. Take the rest in another way.')
  const credit = await field('Store credit, ₹')
  expect([credit.value, credit.getAttribute('aria-invalid')]).toEqual(['1100', 'true'])
  expect(await taken()).toHaveLength(1)
})

test('it pays for an order that is handed over, and for one by its page', async () => {
  const customer = await withCredit()
  const blouse = { customerId: customer.id, lines: [{ garmentId: 'blouse', price: 600_00 }] }
  const { id } = await moveAlong(as, (await takeOrder(as, blouse)).id, 'STITCHING', 'READY')
  await openAdminPage(shop, `/admin/orders/${id}/hand-over`, { as })
  await press('Pay with it')
  expect((await field('Cash, ₹')).value).toBe('')
  await press('Deliver & print')
  await screen.findByRole('region', { name: 'Sheets' })
  expect((await paymentsOf(customer.id))[0]).toBe('STORE_CREDIT 60000')

  const next = await takeOrder(as, blouse)
  await openAdminPage(shop, `/admin/orders/${next.id}`, { as })
  await press('Record a payment')
  await choose('How', 'Store credit (₹400)')
  await fill('Received, ₹', '600')
  await press('Record the payment')
  await shows('The customer has ₹400.00 of store credit. Take the rest in another way.')
  await fill('Received, ₹', '400')
  await press('Record the payment')
  await expect.poll(async () => (await paymentsOf(customer.id))[0]).toBe('STORE_CREDIT 40000')
})
