import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { Prisma, PrismaClient } from './__generated__/prisma/client.ts'
import { createAccess } from '../../request-budget.ts'
import { type DatabaseAddresses, withoutPooler, isPooled } from './addresses.ts'
import { limits } from './limits.ts'
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
  ): Promise<Result> =>
    access.transaction(
      (beforeCommit) =>
        budgeted.$transaction(async (tx) => {
          const result = await work(tx)
          // Prisma sends COMMIT when this function has returned.
          beforeCommit()
          return result
        }, options),
      options.timeout,
    )
  return Object.assign(budgeted, statementsOn(pool, access), { transaction })
}

/** Connections, and how many of them requests of one kind may hold. */
const MAX_CONNECTIONS = 10
const MAX_PER_KIND = 6

/** Prisma's operations that change nothing. Outside of transactions, a query by hand that changes rows is `change`. */
const reads = new Set([
  'findUnique',
  'findUniqueOrThrow',
  'findFirst',
  'findFirstOrThrow',
  'findMany',
  'count',
  'aggregate',
  'groupBy',
  '$queryRaw',
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

/** What the driver does, whatever Postgres does. */
const settings = {
  keepAlive: true,
  // A connection that is cut off without being closed never answers: it is closed after this time.
  query_timeout: limits.statement_timeout + 500,
}

/** What connections ask Postgres for when they are made. Poolers refuse it: behind one, the role has these settings. */
const { random_page_cost, ...timeouts } = limits
const startupParameters = { ...timeouts, options: `-c random_page_cost=${random_page_cost}` }

interface Patience {
  /** How long a request waits for a connection. */
  connectionTimeoutMillis: number
  /** How long the short statements wait for a connection, and then for their result. */
  checksTimeoutMillis: number
}

const usualPatience: Patience = { connectionTimeoutMillis: 2_000, checksTimeoutMillis: 1_000 }

/** Opens the pools for requests; Postgres itself is at a `database` that is a URL. */
export function connect(
  database: string | DatabaseAddresses,
  { connectionTimeoutMillis, checksTimeoutMillis }: Patience = usualPatience,
): Connection {
  const addresses = typeof database === 'string' ? withoutPooler(database) : database
  const config: pg.PoolConfig = {
    ...settings,
    connectionTimeoutMillis,
    ...(isPooled(addresses) ? {} : startupParameters),
    Client: addresses.namedStatements ? NamingClient : UnnamingClient,
    connectionString: addresses.url,
  }
  const pool = openPool({ ...config, max: MAX_CONNECTIONS })
  const checks = openPool({
    ...config,
    max: 2,
    connectionTimeoutMillis: checksTimeoutMillis,
    query_timeout: checksTimeoutMillis,
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

/**
 * A client that closes itself after an error that isn't Postgres's own, such as a statement without an answer in time. The pool then
 * discards it, though Prisma releases it as if it were sound: the next request would wait behind that statement.
 * @param sent what is sent for a statement
 */
const clientWith = (sent: (statement: unknown) => unknown) =>
  class extends pg.Client {
    override query: pg.Client['query'] = (statement: unknown, ...rest: unknown[]) => {
      const result: unknown = super.query(sent(statement) as string, ...(rest as [unknown[]]))
      if (result instanceof Promise)
        result.catch((error: unknown) => {
          if (!(error instanceof pg.DatabaseError)) void this.end()
        })
      return result as never
    }
  }

const NamingClient = clientWith((statement) => statement)

/** Prepares no statement under a name, whichever library names it. */
const UnnamingClient = clientWith((statement) => withoutName(statement))

const withoutName = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
    ? { ...statement, name: undefined }
    : statement

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
