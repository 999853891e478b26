import { describe, expect, test } from 'vitest'
import { orderProduct } from '../support/orders.ts'
import { recordPayment } from '../support/payments.ts'
import { readInvoices, registerForGst } from '../support/invoices.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const lehenga = await shop.product({
  productName: 'Rani Pink Lehenga',
  category: 'LEHENGA',
  readyMadePrice: 46_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 500,
})
await registerForGst(owner)

const placed = async (fields: Json = {}) => (await orderProduct(meera, lehenga.id, fields)).id
const codes = ({ userErrors }: Json) => userErrors.map(({ field, code }: Json) => `${field} ${code}`)

describe('an agreed discount', () => {
  test('lowers the price and the taxable value', async () => {
    const orderId = await placed()
    await recordPayment(owner, { orderId, amount: 23_000_00, method: 'UPI' })
    const { order } = await owner.mutate('discountOrder', {
      id: orderId,
      version: 1,
      amount: 1_000_00,
      reason: 'A regular customer',
    })
    expect(order).toMatchObject({ agreedDiscount: 1_000_00, totalToPay: 45_000_00, balance: 22_000_00 })
    const { invoice } = await owner.mutate('issueInvoice', { orderId })
    // 45,000 × 9 / 118 = 3,432.203…
    expect(invoice).toMatchObject({
      total: 45_000_00,
      cgst: 3_432_20,
      sgst: 3_432_20,
      taxableValue: 38_135_60,
      lines: [{ unitPrice: 46_000_00, discount: 1_000_00 }],
    })
  })

  test('is at most the price, of the version that was seen, and before the invoice', async () => {
    const id = await placed()
    const input = { id, version: 1, amount: 46_000_01, reason: 'Too much' }
    expect(codes(await owner.mutate('discountOrder', input))).toEqual(['amount INVALID'])
    expect(codes(await owner.mutate('discountOrder', { ...input, amount: 1, version: 2 }))).toEqual([
      'version CONFLICT',
    ])
    expect(codes(await owner.mutate('discountOrder', { ...input, reason: ' ' }))).toEqual(['reason INVALID'])
    await owner.mutate('issueInvoice', { orderId: id })
    expect(codes(await owner.mutate('discountOrder', { ...input, amount: 1 }))).toEqual(['null CONFLICT'])
    expect(await readInvoices(owner, id)).toMatchObject({ agreedDiscount: 0, totalToPay: 46_000_00 })
  })

  test('is for the owner, and staff with the permission', async () => {
    const staff = await shop.staff()
    const id = await placed()
    const input = { id, version: 1, amount: 1_00, reason: 'Asked for it' }
    expect((await staff.mutate('discountOrder', input)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    await owner.mutate('changePermissions', { customerId: staff.id, permissions: ['GIVE_DISCOUNTS'] })
    expect((await staff.mutate('discountOrder', input)).order.agreedDiscount).toBe(1_00)
  })
})

describe('a credit note', () => {
  test('for a lower price reduces the goods, and what is to be paid', async () => {
    const orderId = await placed({
      cartItems: [{ productId: lehenga.id, productType: 'READYMADE', quantity: 2 }],
    })
    const { invoice } = await owner.mutate('issueInvoice', { orderId })
    await recordPayment(owner, { orderId, amount: 92_000_00 })
    const { creditNote } = await owner.mutate('issueCreditNote', {
      invoiceId: invoice.id,
      amount: 2_000_00,
      reason: 'A stain on the dupatta',
    })
    expect(creditNote).toMatchObject({
      kind: 'CREDIT_NOTE',
      number: expect.stringMatching(/^CN\//),
      creditReason: 'PRICE_CHANGE',
      remark: 'A stain on the dupatta',
      credits: { number: invoice.number },
      total: 2_000_00,
      // 2,000 × 9 / 118 = 152.542…
      cgst: 152_54,
      sgst: 152_54,
      lines: [{ quantity: 0, total: 2_000_00 }],
    })
    expect(await readInvoices(owner, orderId)).toMatchObject({
      totalToPay: 92_000_00,
      credited: 2_000_00,
      balance: 0,
      refundDue: 2_000_00,
      paymentStatus: 'PAID',
    })
  })

  test('never exceeds its invoice, also with concurrent ones', async () => {
    const orderId = await placed()
    const { invoice } = await owner.mutate('issueInvoice', { orderId })
    const input = { invoiceId: invoice.id, amount: 20_000_00, reason: 'Cheaper' }
    const results = await Promise.all([1, 2, 3, 4].map(() => owner.mutate('issueCreditNote', input)))
    expect(results.flatMap(codes).sort()).toEqual(['amount INVALID', 'amount INVALID'])
    expect(
      (await owner.mutate('issueCreditNote', { ...input, amount: 6_000_01 })).userErrors[0]!.message,
    ).toBe(`Only ₹6,000.00 remains of invoice ${invoice.number}. Credit at most that.`)
    await owner.mutate('issueCreditNote', { ...input, amount: 6_000_00 })
    const { invoices, balance, credited } = await readInvoices(owner, orderId)
    expect({ balance, credited }).toEqual({ balance: 0, credited: 46_000_00 })
    const notes = invoices.slice(1)
    for (const field of ['taxableValue', 'cgst', 'sgst', 'total'] as const)
      expect(notes.reduce((sum: number, note: Json) => sum + note[field], 0)).toBe(invoice[field])
  })

  test('that corrects an invoice leaves the price, and another invoice follows', async () => {
    const orderId = await placed()
    const { invoice } = await owner.mutate('issueInvoice', { orderId, placeOfSupply: '24' })
    const { creditNote } = await owner.mutate('correctInvoice', {
      invoiceId: invoice.id,
      reason: 'The wrong state',
    })
    expect(creditNote).toMatchObject({ creditReason: 'CORRECTION', total: 46_000_00, igst: invoice.igst })
    expect(await readInvoices(owner, orderId)).toMatchObject({ credited: 0, balance: 46_000_00 })
    const { invoice: next } = await owner.mutate('issueInvoice', { orderId })
    expect(next).toMatchObject({ placeOfSupply: '27', igst: 0 })
    expect(codes(await owner.mutate('correctInvoice', { invoiceId: invoice.id, reason: 'Again' }))).toEqual([
      'invoiceId CONFLICT',
    ])
    await owner.mutate('issueCreditNote', { invoiceId: next.id, amount: 1_00, reason: 'A rebate' })
    expect(codes(await owner.mutate('correctInvoice', { invoiceId: next.id, reason: 'Again' }))).toEqual([
      'invoiceId CONFLICT',
    ])
  })
})
