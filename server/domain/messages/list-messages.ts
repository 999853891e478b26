import type {
  MessageChannel,
  MessageEvent,
  MessageStatus,
} from '../../database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { decodeCursor, earlierThan, isInstant, listId, type Page, pageSize, toPage } from '../paging.ts'
import { capped, maxCounted, readOnce, type Total } from '../total.ts'
import { isId } from '../validation.ts'
import { type Message, messageColumns } from './message.ts'

export interface MessagePage extends Page<Message> {
  total: () => Promise<Total>
}

export interface MessageFilter {
  status?: MessageStatus[] | null
  channel?: MessageChannel[] | null
  event?: MessageEvent[] | null
  orderId?: string | null
}

type Key = [createdAt: string, id: string]

/**
 * Messages of the outbox, the newest first; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listMessages(
  ctx: Context,
  query: { where?: MessageFilter | null; first: number; after?: string | null },
): Promise<MessagePage> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const first = pageSize(query.first)
  const list = listId('messages', { ...query.where })
  const after = query.after ? decodeCursor<Key>(query.after, list, isKey) : null
  const where = conditionOf(query.where ?? {})
  const rows = await ctx.db.message.findMany({
    where: after ? { AND: [where, earlierThan('createdAt', after)] } : where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    select: messageColumns,
  })
  return {
    ...toPage(
      rows,
      first,
      list,
      (row) => row,
      ({ createdAt, id }): Key => [createdAt.toISOString(), id],
      after,
    ),
    total: readOnce(async () => capped(await ctx.db.message.count({ where, take: maxCounted + 1 }))),
  }
}

const conditionOf = ({ status, channel, event, orderId }: MessageFilter) => ({
  ...(status && { status: { in: status } }),
  ...(channel && { channel: { in: channel } }),
  ...(event && { event: { in: event } }),
  ...(orderId && (isId(orderId) ? { orderId } : { id: { in: [] } })),
})

const isKey = ([createdAt, id, ...rest]: unknown[]) => isInstant(createdAt) && isId(id) && rest.length === 0

/**
 * One message; null when there is none of that id. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden
 */
export async function findMessage(ctx: Context, id: string): Promise<Message | null> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  return isId(id) ? ctx.db.message.findUnique({ where: { id }, select: messageColumns }) : null
}
