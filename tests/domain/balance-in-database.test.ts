import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '../../server/domain/orders/balance.ts'
import { urgentRows } from '../../server/domain/today/urgent-rows.ts'
import { finalStatuses, statuses } from '../../shared/orders/order-statuses.ts'
import { useTestDatabase } from '../support/database.ts'
import { fc } from '../support/property-tests.ts'

/** What TypeScript and the database each compute of an order: its balance, and whether it is under way. */

const database = useTestDatabase()
let client: Client
beforeAll(async () => {
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(() => client.end())

const entry = fc.record({
  kind: fc.constantFrom('PAYMENT' as const, 'REFUND' as const),
  paise: fc.integer({ min: 1, max: 2_000_00 }),
  isReversed: fc.boolean(),
})

const order = fc.record({
  orderStatus: fc.constantFrom(...statuses),
  totalPrice: fc.integer({ min: 0, max: 3_000_00 }),
  delivery: fc.integer({ min: 0, max: 200_00 }),
  promotion: fc.integer({ min: 0, max: 100 }),
  agreed: fc.integer({ min: 0, max: 100 }),
  credited: fc.integer({ min: 0, max: 100 }),
  entries: fc.array(entry, { maxLength: 4 }),
})

const share = (amount: number, percent: number) => Math.floor((amount * percent) / 100)

test('the database and the server agree about balances and open orders', async () => {
  const orders = fc.sample(order, 400).map(({ promotion, agreed, credited, entries, ...rest }, n) => {
    const promotionTotal = share(rest.totalPrice + rest.delivery, promotion)
    const agreedDiscount = share(rest.totalPrice + rest.delivery - promotionTotal, agreed)
    const totalToPay = rest.totalPrice + rest.delivery - promotionTotal - agreedDiscount
    const payments = entries.flatMap(({ kind, paise, isReversed }) => {
      const amount = kind === 'PAYMENT' ? paise : -paise
      return [
        { kind, amount, isReversed },
        ...(isReversed ? [{ kind: 'REVERSAL' as const, amount: -amount, isReversed: false }] : []),
      ]
    })
    const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
    return {
      ...rest,
      id,
      orderNumber: `${100 + n}-000`,
      promotionTotal,
      agreedDiscount,
      totalToPay,
      credited: share(totalToPay, credited),
      advance: 0,
      payments,
    }
  })
  await client.query(
    `INSERT INTO "orders" ("id", "orderNumber", "idempotencyKey", "requestHash", "orderType", "customerName", "customerEmail",
      "customerPhone", "street", "city", "state", "pincode", "country", "garments", "orderStatus", "totalPrice", "delivery",
      "promotionTotal", "agreedDiscount", "credited")
    SELECT "id", "orderNumber", "orderNumber", '', 'READYMADE', 'Asha', 'asha@example.com', '9820000001', 'Road', 'Mumbai',
      'Maharashtra', '400001', 'India', 0, "orderStatus", "totalPrice", "delivery", "promotionTotal", "agreedDiscount", "credited"
    FROM json_populate_recordset(NULL::"orders", $1)`,
    [JSON.stringify(orders)],
  )
  const entries = orders.flatMap(({ id: orderId, payments }) =>
    payments.map(({ kind, amount }, n) => ({ orderId, kind, amount, n })),
  )
  await client.query(
    `WITH "entry" AS (
      SELECT "orderId"::uuid, "kind"::"PaymentKind", "amount", "n", gen_random_uuid() AS "id"
      FROM json_to_recordset($1) AS "t" ("orderId" text, "kind" text, "amount" bigint, "n" int)
    )
    INSERT INTO "payments" ("id", "orderId", "kind", "amount", "method", "reversesId", "receivedAt", "recordedAt",
      "recordedById", "recordedBy", "idempotencyKey", "requestHash")
    SELECT "id", "orderId", "kind", "amount", 'CASH', CASE WHEN "kind" = 'REVERSAL' THEN
        lag("id") OVER (PARTITION BY "orderId" ORDER BY "n") END, now(), now(), gen_random_uuid(), 'Owner',
      "orderId" || '-' || "n", ''
    FROM "entry"`,
    [JSON.stringify(entries)],
  )

  const expected = orders.map((each) => ({ ...each, balance: balanceOf(each, each.payments).balance! }))
  const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id)
  const unpaid = expected.filter(({ balance }) => balance > 0)
  const outstanding = await client.query<{ id: string; balance: string }>(
    `SELECT "orderId" AS "id", "balance" FROM "outstanding_orders" ORDER BY "orderId"`,
  )
  expect(outstanding.rows).toEqual(unpaid.map(({ id, balance }) => ({ id, balance: String(balance) })))

  const { from } = urgentRows('2026-01-05').readyUnpaid
  const readyUnpaid = await client.query<{ id: string }>(`SELECT "id" ${from.sql} ORDER BY "id"`)
  expect(ids(readyUnpaid.rows)).toEqual(ids(unpaid.filter(({ orderStatus }) => orderStatus === 'READY')))

  const underWay = await client.query<{ id: string }>(
    'SELECT "id" FROM "orders" WHERE "isUnderWay" ORDER BY "id"',
  )
  expect(ids(underWay.rows)).toEqual(
    ids(expected.filter(({ orderStatus }) => !finalStatuses.includes(orderStatus))),
  )
  const totals = await client.query<{ totalToPay: string }>('SELECT "totalToPay" FROM "orders" ORDER BY "id"')
  expect(totals.rows.map(({ totalToPay }) => Number(totalToPay))).toEqual(
    expected.map(({ totalToPay }) => totalToPay),
  )
})
