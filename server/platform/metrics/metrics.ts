import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Seconds. 0.5 and 1 are the limits that the objectives in docs/operations.md name. */
const durations = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * The metrics of one process. Every label has a small, fixed set of values: route templates, names of the shop's own operations,
 * codes. Nothing that a request chooses becomes a label.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const updates: (() => void | Promise<void>)[] = []
  return {
    registry,
    httpRequests: new Histogram({
      name: 'shop_http_request_duration_seconds',
      help: 'HTTP requests by method, route template and class of the status, from their arrival to the end of the response.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: durations,
      registers,
    }),
    graphqlOperations: new Histogram({
      name: 'shop_graphql_operation_duration_seconds',
      help: 'GraphQL operations by name; those that are not the shop’s own are "other".',
      labelNames: ['operation'] as const,
      buckets: [0.01, 0.05, 0.25, 1, 2.5],
      registers,
    }),
    graphqlErrors: new Counter({
      name: 'shop_graphql_errors_total',
      help: 'Top-level errors of GraphQL responses by operation and code.',
      labelNames: ['operation', 'code'] as const,
      registers,
    }),
    pagesRendered: new Histogram({
      name: 'shop_page_render_duration_seconds',
      help: 'Pages rendered on the server, by class of the status; "error" where rendering failed.',
      labelNames: ['status'] as const,
      buckets: durations,
      registers,
    }),
    cacheUses: new Counter({
      name: 'shop_cache_requests_total',
      help: 'Requests of the page and response caches: served from the cache (hit), made (miss), shared with a request that makes it (shared), or out of date because the database is unavailable (stale).',
      labelNames: ['cache', 'result'] as const,
      registers,
    }),
    loadRefusals: new Counter({
      name: 'shop_load_refusals_total',
      help: 'Requests refused because the process was overloaded.',
      registers,
    }),
    activeRequests: new Gauge({
      name: 'shop_active_requests',
      help: 'Requests in progress that count for the load limit.',
      registers,
    }),
    databaseConnections: new Gauge({
      name: 'shop_database_connections',
      help: 'Open database connections by pool and state.',
      labelNames: ['pool', 'state'] as const,
      registers,
    }),
    databaseWaiting: new Gauge({
      name: 'shop_database_waiting',
      help: 'Requests that wait for a connection, by pool.',
      labelNames: ['pool'] as const,
      registers,
    }),
    replicaReads: new Counter({
      name: 'shop_replica_reads_total',
      help: 'Reads for the read replica by the database that answered: replica, or primary because the replica was behind or unavailable.',
      labelNames: ['from'] as const,
      registers,
    }),
    databaseUp: new Gauge({
      name: 'shop_database_up',
      help: '1 when the database answered the queries for these metrics, else 0; then the metrics of queues are missing.',
      registers,
    }),
    oldestUnsent: new Gauge({
      name: 'shop_outbox_oldest_unsent_seconds',
      help: 'Age of the oldest message or webhook delivery that the shop has yet to send; 0 when there is none.',
      labelNames: ['outbox'] as const,
      registers,
    }),
    messages: new Gauge({
      name: 'shop_outbox_messages',
      help: 'Messages of the outbox by status: queued, sending, failed.',
      labelNames: ['status'] as const,
      registers,
    }),
    webhookDeliveries: new Gauge({
      name: 'shop_webhook_deliveries',
      help: 'Unfinished deliveries of webhooks by status: queued, sending.',
      labelNames: ['status'] as const,
      registers,
    }),
    webhookAttempts: new Counter({
      name: 'shop_webhook_attempts_total',
      help: 'Attempts to deliver webhooks by result: delivered, failed.',
      labelNames: ['result'] as const,
      registers,
    }),
    queueJobs: new Gauge({
      name: 'shop_queue_jobs',
      help: 'Jobs of the queue by state: ready, delayed, running, failed (no attempt left).',
      labelNames: ['state'] as const,
      registers,
    }),
    queueAttempts: new Counter({
      name: 'shop_queue_attempts_total',
      help: 'Attempts of jobs by task and result: succeeded, failed.',
      labelNames: ['task', 'result'] as const,
      registers,
    }),
    /** Adds an update of gauges, which is awaited before each reading. It must not fail. */
    beforeReading: (update: () => void | Promise<void>) => void updates.push(update),
    /** All metrics in Prometheus' text format. */
    read: async (): Promise<string> => {
      await Promise.all(updates.map(async (update) => update()))
      return registry.metrics()
    },
  }
}
