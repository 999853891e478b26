import { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { Services } from '../context.ts'
import { InvalidToken } from '../errors.ts'
import { type User, userColumns } from './user.ts'

const columns = Prisma.raw(
  Object.keys(userColumns)
    .map((name) => `"${name}"`)
    .join(', '),
)

/**
 * The token's user, read from the database; null for a guest, who has no token.
 * @throws InvalidToken for a token that is malformed, expired or revoked
 */
export async function findViewer(services: Services, token: string | null): Promise<User | null> {
  if (token === null) return null
  const claims = services.tokens.verify(token)
  if (!claims) throw new InvalidToken()
  const [user] = await services.db.prepared<User>`
    SELECT ${columns} FROM "users" WHERE "id" = ${claims.userId}::uuid`
  if (user?.tokenVersion !== claims.tokenVersion) throw new InvalidToken()
  return user
}
