import { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { Services } from '../context.ts'
import { allVariants } from './image-address.ts'
import { type ImageStore, originalName, variantName } from './image-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The files of so many pictures are gone well before a transaction's time is up. */
const batch = 50

/** Held by the replica that tidies up. */
const lockId = 72707370

/**
 * Removes accounts' pictures that nothing refers to a day after they were uploaded, and answers how many. Does nothing
 * while another replica is at it.
 */
export async function removeUnattachedImages(
  services: Pick<Services, 'db' | 'imageStore' | 'now'>,
): Promise<number> {
  const before = new Date(services.now().getTime() - dayMs)
  let total = 0
  for (;;) {
    const removed = await removeSome(services, before)
    total += removed
    if (removed < batch) return total
  }
}

/** The rows go for good only after their files have: whatever is interrupted is done again the next time. */
const removeSome = ({ db, imageStore }: Pick<Services, 'db' | 'imageStore'>, before: Date): Promise<number> =>
  db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(${lockId}) AS "taken"`
    if (!lock?.taken) return 0
    const images = await tx.$queryRaw<{ id: string }[]>`
      DELETE FROM "images" WHERE "id" IN (
        SELECT "id" FROM "images"
        WHERE "ownerId" IS NOT NULL AND "createdAt" < ${before.toISOString()}::timestamptz
          AND "id" NOT IN (${referredTo})
        ORDER BY "createdAt" LIMIT ${batch})
      RETURNING "id"`
    for (const { id } of images) await removeFiles(imageStore, id)
    return images.length
  })

/** An address counts in whatever form it was saved: of any size, and with the shop's own host before it or without. */
export const referredTo = Prisma.sql`
  SELECT address[1] FROM (
    SELECT "images"::text AS "text" FROM "products"
    UNION ALL SELECT "screenshotUrl" FROM "feedback"
    UNION ALL SELECT "profilePicture" FROM "feedback"
    UNION ALL SELECT "profilePicture" FROM "users"
    UNION ALL SELECT unnest("clothPics" || "designPics") FROM "order_drafts"
    UNION ALL SELECT unnest("clothPics" || "designPics") FROM "orders"
    UNION ALL SELECT "image"::text FROM "order_items"
    UNION ALL SELECT "settings"::text FROM "shop_settings"
  ) AS "places", regexp_matches("text", '/images/([a-z0-9]{16,40})', 'g') AS address`

export async function removeFiles(store: ImageStore, id: string): Promise<void> {
  await Promise.all(allVariants(id).map((variant) => store.remove(variantName(variant))))
  await store.remove(originalName(id))
}
