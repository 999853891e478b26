import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { ImageStore } from '../../domain/images/image-store.ts'

/** Assets' names end in a hash of their content, so that a name stands for the same bytes in each build. */
const assetName = /^\/assets\/([\w-][\w.-]{0,127})$/

const objectName = (name: string) => `assets/${name}`

/** How many are stored at a time. */
const CONCURRENCY = 8

/**
 * Stores the assets of this build where all replicas find them: while one build replaces another, pages of either request their
 * scripts from processes of both. Assets of earlier builds are not removed. Returns how many were stored.
 * @param client the folder of the built client
 * @throws Unavailable when the store doesn't respond
 */
export async function shareAssets(
  store: Pick<ImageStore, 'list' | 'write'>,
  client: string,
): Promise<number> {
  const present = new Set<string>()
  for await (const { name } of store.list('assets')) present.add(name)
  const folder = join(client, 'assets')
  const names = (await readdir(folder)).filter(
    (name) => assetName.test(`/assets/${name}`) && !/\.(br|gz)$/.test(name) && !present.has(objectName(name)),
  )
  const limit = pLimit(CONCURRENCY)
  await Promise.all(
    names.map((name) => limit(async () => store.write(objectName(name), await readFile(join(folder, name))))),
  )
  return names.length
}

/** Reads an asset of another build by its path; null when no build had it. @throws Unavailable */
export async function readSharedAsset(store: Pick<ImageStore, 'read'>, path: string): Promise<Buffer | null> {
  const name = assetName.exec(path)?.[1]
  return name === undefined ? null : store.read(objectName(name))
}
