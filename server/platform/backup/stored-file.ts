import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { encrypt, sharedSalt } from './encryption.ts'
import { BackupError, damaged } from './errors.ts'
import { openArchive } from './read-archive.ts'
import { syncFolder } from './sync-folder.ts'

const compression = { level: 3 }
const storedName = /^([^.].*)\.gz(?:\.enc)?$/

/** The files stored in a folder by their original names; empty when there is no such folder. */
export async function listStored(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => [])
  return new Map(
    names.flatMap((name) => {
      const original = storedName.exec(name)?.[1]
      return original ? [[original, path.join(folder, name)] as const] : []
    }),
  )
}

/**
 * Stores a compressed copy of a file, encrypted if there is a passphrase, and waits until it is on the disk. Never
 * replaces one: storing the same contents again changes nothing.
 * @throws BackupError when other contents are stored under that name
 */
export async function storeFile(source: string, folder: string, passphrase: string | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = path.basename(source)
  const existing = (await listStored(folder)).get(name)
  if (existing) return requireSame(source, existing, passphrase)
  const partial = path.join(folder, `.${name}.part`)
  try {
    const target = createWriteStream(partial, { mode: 0o600, flush: true })
    const zip = createGzip(compression)
    if (passphrase)
      await pipeline(
        createReadStream(source),
        zip,
        (zipped) => encrypt(zipped as AsyncIterable<Buffer>, passphrase, sharedSalt),
        target,
      )
    else await pipeline(createReadStream(source), zip, target)
    await rename(partial, path.join(folder, `${name}.gz${passphrase ? '.enc' : ''}`))
    await syncFolder(folder)
  } finally {
    await rm(partial, { force: true })
  }
}

async function requireSame(source: string, stored: string, passphrase: string | null): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(source)) hash.update(chunk as Buffer)
  const storedHash = createHash('sha256')
  await readStored(stored, passphrase, async (chunks) => {
    for await (const chunk of chunks) storedHash.update(chunk)
  })
  if (hash.digest('hex') !== storedHash.digest('hex'))
    throw new BackupError(
      `${stored} has other contents than ${source}: two shops must not share a copy of DATA_DIR and one BACKUP_DIR.`,
    )
}

/**
 * Reads a stored file. What `read` has received counts only once this has ended without an error.
 * @throws BackupError when the file is damaged or the passphrase wrong
 */
export async function readStored(
  stored: string,
  passphrase: string | null,
  read: (chunks: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  try {
    await pipeline(await openArchive(stored, passphrase), createGunzip(), read)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code.startsWith('Z_') || /unexpected end/.test(message)) throw damaged(stored, 'it can’t be unpacked')
    throw error
  }
}
