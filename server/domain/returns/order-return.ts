import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type {
  OrderActor,
  ReturnStatus,
  ReturnWish,
} from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'

/** Ready-made pieces of an order that come back. */
export interface OrderReturn {
  id: string
  orderId: string
  wish: ReturnWish
  status: ReturnStatus
  reason: string
  requestedAt: Date
  creditNoteId: string | null
  /** The order of the pieces that were taken instead, at the counter. */
  exchangeOrderId: string | null
  items: ReturnItem[]
  /** Oldest first. */
  events: ReturnEvent[]
}

export interface ReturnItem {
  /** The index of the order's line. */
  orderPosition: number
  quantity: number
  /** The label of the size that the customer wants instead; null for a refund. */
  exchangeSize: string | null
  /** How many pieces went back into the stock. */
  restocked: number
}

/** A status that a return reached. */
export interface ReturnEvent {
  status: ReturnStatus
  at: Date
  by: OrderActor
  name: string
  note: string | null
}

const relations = {
  items: { orderBy: { orderPosition: 'asc' } },
  events: { orderBy: [{ at: 'asc' }, { status: 'asc' }] },
} satisfies Prisma.OrderReturnInclude

/** The returns of these orders, oldest first. */
export const readReturnsOf = (
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<OrderReturn[]> =>
  db.orderReturn.findMany({
    where: { orderId: { in: [...orderIds] } },
    orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }],
    include: relations,
  })
