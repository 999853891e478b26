import type { Database } from '../../platform/database/client.ts'
import { toEmailKey } from '../accounts/email-address.ts'
import type { User } from '../accounts/user.ts'

/**
 * The customers without an account whom the shop entered with this e-mail, the newest first: at most 50.
 * @param accountId leaves out those whose merge into this account the owner has undone
 */
export async function findCustomersToJoin(
  db: Pick<Database, 'user'>,
  emailKey: string,
  accountId?: string,
): Promise<Pick<User, 'id' | 'name' | 'email' | 'language'>[]> {
  const found = await db.user.findMany({
    where: {
      email: { equals: emailKey, mode: 'insensitive' },
      emailKey: null,
      mergedIntoId: null,
      ...(accountId !== undefined && { mergesOfDuplicate: { none: { customerId: accountId } } }),
    },
    select: { id: true, name: true, email: true, language: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 50,
  })
  // The comparison above reads `_` and `%` in an e-mail as wildcards.
  return found.filter(({ email }) => toEmailKey(email) === emailKey)
}
