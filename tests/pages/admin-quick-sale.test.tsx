import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storedSale } from '../../client/admin/counter/quick-sale.ts'
import { controls, openAdminPage, region, shows } from '../support/admin-page.ts'
import type { Json } from '../support/api-client.ts'
import { moveAlong } from '../support/order-changes.ts'
import { takeOrder } from '../support/order-edits.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()

async function openSale() {
  storedSale.remove()
  return openAdminPage(shop, '/admin/sale', { as: owner })
}

/** The orders that were sold under this name. */
const sold = (productName: string) =>
  shop.db.order.findMany({
    where: { items: { some: { productName } } },
    select: { id: true, orderNumber: true, totalToPay: true, payments: { select: { amount: true } } },
  })

test('an amount is sold without a customer, for exactly what it costs', async () => {
  const { user } = await openSale()
  await controls().fill('Or an amount, ₹', '350')
  await controls().fill('For (optional)', 'Hair clip')
  await screen.findByText('Total ₹350')
  expect((await controls().field('Cash, ₹')).value).toBe('350')
  await user.click(screen.getByRole('button', { name: 'Sell & print' }))
  await screen.findByRole('region', { name: 'Sheets' })
  expect(await sold('Hair clip')).toMatchObject([{ totalToPay: 350_00n, payments: [{ amount: 350_00n }] }])
  expect(storedSale.read()?.goods.price ?? '').toBe('')
})

test('a design is found and listed by its Hindi name, for what it costs less its discount', async () => {
  storedSale.remove()
  await shop.product({
    productName: 'Peacock dupatta',
    translations: [{ locale: 'HI', productName: 'मोर दुपट्टा', terms: [] }],
    readyMadePrice: 1_000_00,
    tailorPrice: 400_00,
    discount: 20,
    quantityInStock: 4,
  })
  await openAdminPage(shop, '/admin/sale', { as: owner, language: 'hi' })
  await controls().fill('स्टॉक में डिज़ाइन खोजें', 'Peacock')
  const found = await screen.findByRole('button', { name: /^मोर दुपट्टा/ })
  expect(found.textContent).toContain('₹800')
  await controls().press(/^मोर दुपट्टा/)
  const line = await region('मोर दुपट्टा')
  expect(line.textContent).toContain('₹800')
  await screen.findByText('कुल ₹800')
})

test('what is typed survives a reload, and is sold once', async () => {
  const { productName } = await shop.product({ readyMadePrice: 900_00, quantityInStock: 4 })
  const { user } = await openSale()
  await controls().fill('Find a design in stock', productName)
  await controls().press(new RegExp(`^${productName}`))
  await controls().fill('Or an amount, ₹', '50')
  await controls().fill('For (optional)', 'Safety pins')
  await controls().fill('Cash, ₹', '2000')
  await user.click(screen.getByRole('button', { name: 'Name the customer' }))
  await controls().fill('Phone', '98765')

  await openAdminPage(shop, '/admin/sale', {})
  await region(productName)
  const values = await Promise.all(
    ['Or an amount, ₹', 'For (optional)', 'Cash, ₹', 'Phone'].map(
      async (label) => (await controls().field(label)).value,
    ),
  )
  expect(values).toEqual(['50', 'Safety pins', '2000', '98765'])
  await screen.findByText('Total ₹950')
  await screen.findByText('Give back ₹1,050')
  await controls().press('Sell & print')
  await screen.findByRole('region', { name: 'Sheets' })
  expect(await sold(productName)).toMatchObject([{ totalToPay: 950_00n }])

  await openAdminPage(shop, '/admin/sale', {})
  expect((await controls().field('Or an amount, ₹')).value).toBe('')
  expect(screen.queryByRole('region', { name: productName })).toBeNull()
})

test.each([
  ['', 'Find a design, or write an amount.'],
  ['12,5', 'Write an amount in rupees, such as 1,299.50.'],
])('the amount %j stops the sale at its field', async (typed, sentence) => {
  const { user } = await openSale()
  await controls().fill('Or an amount, ₹', typed)
  await user.click(screen.getByRole('button', { name: 'Sell & print' }))
  await screen.findByText(sentence)
  expect((await controls().field('Or an amount, ₹')).value).toBe(typed)
})

test('a refused sale has not happened, and stays typed', async () => {
  const { id, productName } = await shop.product({ readyMadePrice: 900_00, quantityInStock: 1 })
  const { user } = await openSale()
  await controls().fill('Find a design in stock', productName)
  await controls().press(new RegExp(`^${productName}`))
  await screen.findByText('Total ₹900')
  await shop.db.product.update({ where: { id }, data: { quantityInStock: 0 } })
  await user.click(screen.getByRole('button', { name: 'Sell & print' }))
  await screen.findByText(/is sold out ready-made/)
  await region(productName)
  expect(await sold(productName)).toEqual([])
})

test.each([
  ['en', 'Walk-in'],
  ['hi', 'बिना नाम का ग्राहक'],
] as const)('in %s, who was not named is called so on the order and in the lists', async (language, name) => {
  const goods = `Dupatta ${language}`
  await takeOrder(owner, {
    lines: [{ name: goods, price: 350_00 }],
    payments: [{ amount: 350_00, method: 'CASH' }],
    handedOver: true,
  })
  const [order] = await sold(goods)
  const { orderNumber, id } = order!
  await openAdminPage(shop, `/admin?search=${orderNumber}`, { as: owner, language })
  await shows(orderNumber, name)
  await openAdminPage(shop, `/admin/orders/${id}`, { as: owner, language })
  await shows(name)
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
  await owner.mutateOrThrow('issueInvoice', { orderId: id })
  await openAdminPage(shop, '/admin/invoices', { as: owner, language })
  await shows(name)
})

/** A blouse of ₹1,000 that is ready, with ₹400 paid. */
async function readyBlouse(): Promise<Json> {
  const { customer } = await owner.mutateOrThrow('saveCustomer', { name: 'Asha Rao', phone: newPhone() })
  const { id } = await takeOrder(owner, {
    customerId: customer.id,
    lines: [{ garmentId: 'blouse', price: 1_000_00 }],
    payments: [{ amount: 400_00, method: 'CASH' }],
  })
  return moveAlong(owner, id, 'STITCHING', 'READY')
}

const stored = async (id: string) =>
  shop.db.order.findUniqueOrThrow({
    where: { id },
    select: { orderStatus: true, payments: { select: { amount: true, method: true } } },
  })

test('an order is handed over for what is still to be paid', async () => {
  const { id } = await readyBlouse()
  await openAdminPage(shop, `/admin/orders/${id}/hand-over`, { as: owner })
  await screen.findByText('To be paid ₹600')
  expect((await controls().field('Cash, ₹')).value).toBe('600')
  await controls().tick('Issue the invoice')
  await controls().press('Deliver & print')
  await screen.findByRole('region', { name: 'Sheets' })
  expect(await stored(id)).toMatchObject({ orderStatus: 'DELIVERED', payments: [{}, { amount: 600_00n }] })
  expect(await shop.db.invoice.count({ where: { orderId: id } })).toBe(1)
})

test('what stays unpaid is confirmed first, and an amount that can’t be read stops at its field', async () => {
  const { id } = await readyBlouse()
  await openAdminPage(shop, `/admin/orders/${id}/hand-over`, { as: owner })
  await controls().fill('Cash, ₹', '1,5')
  await controls().press('Deliver & print')
  expect((await controls().field('Cash, ₹')).getAttribute('aria-invalid')).toBe('true')
  await controls().fill('Cash, ₹', '100')
  await controls().press('Deliver & print')
  await screen.findByRole('alert')
  expect(await stored(id)).toMatchObject({ orderStatus: 'READY', payments: [{}] })
  await controls().tick(/^₹500.* stays unpaid/)
  await controls().press('Deliver & print')
  await screen.findByRole('region', { name: 'Sheets' })
  expect(await stored(id)).toMatchObject({ orderStatus: 'DELIVERED' })
})

test('an order that was handed over already offers no second hand-over', async () => {
  const { id, version } = await readyBlouse()
  await owner.mutateOrThrow('handOverOrder', {
    id,
    version,
    payments: [{ amount: 600_00, method: 'UPI' }],
    issuesInvoice: false,
  })
  await openAdminPage(shop, `/admin/orders/${id}/hand-over`, { as: owner })
  await screen.findByText('This order can’t be handed over now.')
  expect(screen.queryByRole('button', { name: 'Deliver & print' })).toBeNull()
})
