import { setTimeout as delay } from 'node:timers/promises'
import { EventEmitter } from 'node:events'
import { Logger, parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { Logger as Log } from 'pino'
import type { Services } from '../../domain/context.ts'
import { requeueMessages } from '../../domain/messages/requeue-messages.ts'
import { schedule, tasksOf } from './tasks.ts'

/** Jobs at once in one process. Each also uses a connection of the shop's own pool, for a moment. */
const CONCURRENT_JOBS = 3

/** One connection hears of new jobs; the others fetch jobs and record their ends. */
const CONNECTIONS = 3

/** The pause before a queue that has stopped by itself is started again. */
const RESTART_MS = 5_000

export interface Worker {
  /** Takes no further job, and waits for those in progress: for at most five seconds. */
  stop: () => Promise<void>
}

/**
 * Processes the job queue in this process; every replica does.
 * @param url Postgres' own address: new jobs are heard of by notifications
 * @param isAlone whether no other process works on this database
 * @param onAttempt called when an attempt of a job has ended
 */
export async function runWorker(
  services: Services,
  url: string,
  isAlone: boolean,
  onAttempt: (task: string, result: 'succeeded' | 'failed') => void = () => {},
): Promise<Worker> {
  const { log } = services
  const pgPool = openPool(url)
  if (isAlone) await requeueMessages(services, { isAlone })
  const stopping = new AbortController()
  const events: WorkerEvents = new EventEmitter()
  events.on('job:success', ({ job }) => onAttempt(job.task_identifier, 'succeeded'))
  events.on('job:error', ({ job }) => onAttempt(job.task_identifier, 'failed'))
  let runner: Runner | null = null

  const workUntilStopped = async () => {
    while (!stopping.signal.aborted) {
      try {
        runner = await run({
          pgPool,
          taskList: tasksOf(services, pgPool),
          parsedCronItems: parseCronItems(schedule),
          concurrency: CONCURRENT_JOBS,
          noHandleSignals: true,
          events,
          logger: queueLogger(log),
        })
        if (stopping.signal.aborted) await runner.stop()
        await runner.promise
      } catch (error) {
        log.warn({ err: error }, 'the job queue was interrupted')
      }
      // The library ends its workers when they lose the database for long.
      await delay(RESTART_MS, null, { signal: stopping.signal }).catch(() => {})
    }
  }
  const working = workUntilStopped()

  return {
    stop: async () => {
      stopping.abort()
      await runner?.stop().catch(() => {})
      await working
      await pgPool.end()
    },
  }
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
  })
  // A lost connection is replaced, whether idle or in use; without a listener, the event would end the process.
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

/** Failed attempts are recorded with their messages, and tried again: the log has them for debugging only. */
const queueLogger = (log: Log) =>
  new Logger(() => (level, message, meta) => {
    log.debug({ level, ...(meta?.['error'] ? { err: meta['error'] } : {}) }, `queue: ${message}`)
  })
