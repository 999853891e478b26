import { randomBytes } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImageStore } from '../../domain/images/image-store.ts'

/** Pictures in a folder of this machine, which other users of it can't read. */
export function localImageStore(folder: string): ImageStore {
  const pathOf = (name: string) => path.join(folder, name)
  return {
    read: (name) => readFile(pathOf(name)).catch(nullIfMissing),
    // Written to a temporary file and renamed, so that readers never see a partial picture and a crash leaves none.
    write: async (name, bytes) => {
      const target = pathOf(name)
      const beside = `${target}.${randomBytes(6).toString('hex')}.part`
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      try {
        await writeFile(beside, bytes, { mode: 0o600 })
        await rename(beside, target)
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list: async function* (inside) {
      for await (const entry of (await opendir(pathOf(inside)).catch(nullIfMissing)) ?? []) {
        const name = `${inside}/${entry.name}`
        yield {
          name,
          writtenAt: async () => (await stat(pathOf(name)).catch(nullIfMissing))?.mtime ?? null,
        }
      }
    },
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
