import { randomBytes } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Variant } from './image-address.ts'

/** Where pictures are kept: names in, bytes out. A local folder today; an object store fits behind it as well. */
export interface ImageStore {
  /** Null when there is nothing of that name. */
  read: (name: string) => Promise<Buffer | null>
  write: (name: string, bytes: Buffer) => Promise<void>
  /** Does nothing when there is nothing of that name. */
  remove: (name: string) => Promise<void>
  /** The names of all there is in a folder, in no order. */
  list: (folder: ImageFolder) => AsyncIterable<string>
  /** Null when there is nothing of that name. */
  writtenAt: (name: string) => Promise<Date | null>
}

export const imageFolders = ['originals', 'variants'] as const

export type ImageFolder = (typeof imageFolders)[number]

/** Names are the shop's own (`originals/…`, `variants/…`), never a visitor's text. */
export function localImageStore(folder: string): ImageStore {
  const place = (name: string) => path.join(folder, name)
  return {
    read: (name) => readFile(place(name)).catch(nullIfMissing),
    // Written beside and renamed, so that a reader never sees half a picture and a crash leaves none.
    write: async (name, bytes) => {
      const target = place(name)
      const beside = `${target}.${randomBytes(6).toString('hex')}.part`
      await mkdir(path.dirname(target), { recursive: true })
      try {
        await writeFile(beside, bytes)
        await rename(beside, target)
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
    },
    remove: (name) => rm(place(name), { force: true }),
    list: async function* (inside) {
      for await (const { name } of (await opendir(place(inside)).catch(nullIfMissing)) ?? [])
        yield `${inside}/${name}`
    },
    writtenAt: async (name) => (await stat(place(name)).catch(nullIfMissing))?.mtime ?? null,
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

export const originalName = (id: string) => `originals/${id}`

export const variantName = ({ id, width, format }: Variant) => `variants/${id}-${width ?? 'full'}.${format}`

/** The disk, or the shop's share of it, has no room left. */
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
