import type { Services } from '../context.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes held sales that have expired, and those that were taken up a day ago: until then a repeated request gets them again. */
export async function deleteOldHeldSales({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db.heldSale.deleteMany({
    where: { OR: [{ expiresAt: { lte: at } }, { takenUpAt: { lte: new Date(at.getTime() - DAY_MS) } }] },
  })
}
