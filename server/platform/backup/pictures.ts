import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ClientBase } from 'pg'
import { imageFolders } from '../../domain/images/image-store.ts'

const prefix = 'backup-pictures-'
const [originals] = imageFolders
const lockAttempts = 5

/** The originals of all pictures, under names that nothing else removes. Their other sizes can be made again. */
export interface PinnedPictures {
  /** Fills the folder with the pictures of this moment. */
  pin: () => Promise<void>
  names: () => Promise<string[]>
  pathOf: (name: string) => string
  remove: () => Promise<void>
}

/** Pinned by hard links, which take no space, or by copies where the file system has no links. */
export async function pinPictures(dataDir: string): Promise<PinnedPictures> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(prefix)) await rm(path.join(dataDir, name), { recursive: true, force: true })
  const source = path.join(dataDir, 'images', originals)
  const folder = await mkdtemp(path.join(dataDir, prefix))
  const pathOf = (name: string) => path.join(folder, name)
  return {
    pin: async () => {
      await mkdir(source, { recursive: true })
      for (const name of await readdir(source))
        if (!name.endsWith('.part')) await pinOne(path.join(source, name), pathOf(name))
    },
    names: () => readdir(folder),
    pathOf,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function pinOne(source: string, target: string): Promise<void> {
  await link(source, target)
    .catch((error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'EEXIST'].includes(error.code ?? '')) throw error
      return copyFile(source, target)
    })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
}

/**
 * Runs `work` while no picture is added or removed, and returns the ids of all pictures. A file is written before its
 * row is committed and removed with or after its row, so every row that is there now has its file.
 */
export async function withoutPictureChanges(
  client: ClientBase,
  work: () => Promise<void>,
): Promise<string[]> {
  await lockPictures(client)
  try {
    const { rows } = await client.query<{ id: string }>('SELECT "id" FROM "images" ORDER BY "id"')
    await work()
    return rows.map(({ id }) => id)
  } finally {
    await client.query('COMMIT').catch(() => undefined)
  }
}

/** Other writers queue behind the one who waits, so it never waits long. */
async function lockPictures(client: ClientBase): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = '1s'; LOCK TABLE "images" IN SHARE MODE`)
      return
    } catch (error) {
      await client.query('ROLLBACK')
      if (attempt === lockAttempts) throw error
    }
  }
}
