import pLimit from 'p-limit'
import type { ImageStore } from './image-store.ts'

const parallel = 8
const batch = 500

export interface CopiedImages {
  copied: number
  /** Those that were there already, with the same content. */
  present: number
}

/**
 * Copies all originals from one store to another, and compares what was written with what it was read from. Their other
 * sizes are made again when they are requested. What is there already is not written again, so that an interrupted copy
 * can be continued.
 * @throws Error naming a picture that differs after it was written
 */
export async function copyImages(from: ImageStore, to: ImageStore): Promise<CopiedImages> {
  const limit = pLimit(parallel)
  const done: CopiedImages = { copied: 0, present: 0 }
  const copyAll = async (names: string[]) => {
    for (const outcome of await Promise.all(names.map((name) => limit(() => copy(from, to, name)))))
      if (outcome) done[outcome] += 1
  }
  let names: string[] = []
  for await (const { name } of from.list('originals')) {
    if (name.endsWith('.part')) continue
    names.push(name)
    if (names.length < batch) continue
    await copyAll(names)
    names = []
  }
  await copyAll(names)
  return done
}

/** Null for a picture that was removed meanwhile. */
async function copy(from: ImageStore, to: ImageStore, name: string): Promise<keyof CopiedImages | null> {
  const bytes = await from.read(name)
  if (!bytes) return null
  if ((await to.read(name))?.equals(bytes)) return 'present'
  await to.write(name, bytes)
  if (!(await to.read(name))?.equals(bytes))
    throw new Error(`The picture ${name} differs after it was copied.`)
  return 'copied'
}
