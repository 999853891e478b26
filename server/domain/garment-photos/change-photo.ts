import { z } from 'zod'
import type { Transaction } from '../../platform/database/client.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { isId, parse } from '../validation.ts'
import type { Garment } from '../workshop/garment.ts'
import { readGarment } from '../workshop/list-garments.ts'
import { announcePhoto } from './announce-photo.ts'

const one = z.object({ photoId: z.string() })
const sharing = one.extend({ isShared: z.boolean() })

/**
 * Shows a photograph to the customer, or no longer; returns its garment. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function shareGarmentPhoto(ctx: Context, input: unknown): Promise<Garment | null> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { photoId, isShared } = parse(sharing, input)
  return changing(ctx, photoId, async (tx, photo) => {
    await tx.garmentPhoto.update({ where: { id: photoId }, data: { isShared } })
    if (isShared && !photo.isShared) await announcePhoto(ctx, tx, photo.garment, photo.stageId)
    return { action: 'garmentPhoto.share', before: { isShared: photo.isShared }, after: { isShared } }
  })
}

/**
 * Deletes a photograph; returns its garment. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function deleteGarmentPhoto(ctx: Context, input: unknown): Promise<Garment | null> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { photoId } = parse(one, input)
  return changing(ctx, photoId, async (tx, { takenBy, isShared }) => {
    await tx.garmentPhoto.delete({ where: { id: photoId } })
    return { action: 'garmentPhoto.delete', before: { takenBy, isShared }, after: null }
  })
}

/** What the audit log says about a photograph. */
interface Recorded {
  action: `garmentPhoto.${string}`
  before: { takenBy?: string; isShared: boolean }
  after: { isShared: boolean } | null
}

interface Photo {
  stageId: string
  takenBy: string
  isShared: boolean
  garment: { orderId: string; isOpen: boolean }
}

/** The photograph is locked: another change of it waits, and a deleted one is not found. */
async function changing(
  ctx: Context,
  id: string,
  change: (tx: Transaction, photo: Photo) => Promise<Recorded>,
): Promise<Garment | null> {
  const garmentId = await ctx.db.transaction(async (tx) => {
    const locked = isId(id) && (await lockRow(tx, 'garment_photos', id, 'FOR UPDATE'))
    const photo =
      locked &&
      (await tx.garmentPhoto.findUnique({
        where: { id },
        select: {
          garmentId: true,
          stageId: true,
          takenBy: true,
          isShared: true,
          garment: { select: { code: true, orderId: true, isOpen: true } },
        },
      }))
    if (!photo) throw notFound((i18n) => i18n._('There is no such photograph; it may have been deleted.'))
    await recordChange(tx, ctx, {
      entity: 'ORDER',
      entityId: photo.garment.orderId,
      entityName: photo.garment.code,
      ...(await change(tx, photo)),
    })
    return photo.garmentId
  })
  return readGarment(ctx, { id: garmentId })
}
