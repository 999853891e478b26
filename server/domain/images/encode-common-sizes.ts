import { commonFormat, widthsOf } from '../../../shared/images/image-sizes.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import { card, type Variant } from './image-address.ts'
import { createImageVariants } from './image-variants.ts'

/** Adds a job within the transaction that stores a picture. One picture at a time is encoded, however many are uploaded. */
export async function addEncodingJob(tx: Pick<Transaction, '$executeRaw'>, id: string): Promise<void> {
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      'encode-common-sizes', json_build_object('id', ${id}::text), queue_name := 'encode-common-sizes', max_attempts := 5
    )`
}

/**
 * Encodes the sizes of a picture that browsers ask for, so that its first visitor doesn't wait for them. Those that are stored
 * already, and pictures that were deleted meanwhile, are left out.
 * @throws Unavailable while too many pictures wait to be decoded: the queue tries again
 */
export async function encodeCommonSizes(
  { db, imageStore }: Pick<Services, 'db' | 'imageStore'>,
  id: string,
): Promise<void> {
  const image = await db.image.findUnique({ where: { id }, select: { width: true } })
  if (!image) return
  const variants: Variant[] = [
    ...widthsOf(image.width).map((width) => ({ id, width, format: commonFormat })),
    card(id),
  ]
  const images = createImageVariants(imageStore)
  // One after the other, so that what a page asks for meanwhile waits for one picture at most.
  for (const variant of variants) await images.read(variant)
}
