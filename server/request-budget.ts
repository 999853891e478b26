import { AsyncLocalStorage } from 'node:async_hooks'
import pLimit, { type LimitFunction } from 'p-limit'
import pTimeout from 'p-timeout'
import { repeatIfLost, WaitedTooLong } from './database/outage.ts'

/** How long one request may still wait for the database, and what kind of work it does. */
interface Budget {
  kind: string
  leftMs: number
  /** Statements in flight, and when the first of them began: parallel ones are counted once. */
  inFlight: number
  since: number
  /** In a transaction, which has its connection already. */
  hasConnection: boolean
}

const budgets = new AsyncLocalStorage<Budget>()

/** Runs a request that may wait for the database for `ms` in total: for connections, locks and results. */
export function withBudget<Result>(ms: number, run: () => Result): Result {
  return budgets.run({ kind: 'session', leftMs: ms, inFlight: 0, since: 0, hasConnection: false }, run)
}

/** Names what the current request is about, from here on: its part of the API, or the pages. */
export function setWorkKind(kind: string): void {
  const budget = budgets.getStore()
  if (budget) budget.kind = kind
}

export interface Access {
  /** Runs a statement or a transaction outside of one. @throws WaitedTooLong */
  <Result>(work: () => Promise<Result>, options?: { isRead?: boolean }): Promise<Result>
  /** Runs a transaction, whose statements need no further connection. @throws WaitedTooLong */
  transaction: <Result>(work: () => Promise<Result>, timeoutMs?: number) => Promise<Result>
}

/**
 * Access to a connection pool for requests with a budget. Work of one kind holds at most `maxPerKind` connections, so
 * that a locked table stops what needs the table and nothing else. A read whose connection is lost is repeated once.
 * Work outside of requests passes without limits.
 */
export function createAccess(maxPerKind: number): Access {
  const limits = new Map<string, LimitFunction>()
  const limitOf = (kind: string) => {
    const limit = limits.get(kind) ?? pLimit(maxPerKind)
    limits.set(kind, limit)
    return limit
  }

  /** The slot is held until the work has ended, also when the request no longer waits for it. */
  const admitted = <Result>(budget: Budget, work: () => Promise<Result>): Promise<Result> =>
    limitOf(budget.kind)(() => {
      if (left(budget) <= 0) throw new WaitedTooLong()
      return work()
    })

  async function access<Result>(work: () => Promise<Result>, { isRead = false } = {}): Promise<Result> {
    const budget = budgets.getStore()
    if (!budget) return work()
    if (budget.hasConnection) return within(budget, work)
    const once = () => within(budget, () => admitted(budget, work))
    return isRead ? repeatIfLost(once) : once()
  }

  async function transaction<Result>(work: () => Promise<Result>, timeoutMs = 0): Promise<Result> {
    const budget = budgets.getStore()
    if (!budget) return work()
    budget.leftMs = Math.max(budget.leftMs, timeoutMs)
    const inside = { ...budget, inFlight: 0, hasConnection: true }
    return within(budget, () => admitted(budget, () => budgets.run(inside, work)))
  }

  return Object.assign(access, { transaction })
}

/** Counts a wait for the database that is not one of its statements or transactions. @throws WaitedTooLong */
export async function waitInBudget<Result>(wait: () => Promise<Result>): Promise<Result> {
  const budget = budgets.getStore()
  return budget ? within(budget, wait) : wait()
}

const left = ({ leftMs, inFlight, since }: Budget): number =>
  inFlight === 0 ? leftMs : leftMs - (performance.now() - since)

/** Waits for the work as long as the budget lasts. */
async function within<Result>(budget: Budget, work: () => Promise<Result>): Promise<Result> {
  const ms = left(budget)
  if (ms <= 0) throw new WaitedTooLong()
  if (budget.inFlight++ === 0) budget.since = performance.now()
  try {
    return await pTimeout(work(), {
      milliseconds: ms,
      fallback: () => {
        // Timers may fire a fraction of a millisecond early: what is still queued must not start in the rest.
        budget.leftMs = 0
        throw new WaitedTooLong()
      },
    })
  } finally {
    if (--budget.inFlight === 0) budget.leftMs -= performance.now() - budget.since
  }
}
