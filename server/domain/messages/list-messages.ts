import type {
  MessageChannel,
  MessageEvent,
  MessageStatus,
} from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type CountedPage, type ForwardQuery, listId } from '../paging.ts'
import { byInstant, sortedPage } from '../sorting.ts'
import { countCapped, readOnce } from '../total.ts'
import { isId } from '../validation.ts'
import { type Message, messageColumns } from './message.ts'

export interface MessageFilter {
  status?: MessageStatus[] | null
  channel?: MessageChannel[] | null
  event?: MessageEvent[] | null
  orderId?: string | null
}

/**
 * Messages of the outbox, the newest first; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listMessages(
  ctx: Context,
  query: ForwardQuery & { where?: MessageFilter | null },
): Promise<CountedPage<Message>> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const where = conditionOf(query.where ?? {})
  const page = await sortedPage(query, {
    id: listId('messages', { ...query.where }),
    sort: byInstant('createdAt', 'desc'),
    where,
    find: (rows) => ctx.db.message.findMany({ ...rows, select: messageColumns }),
    toItem: (message) => message,
  })
  return { ...page, total: readOnce(() => countCapped((take) => ctx.db.message.count({ where, take }))) }
}

const conditionOf = ({ status, channel, event, orderId }: MessageFilter) => ({
  ...(status && { status: { in: status } }),
  ...(channel && { channel: { in: channel } }),
  ...(event && { event: { in: event } }),
  ...(orderId && (isId(orderId) ? { orderId } : { id: { in: [] } })),
})

/**
 * One message; null when there is none of that id. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden
 */
export async function findMessage(ctx: Context, id: string): Promise<Message | null> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  return isId(id) ? ctx.db.message.findUnique({ where: { id }, select: messageColumns }) : null
}
