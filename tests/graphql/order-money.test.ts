import { expect, test } from 'vitest'
import { readInvoices, registerForGst } from '../support/invoices.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { readLedger, recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'
import { fc } from '../support/property-tests.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
await registerForGst(owner)
const designs = await Promise.all(
  [2_799_99, 1_050_01].map((readyMadePrice) =>
    shop.product({
      category: 'BLOUSE',
      readyMadePrice,
      discount: 7,
      shippingCost: 99_00,
      quantityInStock: 10_000,
    }),
  ),
)

const delivered = async (): Promise<string> => {
  const { id } = await orderProduct(meera, '', {
    cartItems: designs.map(({ id }) => ({ productId: id, productType: 'READYMADE', quantity: 2 })),
  })
  await moveAlong(owner, id, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
  return id
}

/** What may happen to an order's money; `share` is a part of what is possible, in percent. */
type Step =
  | { kind: 'pay' | 'refund' | 'discount' | 'credit'; share: number }
  | { kind: 'reverse'; share: number }
  | { kind: 'invoice' | 'correct' }
  | { kind: 'return'; item: 0 | 1 }

const share = fc.integer({ min: 1, max: 110 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('pay', 'refund', 'discount', 'credit', 'reverse' as const), share }),
  fc.record({ kind: fc.constantFrom('invoice', 'correct' as const) }),
  fc.record({ kind: fc.constant('return' as const), item: fc.constantFrom(0 as const, 1 as const) }),
)

/** Takes a step; the shop may refuse it. */
async function take(id: string, step: Step): Promise<void> {
  const order = await readInvoices(owner, id)
  const part = (whole: number) =>
    Math.max(1, Math.floor((whole * ('share' in step ? step.share : 100)) / 100))
  const invoiceId = order.invoices.findLast(({ kind }: Json) => kind === 'TAX_INVOICE')?.id
  switch (step.kind) {
    case 'pay':
      await recordPayment(owner, { orderId: id, amount: part(order.balance) })
      break
    case 'refund':
      await recordRefund(owner, { orderId: id, amount: part(order.paidAmount) })
      break
    case 'discount': {
      const { version } = order
      await owner.mutate('discountOrder', { id, version, amount: part(order.totalToPay), reason: 'Agreed' })
      break
    }
    case 'credit':
      if (invoiceId)
        await owner.mutate('issueCreditNote', {
          invoiceId,
          amount: part(order.totalToPay - order.credited),
          reason: 'Less',
        })
      break
    case 'reverse': {
      const { payments } = await readLedger(owner, id)
      const entry = payments[part(payments.length) - 1]
      if (entry) await owner.mutate('reversePayment', { paymentId: entry.id, reason: 'A mistake' })
      break
    }
    case 'invoice':
      await owner.mutate('issueInvoice', { orderId: id })
      break
    case 'correct':
      if (invoiceId) await owner.mutate('correctInvoice', { invoiceId, reason: 'Wrong' })
      break
    case 'return': {
      const requested = await meera.mutate('requestReturn', {
        orderId: id,
        wish: 'REFUND',
        items: [{ item: step.item, quantity: 1 }],
        reason: 'Too wide',
      })
      const returnId = requested.order?.returns.at(-1)!.id
      if (!returnId) break
      await owner.mutate('receiveReturn', { id: returnId })
      await owner.mutate('acceptReturn', { id: returnId, restock: [] })
    }
  }
}

const fields = ['taxableValue', 'cgst', 'sgst', 'igst', 'total'] as const

function expectBalanced(order: Json): void {
  const { paidAmount, balance, refundDue, totalToPay, credited, invoices } = order
  expect(paidAmount + balance - refundDue).toBe(totalToPay - credited)
  expect(Math.min(paidAmount, balance, refundDue, totalToPay, credited)).toBeGreaterThanOrEqual(0)
  for (const { lines, ...invoice } of invoices as Json[]) {
    const rounding = invoice.rounding.isNegative ? -invoice.rounding.amount : invoice.rounding.amount
    expect(Math.abs(rounding)).toBeLessThan(1_00)
    for (const field of fields)
      expect(invoice[field]).toBe(
        lines.reduce((sum: number, line: Json) => sum + line[field], field === 'total' ? rounding : 0),
      )
    for (const each of [{ ...invoice, total: invoice.total - rounding }, ...lines]) {
      expect(each.taxableValue + each.cgst + each.sgst + each.igst).toBe(each.total)
      expect(Math.min(...fields.map((field) => each[field]))).toBeGreaterThanOrEqual(0)
    }
  }
  const issued = invoices.filter(({ kind }: Json) => kind === 'TAX_INVOICE')
  if (issued.length === 0) return
  // What is invoiced, less its credit notes, is what the order costs; before a wrong invoice is replaced, nothing.
  const open = issued.map(({ number, total }: Json) => {
    const notes = invoices.filter(({ credits }: Json) => credits?.number === number)
    return total - notes.reduce((sum: number, note: Json) => sum + note.total, 0)
  })
  const isCorrected = invoices.at(-1).creditReason === 'CORRECTION'
  expect(open.reduce((sum: number, each: number) => sum + each, 0)).toBe(
    isCorrected ? 0 : totalToPay - credited,
  )
}

test('after any payments, reversals, refunds, price changes and returns the accounts balance to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const id = await delivered()
      for (const each of steps) {
        await take(id, each)
        expectBalanced(await readInvoices(owner, id))
      }
    }),
    { numRuns: 15, seed: 17 },
  )
  // The sequences did reach invoices and credit notes of every kind.
  const kinds = await shop.db.invoice.groupBy({ by: ['creditReason'], _count: true })
  expect(kinds).toHaveLength(4)
}, 120_000)
