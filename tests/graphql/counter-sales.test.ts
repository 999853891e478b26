import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { moveAlong } from '../support/order-changes.ts'
import { takeOrder } from '../support/order-edits.ts'
import { inParallel } from '../support/parallel.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()
const staff = await shop.staff()
await owner.mutate('changePermissions', {
  customerId: staff.id,
  permissions: ['MANAGE_ORDERS', 'VIEW_CUSTOMERS'],
})
const asha = (await owner.mutate('saveCustomer', { name: 'Asha Rao', phone: newPhone() })).customer

const sold = `id version orderStatus totalToPay balance garments { status }
  customer { name phone } items { productName category unitPrice }
  payments { amount method } invoices { number } timeline { status name }`

async function send(who: ApiClient, mutation: 'createOrder' | 'handOverOrder', input: Json): Promise<Json> {
  const type = mutation === 'createOrder' ? 'CreateOrderInput' : 'HandOverOrderInput'
  const { data, errors } = await who.graphql(
    `mutation ($input: ${type}!) {
      ${mutation}(input: $input) { order { ${sold} } userErrors { field code message } }
    }`,
    { input },
  )
  return { code: errors?.[0]?.extensions.code, ...data?.[mutation] }
}

const sell = (who: ApiClient, input: Json) =>
  send(who, 'createOrder', { handedOver: true, idempotencyKey: randomUUID(), ...input })
const cash = (amount: number) => ({ amount, method: 'CASH' })
const upi = (amount: number) => ({ amount, method: 'UPI' })
const ordersOf = async (name: string) =>
  shop.db.order.count({ where: { items: { some: { productName: name } } } })

test('a ready-made piece is sold without a customer, paid in full and handed over at once', async () => {
  const { id: productId, productName } = await shop.product({ readyMadePrice: 2_000_00, quantityInStock: 3 })
  const input = {
    lines: [{ productId }],
    payments: [cash(1_500_00), upi(500_00)],
    idempotencyKey: randomUUID(),
  }
  const [one, two] = await inParallel(2, [1, 2], () => sell(owner, input))
  expect(one!.userErrors).toEqual([])
  expect(two!.order.id).toBe(one!.order.id)
  expect(one!.order).toMatchObject({
    orderStatus: 'DELIVERED',
    balance: 0,
    customer: { name: '', phone: '' },
    items: [{ productName, unitPrice: 2_000_00 }],
    payments: [cash(1_500_00), upi(500_00)],
    timeline: [{ status: 'CONFIRMED' }, { status: 'DELIVERED' }],
  })
  expect((await shop.db.product.findUniqueOrThrow({ where: { id: productId } })).quantityInStock).toBe(2)
  expect(await shop.db.message.count({ where: { orderId: one!.order.id } })).toBe(0)
})

test('an amount alone is sold under the name that the receipt says', async () => {
  const lines = [{ name: 'Dupatta', price: 350_00, quantity: 2 }]
  const { order, userErrors } = await sell(owner, { lines, payments: [cash(700_00)] })
  expect(userErrors).toEqual([])
  expect(order).toMatchObject({
    totalToPay: 700_00,
    garments: [],
    items: [{ productName: 'Dupatta', category: 'OTHERS', unitPrice: 350_00 }],
  })
})

test('a customer may be named, whose order has the phone', async () => {
  const { order } = await sell(owner, {
    customerId: asha.id,
    lines: [{ name: 'Blouse pins', price: 50_00 }],
    payments: [cash(50_00)],
  })
  expect(order.customer).toEqual({ name: 'Asha Rao', phone: asha.phone })
})

test.each([
  ['less than the total', { payments: [cash(300_00)] }, 'payments'],
  ['nothing', {}, 'payments'],
  ['more than the total', { payments: [cash(300_00), upi(100_00)] }, 'amount'],
  ['a customer who is expected later', { handedOver: false, payments: [cash(350_00)] }, 'customerId'],
  ['a delivery', { fulfilment: 'DELIVERY', payments: [cash(350_00)] }, 'fulfilment'],
  ['a garment that is sewn', { lines: [{ garmentId: 'blouse' }], payments: [cash(350_00)] }, 'handedOver'],
  ['no price', { lines: [{ name: 'Refused' }], payments: [cash(350_00)] }, 'lines.0.price'],
])('without a customer, %s is refused whole', async (_, input, field) => {
  const refused = await sell(owner, { lines: [{ name: 'Refused', price: 350_00 }], ...input })
  expect(refused.userErrors.map((issue: Json) => issue.field)).toContain(field)
  expect(await ordersOf('Refused')).toBe(0)
})

test('money is taken only by those who may', async () => {
  const input = { lines: [{ name: 'Forbidden', price: 350_00 }], payments: [cash(350_00)] }
  expect((await sell(staff, input)).code).toBe('FORBIDDEN')
  expect((await sell(await shop.shopper('Stranger'), input)).code).toBe('FORBIDDEN')
  expect(await ordersOf('Forbidden')).toBe(0)
})

/** A blouse of ₹1,000 with this much paid. */
async function readyOrder(advance = 400_00) {
  const { id } = await takeOrder(owner, {
    customerId: asha.id,
    lines: [{ garmentId: 'blouse', price: 1_000_00 }],
    payment: { amount: advance, method: 'CASH' },
  })
  return moveAlong(owner, id, 'STITCHING', 'READY')
}

const storedOrder = async (id: string) =>
  shop.db.order.findUniqueOrThrow({
    where: { id },
    select: { orderStatus: true, payments: { select: { amount: true } }, invoices: { select: { id: true } } },
  })

test('an order is handed over with its balance and its invoice, once', async () => {
  const { id, version } = await readyOrder()
  const input = { id, version, payments: [cash(200_00), upi(400_00)], issuesInvoice: true }
  for (const { order, userErrors } of await inParallel(3, [1, 2, 3], () =>
    send(owner, 'handOverOrder', input),
  )) {
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      orderStatus: 'DELIVERED',
      balance: 0,
      payments: [cash(400_00), cash(200_00), upi(400_00)],
      invoices: [{ number: expect.any(String) }],
    })
  }
  expect(await storedOrder(id)).toMatchObject({ invoices: [{}], payments: [{}, {}, {}] })
})

test('what stays unpaid is confirmed first', async () => {
  const { id, version } = await readyOrder()
  const input = { id, version, payments: [cash(200_00)] }
  const asked = await send(owner, 'handOverOrder', input)
  expect(asked.userErrors).toMatchObject([{ field: 'payments', code: 'NEEDS_CONFIRMATION' }])
  expect(asked.order).toMatchObject({ orderStatus: 'READY', balance: 600_00 })
  expect((await send(owner, 'handOverOrder', { ...input, confirmedUnpaid: true })).order).toMatchObject({
    orderStatus: 'DELIVERED',
    balance: 400_00,
  })
})

test.each([
  ['more than the balance', { payments: [cash(600_00), upi(1_00)] }, 'amount'],
  ['an order that was changed meanwhile', { version: 1, payments: [cash(600_00)] }, 'version'],
])('for %s nothing is done', async (_, input, field) => {
  const { id, version } = await readyOrder()
  const { userErrors } = await send(owner, 'handOverOrder', { id, version, issuesInvoice: true, ...input })
  expect(userErrors).toMatchObject([{ field }])
  expect(await storedOrder(id)).toMatchObject({ orderStatus: 'READY', payments: [{}], invoices: [] })
})

test('an order that is handed over or cancelled already is refused', async () => {
  const { id } = await readyOrder()
  const { version } = await moveAlong(owner, id, 'CANCELLED')
  const { userErrors } = await send(owner, 'handOverOrder', { id, version })
  expect(userErrors).toMatchObject([{ field: 'id', code: 'CONFLICT' }])
})

test('each part of a hand-over needs its permission', async () => {
  const { id, version } = await readyOrder()
  const codeOf = async (who: ApiClient, input: Json) =>
    (await send(who, 'handOverOrder', { id, version, confirmedUnpaid: true, ...input })).code
  expect(await codeOf(shop.guest(), {})).toBe('UNAUTHENTICATED')
  expect(await codeOf(await shop.shopper('Stranger'), {})).toBe('FORBIDDEN')
  expect(await codeOf(staff, { payments: [cash(600_00)] })).toBe('FORBIDDEN')
  expect(await codeOf(staff, { issuesInvoice: true })).toBe('FORBIDDEN')
  expect(await storedOrder(id)).toMatchObject({ orderStatus: 'READY' })
  expect(await codeOf(staff, {})).toBeUndefined()
})
