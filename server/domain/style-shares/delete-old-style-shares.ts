import type { Services } from '../context.ts'

/** Deletes links that have expired, with their votes. */
export async function deleteOldStyleShares({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.styleShare.deleteMany({ where: { expiresAt: { lte: now() } } })
}
