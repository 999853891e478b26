import type { Services } from '../context.ts'
import { RETENTION_DAYS } from './delivery.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes deliveries that ended, or whose webhook is switched off, after the retention time. */
export async function deleteOldDeliveries({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_DAYS * dayMs)
  await db.webhookDelivery.deleteMany({
    where: {
      createdAt: { lt: before },
      OR: [{ status: { in: ['DELIVERED', 'FAILED'] } }, { webhook: { disabledAt: { not: null } } }],
    },
  })
}
