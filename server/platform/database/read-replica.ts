import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { waitInBudget } from '../../request-budget.ts'
import { withoutPooler } from './addresses.ts'
import { type Connection, connect, type Database } from './client.ts'
import { isOutage } from './outage.ts'

/**
 * Runs work that only reads, on the read replica if there is one. It sees everything that was committed before the call.
 * It may run a second time, on the primary, when the replica fails.
 */
export type FromReplica = <Result>(read: (db: Database) => Promise<Result>) => Promise<Result>

/** Which database answered. */
export type ReadFrom = 'replica' | 'primary'

export interface ReadReplica {
  read: FromReplica
  /** The connections that Prisma uses, for metrics; null without a replica. */
  pool: Pool | null
  close: () => Promise<void>
}

interface ReadReplicaOptions {
  primary: Connection
  log: Logger
  now: () => Date
  onRead: (from: ReadFrom) => void
}

/** How long a read waits until the replica has what was committed before it. */
const catchUpMs = 250

const pauseMs = 20

/** How long the replica is not asked after a failure. */
const restMs = 10_000

/**
 * Opens the replica at `url`: a streaming replica of the primary, at PostgreSQL's own address. The primary answers
 * while the replica is behind, unreachable or not a replica of it, and always when `url` is null.
 */
export function openReadReplica(
  url: string | null,
  { primary, log, now, onRead }: ReadReplicaOptions,
): ReadReplica {
  if (url === null) return { read: (read) => read(primary.db), pool: null, close: async () => undefined }
  const replica = connect(withoutPooler(url))
  let restsUntil = new Date(0)

  const rest = (error: unknown) => {
    restsUntil = new Date(now().getTime() + restMs)
    log.warn({ err: error }, 'the read replica fails: the primary answers instead')
  }

  async function isUpToDate(): Promise<boolean> {
    if (now() < restsUntil) return false
    const { rows } = await primary.checks.query<Position>(primaryPosition)
    const { system, position } = rows[0]!
    try {
      return await hasReached(replica.checks, system, position)
    } catch (error) {
      rest(error)
      return false
    }
  }

  return {
    read: async (read) => {
      if (await waitInBudget(isUpToDate)) {
        try {
          const result = await read(replica.db)
          onRead('replica')
          return result
        } catch (error) {
          if (!isOutage(error)) throw error
          rest(error)
        }
      }
      onRead('primary')
      return read(primary.db)
    },
    pool: replica.pool,
    close: replica.close,
  }
}

interface Position {
  /** Identifies the cluster, with all its replicas. */
  system: string
  /** In the write-ahead log. */
  position: string
}

/** Everything that has been acknowledged is in the log up to this position. */
const primaryPosition = `
  SELECT "system_identifier"::text AS "system", pg_current_wal_flush_lsn()::text AS "position" FROM pg_control_system()`

/** @throws Error when it is not a replica of the system */
async function hasReached(replica: Pool, system: string, position: string): Promise<boolean> {
  const until = performance.now() + catchUpMs
  for (;;) {
    const { rows } = await replica.query<{ isOfSystem: boolean; isReached: boolean | null }>(
      `SELECT "system_identifier"::text = $1 AS "isOfSystem", pg_last_wal_replay_lsn() >= $2::pg_lsn AS "isReached"
       FROM pg_control_system()`,
      [system, position],
    )
    const { isOfSystem, isReached } = rows[0]!
    // A server that replays nothing is itself a primary: this one's, or by a wrong address another one.
    if (!isOfSystem || isReached === null)
      throw new Error('DATABASE_REPLICA_URL is not the address of a replica of DATABASE_URL')
    if (isReached) return true
    if (performance.now() + pauseMs > until) return false
    await delay(pauseMs)
  }
}
