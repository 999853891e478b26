import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Logger } from 'pino'
import type { ImageFolder, ImageStore } from '../../server/domain/images/image-store.ts'
import { localImageStore } from '../../server/platform/storage/local-image-store.ts'
import { s3ImageStore } from '../../server/platform/storage/s3-image-store.ts'
import { ObjectStore } from './object-store.ts'

interface TestImageStore {
  store: ImageStore
  /** What is at its top: folders, and files outside of any; sorted. */
  storedAtTop: () => Promise<string[]>
  close: () => Promise<void> | void
}

/** An empty store of pictures: a folder, or with `TEST_IMAGE_STORE=s3` (`npm run test:s3`) a bucket. */
export async function openTestImageStore(log: Logger): Promise<TestImageStore> {
  if (process.env['TEST_IMAGE_STORE'] === 's3') {
    const objects = await ObjectStore.open()
    return {
      store: s3ImageStore(objects.config, log),
      storedAtTop: async () =>
        [...new Set([...objects.objects.keys()].map((name) => name.split('/')[0]!))].sort(),
      close: () => objects.close(),
    }
  }
  const folder = path.join(tmpdir(), `shop-test-images-${randomBytes(6).toString('hex')}`)
  return {
    store: localImageStore(folder),
    storedAtTop: async () => (await readdir(folder)).sort(),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The names of the files of a kind, without their folder; sorted. */
export async function filesOf(store: ImageStore, folder: ImageFolder): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list(folder)) names.push(name.slice(`${folder}/`.length))
  return names.sort()
}
