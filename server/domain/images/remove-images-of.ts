import type { Transaction } from '../../database/client.ts'
import { referredTo } from './remove-unattached-images.ts'

/**
 * Removes the pictures that somebody has uploaded, but for those that something in the shop still shows, and answers their
 * ids. The files are removed after the transaction: what is left of them then belongs to no row, and is tidied away.
 */
export async function removeImagesOf(tx: Transaction, userId: string): Promise<string[]> {
  const images = await tx.$queryRaw<{ id: string }[]>`
    DELETE FROM "images" WHERE "ownerId" = ${userId}::uuid AND "id" NOT IN (${referredTo}) RETURNING "id"`
  return images.map(({ id }) => id)
}
