import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { MAX_FAILING_HOURS, retryPauses } from './delivery.ts'
import { disableWebhook } from './disable-webhook.ts'

/** How an attempt ended. */
export interface Outcome {
  responseStatus: number | null
  responseBody: string | null
  /** Why it failed without a response that accepts it, as a sentence for people; null where it was delivered. */
  failure: string | null
  /** No further attempt is made. */
  isFinal: boolean
  durationMs: number
}

type Needed = Pick<Services, 'db' | 'now' | 'channels' | 'publicUrl' | 'shop'>

/** The receiver is gone for good, and asks for no further deliveries. */
const GONE = 410

const hourMs = 60 * 60 * 1000

/**
 * Records how an attempt ended, and when the next one is made. A webhook is switched off when all deliveries of a day have failed.
 * Tests are not repeated, and say nothing of the webhook.
 */
export async function recordOutcome(
  services: Needed,
  { id, webhookId, topic, attempts }: ClaimedDelivery,
  { failure, isFinal, ...outcome }: Outcome,
): Promise<void> {
  const at = services.now()
  const isDelivered = failure === null
  const pause = retryPauses[attempts - 1]
  const isLast = isFinal || pause === undefined || topic === null || outcome.responseStatus === GONE
  const status = isDelivered ? 'DELIVERED' : isLast ? 'FAILED' : 'QUEUED'
  const nextAttemptAt =
    status === 'QUEUED' ? { nextAttemptAt: new Date(at.getTime() + varied(pause!) * 1000) } : {}
  await services.db.transaction(async (tx) => {
    // Another process may have taken it over.
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id, status: 'SENDING', attempts },
      data: { ...outcome, error: failure, status, ...nextAttemptAt },
    })
    if (count === 0 || topic === null) return
    if (isDelivered) await recordSuccess(tx, webhookId)
    else await recordFailure(services, tx, webhookId, outcome.responseStatus === GONE)
  })
}

/** Up to a tenth more or less, so that what failed together is not repeated together. */
const varied = (seconds: number) => seconds * (0.9 + Math.random() / 5)

const recordSuccess = (tx: Transaction, id: string) =>
  tx.webhook.updateMany({ where: { id, failingSince: { not: null } }, data: { failingSince: null } })

async function recordFailure(services: Needed, tx: Transaction, id: string, isGone: boolean): Promise<void> {
  const at = services.now()
  await tx.webhook.updateMany({ where: { id, failingSince: null }, data: { failingSince: at } })
  if (isGone) return disableWebhook(services, tx, id, 'GONE')
  const before = new Date(at.getTime() - MAX_FAILING_HOURS * hourMs)
  const isFailing = await tx.webhook.count({ where: { id, failingSince: { lte: before } } })
  if (isFailing > 0) await disableWebhook(services, tx, id, 'FAILING')
}
