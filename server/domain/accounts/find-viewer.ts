import type { Services } from '../context.ts'
import { type User, userColumns } from './user.ts'

/** Whose token this is, by the database of this moment; null for a guest and for a token that counts no more. */
export async function findViewer(services: Services, token: string | null): Promise<User | null> {
  const claims = token === null ? null : services.tokens.verify(token)
  if (!claims) return null
  const user = await services.db.user.findUnique({ where: { id: claims.userId }, select: userColumns })
  return user?.tokenVersion === claims.tokenVersion ? user : null
}
