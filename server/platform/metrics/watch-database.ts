import type { Pool } from 'pg'
import type { Metrics } from './metrics.ts'
import { readQueues } from './read-queues.ts'

/** Reads the state of the pools and of the queues at each reading of the metrics. */
export function watchDatabase(
  metrics: Metrics,
  pools: { main: Pool; checks: Pool; replica: Pool | null },
): void {
  const { checks } = pools
  metrics.beforeReading(() => {
    for (const [pool, opened] of Object.entries(pools)) {
      if (!opened) continue
      const { totalCount, idleCount, waitingCount } = opened
      metrics.databaseConnections.set({ pool, state: 'used' }, totalCount - idleCount)
      metrics.databaseConnections.set({ pool, state: 'idle' }, idleCount)
      metrics.databaseWaiting.set({ pool }, waitingCount)
    }
  })
  metrics.beforeReading(async () => {
    const { oldestUnsent, messages, webhookDeliveries, queueJobs } = metrics
    try {
      const queues = await readQueues(checks)
      oldestUnsent.set({ outbox: 'messages' }, queues.oldestMessage)
      oldestUnsent.set({ outbox: 'webhooks' }, queues.oldestDelivery)
      messages.set({ status: 'queued' }, queues.queuedMessages)
      messages.set({ status: 'sending' }, queues.sendingMessages)
      messages.set({ status: 'failed' }, queues.failedMessages)
      webhookDeliveries.set({ status: 'queued' }, queues.queuedDeliveries)
      webhookDeliveries.set({ status: 'sending' }, queues.sendingDeliveries)
      queueJobs.set({ state: 'ready' }, queues.readyJobs)
      queueJobs.set({ state: 'delayed' }, queues.delayedJobs)
      queueJobs.set({ state: 'running' }, queues.runningJobs)
      queueJobs.set({ state: 'failed' }, queues.failedJobs)
      metrics.databaseUp.set(1)
    } catch {
      // What is not known has no value, rather than the last one.
      for (const gauge of [oldestUnsent, messages, webhookDeliveries, queueJobs]) gauge.reset()
      metrics.databaseUp.set(0)
    }
  })
}
