import { setTimeout as delay } from 'node:timers/promises'

/** A request has waited for the database as long as it may; it may be repeated. */
export class WaitedTooLong extends Error {
  constructor() {
    super('The request has waited too long for the database')
  }
}

/** The connection was lost, or gave no result in time, while a change was being committed: it may have happened. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('It is unknown whether the change was committed', { cause })
  }
}

/** SQLSTATEs of a server that fails over, or is full or out of connections. */
const serverStates = /^(25006|53...|58030)$/

/** SQLSTATEs of a statement that gave way to others: deadlock, serialization, lock timeout, statement timeout. */
const contentionStates = /^(40001|40P01|55P03|57014)$/

/** SQLSTATEs with which a connection ends: the server stops or starts, or a transaction was idle or took too long. */
const connectionStates = /^(08...|25P0[34]|57P0[1-5])$/

const socketCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Prisma's codes: unreachable, timed out, closed; no connection in time; transaction expired; write conflict. */
const prismaCodes = /^(P1001|P1002|P1008|P1017|P2024|P2028|P2034|P2037)$/
/** A transaction that is no longer there (P2028) has been rolled back. */
const prismaConnectionCodes = /^(P1001|P1002|P1017|P2028)$/

/** The kinds by which Prisma's driver adapter reports lost connections. */
const adapterKinds = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/

/** What the driver and its pool say without a code. */
const driverMessages =
  /timeout expired|timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Query read timeout|Client was closed/
const driverConnectionMessages =
  /Connection terminated|connection error and is not queryable|Client was closed/

/** The database is unreachable, failing over, full or too busy: the request may be repeated. */
export const isOutage = (error: unknown): boolean =>
  error instanceof WaitedTooLong ||
  causesOf(error).some(
    ({ name, code, kind, message }) =>
      name === 'PrismaClientInitializationError' ||
      connectionStates.test(code) ||
      serverStates.test(code) ||
      contentionStates.test(code) ||
      socketCodes.test(code) ||
      prismaCodes.test(code) ||
      adapterKinds.test(kind) ||
      driverMessages.test(message),
  )

/** The pause before a repetition, in which the pool learns which other connections were lost at the same time. */
const pauseMs = 100

/** Runs idempotent work, and once more, as `again`, if its connection is lost. */
export async function repeatIfLost<Result>(work: () => Promise<Result>, again = work): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    await delay(pauseMs)
    return again()
  }
}

/**
 * Runs a change that commits.
 * @param isCommitting whether COMMIT was sent, when it fails
 * @throws OutcomeUnknown when it may have been committed; what else it throws means that it was not
 */
export async function withOutcome<Result>(
  change: () => Promise<Result>,
  isCommitting = () => true,
): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    throw isCommitting() && isUndecided(error) ? new OutcomeUnknown(error) : error
  }
}

/** SQLSTATEs with which a connection may end after it has committed. */
const endingStates = /^(08...|57P0[1245])$/

const lostSocketCodes = /^(ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/

/** What was sent has no result: every other error is a refusal by Postgres, or comes from before it was sent. */
const isUndecided = (error: unknown): boolean =>
  causesOf(error).some(
    ({ code, kind, syscall, message }) =>
      endingStates.test(code) ||
      (lostSocketCodes.test(code) && syscall !== 'connect') ||
      /^(P1008|P1017)$/.test(code) ||
      /^(ConnectionClosed|SocketTimeout)$/.test(kind) ||
      /Connection terminated(?! due to connection timeout)|Query read timeout/.test(message),
  )

/** The connection ended before the result came. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof OutcomeUnknown ||
  causesOf(error).some(
    ({ code, kind, message }) =>
      connectionStates.test(code) ||
      /^(ECONNRESET|EPIPE)$/.test(code) ||
      prismaConnectionCodes.test(code) ||
      kind === 'ConnectionClosed' ||
      driverConnectionMessages.test(message),
  )

interface Cause {
  name: string
  code: string
  kind: string
  syscall: string
  message: string
}

/** How deep errors are wrapped: Prisma's, its adapter's, the driver's; and one more by `cause`. */
const MAX_DEPTH = 5

/** An error with what it wraps: Prisma holds the adapter's error in `meta`, the adapter the driver's in `cause`. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  let current = error
  for (let depth = 0; depth < MAX_DEPTH && typeof current === 'object' && current !== null; depth++) {
    const { name, code, originalCode, kind, syscall, message, originalMessage, meta, cause } =
      current as Record<string, unknown>
    causes.push({
      name: text(name),
      code: text(originalCode) || text(code),
      kind: text(kind),
      syscall: text(syscall),
      message: text(originalMessage) || text(message),
    })
    current = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError ?? cause
  }
  return causes
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
