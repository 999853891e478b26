import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayOf } from '../../server/domain/shop/shop-time.ts'
import { extractText } from 'unpdf'
import type { Json } from '../support/api-client.ts'
import { readInvoices, registerForGst } from '../support/invoices.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { readLedger, recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const lehenga = await shop.product({
  productName: 'Rani Pink Lehenga',
  category: 'LEHENGA',
  tailorPrice: 46_000_00,
  discount: 0,
  shippingCost: 0,
})
const blouse = await shop.product({
  productName: 'Ivory Blouse',
  category: 'BLOUSE',
  readyMadePrice: 2_100_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 3,
})
const today = dayOf(shop.now())

test('the advance, the balance, the invoice, a return and the closing agree, in whole rupees', async () => {
  await registerForGst(owner)
  const { version } = await shop.db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
  await owner.mutateOrThrow(
    'saveShopSettings',
    {
      version,
      advanceRules: [{ orderType: null, minimumTotal: 0, percent: 50 }],
      upi: { vpa: 'roopkala@okbank', payeeName: 'Roopkala' },
    },
    'shop { name }',
  )
  const { id: orderId } = await orderProduct(meera, '', {
    orderType: 'TAILOR',
    cartItems: [
      { productId: lehenga.id, productType: 'TAILOR' },
      { productId: blouse.id, productType: 'READYMADE' },
    ],
  })

  // Half of 48,100 in advance, by UPI.
  const { order } = await meera.mutateOrThrow(
    'submitUpiPayment',
    { orderId, amount: 24_050_00, utr: '432198765012' },
    'order { advance advanceDue balance upiClaims { id } }',
  )
  expect(order).toMatchObject({ advance: 24_050_00, advanceDue: 24_050_00, balance: 48_100_00 })
  await owner.mutateOrThrow('confirmUpiPayment', { id: order.upiClaims[0]!.id }, 'upiClaim { status }')

  // The trial, an agreed discount, and the balance in cash.
  const tried = await moveAlong(owner, orderId, 'CONFIRMED', 'STITCHING', 'TRIAL')
  const { order: cheaper } = await owner.mutate('discountOrder', {
    id: orderId,
    version: tried.version,
    amount: 1_100_00,
    reason: 'A regular customer',
  })
  expect(cheaper).toMatchObject({ totalToPay: 47_000_00, balance: 22_950_00 })
  await recordPayment(owner, { orderId, amount: 22_950_00 })
  await moveAlong(owner, orderId, 'READY', 'DELIVERED')

  // The discount is shared 1,051.98 : 48.02, in proportion to 46,000 : 2,100.
  // Lehenga 44,948.02 at 18%: 44,948.02 × 9 / 118 = 3,428.238…
  // Blouse 2,051.98 at 5%: 2,051.98 × 2.5 / 105 = 48.856…
  const { invoice } = await owner.mutate('issueInvoice', { orderId })
  expect(invoice.lines).toMatchObject([
    {
      discount: 1_051_98,
      taxRate: 18,
      cgst: 3_428_24,
      sgst: 3_428_24,
      taxableValue: 38_091_54,
      total: 44_948_02,
    },
    { discount: 48_02, taxRate: 5, cgst: 48_86, sgst: 48_86, taxableValue: 1_954_26, total: 2_051_98 },
  ])
  expect(invoice).toMatchObject({ taxableValue: 40_045_80, cgst: 3_477_10, sgst: 3_477_10, total: 47_000_00 })

  // The blouse comes back.
  const requested = await meera.mutate('requestReturn', {
    orderId,
    wish: 'REFUND',
    items: [{ item: 1, quantity: 1 }],
    reason: 'Too tight',
  })
  const { id: returnId } = requested.order.returns[0]!
  await owner.mutate('receiveReturn', { id: returnId })
  const { order: credited } = await owner.mutate('acceptReturn', {
    id: returnId,
    restock: [{ item: 1, quantity: 1 }],
  })
  const { creditNote } = credited.returns[0]!
  // What remains, 44,948.02, is rounded to 44,948.
  expect(creditNote).toMatchObject({ total: 2_052_00, taxableValue: 1_954_26, cgst: 48_86, sgst: 48_86 })
  expect(credited).toMatchObject({ credited: 2_052_00, refundDue: 2_052_00 })
  expect((await shop.db.product.findUniqueOrThrow({ where: { id: blouse.id } })).quantityInStock).toBe(3)
  await recordRefund(owner, { orderId, amount: 2_052_00 })
  expect(await readInvoices(owner, orderId)).toMatchObject({
    balance: 0,
    refundDue: 0,
    paymentStatus: 'PARTLY_REFUNDED',
  })

  // The drawer has 22,950.00 less 2,052.00.
  const { dayClosing } = await owner.mutateOrThrow(
    'closeDay',
    { date: today, countedCash: 20_898_00 },
    'dayClosing { expectedCash { amount } difference { amount } }',
  )
  expect(dayClosing).toEqual({ expectedCash: { amount: 20_898_00 }, difference: { amount: 0 } })
  const late = await recordPayment(owner, { orderId, amount: 1_00, idempotencyKey: randomUUID() })
  expect(late.userErrors).toHaveLength(1)

  // Month, list, rows for the accountant, PDF and ledger say the same.
  const { data } = await owner.graphql(
    `query ($day: Day!) {
      monthResult(month: $day) { invoiced { amount } received { amount } outstanding }
      dashboard { todaysInvoices { amount } todaysReceipts { amount } outstanding }
      invoices(from: $day, to: $day) { invoiced { total } credited { total } edges { node { number pdfUrl } } }
      accountRows(table: B2C, from: $day, to: $day) { columns rows }
    }`,
    { day: today },
  )
  const net = 47_000_00 - 2_052_00
  expect(data.monthResult).toEqual({ invoiced: { amount: net }, received: { amount: net }, outstanding: 0 })
  expect(data.dashboard).toEqual({
    todaysInvoices: { amount: net },
    todaysReceipts: { amount: net },
    outstanding: 0,
  })
  expect(data.invoices).toMatchObject({ invoiced: { total: 47_000_00 }, credited: { total: 2_052_00 } })
  const taxable = data.accountRows.columns.indexOf('Taxable Value')
  expect(data.accountRows.rows.map((row: string[]) => row[taxable])).toEqual(['1954.26', '38091.54'])
  expect((await readLedger(owner, orderId)).paidAmount).toBe(net)
  const { pdfUrl } = data.invoices.edges.find(({ node }: Json) => node.number === invoice.number).node
  const pdf = await fetch(new URL(pdfUrl, shop.url))
  const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true })
  for (const shown of [invoice.number, '38,091.54', '1,954.26', '47,000.00', '1,051.98'])
    expect(text).toContain(shown)
})
