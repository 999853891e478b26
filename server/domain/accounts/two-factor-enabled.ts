import type { Database } from '../../platform/database/client.ts'

/** Which of these accounts have two-factor authentication. */
export async function readTwoFactorEnabled(db: Database, userIds: readonly string[]): Promise<boolean[]> {
  const rows = await db.twoFactor.findMany({
    where: { userId: { in: [...userIds] }, confirmedAt: { not: null } },
    select: { userId: true },
  })
  const found = new Set(rows.map(({ userId }) => userId))
  return userIds.map((id) => found.has(id))
}
