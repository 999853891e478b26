import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { decrypt, isEncrypted } from './encryption.ts'
import { BackupError, damaged } from './errors.ts'
import { type Manifest, manifestName, readManifest } from './manifest.ts'

/** An entry while the archive is read: its contents must be consumed before the next one comes. */
export interface ArchiveEntry {
  name: string
  isFolder: boolean
  contents: AsyncIterable<Buffer>
}

/**
 * Reads a complete archive and compares every file with its checksum. What `visit` has received counts only once this
 * has ended without an error.
 * @throws BackupError when the archive is damaged or the passphrase wrong
 */
export async function readArchive(
  archive: string,
  passphrase: string | null,
  visit: (entry: ArchiveEntry) => Promise<void> = consume,
  signal?: AbortSignal,
): Promise<Manifest> {
  const plain = await openArchive(archive, passphrase)
  const entries = extract()
  // Whoever reads the entries receives the error.
  const closed = once(entries, 'close').catch(() => undefined)
  const feed = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      signal?.throwIfAborted()
      if (!entries.write(chunk)) await Promise.race([once(entries, 'drain'), closed])
      if (entries.destroyed) return
    }
    entries.end(null)
  }
  const reading = pipeline(plain, createGunzip(), feed).catch((error: unknown) => {
    entries.destroy(error as Error)
    throw error
  })
  const [, manifest] = await Promise.all([reading, readEntries(archive, entries, visit)]).catch(
    (error: unknown) => {
      throw translate(archive, error)
    },
  )
  return manifest
}

async function readEntries(
  archive: string,
  entries: ReturnType<typeof extract>,
  visit: (entry: ArchiveEntry) => Promise<void>,
): Promise<Manifest> {
  const hashes = new Map<string, string>()
  let manifest: Manifest | null = null
  for await (const entry of entries) {
    const { name, type } = entry.header
    if (manifest || !isSafe(name)) throw damaged(archive, `it holds the unexpected file ${name}`)
    if (name === manifestName) {
      const chunks: Buffer[] = []
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
      manifest = readManifest(Buffer.concat(chunks).toString())
      if (!manifest)
        throw new BackupError(`${archive} was made by a version of the shop that is newer than this one.`)
      continue
    }
    const hash = createHash('sha256')
    await visit({
      name,
      isFolder: type === 'directory',
      contents: hashed(entry as AsyncIterable<Buffer>, hash),
    })
    if (type !== 'directory') hashes.set(name, hash.digest('hex'))
  }
  if (!manifest) throw damaged(archive, 'its end is missing')
  for (const [name, expected] of Object.entries(manifest.files))
    if (hashes.get(name) !== expected) throw damaged(archive, `${name} is missing or changed`)
  if (hashes.size !== Object.keys(manifest.files).length) throw damaged(archive, 'it holds unexpected files')
  return manifest
}

async function* hashed(source: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
}

async function consume({ contents }: ArchiveEntry): Promise<void> {
  for await (const chunk of contents) void chunk
}

/** Decrypts if the file says that it is encrypted. */
export async function openArchive(
  archive: string,
  passphrase: string | null,
): Promise<Readable | AsyncIterable<Buffer>> {
  const start = Buffer.alloc(16)
  const handle = await open(archive).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`The backup ${archive} can’t be read (${error.code ?? error.message}).`)
  })
  await handle.read(start, 0, start.length, 0).finally(() => handle.close())
  const stream = createReadStream(archive, { highWaterMark: 256 * 1024 })
  if (!isEncrypted(start)) return stream
  if (passphrase) return decrypt(stream as AsyncIterable<Buffer>, passphrase, archive)
  stream.destroy()
  throw new BackupError(`${archive} is encrypted: set BACKUP_PASSPHRASE to its passphrase.`)
}

/** Relative, and below the folder into which it is written. */
const isSafe = (name: string): boolean =>
  !path.isAbsolute(name) && !name.split(/[/\\]/).includes('..') && !name.includes('\0')

function translate(archive: string, error: unknown): unknown {
  if (error instanceof BackupError) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code.startsWith('Z_') || /tar|unexpected end|ended before/i.test(message))
    return damaged(archive, 'it can’t be unpacked')
  return error
}
