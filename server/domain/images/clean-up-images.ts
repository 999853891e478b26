import type { Services } from '../context.ts'
import { removeOrphanFiles } from './remove-orphan-files.ts'
import { removeUnattachedImages } from './remove-unattached-images.ts'

/** The hourly cleanup of pictures; returns how many it removed. */
export async function cleanUpImages(
  services: Pick<Services, 'db' | 'imageStore' | 'now'>,
): Promise<{ pictures: number; orphanFiles: number }> {
  return { pictures: await removeUnattachedImages(services), orphanFiles: await removeOrphanFiles(services) }
}
