import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '../../server/domain/shop/shop-time.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { registerForGst } from '../support/invoices.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
await registerForGst(owner)
const design = await shop.product({ readyMadePrice: 1_180_00, discount: 0, quantityInStock: 100 })
const today = dayOf(new Date())

interface Period {
  from: string
  to: string
}
const year: Period = { from: addDays(today, -200), to: addDays(today, 100) }

const statementOf = (who: ApiClient, customerId: string, period = year) =>
  who.graphql(
    `query ($customerId: ID!, $from: Day!, $to: Day!) {
      customerStatement(customerId: $customerId, from: $from, to: $to) {
        customer { id balance }
        opening { amount isNegative } closing { amount isNegative }
        charged { amount isNegative } received { amount isNegative }
        entries { kind day amount { amount isNegative } balance { amount isNegative } orderNumber creditNoteNumber
          paymentKind method reference }
      }
    }`,
    { customerId, ...period },
  )
const paise = ({ amount, isNegative }: Json): number => (isNegative ? -amount : amount)
const readStatement = async (customerId: string, period?: Period) => {
  const { opening, closing, charged, received, entries, customer } = (
    await statementOf(owner, customerId, period)
  ).data.customerStatement
  return {
    customer,
    ...{ opening: paise(opening), closing: paise(closing) },
    ...{ charged: paise(charged), received: paise(received) },
    entries: entries.map((entry: Json) => ({
      ...entry,
      amount: paise(entry.amount),
      balance: paise(entry.balance),
    })) as Json[],
  }
}

/** The customer's orders as their pages show them: what is to be paid, less what is to be returned. */
const owedFor = async (customerId: string): Promise<number> => {
  const { data } = await owner.graphql(
    'query ($id: ID!) { customer(id: $id) { orders { balance refundDue } } }',
    { id: customerId },
  )
  return data.customer.orders.reduce(
    (sum: number, { balance, refundDue }: Json) => sum + (balance ?? 0) - refundDue,
    0,
  )
}

test('a statement lists what was ordered, credited, paid and refunded, and ends with what is owed', async () => {
  const meera = await shop.shopper('Meera')
  const [paid, cancelled, credited] = [
    await orderProduct(meera, design.id),
    await orderProduct(meera, design.id),
    await orderProduct(meera, design.id),
  ]
  await recordPayment(owner, { orderId: paid.id, amount: 500_00, method: 'UPI', reference: 'UTR 77' })
  await recordPayment(owner, { orderId: cancelled.id, amount: 300_00 })
  await moveAlong(owner, cancelled.id, 'CANCELLED')
  await recordRefund(owner, { orderId: cancelled.id, amount: 100_00 })
  await moveAlong(owner, credited.id, 'CONFIRMED', 'READY', 'DELIVERED')
  const { invoice } = await owner.mutateOrThrow('issueInvoice', { orderId: credited.id })
  await owner.mutateOrThrow('issueCreditNote', {
    invoiceId: invoice.id,
    amount: 118_00,
    reason: 'A stain',
  })

  const { entries, closing, charged, received, customer } = await readStatement(meera.id)
  const rows = entries.map(({ kind, orderNumber, amount, method, reference }) => [
    ...[kind, orderNumber, amount],
    ...[method, reference],
  ])
  expect(rows).toHaveLength(6)
  expect(rows).toEqual(
    expect.arrayContaining([
      ['ORDER', paid.orderNumber, paid.totalToPay, null, null],
      ['ORDER', credited.orderNumber, credited.totalToPay, null, null],
      ['CREDIT_NOTE', credited.orderNumber, -118_00, null, null],
      ['PAYMENT', paid.orderNumber, -500_00, 'UPI', 'UTR 77'],
      ['PAYMENT', cancelled.orderNumber, -300_00, 'CASH', null],
      ['PAYMENT', cancelled.orderNumber, 100_00, 'CASH', null],
    ]),
  )
  expect(entries.at(-1)!.balance).toBe(closing)
  expect(charged - received).toBe(closing)
  expect(closing).toBe(await owedFor(meera.id))
  // What is owed for some orders isn't set off against what is to be returned for others.
  expect(customer.balance).toBe(closing + 200_00)
})

test('what came before the period is its opening, and a day belongs to the shop’s calendar', async () => {
  const asha = await shop.shopper('Asha')
  const old = await orderProduct(asha, design.id)
  // Half past midnight in Mumbai, which is the day before in London.
  const orderDate = new Date(`${addDays(today, -30)}T00:30:00+05:30`)
  await shop.db.order.update({ where: { id: old.id }, data: { orderDate } })
  await recordPayment(owner, { orderId: old.id, amount: 400_00 })
  const recent = await readStatement(asha.id, { from: today, to: today })
  expect(recent).toMatchObject({ opening: old.totalToPay, closing: old.totalToPay - 400_00 })
  expect(recent.entries).toHaveLength(1)
  const dayBefore = addDays(today, -31)
  expect((await readStatement(asha.id, { from: dayBefore, to: dayBefore })).closing).toBe(0)
})

describe('a statement is read', () => {
  test('by staff who see customers, for a customer that exists', async () => {
    const lata = await shop.shopper('Lata')
    const code = async (who: ApiClient) => (await statementOf(who, lata.id)).errors?.[0]?.extensions.code
    expect(await code(shop.guest())).toBe('UNAUTHENTICATED')
    expect(await code(lata)).toBe('FORBIDDEN')
    expect(await code(await shop.staff())).toBeUndefined()
    expect((await statementOf(owner, randomUUID())).data.customerStatement).toBeNull()
  })

  test('for at most 366 days that don’t end before they begin', async () => {
    const { id } = await shop.shopper('Rekha')
    const refused = async (period: Period) =>
      (await statementOf(owner, id, period)).errors?.[0]?.extensions.code
    expect(await refused({ from: today, to: addDays(today, -1) })).toBe('BAD_USER_INPUT')
    expect(await refused({ from: today, to: addDays(today, 366) })).toBe('BAD_USER_INPUT')
    expect(await refused({ from: today, to: addDays(today, 365) })).toBeUndefined()
  })
})
