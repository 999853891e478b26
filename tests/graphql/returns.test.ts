import { describe, expect, test } from 'vitest'
import { registerForGst } from '../support/invoices.ts'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { readReturns } from '../support/returns.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'
import type { OrderStatus } from '../__generated__/api.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
await registerForGst(owner)

const sizes = [
  { label: 'S', chest: 34, quantityInStock: 10 },
  { label: 'M', chest: 36, quantityInStock: 10 },
]
const newDress = () =>
  shop.product({
    category: 'DRESS',
    readyMadePrice: 5_900_00,
    tailorPrice: 8_000_00,
    discount: 0,
    shippingCost: 0,
    quantityInStock: 20,
    sizes,
  })
const dayMs = 24 * 60 * 60
const way: OrderStatus[] = ['CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED']
const codes = ({ userErrors }: Json) => userErrors.map(({ field, code }: Json) => `${field} ${code}`)

/** An order of these pieces of size M that was delivered, paid and invoiced. */
async function delivered(productId: string, quantity = 2) {
  const { id } = await orderProduct(meera, productId, {
    cartItems: [{ productId, productType: 'READYMADE', quantity, size: 'M' }],
  })
  await moveAlong(owner, id, ...way)
  await recordPayment(owner, { orderId: id, amount: 5_900_00 * quantity })
  const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
  return { id: id, invoice }
}

const stockOf = async (id: string) => {
  const { sizes } = await shop.db.product.findUniqueOrThrow({ where: { id } })
  return Object.fromEntries(
    (sizes as { label: string; quantityInStock: number }[]).map(({ label, quantityInStock }) => [
      label,
      quantityInStock,
    ]),
  )
}

const setStock = (id: string, { S, M }: { S: number; M: number }) =>
  shop.db.product.update({
    where: { id },
    data: {
      quantityInStock: S + M,
      sizes: [
        { ...sizes[0]!, quantityInStock: S },
        { ...sizes[1]!, quantityInStock: M },
      ],
    },
  })

const wish = (orderId: string, fields: Json = {}): Json => ({
  orderId,
  wish: 'REFUND',
  items: [{ item: 0, quantity: 1 }],
  reason: 'The colour is different',
  ...fields,
})

test('a returned piece is received, inspected, restocked, credited and refunded', async () => {
  const dress = await newDress()
  const { id, invoice } = await delivered(dress.id)
  expect((await readReturns(meera, id)).returnableItems).toEqual([{ item: 0, quantity: 2 }])
  const requested = await meera.mutate('requestReturn', wish(id))
  expect(requested.order).toMatchObject({
    returnableItems: [{ item: 0, quantity: 1 }],
    returns: [{ status: 'REQUESTED', reason: 'The colour is different', creditNote: null }],
  })
  const { id: returnId } = requested.order.returns[0]!
  expect(codes(await owner.mutate('acceptReturn', { id: returnId, restock: [] }))).toEqual(['id CONFLICT'])
  await owner.mutate('receiveReturn', { id: returnId, note: 'With its tags' })
  expect(await stockOf(dress.id)).toEqual({ S: 10, M: 8 })
  const { order } = await owner.mutate('acceptReturn', { id: returnId, restock: [{ item: 0, quantity: 1 }] })
  expect(await stockOf(dress.id)).toEqual({ S: 10, M: 9 })
  expect(order).toMatchObject({ credited: 5_900_00, balance: 0, refundDue: 5_900_00 })
  expect(order.returns).toMatchObject([
    {
      status: 'ACCEPTED',
      items: [{ quantity: 1, restocked: 1 }],
      // 5,900 × 9 / 118 = 450
      creditNote: {
        creditReason: 'RETURN',
        total: 5_900_00,
        taxableValue: 5_000_00,
        cgst: 450_00,
        sgst: 450_00,
      },
    },
  ])
  await recordRefund(owner, { orderId: id, amount: 5_900_00 })
  const after = await readReturns(meera, id)
  expect(after).toMatchObject({ refundDue: 0, paymentStatus: 'PARTLY_REFUNDED' })
  expect(after.returns[0].timeline).toEqual([
    { status: 'REQUESTED', by: 'CUSTOMER', name: null, note: null },
    { status: 'RECEIVED', by: 'SHOP', name: null, note: 'With its tags' },
    { status: 'ACCEPTED', by: 'SHOP', name: null, note: null },
  ])
  expect(invoice.total).toBe(11_800_00)
})

test('all pieces returned one after the other take back exactly the invoice', async () => {
  const dress = await newDress()
  const { id, invoice } = await delivered(dress.id, 3)
  for (const quantity of [1, 2]) {
    const { order } = await meera.mutate('requestReturn', wish(id, { items: [{ item: 0, quantity }] }))
    const { id: returnId } = order.returns.at(-1)!
    await owner.mutate('receiveReturn', { id: returnId })
    await owner.mutate('acceptReturn', { id: returnId, restock: [] })
  }
  const { returns, credited, balance } = await readReturns(owner, id)
  for (const field of ['taxableValue', 'cgst', 'sgst', 'total'] as const)
    expect(returns.reduce((sum: number, { creditNote }: Json) => sum + creditNote[field], 0)).toBe(
      invoice[field],
    )
  expect({ credited, balance }).toEqual({ credited: invoice.total, balance: 0 })
  expect(await stockOf(dress.id)).toEqual({ S: 10, M: 7 })
})

test('a piece is exchanged for another size while there is one', async () => {
  const dress = await newDress()
  const { id } = await delivered(dress.id, 1)
  const exchange = { wish: 'EXCHANGE', items: [{ item: 0, quantity: 1, exchangeSize: 'S' }] }
  expect(
    codes(await meera.mutate('requestReturn', wish(id, { ...exchange, items: [{ item: 0, quantity: 1 }] }))),
  ).toEqual(['items.0.exchangeSize INVALID'])
  const requested = await meera.mutate('requestReturn', wish(id, exchange))
  const { id: returnId } = requested.order.returns[0]!
  await owner.mutate('receiveReturn', { id: returnId })
  await setStock(dress.id, { S: 0, M: 9 })
  const short = await owner.mutate('acceptReturn', { id: returnId, restock: [{ item: 0, quantity: 1 }] })
  expect(codes(short)).toEqual(['null OUT_OF_STOCK'])
  await setStock(dress.id, { S: 10, M: 9 })
  const { order } = await owner.mutate('acceptReturn', { id: returnId, restock: [{ item: 0, quantity: 1 }] })
  expect(order).toMatchObject({
    credited: 0,
    refundDue: 0,
    returns: [{ status: 'EXCHANGED', creditNote: null }],
  })
  expect(await stockOf(dress.id)).toEqual({ S: 9, M: 10 })
})

describe('a return', () => {
  test('is announced within the days after the delivery that the shop has set', async () => {
    const dress = await newDress()
    const { id: orderId } = await orderProduct(meera, dress.id, {
      cartItems: [{ productId: dress.id, productType: 'READYMADE', size: 'M' }],
    })
    expect(codes(await meera.mutate('requestReturn', wish(orderId)))).toEqual(['null CONFLICT'])
    const { id } = await delivered(dress.id)
    shop.passTime(7 * dayMs - 60)
    expect(codes(await meera.mutate('requestReturn', wish(id)))).toEqual([])
    shop.passTime(120)
    const late = await meera.mutate('requestReturn', wish(id))
    expect(late.userErrors[0]!.message).toBe(
      'Pieces can be returned within 7 days of the delivery. Please call the shop.',
    )
    expect((await readReturns(meera, id)).returnableItems).toEqual([])
  })

  test('has at most the pieces that were ordered, also in concurrent requests', async () => {
    const dress = await newDress()
    const { id } = await delivered(dress.id, 2)
    expect(
      codes(await meera.mutate('requestReturn', wish(id, { items: [{ item: 1, quantity: 1 }] }))),
    ).toEqual(['items.0.quantity INVALID'])
    const results = await Promise.all([1, 2, 3, 4].map(() => meera.mutate('requestReturn', wish(id))))
    expect(results.flatMap(codes)).toEqual(['items.0.quantity INVALID', 'items.0.quantity INVALID'])
    const { returns } = await readReturns(owner, id)
    await owner.mutate('rejectReturn', { id: returns[0].id, reason: 'It was worn' })
    expect(codes(await owner.mutate('rejectReturn', { id: returns[0].id, reason: 'Again' }))).toEqual([
      'id CONFLICT',
    ])
    expect((await readReturns(meera, id)).returnableItems).toEqual([{ item: 0, quantity: 1 }])
  })

  test('is accepted once by concurrent requests', async () => {
    const dress = await newDress()
    const { id } = await delivered(dress.id)
    const requested = await meera.mutate('requestReturn', wish(id))
    const { id: returnId } = requested.order.returns[0]!
    await owner.mutate('receiveReturn', { id: returnId })
    const elsewhere = (await shop.replica()).at(owner)
    const restock = [{ item: 0, quantity: 1 }]
    const results = await Promise.all(
      [owner, elsewhere, owner].map((who) => who.mutate('acceptReturn', { id: returnId, restock })),
    )
    expect(results.flatMap(codes)).toEqual(['id CONFLICT', 'id CONFLICT'])
    expect(await stockOf(dress.id)).toEqual({ S: 10, M: 9 })
    expect((await readReturns(owner, id)).credited).toBe(5_900_00)
  })

  test('never has garments that were stitched to measure, nor another customer’s', async () => {
    const dress = await newDress()
    const { id } = await orderTailored(meera, dress.id)
    await moveAlong(owner, id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
    expect(codes(await meera.mutate('requestReturn', wish(id)))).toEqual(['items.0.quantity INVALID'])
    expect(codes(await (await shop.shopper('Rekha')).mutate('requestReturn', wish(id)))).toEqual([
      'null NOT_FOUND',
    ])
  })

  test('is refunded against an invoice, and with the permission to issue credit notes', async () => {
    const dress = await newDress()
    const { id } = await orderProduct(meera, dress.id, {
      cartItems: [{ productId: dress.id, productType: 'READYMADE', size: 'M' }],
    })
    await moveAlong(owner, id, ...way)
    const requested = await meera.mutate('requestReturn', wish(id))
    const { id: returnId } = requested.order.returns[0]!
    const staff = await shop.staff()
    await staff.mutate('receiveReturn', { id: returnId })
    const input = { id: returnId, restock: [] }
    expect((await staff.mutate('acceptReturn', input)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await owner.mutate('acceptReturn', input)).userErrors[0]!.message).toBe(
      'Issue the invoice of this order first: the credit note reduces an invoice.',
    )
    await owner.mutate('issueInvoice', { orderId: id })
    await owner.mutate('changePermissions', {
      customerId: staff.id,
      permissions: ['MANAGE_ORDERS', 'ISSUE_INVOICES'],
    })
    expect(
      codes(await staff.mutate('acceptReturn', { ...input, restock: [{ item: 0, quantity: 2 }] })),
    ).toEqual(['restock.0.quantity INVALID'])
    expect((await staff.mutate('acceptReturn', input)).order.returns[0]!.status).toBe('ACCEPTED')
  })

  test('counts among the open ones until it is decided', async () => {
    const open = async () =>
      (
        await owner.graphql(`{
          dashboard(days: 7) { openReturns }
          orders(where: { mine: false, hasOpenReturn: true }, first: 100) { edges { node { id } } }
        }`)
      ).data
    const before = (await open()).dashboard.openReturns
    const { id } = await delivered((await newDress()).id)
    const requested = await meera.mutate('requestReturn', wish(id))
    expect((await open()).dashboard.openReturns).toBe(before + 1)
    expect((await open()).orders.edges.map(({ node }: Json) => node.id)).toContain(id)
    await owner.mutate('rejectReturn', { id: requested.order.returns[0]!.id, reason: 'It was worn' })
    expect((await open()).dashboard.openReturns).toBe(before)
  })
})

test.each(['REFUND', 'EXCHANGE'] as const)(
  'a %s of another total than the one that was shown is refused',
  async (resolution) => {
    const dress = await newDress()
    const { id, invoice } = await delivered(dress.id)
    const items = [{ item: 0, quantity: 1, exchangeSize: 'S' }]
    const { order } = await meera.mutate('requestReturn', wish(id, { wish: 'EXCHANGE', items }))
    const { id: returnId } = order.returns[0]!
    await owner.mutate('receiveReturn', { id: returnId })
    // Meanwhile somebody lowers the price.
    await owner.mutate('issueCreditNote', { invoiceId: invoice.id, amount: 100_00, reason: 'A loose thread' })
    const accept = (confirmedTotal: number) =>
      owner.mutate('acceptReturn', { id: returnId, restock: [], resolution, confirmedTotal })
    expect(codes(await accept(invoice.total))).toEqual(['confirmedTotal PRICE_CHANGED'])
    expect(codes(await accept(invoice.total - 100_00))).toEqual([])
  },
)
