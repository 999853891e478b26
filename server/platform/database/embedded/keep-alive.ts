import { setTimeout as delay } from 'node:timers/promises'
import { errorMessage } from './errors.ts'
import type { Postmaster } from './postmaster.ts'

interface Log {
  info(message: string): void
  warn(message: string): void
}

/** Restarts Postgres whenever it ends unexpectedly. Returns the function that stops it for good. */
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
      if (isLogged(failures)) log.warn(`The embedded Postgres did not come back: ${errorMessage(error)}`)
      await delay(pauseMs(failures), undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  return undefined
}

/** Short at first, and never long, so that Postgres is back soon after a missing folder is. */
export const pauseMs = (failures: number): number => Math.min(100 * 2 ** failures, 5000)

/** The first failure is logged, then one a minute: a folder that stays missing does not fill the log. */
export function isLogged(failures: number): boolean {
  let sinceLoggedMs = 0
  for (let earlier = 0; earlier < failures; earlier++) {
    if (sinceLoggedMs >= 60_000) sinceLoggedMs = 0
    sinceLoggedMs += pauseMs(earlier)
  }
  return failures === 0 || sinceLoggedMs >= 60_000
}
