import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { Prisma, PrismaClient } from './__generated__/prisma/client.ts'
import { createAccess } from '../request-budget.ts'
import { statementsOn } from './statements.ts'

/** Prisma over the pool. Columns that are computed for sorting and counting in SQL are omitted. */
function createPrisma(pool: pg.Pool) {
  const access = createAccess(MAX_PER_KIND)
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: false }),
    omit: {
      product: { unitPrice: true, ratingAverage: true },
      order: { garments: true, isUnderWay: true },
      orderDraft: { phoneDigits: true },
    },
  })
  const budgeted = client.$extends({
    name: 'request budget',
    query: {
      $allOperations: ({ operation, args, query }) =>
        access(() => query(args), { isRead: reads.has(operation) }),
    },
  })
  /** Runs `work` in one transaction. A `timeout` in milliseconds is for work that takes longer than a request may wait. */
  const transaction = <Result>(
    work: (tx: TransactionOf<typeof budgeted>) => Promise<Result>,
    options: { timeout?: number } = {},
  ): Promise<Result> => access.transaction(() => budgeted.$transaction(work, options), options.timeout)
  return Object.assign(budgeted, statementsOn(pool, access), { transaction })
}

/** Connections, and how many of them requests of one kind may hold. */
const MAX_CONNECTIONS = 10
const MAX_PER_KIND = 6

/** Prisma's operations that change nothing. */
const reads = new Set([
  'findUnique',
  'findUniqueOrThrow',
  'findFirst',
  'findFirstOrThrow',
  'findMany',
  'count',
  'aggregate',
  'groupBy',
])

type TransactionOf<Client extends { $transaction: (...args: never[]) => unknown }> = Parameters<
  Parameters<Client['$transaction']>[0]
>[0]

export type Database = ReturnType<typeof createPrisma>

/** The database inside one transaction. */
export type Transaction = TransactionOf<Database>

/** A connection pool with Prisma on top. */
export interface Connection {
  db: Database
  /** Connections of their own for short statements that many requests wait for: versions, limits, readiness. */
  checks: pg.Pool
  /** The connections that Prisma uses, for metrics. */
  pool: pg.Pool
  close: () => Promise<void>
}

/** Timeouts are short on purpose: 'try again' serves a shopper better than a page that hangs. */
const settings = {
  keepAlive: true,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  // A connection that is cut off without being closed never answers: the pool discards it after this time.
  query_timeout: 5_500,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  // The data is in memory or on an SSD; Postgres' default for random reads assumes a spinning disk.
  options: '-c random_page_cost=1.1',
}

export function connect(url: string): Connection {
  const pool = openPool({ ...settings, connectionString: url, max: MAX_CONNECTIONS })
  const checks = openPool({
    ...settings,
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  })
  const db = createPrisma(pool)
  return {
    db,
    checks,
    pool,
    close: async () => {
      await db.$disconnect()
      await Promise.all([pool.end(), checks.end()])
    },
  }
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // A broken idle connection is replaced at its next use; without a listener, the event would end the process.
  pool.on('error', () => {})
  return pool
}

export const isUniqueViolation = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'

/** The row to be changed is deleted. */
export const isMissing = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025'
