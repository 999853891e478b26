import type { Transaction } from '../../platform/database/client.ts'

/** The jobs of the queue, and what each is given. */
export interface Jobs {
  /** Makes one attempt to send a message of the outbox. */
  'send-message': { id: string }
  /** Sends a password reset link to the account of an e-mail, if there is one. */
  'send-password-reset': { emailKey: string }
  /** Sends the code of a request to sign in, if there is somebody with its e-mail. */
  'send-login-code': { id: string }
  /** Encodes the sizes of a picture that pages show. */
  'encode-common-sizes': { id: string }
}

/** A message has at most one waiting job. */
export const jobKeyOf = (messageId: string) => `message:${messageId}`

/** How often an attempt is repeated: the pauses grow to six hours, so that all take about a day. */
export const MAX_ATTEMPTS = 12

/**
 * Adds a job for each message within the transaction: the queue sees them when it is committed.
 * @param delaySeconds how much later they are sent at the earliest
 */
export async function addSendingJobs(
  tx: Pick<Transaction, '$executeRaw'>,
  ids: string[],
  delaySeconds = 0,
): Promise<void> {
  if (ids.length === 0) return
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      'send-message', json_build_object('id', "id"), job_key := 'message:' || "id", max_attempts := ${MAX_ATTEMPTS}::int,
      run_at := now() + ${delaySeconds} * interval '1 second'
    ) FROM unnest(${ids}::text[]) AS "new" ("id")`
}

/** Adds a job; of those that wait with the same key, the latest remains. */
async function addJob<Name extends keyof Jobs>(
  db: Pick<Transaction, '$executeRaw'>,
  name: Name,
  payload: Jobs[Name],
  key: string,
): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, job_key := ${key}::text,
      max_attempts := ${MAX_ATTEMPTS}::int)`
}

/** Adds a job for a password reset link; of those that wait for the same account, the latest remains. */
export const addResetJob = (
  db: Pick<Transaction, '$executeRaw'>,
  { emailKey, key }: { emailKey: string; key: string },
): Promise<void> => addJob(db, 'send-password-reset', { emailKey }, `password-reset:${key}`)

/** Adds a job for a code that signs in, within the transaction of its request. */
export const addLoginCodeJob = (db: Pick<Transaction, '$executeRaw'>, id: string): Promise<void> =>
  addJob(db, 'send-login-code', { id }, `login-code:${id}`)
