import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { Prisma, PrismaClient } from './__generated__/prisma/client.ts'
import { statementsOn } from './statements.ts'

/** Prisma over the pool. Columns that are computed for sorting and counting in SQL are omitted. */
const createPrisma = (pool: pg.Pool) =>
  Object.assign(
    new PrismaClient({
      adapter: new PrismaPg(pool, { disposeExternalPool: false }),
      omit: {
        product: { unitPrice: true, ratingAverage: true },
        order: { garments: true, isUnderWay: true },
        orderDraft: { phoneDigits: true },
      },
    }),
    statementsOn(pool),
  )

export type Database = ReturnType<typeof createPrisma>

/** The database inside one transaction. */
export type Transaction = Parameters<Parameters<Database['$transaction']>[0]>[0]

/** A connection pool with Prisma on top; the pool itself serves the rate limiter. */
export interface Connection {
  db: Database
  pool: pg.Pool
  close: () => Promise<void>
}

/** Timeouts are short on purpose: 'try again' serves a shopper better than a page that hangs. */
export function connect(url: string): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // The data is in memory or on an SSD; Postgres' default for random reads assumes a spinning disk.
    options: '-c random_page_cost=1.1',
  })
  // A broken idle connection is replaced at its next use; without a listener, the event would end the process.
  pool.on('error', () => {})
  const db = createPrisma(pool)
  return {
    db,
    pool,
    close: async () => {
      await db.$disconnect()
      await pool.end()
    },
  }
}

export const isUniqueViolation = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'

/** The row to be changed is deleted. */
export const isMissing = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025'

/** The same from the driver itself; also a server that is stopping, starting, or out of connections. */
const busyCodes = /^(55P03|40P01|57014|57P0[123]|53300)$/

/** The database is unreachable or too busy: the request may be retried. */
export const isOutage = (error: unknown) =>
  error instanceof Prisma.PrismaClientInitializationError ||
  (error instanceof Prisma.PrismaClientKnownRequestError &&
    (['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034'].includes(error.code) ||
      // Lock timeout, deadlock, statement timeout: the codes that raw statements report.
      (error.code === 'P2010' && /`(55P03|40P01|57014)`/.test(error.message)))) ||
  (error instanceof pg.DatabaseError && busyCodes.test(error.code ?? '')) ||
  (error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED/.test(error.message))
