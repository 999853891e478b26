import { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { Services } from '../context.ts'
import { type User, userColumns } from './user.ts'

const columns = Prisma.raw(
  Object.keys(userColumns)
    .map((name) => `"${name}"`)
    .join(', '),
)

/** Whose token this is, by the database of this moment; null for a guest and for a token that counts no more. */
export async function findViewer(services: Services, token: string | null): Promise<User | null> {
  const claims = token === null ? null : services.tokens.verify(token)
  if (!claims) return null
  const [user] = await services.db.prepared<User>`
    SELECT ${columns} FROM "users" WHERE "id" = ${claims.userId}::uuid`
  return user?.tokenVersion === claims.tokenVersion ? user : null
}
