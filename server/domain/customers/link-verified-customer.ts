import { isUniqueViolation } from '../../platform/database/client.ts'
import { toEmailKey } from '../accounts/email-address.ts'
import type { User } from '../accounts/user.ts'
import type { Context } from '../context.ts'
import { Refused } from '../errors.ts'
import { findCustomersToJoin } from './find-customers-to-join.ts'
import { mergeDuplicate } from './merge-customers.ts'

/**
 * Merges the customer without an account whom the shop entered with an account's verified e-mail into the account. Of
 * several, and of one whose merge the owner has undone, the owner decides.
 */
export async function linkVerifiedCustomer(
  ctx: Context,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const [found, ...others] = await findCustomersToJoin(ctx.db, toEmailKey(email), id)
  if (!found || others.length > 0) return
  const shop = { now: ctx.now, viewer: null, tailor: null }
  try {
    await ctx.db.transaction((tx) => mergeDuplicate(tx, shop, id, found.id, 'The shop'))
  } catch (error) {
    // Their orders collide, or the owner has merged or deleted one of them meanwhile.
    if (!isUniqueViolation(error) && !(error instanceof Refused)) throw error
    ctx.log.warn({ accountId: id, customerId: found.id }, 'a verified customer can’t be linked')
  }
}
