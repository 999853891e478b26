import { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { Services } from '../context.ts'
import { allVariants } from './image-address.ts'
import { type ImageStore, originalName, variantName } from './image-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A batch whose files are deleted well within the transaction timeout. */
const batch = 50

/** Held by the replica that runs the cleanup. */
const lockId = 72707370

/**
 * Removes accounts' pictures that nothing refers to a day after they were uploaded, and returns how many. Does
 * nothing while another replica runs it.
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

/** Rows are deleted only after their files: an interrupted run is repeated by the next one. */
const removeSome = ({ db, imageStore }: Pick<Services, 'db' | 'imageStore'>, before: Date): Promise<number> =>
  db.transaction(async (tx) => {
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

/** Addresses match in any saved form: of any size, with or without the shop's own host. */
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
