import type { Services } from '../context.ts'
import { addSendingJobs } from './job-queue.ts'
import { LEASE_SECONDS } from './send-message.ts'

/**
 * Gives a new job to messages that have none, or whose attempt never ended because its process did. The outbox is what
 * counts: a queue that was lost, or left behind when the shop moved to another database, is filled again from it.
 * @param isAlone whether this is the shop's only process, and has sent nothing yet
 */
export async function requeueMessages({ db }: Services, { isAlone = false } = {}): Promise<void> {
  await db.transaction(async (tx) => {
    if (isAlone)
      await tx.$executeRaw`
        UPDATE "messages" SET "status" = 'QUEUED', "uncertainAttempts" = "uncertainAttempts" + 1
        WHERE "status" = 'SENDING'`
    const lost = await tx.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "messages"
      WHERE "status" IN ('QUEUED', 'SENDING')
        AND (${isAlone} OR coalesce("attemptedAt", "createdAt") <= now() - ${LEASE_SECONDS} * interval '1 second')
        AND NOT EXISTS (
          SELECT FROM graphile_worker.jobs
          WHERE "key" = 'message:' || "messages"."id" AND "locked_at" IS NULL AND "attempts" < "max_attempts"
        )
      LIMIT 1000`
    await addSendingJobs(
      tx,
      lost.map(({ id }) => id),
    )
  })
}

/** How long messages are stored. */
export const RETENTION_DAYS = 180

/** Deletes messages that were sent, failed or withdrawn before the retention time; returns how many. */
export async function deleteOldMessages({ db, now }: Services): Promise<number> {
  const before = new Date(now().getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000)
  const { count } = await db.message.deleteMany({
    where: { createdAt: { lt: before }, status: { in: ['SENT', 'FAILED', 'TO_SEND', 'WITHDRAWN'] } },
  })
  return count
}
