import { Client, escapeIdentifier } from 'pg'

const retryMs = 1_000

interface Following {
  /** What to do with word on a channel of the database. */
  channels: Record<string, (payload: string) => void>
  /** Called whenever word may have been missed. */
  missed: () => void
}

/** Hears what any process of the shop changes, as the database's triggers tell it. Answers how to stop. */
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
  /** Without word from the database nothing can be relied on: now, and again as soon as it speaks. */
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
