import { Client } from 'pg'

const retryMs = 1_000

/**
 * Calls `changed` whenever any process of the shop has changed what the public pages show, and whenever word of a
 * change may have been missed. Answers how to stop.
 */
export function followChanges(url: string, changed: () => void): () => Promise<void> {
  let stopped = false
  let client: Client | null = null
  let retry: NodeJS.Timeout | undefined

  const follow = async () => {
    const current = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2_000 })
    client = current
    current.on('notification', changed)
    current.on('error', () => {})
    current.once('end', again)
    try {
      await current.connect()
      await current.query('LISTEN catalogue_changed')
    } catch {
      await current.end().catch(() => {})
      return
    }
    changed()
  }
  /** Without word from the database nothing may be kept: drop now, and again as soon as it speaks. */
  const again = () => {
    changed()
    if (!stopped) retry = setTimeout(() => void follow(), retryMs)
  }

  void follow()
  return async () => {
    stopped = true
    clearTimeout(retry)
    client?.removeListener('end', again)
    await client?.end().catch(() => {})
  }
}
