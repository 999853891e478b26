import { Client, escapeIdentifier } from 'pg'

const retryMs = 1_000

/** How often the connection is checked: one that is cut off without being closed delivers nothing, and says nothing. */
const checkMs = 10_000

interface Following {
  /** What to do with notifications on a database channel. */
  channels: Record<string, (payload: string) => void>
  /** Called whenever a notification may have been missed. */
  missed: () => void
}

/**
 * Listens to the notifications of the database's triggers, from any process of the shop. Returns a function that
 * stops it.
 * @param url Postgres' own address: notifications don't arrive through a pooler
 */
export function followChanges(url: string, { channels, missed }: Following): () => Promise<void> {
  let stopped = false
  let client: Client | null = null
  let retry: NodeJS.Timeout | undefined
  let check: NodeJS.Timeout | undefined

  const follow = async () => {
    const current = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
    })
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
    check = setInterval(() => {
      current.query('SELECT 1').catch(() => current.end().catch(() => {}))
    }, checkMs)
  }
  /** Without a connection, notifications are lost: report it now, and again after reconnecting. */
  const again = () => {
    clearInterval(check)
    missed()
    if (!stopped) retry = setTimeout(() => void follow(), retryMs)
  }

  void follow()
  return async () => {
    stopped = true
    clearTimeout(retry)
    clearInterval(check)
    client?.removeListener('end', again)
    await client?.end().catch(() => {})
  }
}
