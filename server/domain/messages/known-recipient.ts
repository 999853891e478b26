import type { Transaction } from '../../platform/database/client.ts'
import { toEmailKey } from '../accounts/email-address.ts'
import type { Order } from '../orders/order.ts'
import type { TemplateChannel } from './template-text.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Messages about new orders in 24 hours to addresses that shoppers wrote and nobody has verified. */
export const maxMessagesToUnverified = { perAccount: 6, perAddress: 20 }

/**
 * Whether the address of an order's message is known to be its customer's: the shop wrote it, or it is the account's
 * verified e-mail. Any other may be a stranger's, who gets no text of the shopper's choice.
 */
export async function isKnownRecipient(
  tx: Pick<Transaction, 'user'>,
  { placedBy, userId, customer }: Order,
  channel: TemplateChannel,
): Promise<boolean> {
  if (placedBy !== null) return true
  if (channel !== 'EMAIL' || userId === null || !customer.email) return false
  const account = await tx.user.findUnique({
    where: { id: userId },
    select: { emailKey: true, emailVerifiedAt: true },
  })
  return account?.emailVerifiedAt != null && account.emailKey === toEmailKey(customer.email)
}

/** Whether a shopper's new orders have already caused many messages to this address, or to others, within a day. */
export async function exceedsMessageLimit(
  tx: Pick<Transaction, 'message'>,
  { userId }: Order,
  channel: TemplateChannel,
  recipient: string,
  now: Date,
): Promise<boolean> {
  const recent = {
    event: 'ORDER_PLACED' as const,
    channel,
    createdAt: { gt: new Date(now.getTime() - dayMs) },
  }
  const [ofAddress, ofAccount] = [
    await tx.message.count({ where: { ...recent, recipient }, take: maxMessagesToUnverified.perAddress }),
    userId === null
      ? 0
      : await tx.message.count({ where: { ...recent, userId }, take: maxMessagesToUnverified.perAccount }),
  ]
  return ofAddress >= maxMessagesToUnverified.perAddress || ofAccount >= maxMessagesToUnverified.perAccount
}
