import { setTimeout as delay } from 'node:timers/promises'
import { errorMessage } from './errors.ts'
import type { Postmaster } from './postmaster.ts'

interface Log {
  info(message: string): void
  warn(message: string): void
}

/** Starts Postgres again whenever it ends unasked. Answers the function that ends it for good. */
export function keepAlive(
  first: Postmaster,
  relaunch: () => Promise<Postmaster>,
  log: Log,
): () => Promise<void> {
  let current = first
  const stopping = new AbortController()

  const watch = async () => {
    for (;;) {
      await current.ended
      if (stopping.signal.aborted) return
      log.warn('The embedded Postgres ended unexpectedly: starting it again')
      const next = await relaunchPatiently(relaunch, stopping.signal, log)
      if (!next) return
      current = next
      if (stopping.signal.aborted) return current.stop()
      log.info('The embedded Postgres is back')
    }
  }
  const watching = watch()

  return async () => {
    stopping.abort()
    await current.stop()
    await watching
  }
}

async function relaunchPatiently(relaunch: () => Promise<Postmaster>, stopping: AbortSignal, log: Log) {
  for (let failures = 0; !stopping.aborted; failures++) {
    try {
      return await relaunch()
    } catch (error) {
      if (isTold(failures)) log.warn(`The embedded Postgres did not come back: ${errorMessage(error)}`)
      await delay(pauseMs(failures), undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  return undefined
}

/** Soon again at first; never long, so that a folder which was away for a while is taken up as soon as it is back. */
export const pauseMs = (failures: number): number => Math.min(100 * 2 ** failures, 5000)

/** The first failure is told, then one a minute: a folder that stays away doesn't fill the log. */
export function isTold(failures: number): boolean {
  let sinceToldMs = 0
  for (let earlier = 0; earlier < failures; earlier++) {
    if (sinceToldMs >= 60_000) sinceToldMs = 0
    sinceToldMs += pauseMs(earlier)
  }
  return failures === 0 || sinceToldMs >= 60_000
}
