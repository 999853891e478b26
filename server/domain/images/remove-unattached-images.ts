import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Services } from '../context.ts'
import { allVariants } from './image-address.ts'
import { type ImageStore, originalName, variantName } from './image-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Pictures of one transaction: their files are deleted well within its timeout. */
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
        WHERE "ownerId" IS NOT NULL AND "createdAt" < ${before.toISOString()}::timestamptz AND ${isUnattached}
        LIMIT ${batch})
      RETURNING "id"`
    for (const { id } of images) await removeFiles(imageStore, id)
    return images.length
  })

/**
 * Nothing refers to the picture of a row of `images`. Each place is found by its index on `picture_ids`, whose expressions
 * these are: no text is read.
 */
export const isUnattached = Prisma.sql`
  NOT EXISTS (SELECT FROM "products" WHERE picture_ids("products"."images"::text) @> ARRAY["images"."id"])
  AND NOT EXISTS (SELECT FROM "feedback"
    WHERE picture_ids(ARRAY["screenshotUrl", "profilePicture"]) @> ARRAY["images"."id"])
  AND NOT EXISTS (SELECT FROM "users" WHERE picture_ids("profilePicture") @> ARRAY["images"."id"])
  AND NOT EXISTS (SELECT FROM "order_drafts" WHERE picture_ids("clothPics" || "designPics") @> ARRAY["images"."id"])
  AND NOT EXISTS (SELECT FROM "orders" WHERE picture_ids("clothPics" || "designPics") @> ARRAY["images"."id"])
  AND NOT EXISTS (SELECT FROM "held_sales" WHERE picture_ids("form") @> ARRAY["images"."id"])
  AND NOT EXISTS (SELECT FROM "order_items" WHERE picture_ids("image"::text) @> ARRAY["images"."id"])
  AND NOT EXISTS (SELECT FROM "orders" WHERE picture_ids("style"::text) @> ARRAY["images"."id"])
  AND NOT EXISTS (SELECT FROM "order_items" WHERE picture_ids("style"::text) @> ARRAY["images"."id"])
  AND NOT EXISTS (SELECT FROM "garment_photos" WHERE picture_ids("url") @> ARRAY["images"."id"])
  AND NOT EXISTS (SELECT FROM "style_options" WHERE picture_ids("image") @> ARRAY["images"."id"])
  AND NOT EXISTS (SELECT FROM "shop_settings" WHERE picture_ids("settings"::text) @> ARRAY["images"."id"])`

export async function removeFiles(store: ImageStore, id: string): Promise<void> {
  await Promise.all(allVariants(id).map((variant) => store.remove(variantName(variant))))
  await store.remove(originalName(id))
}
