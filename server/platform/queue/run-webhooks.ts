import pLimit from 'p-limit'
import pTimeout from 'p-timeout'
import type { Services } from '../../domain/context.ts'
import {
  claimDeliveries,
  type ClaimedDelivery,
  releaseDeliveries,
} from '../../domain/webhooks/claim-deliveries.ts'
import { prepareDelivery, type RunQuery } from '../../domain/webhooks/prepare-delivery.ts'
import { queueDeliveries } from '../../domain/webhooks/queue-deliveries.ts'
import { type Outcome, recordOutcome } from '../../domain/webhooks/record-outcome.ts'
import { OutboundFailed } from '../outbound/outbound-failed.ts'

/** How often a process looks for changes and for deliveries that are due. */
const POLL_MS = 1_000

/** Deliveries at once in one process: most of them only wait for their receivers. */
const MAX_IN_FLIGHT = 100

/** How many of them for webhooks whose last attempt failed: receivers that hang leave room for the others. */
const MAX_FAILING_IN_FLIGHT = 50

/** How many of them use the database at a time, so that requests find connections. */
const DATABASE_USERS = 3

/** At the end, the longest wait for deliveries in flight: another process repeats those that are left. */
const MAX_STOPPING_MS = 5_000

export interface WebhookSender {
  /** Sends nothing more, and waits for what is being sent. */
  stop: () => Promise<void>
}

/**
 * Sends deliveries in this process; every replica does. Not by the job queue, whose few jobs at a time would wait for slow
 * receivers.
 * @param isAlone whether no other process works on this database
 * @param onAttempt called when an attempt has ended
 */
export async function runWebhooks(
  services: Services,
  runQuery: RunQuery,
  isAlone: boolean,
  onAttempt: OnAttempt = () => {},
): Promise<WebhookSender> {
  if (isAlone) await releaseDeliveries(services)
  let isStopping = false
  /** Something has happened since the last round began: the next delivery of an entity may be due. */
  let isWoken = false
  let endPause = () => {}
  const wake = () => {
    isWoken = true
    endPause()
  }
  const sender = createSender(services, runQuery, { onAttempt, onEnd: wake })
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const sendUntilStopped = async () => {
    while (!isStopping) {
      isWoken = false
      try {
        if (await sender.round()) continue
      } catch (error) {
        services.log.warn({ err: error }, 'webhooks were interrupted')
      }
      if (!isWoken) await pause()
    }
  }
  const sending = sendUntilStopped()

  return {
    stop: async () => {
      isStopping = true
      wake()
      await sending
      await pTimeout(Promise.all(sender.inFlight), { milliseconds: MAX_STOPPING_MS, fallback: () => [] })
    },
  }
}

/** Sends what is due now, until nothing is; for tests. */
export async function sendDueWebhooks(
  services: Services,
  runQuery: RunQuery,
  onAttempt: OnAttempt = () => {},
): Promise<void> {
  const sender = createSender(services, runQuery, { onAttempt, onEnd: () => {} })
  do await Promise.all(sender.inFlight)
  while ((await sender.round()) || sender.inFlight.size > 0)
}

type OnAttempt = (result: 'delivered' | 'failed') => void

function createSender(
  services: Services,
  runQuery: RunQuery,
  { onAttempt, onEnd }: { onAttempt: OnAttempt; onEnd: () => void },
) {
  const inFlight = new Set<Promise<void>>()
  let failingInFlight = 0
  const inDatabase = pLimit(DATABASE_USERS)

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const startedAt = performance.now()
    const prepared = await inDatabase(() => prepareDelivery(services, runQuery, delivery))
    if (!prepared) return
    const result =
      'failure' in prepared
        ? { ...unanswered, ...prepared }
        : await services.outbound.post(prepared.url, prepared.headers, prepared.body).then(accepted, refused)
    const outcome: Outcome = { ...result, durationMs: Math.round(performance.now() - startedAt) }
    onAttempt(outcome.failure === null ? 'delivered' : 'failed')
    await inDatabase(() => recordOutcome(services, delivery, outcome))
  }

  /** A delivery whose attempt is not recorded is taken over later. */
  const begin = (delivery: ClaimedDelivery) => {
    const failing = delivery.isFailing ? 1 : 0
    failingInFlight += failing
    const running = attempt(delivery)
      .catch((error: unknown) => services.log.error({ err: error }, 'a webhook’s delivery failed'))
      .finally(() => {
        inFlight.delete(running)
        failingInFlight -= failing
        onEnd()
      })
    inFlight.add(running)
  }

  return {
    inFlight,
    /** Queues new changes, and begins what is due; returns whether there are more changes. */
    round: async (): Promise<boolean> => {
      const isBehind = await queueDeliveries(services)
      const max = MAX_IN_FLIGHT - inFlight.size
      const maxFailing = MAX_FAILING_IN_FLIGHT - failingInFlight
      const claimed = max > 0 ? await claimDeliveries(services, { max, maxFailing }) : []
      claimed.forEach(begin)
      return isBehind
    },
  }
}

const unanswered = { responseStatus: null, responseBody: null }

const accepted = ({ status, body }: { status: number; body: string }) => ({
  responseStatus: status,
  responseBody: body,
  failure: status >= 200 && status < 300 ? null : `The receiver responded with status ${status}.`,
  isFinal: false,
})

function refused(error: unknown) {
  if (!(error instanceof OutboundFailed)) throw error
  return { ...unanswered, failure: error.message, isFinal: false }
}
