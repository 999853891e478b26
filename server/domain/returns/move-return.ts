import { z } from 'zod'
import type { ReturnStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { orderNote } from '../orders/move-order.ts'
import type { Order } from '../orders/order.ts'
import { lockLedger } from '../payments/lock-ledger.ts'
import { isId, parse, requiredLongText } from '../validation.ts'
import { type OrderReturn, readReturnsOf } from './order-return.ts'
import type { Sentence } from '../../i18n.ts'

/** A return that is locked until its transaction ends, with its order. */
export interface LockedReturn {
  viewer: User
  order: Order
  returned: OrderReturn
}

interface Move {
  status: ReturnStatus
  note: string | null
  creditNoteId?: string
}

/**
 * Moves a return to its next status; requires MANAGE_ORDERS. Returns the order's id.
 * @param from the statuses from which it may move
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND; CONFLICT from another status)
 */
export async function moveReturn(
  ctx: Context,
  id: string,
  from: readonly ReturnStatus[],
  decide: (tx: Transaction, locked: LockedReturn) => Promise<Move> | Move,
): Promise<string> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const viewer = ctx.viewer
  const found = isId(id) ? await ctx.db.orderReturn.findUnique({ where: { id } }) : null
  if (!found) throw notFound((i18n) => i18n._('There is no such return.'))
  return ctx.db.transaction(async (tx) => {
    const { order } = await lockLedger(tx, found.orderId)
    const returns = await readReturnsOf(tx, [order.id])
    const returned = returns.find((each) => each.id === found.id)!
    if (!from.includes(returned.status)) throw conflict('id', sentences[returned.status])
    const { status, note, creditNoteId } = await decide(tx, { viewer, order, returned })
    await tx.orderReturn.update({ where: { id: returned.id }, data: { status, creditNoteId } })
    await tx.returnEvent.create({
      data: { returnId: returned.id, status, at: ctx.now(), by: 'SHOP', name: viewer.name, note },
    })
    await recordChange(tx, ctx, {
      action: 'order.return',
      entity: 'ORDER',
      entityId: order.id,
      entityName: order.orderNumber,
      before: { returnStatus: returned.status },
      after: { returnStatus: status, note },
    })
    return order.id
  })
}

const sentences: Record<ReturnStatus, Sentence> = {
  REQUESTED: (i18n) => i18n._('These pieces have not arrived yet. Note first that they have.'),
  RECEIVED: (i18n) => i18n._('These pieces have arrived already.'),
  ACCEPTED: (i18n) => i18n._('This return is accepted already.'),
  EXCHANGED: (i18n) => i18n._('These pieces are exchanged already.'),
  REJECTED: (i18n) => i18n._('This return is rejected already.'),
}

const receiving = z.object({ id: z.string(), note: orderNote })

/**
 * Notes that returned pieces have arrived.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND, CONFLICT)
 */
export async function receiveReturn(ctx: Context, input: unknown): Promise<string> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { id, note } = parse(receiving, input)
  return moveReturn(ctx, id, ['REQUESTED'], () => ({ status: 'RECEIVED', note }))
}

const rejecting = z.object({ id: z.string(), reason: requiredLongText(1000) })

/**
 * Rejects a return.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND, CONFLICT)
 */
export async function rejectReturn(ctx: Context, input: unknown): Promise<string> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { id, reason } = parse(rejecting, input)
  return moveReturn(ctx, id, ['REQUESTED', 'RECEIVED'], () => ({ status: 'REJECTED', note: reason }))
}
