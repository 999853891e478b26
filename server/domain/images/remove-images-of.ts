import type { Transaction } from '../../platform/database/client.ts'
import { isUnattached } from './remove-unattached-images.ts'

/**
 * Deletes the rows of a user's uploaded pictures, except those still in use, and returns their ids. The caller
 * removes the files after the transaction; any that remain have no row and are deleted by `removeOrphanFiles`.
 */
export async function removeImagesOf(tx: Transaction, userId: string): Promise<string[]> {
  const images = await tx.$queryRaw<{ id: string }[]>`
    DELETE FROM "images" WHERE "ownerId" = ${userId}::uuid AND ${isUnattached} RETURNING "id"`
  return images.map(({ id }) => id)
}
