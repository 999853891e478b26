import { AsyncLocalStorage } from 'node:async_hooks'
import pLimit, { type LimitFunction } from 'p-limit'
import { OutcomeUnknown, repeatIfLost, WaitedTooLong, withOutcome } from './platform/database/outage.ts'

/** How long one request may still wait for the database, and what kind of work it does. */
interface Budget {
  kind: string
  /** Whether the request is sent to change something. */
  isWrite: boolean
  /** A change was committed, or may have been. */
  mayHaveChanged: boolean
  totalMs: number
  leftMs: number
  /** Statements in flight, and when the first of them began: parallel ones are counted once. */
  inFlight: number
  since: number
  /** In a transaction, which has its connection already. */
  hasConnection: boolean
}

/** How long a request that has changed something may wait at least for what it reads to answer. */
const ANSWER_MS = 5_000

const budgets = new AsyncLocalStorage<Budget>()

/** Runs a request that may wait for the database for `ms` in total: for connections, locks and results. */
export function withBudget<Result>(ms: number, run: () => Result, { isWrite = false } = {}): Result {
  return budgets.run(
    {
      kind: 'session',
      isWrite,
      mayHaveChanged: false,
      totalMs: ms,
      leftMs: ms,
      inFlight: 0,
      since: 0,
      hasConnection: false,
    },
    run,
  )
}

/**
 * Names what the current request is about, from here on: its part of the API, or the pages. What was written before, to
 * authenticate it, is not what it was sent for.
 */
export function setWorkKind(kind: string, options: { isWrite?: boolean } = {}): void {
  const budget = budgets.getStore()
  if (!budget) return
  budget.kind = kind
  budget.isWrite = options.isWrite ?? budget.isWrite
  budget.mayHaveChanged = false
}

/** Whether the current request was sent to change something, and has committed a change or may have. */
export function mayHaveChanged(): boolean {
  const budget = budgets.getStore()
  return budget !== undefined && budget.isWrite && budget.mayHaveChanged
}

export interface Access {
  /**
   * Runs a statement outside of a transaction. One that changes something commits by itself: once it is sent, its outcome
   * is waited for.
   * @throws WaitedTooLong, and then it has changed nothing; OutcomeUnknown
   */
  <Result>(work: () => Promise<Result>, options?: { isRead?: boolean }): Promise<Result>
  /**
   * Runs a transaction, whose statements need no further connection. It calls `beforeCommit` when its work is done. When
   * the time is up before that, it can no longer commit; afterwards its outcome is waited for.
   * @throws WaitedTooLong, and then it has changed nothing; OutcomeUnknown
   */
  transaction: <Result>(
    run: (beforeCommit: () => void) => Promise<Result>,
    timeoutMs?: number,
  ) => Promise<Result>
}

/**
 * Access to a connection pool for requests with a budget. Work of one kind holds at most `maxPerKind` connections, so
 * that a locked table stops what needs the table and nothing else. A read whose connection is lost is repeated once.
 * After a change, the request has time of its own for what it reads to answer. Work outside of requests passes without
 * limits.
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
    if (!budget) return isRead ? work() : withOutcome(work)
    if (budget.hasConnection) return within(budget, work)
    if (isRead) return repeatIfLost(() => within(budget, () => admitted(budget, work)))
    let isSent = false
    const send = () => {
      isSent = true
      return withOutcome(work)
    }
    return changing(budget, () =>
      within(
        budget,
        () => admitted(budget, send),
        () => isSent,
      ),
    )
  }

  async function transaction<Result>(
    run: (beforeCommit: () => void) => Promise<Result>,
    timeoutMs = 0,
  ): Promise<Result> {
    const budget = budgets.getStore()
    let isExpired = false
    let isCommitting = false
    const start = (inside?: Budget) =>
      withOutcome(
        () =>
          run(() => {
            if (isExpired || (inside && left(inside) <= 0)) throw new WaitedTooLong()
            isCommitting = true
          }),
        () => isCommitting,
      )
    if (!budget) return start()
    budget.leftMs = Math.max(budget.leftMs, timeoutMs)
    const begin = () => {
      const inside = { ...budget, leftMs: left(budget), inFlight: 0, hasConnection: true }
      return budgets.run(inside, () => start(inside))
    }
    const expire = () => {
      isExpired = !isCommitting
      return isCommitting
    }
    return changing(budget, () => within(budget, () => admitted(budget, begin), expire))
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

/** Notes in the budget that a change was committed, or may have been. */
async function changing<Result>(budget: Budget, change: () => Promise<Result>): Promise<Result> {
  const note = () => {
    budget.mayHaveChanged = true
    budget.leftMs = Math.max(budget.leftMs, budget.totalMs, ANSWER_MS)
    budget.since = performance.now()
  }
  try {
    const result = await change()
    note()
    return result
  } catch (error) {
    if (error instanceof OutcomeUnknown) note()
    throw error
  }
}

/** Waits for the work as long as the budget lasts, and longer if `mustWait` says so when it ends. */
function within<Result>(
  budget: Budget,
  work: () => Promise<Result>,
  mustWait: () => boolean = () => false,
): Promise<Result> {
  const ms = left(budget)
  if (ms <= 0) return Promise.reject(new WaitedTooLong())
  if (budget.inFlight++ === 0) budget.since = performance.now()
  return new Promise((resolve, reject) => {
    let isWaiting = true
    const end = () => {
      if (!isWaiting) return
      isWaiting = false
      clearTimeout(timer)
      if (--budget.inFlight === 0) budget.leftMs -= performance.now() - budget.since
    }
    const timer = setTimeout(() => {
      // Timers may fire a fraction of a millisecond early: what is still queued must not start in the rest.
      budget.leftMs = 0
      if (mustWait()) return
      end()
      reject(new WaitedTooLong())
    }, ms)
    work().then(
      (result) => {
        end()
        resolve(result)
      },
      (error: Error) => {
        end()
        reject(error)
      },
    )
  })
}
