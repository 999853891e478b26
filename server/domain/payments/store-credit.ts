import type { Database, Transaction } from '../../platform/database/client.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import { invalid } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import type { Order } from '../orders/order.ts'

/**
 * The store credit of these customers, in paise: refunds that were given as credit, less what was paid with it. The ledgers of their
 * orders are its only record.
 */
export async function readStoreCreditOf(
  db: Pick<Database, '$queryRaw'>,
  customerIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ customerId: string; credit: bigint }[]>`
    SELECT "userId" AS "customerId", -sum("amount")::bigint AS "credit"
    FROM "orders" JOIN "payments" ON "payments"."orderId" = "orders"."id"
    WHERE "userId" = ANY(${[...customerIds]}::uuid[]) AND "method" = 'STORE_CREDIT' GROUP BY "userId"`
  return new Map(rows.map(({ customerId, credit }) => [customerId, Number(credit)]))
}

/** As `readStoreCreditOf`, of one customer. Who decides by it locks the customer before. */
export const readStoreCredit = async (db: Pick<Database, '$queryRaw'>, customerId: string): Promise<number> =>
  (await readStoreCreditOf(db, [customerId])).get(customerId) ?? 0

/** Locks a customer until the transaction ends and reads the store credit, in paise, so that it is spent once. */
export async function lockStoreCredit(tx: Transaction, customerId: string): Promise<number> {
  await lockRow(tx, 'users', customerId)
  return readStoreCredit(tx, customerId)
}

/**
 * Requires that an entry of this kind can be made with store credit.
 * @param amount in paise
 * @throws Refused (INVALID) for an order without a customer, and for a payment of more than the credit
 */
export async function requireStoreCredit(
  tx: Transaction,
  { userId }: Pick<Order, 'userId'>,
  { kind, amount }: { kind: 'PAYMENT' | 'REFUND'; amount: number },
): Promise<void> {
  if (userId === null)
    throw invalid('method', (i18n) =>
      i18n._('Store credit belongs to a customer, and this order has none. Choose another way.'),
    )
  if (kind === 'REFUND') return
  const credit = await lockStoreCredit(tx, userId)
  if (amount > credit)
    throw invalid('method', (i18n) =>
      i18n._('The customer has {credit} of store credit. Take the rest in another way.', {
        credit: formatRupees(credit),
      }),
    )
}
