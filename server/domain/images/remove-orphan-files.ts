import type { Services } from '../context.ts'
import { type ImageStore, imageFolders } from './image-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** This many names are compared with the rows in one statement. */
const batch = 500

/**
 * Removes files without a row a day after they were written, and returns how many: a process killed between writing a
 * picture's file and its row leaves a file behind, or a partial one.
 */
export async function removeOrphanFiles(
  services: Pick<Services, 'db' | 'imageStore' | 'now'>,
): Promise<number> {
  const before = new Date(services.now().getTime() - dayMs)
  let removed = 0
  let names: string[] = []
  for (const folder of imageFolders)
    for await (const name of services.imageStore.list(folder)) {
      names.push(name)
      if (names.length < batch) continue
      removed += await removeSome(services, names, before)
      names = []
    }
  return removed + (await removeSome(services, names, before))
}

async function removeSome(
  { db, imageStore }: Pick<Services, 'db' | 'imageStore'>,
  names: string[],
  before: Date,
): Promise<number> {
  const ids = names.flatMap((name) => pictureOf(name) ?? [])
  const rows = await db.image.findMany({ where: { id: { in: ids } }, select: { id: true } })
  const known = new Set(rows.map(({ id }) => id))
  const orphans = names.filter((name) => !known.has(pictureOf(name) ?? ''))
  const removed = await Promise.all(orphans.map((name) => removeIfOld(imageStore, name, before)))
  return removed.filter(Boolean).length
}

/** The picture that a file belongs to; null for a partial file, which belongs to none. */
const pictureOf = (name: string): string | null =>
  name.endsWith('.part') ? null : (/^\w+\/([a-z0-9]+)/.exec(name)?.[1] ?? null)

async function removeIfOld(store: ImageStore, name: string, before: Date): Promise<boolean> {
  const written = await store.writtenAt(name)
  if (!written || written >= before) return false
  await store.remove(name)
  return true
}
