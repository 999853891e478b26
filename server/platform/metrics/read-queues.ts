import type { Pool } from 'pg'

/** What waits to be sent or done, in numbers; ages are in seconds. */
export interface Queues {
  oldestMessage: number
  oldestDelivery: number
  queuedMessages: number
  sendingMessages: number
  failedMessages: number
  queuedDeliveries: number
  sendingDeliveries: number
  readyJobs: number
  delayedJobs: number
  runningJobs: number
  failedJobs: number
}

/** Reads the queues by one statement over the partial indexes of what is unfinished. */
export async function readQueues(database: Pool): Promise<Queues> {
  const { rows } = await database.query<Queues>(statement)
  return rows[0]!
}

const statement = `
  SELECT "unsent".*, "failed".*, "deliveries".*, "jobs".*
  FROM (
    SELECT
      coalesce(extract(epoch FROM now() - min("createdAt")), 0)::float8 AS "oldestMessage",
      (count(*) FILTER (WHERE "status" = 'QUEUED'))::int AS "queuedMessages",
      (count(*) FILTER (WHERE "status" = 'SENDING'))::int AS "sendingMessages"
    FROM "messages" WHERE "status" IN ('QUEUED', 'SENDING')
  ) AS "unsent", (
    SELECT count(*)::int AS "failedMessages"
    FROM "messages" WHERE "status" = 'FAILED'
  ) AS "failed", (
    SELECT
      coalesce(extract(epoch FROM now() - min("createdAt")), 0)::float8 AS "oldestDelivery",
      (count(*) FILTER (WHERE "status" = 'QUEUED'))::int AS "queuedDeliveries",
      (count(*) FILTER (WHERE "status" = 'SENDING'))::int AS "sendingDeliveries"
    FROM "webhook_deliveries" WHERE "status" IN ('QUEUED', 'SENDING')
  ) AS "deliveries", (
    SELECT
      (count(*) FILTER (WHERE "attempts" < "max_attempts" AND "locked_at" IS NULL AND "run_at" <= now()))::int AS "readyJobs",
      (count(*) FILTER (WHERE "attempts" < "max_attempts" AND "locked_at" IS NULL AND "run_at" > now()))::int AS "delayedJobs",
      (count(*) FILTER (WHERE "locked_at" IS NOT NULL))::int AS "runningJobs",
      (count(*) FILTER (WHERE "attempts" >= "max_attempts" AND "locked_at" IS NULL))::int AS "failedJobs"
    FROM graphile_worker.jobs
  ) AS "jobs"`
