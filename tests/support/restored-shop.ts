import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { expect } from 'vitest'
import { startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts'

const silent = { info: () => undefined, warn: () => undefined }

export async function connected(url: string): Promise<Client> {
  const opened = new Client({ connectionString: url })
  await opened.connect()
  return opened
}

/** The originals of all pictures of a shop, by name, as base64. */
export async function picturesIn(dataDir: string): Promise<Map<string, string>> {
  const originals = path.join(dataDir, 'images', 'originals')
  const names = (await readdir(originals)).sort()
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(originals, name), 'base64')] as const),
    ),
  )
}

/** Runs `work` on the database of a restored shop. */
export async function inRestored<T>(dataDir: string, work: (restored: Client) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir, log: silent })
  const opened = await connected(server.url)
  return work(opened).finally(async () => {
    await opened.end()
    await server.stop()
  })
}

/** The sentence with which a backup or a restore is refused. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'BackupError' })
  return (error as Error).message
}

export async function writePicture(id: string, dataDir: string, bytes = 20_000): Promise<void> {
  await mkdir(path.join(dataDir, 'images', 'originals'), { recursive: true })
  await writeFile(path.join(dataDir, 'images', 'originals', id), randomBytes(bytes))
}

/** As an upload does: the file first. */
export async function addPicture(client: Client, dataDir: string, bytes?: number): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await writePicture(id, dataDir, bytes)
  await client.query(
    `INSERT INTO "images" ("id", "format", "width", "height", "bytes", "thumbhash") VALUES ($1, 'webp', 1, 1, 1, '')`,
    [id],
  )
  return id
}

/** A whole millisecond after everything that is committed, and before all that follows. */
export async function momentOf(client: Client): Promise<Date> {
  const clock = async () =>
    (await client.query<{ now: Date }>('SELECT clock_timestamp() AS "now"')).rows[0]!.now
  const committed = await clock()
  for (;;) {
    const now = await clock()
    if (now > committed) return now
  }
}

export async function startOf(file: string): Promise<string> {
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0).finally(() => handle.close())
  return buffer.toString()
}
