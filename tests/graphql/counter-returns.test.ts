import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../../server/domain/shop/shop-time.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { registerForGst } from '../support/invoices.ts'
import { readReturns } from '../support/returns.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()
await registerForGst(owner)
const dayS = 24 * 60 * 60
const codes = ({ userErrors }: Json) => userErrors.map(({ field, code }: Json) => `${field} ${code}`)

const newDress = () =>
  shop.product({
    category: 'DRESS',
    readyMadePrice: 2_360_00,
    discount: 0,
    shippingCost: 0,
    quantityInStock: 20,
    sizes: [
      { label: 'S', chest: 34, quantityInStock: 10 },
      { label: 'M', chest: 36, quantityInStock: 10 },
    ],
  })

const stockOf = async (id: string) => {
  const { sizes, quantityInStock } = await shop.db.product.findUniqueOrThrow({ where: { id } })
  const counted = (sizes as { label: string; quantityInStock: number }[]).map((size) => [
    size.label,
    size.quantityInStock,
  ])
  return { ...Object.fromEntries(counted), all: quantityInStock }
}

/** A sale at the counter without a customer, of size M. */
async function sell(productId: string, quantity = 1) {
  const { order } = await owner.mutateOrThrow('createOrder', {
    lines: [{ productId, size: 'M', quantity }],
    handedOver: true,
    payments: [{ amount: 2_360_00 * quantity, method: 'CASH' }],
    idempotencyKey: randomUUID(),
  })
  return order
}

const input = (orderId: string, fields: Json = {}) => {
  const items = [{ item: 0, quantity: 1, restocked: 1 }]
  return {
    orderId,
    items,
    reason: 'Too wide',
    method: 'CASH',
    idempotencyKey: randomUUID(),
    ...fields,
  } as const
}
const take = (who: ApiClient, orderId: string, fields: Json = {}) =>
  who.mutate('returnAtCounter', input(orderId, fields))
const forSmall = { items: [{ item: 0, quantity: 1, restocked: 1, exchangeSize: 'S' }] }
const entriesOf = async (orderId: string) =>
  (await shop.db.payment.findMany({ where: { orderId }, orderBy: { recordedAt: 'asc' } })).map(
    ({ kind, amount, method }) => [kind, Number(amount), method],
  )

test('a piece of a sale without a customer is taken back, credited and refunded in one step', async () => {
  const dress = await newDress()
  const { id } = await sell(dress.id, 2)
  const asked = await take(owner, id, { dryRun: true, reason: null })
  expect(asked.userErrors).toEqual([])
  expect(asked.price).toEqual({
    credited: 2_360_00,
    refunded: 2_360_00,
    exchangeTotal: null,
    toReturn: 2_360_00,
    toPay: 0,
  })
  expect(await readReturns(owner, id)).toMatchObject({ returns: [], credited: 0 })
  expect(await shop.db.invoice.count({ where: { orderId: id } })).toBe(0)

  const once = input(id, { confirmedToReturn: 2_360_00, confirmedToPay: 0 })
  const results = await Promise.all(
    [owner, (await shop.replica()).at(owner)].map((who) => who.mutate('returnAtCounter', once)),
  )
  for (const { userErrors, order, price } of results) {
    expect(userErrors).toEqual([])
    expect(price).toEqual(asked.price)
    expect(order).toMatchObject({
      credited: 2_360_00,
      balance: 0,
      refundDue: 0,
      paymentStatus: 'PARTLY_REFUNDED',
      returns: [
        {
          wish: 'REFUND',
          status: 'ACCEPTED',
          reason: 'Too wide',
          items: [{ item: 0, quantity: 1, restocked: 1 }],
          timeline: [{ status: 'RECEIVED' }, { status: 'ACCEPTED' }],
          creditNote: { creditReason: 'RETURN', total: 2_360_00, taxableValue: 2_247_62 },
        },
      ],
    })
  }
  expect(await stockOf(dress.id)).toEqual({ S: 10, M: 9, all: 19 })
  expect(await entriesOf(id)).toEqual([
    ['PAYMENT', 4_720_00, 'CASH'],
    ['REFUND', -2_360_00, 'CASH'],
  ])
  const other = await owner.mutate('returnAtCounter', { ...once, reason: 'Another' })
  expect(codes(other)).toEqual(['idempotencyKey CONFLICT'])
  const logged = await shop.db.auditEntry.findMany({ where: { entityId: id, action: 'order.return' } })
  expect(logged).toHaveLength(1)
})

test('two tablets can’t take back the same piece', async () => {
  const dress = await newDress()
  const { id } = await sell(dress.id)
  const elsewhere = (await shop.replica()).at(owner)
  const results = await Promise.all([owner, elsewhere, owner, elsewhere].map((who) => take(who, id)))
  expect(results.flatMap(codes)).toEqual(Array(3).fill('items.0.quantity INVALID'))
  expect(await stockOf(dress.id)).toEqual({ S: 10, M: 10, all: 20 })
  expect((await entriesOf(id)).filter(([kind]) => kind === 'REFUND')).toHaveLength(1)
  expect(await shop.db.invoice.count({ where: { orderId: id, kind: 'CREDIT_NOTE' } })).toBe(1)
})

test('a damaged piece stays out of the stock', async () => {
  const dress = await newDress()
  const { id } = await sell(dress.id)
  await take(owner, id, { items: [{ item: 0, quantity: 1, restocked: 0 }] })
  expect(await stockOf(dress.id)).toEqual({ S: 10, M: 9, all: 19 })
})

test('an exchange at the same price moves no money, and the other size can be exchanged again', async () => {
  const dress = await newDress()
  const { id } = await sell(dress.id)
  const { userErrors, price, exchangeOrder, order } = await take(owner, id, {
    ...forSmall,
    confirmedToReturn: 0,
    confirmedToPay: 0,
  })
  expect(userErrors).toEqual([])
  expect(price).toEqual({
    credited: 2_360_00,
    refunded: 2_360_00,
    exchangeTotal: 2_360_00,
    toReturn: 0,
    toPay: 0,
  })
  expect(order.returns).toMatchObject([{ wish: 'EXCHANGE', status: 'EXCHANGED' }])
  expect(exchangeOrder).toMatchObject({
    orderStatus: 'DELIVERED',
    balance: 0,
    items: [{ quantity: 1, size: { label: 'S' } }],
  })
  expect(await stockOf(dress.id)).toEqual({ S: 9, M: 10, all: 19 })
  const back = { items: [{ item: 0, quantity: 1, restocked: 1, exchangeSize: 'M' }] }
  expect(codes(await take(owner, exchangeOrder.id, back))).toEqual([])
  expect(await stockOf(dress.id)).toEqual({ S: 10, M: 9, all: 19 })
})

test.each([
  ['paid', 3_000_00, { toReturn: 0, toPay: 640_00 }],
  ['returned', 2_000_00, { toReturn: 360_00, toPay: 0 }],
])('the difference to today’s price is shown, and %s', async (_, readyMadePrice, difference) => {
  const dress = await newDress()
  const { id } = await sell(dress.id)
  const asked = await take(owner, id, { ...forSmall, dryRun: true })
  expect(asked).toMatchObject({ price: { toReturn: 0, toPay: 0 }, exchangeOrder: null })
  await shop.db.product.update({ where: { id: dress.id }, data: { readyMadePrice } })
  const confirmed = { confirmedToReturn: 0, confirmedToPay: 0 }
  const [code] = codes(await take(owner, id, { ...forSmall, ...confirmed }))
  expect(code).toMatch(/ PRICE_CHANGED$/)
  expect(await stockOf(dress.id)).toEqual({ S: 10, M: 9, all: 19 })
  const { price, exchangeOrder } = await take(owner, id, { ...forSmall, method: 'UPI' })
  expect(price).toMatchObject({ exchangeTotal: readyMadePrice, ...difference })
  expect(await entriesOf(exchangeOrder.id)).toEqual([['PAYMENT', readyMadePrice, 'UPI']])
  expect((await entriesOf(id)).at(-1)).toEqual(['REFUND', -2_360_00, 'UPI'])
})

test('the last piece of the other size is taken by one of two exchanges', async () => {
  const dress = await newDress()
  const sizes = [
    { label: 'S', chest: 34, quantityInStock: 1 },
    { label: 'M', chest: 36, quantityInStock: 10 },
  ]
  await owner.mutateOrThrow('updateProduct', { id: dress.id, sizes })
  const sales = [await sell(dress.id), await sell(dress.id)]
  const elsewhere = (await shop.replica()).at(owner)
  const results = await Promise.all(
    sales.map(({ id }, index) => take(index === 0 ? owner : elsewhere, id, forSmall)),
  )
  expect(results.flatMap(codes)).toEqual(['items.0.exchangeSize OUT_OF_STOCK'])
  expect(await stockOf(dress.id)).toMatchObject({ S: 0, M: 9 })
  expect(await shop.db.orderReturn.count({ where: { orderId: { in: sales.map(({ id }) => id) } } })).toBe(1)
})

describe('a return at the counter', () => {
  test('after the shop’s days is an exception of those who may', async () => {
    const dress = await newDress()
    const { id } = await sell(dress.id)
    shop.passTime(8 * dayS)
    expect(codes(await take(owner, id))).toEqual(['confirmedLate NEEDS_CONFIRMATION'])
    const staff = await shop.staff()
    const permissions = ['MANAGE_ORDERS', 'ISSUE_INVOICES', 'REVERSE_PAYMENTS'] as const
    await owner.mutateOrThrow('changePermissions', { customerId: staff.id, permissions: [...permissions] })
    expect(codes(await take(staff, id, { confirmedLate: true }))).toEqual(['confirmedLate CONFLICT'])
    expect((await take(staff, id, forSmall)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const { data } = await owner.graphql(
      'query ($id: ID!) { order(id: $id) { returnableItems { item } returnableAtCounter { item quantity } } }',
      { id },
    )
    expect(data.order).toEqual({ returnableItems: [], returnableAtCounter: [{ item: 0, quantity: 1 }] })
    expect(codes(await take(owner, id, { confirmedLate: true }))).toEqual([])
  })

  test('refunds only what was paid', async () => {
    const dress = await newDress()
    const meera = await shop.shopper('Meera')
    const { order } = await owner.mutateOrThrow('createOrder', {
      customerId: meera.id,
      lines: [{ productId: dress.id, size: 'M' }],
      payments: [{ amount: 360_00, method: 'CASH' }],
      handedOver: true,
      idempotencyKey: randomUUID(),
    })
    const { price, order: after } = await take(owner, order.id)
    expect(price).toMatchObject({ credited: 2_360_00, refunded: 360_00, toReturn: 360_00 })
    expect(after).toMatchObject({ balance: 0, refundDue: 0 })
  })

  test('is refused for what is not handed over, not ready-made, more than there is, or without a reason', async () => {
    const dress = await newDress()
    const { customer } = await owner.mutateOrThrow('saveCustomer', { name: 'Rekha', phone: newPhone() })
    const { order } = await owner.mutateOrThrow('createOrder', {
      customerId: customer.id,
      lines: [{ productId: dress.id, size: 'M' }],
      idempotencyKey: randomUUID(),
    })
    expect(codes(await take(owner, order.id))).toEqual(['null CONFLICT'])
    const { id } = await sell(dress.id)
    const of = (items: Json) => ({ items: [{ item: 0, quantity: 1, restocked: 1, ...items }] })
    expect(codes(await take(owner, id, of({ quantity: 2 })))).toEqual(['items.0.quantity INVALID'])
    expect(codes(await take(owner, id, of({ item: 1 })))).toEqual(['items.0.quantity INVALID'])
    expect(codes(await take(owner, id, of({ restocked: 2 })))).toEqual(['items.0.restocked INVALID'])
    expect(codes(await take(owner, id, of({ exchangeSize: 'XXL' })))).toEqual([
      expect.stringMatching(/^items\.0\.exchangeSize /),
    ])
    expect(codes(await take(owner, id, { reason: null }))).toEqual(['reason INVALID'])
  })

  test('refunds no cash of a closed day', async () => {
    const dress = await newDress()
    const { id } = await sell(dress.id)
    await owner.mutateOrThrow('closeDay', { date: dayOf(shop.now()), countedCash: 0, explanation: 'Test' })
    expect(codes(await take(owner, id))).toEqual(['method CONFLICT'])
    expect(await readReturns(owner, id)).toMatchObject({ credited: 0, returns: [] })
  })
})
