import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { withdrawMessages } from '../messages/withdraw-messages.ts'
import { parse } from '../validation.ts'
import { undoFinishGarments } from '../workshop/follow-order.ts'
import { type ChangedOrder, changeOrder, requireVersion } from './change-order.ts'
import { undoableUntil } from './order-policy.ts'

const undoing = z.object({ id: z.string(), version: z.int() })

/**
 * Takes back the last move of an order within a minute, with what it did to the garments, and withdraws the messages about
 * it that were not sent; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function undoOrderMove(ctx: Context, input: unknown): Promise<ChangedOrder> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { id, version } = parse(undoing, input)
  return changeOrder(ctx, id, async (order, viewer, tx) => {
    requireVersion(order, version)
    const [before, last] = order.timeline.slice(-2)
    if (!before || !last || !undoableUntil(viewer, order, ctx.now())) throw tooLate()
    const at = ctx.now()
    const isUndone = await undoFinishGarments(tx, id, { of: last.at, at, name: viewer.name })
    if (!isUndone) throw tooLate()
    await withdrawMessages(tx, { orderId: id, version: last.version })
    return {
      moveTo: { status: before.status, note: null, at, kind: 'UNDO' },
      ...(last.status === 'DISPATCHED' && { columns: { courier: null, trackingNumber: null } }),
    }
  })
}

const tooLate = () =>
  conflict('version', (i18n) =>
    i18n._(
      'This can’t be undone any more: a minute has passed, or something has happened since. Choose the next step instead.',
    ),
  )
