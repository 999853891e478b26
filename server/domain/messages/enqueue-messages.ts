import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import { addSendingJobs } from './job-queue.ts'

/** A message to be sent, with an id of the caller's where it needs one; with `isManual` it waits for a member of staff, who sends it by hand. */
export interface NewMessage extends Omit<
  Prisma.MessageCreateManyInput,
  'status' | 'createdAt' | 'checkedAt' | 'attempts' | 'uncertainAttempts'
> {
  isManual?: boolean
  /** How much later it is sent at the earliest. */
  delaySeconds?: number
}

/**
 * Stores messages in the outbox, in the transaction of the change that causes them: both are committed, or neither.
 * Those whose deduplication key is known are left out.
 */
export async function enqueueMessages(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  messages: NewMessage[],
): Promise<void> {
  if (messages.length === 0) return
  const stored = await tx.message.createManyAndReturn({
    data: messages.map(({ isManual, delaySeconds: _, ...message }) => ({
      ...message,
      status: isManual ? ('TO_SEND' as const) : ('QUEUED' as const),
      createdAt: now(),
      checkedAt: now(),
    })),
    skipDuplicates: true,
    select: { id: true, status: true },
  })
  await addSendingJobs(
    tx,
    stored.filter(({ status }) => status === 'QUEUED').map(({ id }) => id),
    Math.max(...messages.map(({ delaySeconds = 0 }) => delaySeconds)),
  )
}
