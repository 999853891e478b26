import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { PaymentKind, PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import { isId } from '../validation.ts'

/** An entry of an order's payment ledger. */
export interface Payment {
  id: string
  orderId: string
  kind: PaymentKind
  /** In paise: positive when received, negative when returned. */
  amount: number
  method: PaymentMethod
  reference: string | null
  note: string | null
  receivedAt: Date
  recordedAt: Date
  recordedById: string
  /** Who recorded it, by the name at that time. */
  recordedBy: string
  /** The entry that this one reverses. */
  reversesId: string | null
  isReversed: boolean
}

export const withReversal = { reversedBy: { select: { id: true } } } satisfies Prisma.PaymentInclude

type PaymentRow = Prisma.PaymentGetPayload<{ include: typeof withReversal }>

export const toPayment = ({ amount, reversedBy, ...row }: PaymentRow): Payment => ({
  ...row,
  amount: Number(amount),
  isReversed: reversedBy !== null,
})

/** The entries of these orders, in the order in which they were recorded. */
export async function readPaymentsOf(
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<Payment[]> {
  const rows = await db.payment.findMany({
    where: { orderId: { in: [...orderIds] } },
    orderBy: [{ recordedAt: 'asc' }, { id: 'asc' }],
    include: withReversal,
  })
  return rows.map(toPayment)
}

/** The order of an entry; null when there is no such entry. */
export async function findOrderIdOf({ db }: { db: Database }, paymentId: string): Promise<string | null> {
  const row = isId(paymentId)
    ? await db.payment.findUnique({ where: { id: paymentId }, select: { orderId: true } })
    : null
  return row?.orderId ?? null
}
