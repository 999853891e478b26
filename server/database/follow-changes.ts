import { Client, escapeIdentifier } from 'pg'

const retryMs = 1_000

interface Following {
  /** What to do with notifications on a database channel. */
  channels: Record<string, (payload: string) => void>
  /** Called whenever a notification may have been missed. */
  missed: () => void
}

/**
 * Listens to the notifications of the database's triggers, from any process of the shop. Returns a function that
 * stops it.
 */
export function followChanges(url: string, { channels, missed }: Following): () => Promise<void> {
  let stopped = false
  let client: Client | null = null
  let retry: NodeJS.Timeout | undefined

  const follow = async () => {
    const current = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2_000 })
    client = current
    current.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
    current.on('error', () => {})
    current.once('end', again)
    try {
      await current.connect()
      for (const channel of Object.keys(channels)) await current.query(`LISTEN ${escapeIdentifier(channel)}`)
    } catch {
      await current.end().catch(() => {})
      return
    }
    missed()
  }
  /** Without a connection, notifications are lost: report it now, and again after reconnecting. */
  const again = () => {
    missed()
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
