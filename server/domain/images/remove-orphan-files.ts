import type { Services } from '../context.ts'
import { type ImageStore, imageFolders, type StoredImageFile } from './image-store.ts'

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
  let files: StoredImageFile[] = []
  for (const folder of imageFolders)
    for await (const file of services.imageStore.list(folder)) {
      files.push(file)
      if (files.length < batch) continue
      removed += await removeSome(services, files, before)
      files = []
    }
  return removed + (await removeSome(services, files, before))
}

async function removeSome(
  { db, imageStore }: Pick<Services, 'db' | 'imageStore'>,
  files: StoredImageFile[],
  before: Date,
): Promise<number> {
  const ids = files.flatMap(({ name }) => pictureOf(name) ?? [])
  const rows = await db.image.findMany({ where: { id: { in: ids } }, select: { id: true } })
  const known = new Set(rows.map(({ id }) => id))
  const orphans = files.filter(({ name }) => !known.has(pictureOf(name) ?? ''))
  const removed = await Promise.all(orphans.map((file) => removeIfOld(imageStore, file, before)))
  return removed.filter(Boolean).length
}

/** The picture that a file belongs to; null for a partial file, which belongs to none. */
const pictureOf = (name: string): string | null =>
  name.endsWith('.part') ? null : (/^\w+\/([a-z0-9]+)/.exec(name)?.[1] ?? null)

async function removeIfOld(
  store: ImageStore,
  { name, writtenAt }: StoredImageFile,
  before: Date,
): Promise<boolean> {
  const written = await writtenAt()
  if (!written || written >= before) return false
  await store.remove(name)
  return true
}
