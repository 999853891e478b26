import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Header, type Pack, pack as createPack } from 'tar-stream'
import { encrypt } from './encryption.ts'
import { manifestName, type Manifest } from './manifest.ts'

const chunkBytes = 256 * 1024

/** A third of the default's processor time for a tenth more bytes; pictures don't shrink at any level. */
const compression = { level: 3, chunkSize: chunkBytes }

/** Adds entries to an archive that is being written. */
export interface ArchiveWriter {
  addFolder: (name: string) => Promise<void>
  addBytes: (name: string, bytes: Buffer | string) => Promise<void>
  /**
   * The file with the size that it has now: one that shrinks meanwhile is padded with zeros. Answers false, and adds
   * nothing, when there is no such file.
   */
  addFile: (name: string, path: string) => Promise<boolean>
}

interface WriteOptions {
  passphrase: string | null
  signal?: AbortSignal | undefined
}

/** Writes a compressed tar file, encrypted if there is a passphrase, and waits until it is on the disk. */
export async function writeArchive(
  file: string,
  { passphrase, signal }: WriteOptions,
  addEntries: (writer: ArchiveWriter) => Promise<Omit<Manifest, 'format' | 'files'>>,
): Promise<void> {
  const pack = createPack()
  const hashes: Record<string, string> = {}
  const produce = async () => {
    const facts = await addEntries(writerOf(pack, hashes, signal))
    const manifest: Manifest = { format: 1, ...facts, files: hashes }
    await addBytes(pack, manifestName, Buffer.from(JSON.stringify(manifest, null, 2)))
    pack.finalize()
  }
  const produced = produce().catch((error: unknown) => {
    pack.destroy(error as Error)
    throw error
  })
  const source = pack as AsyncIterable<Buffer>
  const target = createWriteStream(file, { mode: 0o600, flush: true })
  const written = passphrase
    ? pipeline(
        source,
        createGzip(compression),
        (zipped) => encrypt(zipped as AsyncIterable<Buffer>, passphrase),
        target,
      )
    : pipeline(source, createGzip(compression), target)
  // Whichever fails first has the cause.
  await Promise.all([produced, written])
}

function writerOf(
  pack: Pack,
  hashes: Record<string, string>,
  signal: AbortSignal | undefined,
): ArchiveWriter {
  return {
    addFolder: (name) => {
      signal?.throwIfAborted()
      return addEntry(pack, { name, type: 'directory', mode: 0o700 }).added
    },
    addBytes: async (name, content) => {
      const bytes = Buffer.from(content)
      hashes[name] = createHash('sha256').update(bytes).digest('hex')
      await addBytes(pack, name, bytes)
    },
    addFile: async (name, path) => {
      signal?.throwIfAborted()
      const handle = await open(path).catch(nullIfMissing)
      if (!handle) return false
      try {
        const { size } = await handle.stat()
        const hash = createHash('sha256')
        const { entry, added } = addEntry(pack, { name, size, mode: 0o600 })
        for (let at = 0; at < size;) {
          const chunk = Buffer.alloc(Math.min(chunkBytes, size - at))
          const { bytesRead } = await handle.read(chunk, 0, chunk.length, at)
          const part = bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead)
          hash.update(part)
          if (!entry.write(part)) await Promise.race([once(entry, 'drain'), added])
          at += part.length
        }
        entry.end(null)
        await added
        hashes[name] = hash.digest('hex')
        return true
      } finally {
        await handle.close()
      }
    },
  }
}

function addBytes(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  const { entry, added } = addEntry(pack, { name, size: bytes.length, mode: 0o600 })
  entry.end(bytes)
  return added
}

function addEntry(pack: Pack, header: Pick<Header, 'name'> & Partial<Header>) {
  let entry: ReturnType<Pack['entry']> | undefined
  const added = new Promise<void>((resolve, reject) => {
    entry = pack.entry(header, (error) => (error ? reject(error) : resolve()))
  })
  // It may fail while something else is awaited.
  added.catch(() => undefined)
  return { entry: entry!, added }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
