import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import type { Context, Services } from '../context.ts'
import { conflict } from '../errors.ts'
import { type Message, messageColumns } from './message.ts'
import { refreshMessage } from './refresh-message.ts'
import { lockMessage } from './resend-message.ts'

/**
 * Records that a member of staff sends a message by hand, with its text by the facts of this moment; of repeated requests
 * the first counts. A message whose cause no longer holds is withdrawn instead. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND; CONFLICT for a message that the shop sends by itself)
 */
export async function markMessageSent(ctx: Context, id: string): Promise<Message> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { viewer } = ctx
  return ctx.db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    if (message.status === 'SENT' || message.status === 'WITHDRAWN') return message
    if (message.status !== 'TO_SEND')
      throw conflict('id', (i18n) => i18n._('The shop sends this message by itself.'))
    const current = await refreshMessage(ctx, tx, message)
    if (current.status === 'WITHDRAWN') return current
    return tx.message.update({
      where: { id },
      data: sentByHand(ctx, viewer),
      select: messageColumns,
    })
  })
}

export const sentByHand = ({ now }: Pick<Services, 'now'>, { name }: Pick<User, 'name'>) => ({
  status: 'SENT' as const,
  sentAt: now(),
  sentBy: name,
  lastError: null,
})
