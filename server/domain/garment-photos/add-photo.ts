import { z } from 'zod'
import { lockRow } from '../../platform/database/lock-row.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { requireOwnPicture } from '../images/require-pictures.ts'
import { isId, parse } from '../validation.ts'
import type { Garment } from '../workshop/garment.ts'
import { readGarment } from '../workshop/list-garments.ts'
import { unknownGarment } from '../workshop/move-garment.ts'
import { announcePhoto } from './announce-photo.ts'

const MAX_PHOTOS = 20

const adding = z.object({ garmentId: z.string(), url: z.string(), isShared: z.boolean() })

/**
 * Adds a picture that the viewer uploaded to a garment, for the stage it is in, and returns the garment. One that the garment has
 * already stays as it is: a repeated call changes nothing. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID; NOT_FOUND; CONFLICT when the garment has `MAX_PHOTOS`)
 */
export async function addGarmentPhoto(ctx: Context, input: unknown): Promise<Garment | null> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { id: takenById, name: takenBy } = ctx.viewer
  const { garmentId, isShared, ...picture } = parse(adding, input)
  if (!isId(garmentId)) throw unknownGarment()
  const url = await requireOwnPicture(ctx, 'url', picture.url)
  await ctx.db.transaction(async (tx) => {
    // Locked, so that the stage is the garment's, and concurrent photographs don't pass the limit together.
    if (!(await lockRow(tx, 'garments', garmentId, 'FOR NO KEY UPDATE'))) throw unknownGarment()
    if (await tx.garmentPhoto.findUnique({ where: { garmentId_url: { garmentId, url } } })) return
    if ((await tx.garmentPhoto.count({ where: { garmentId } })) >= MAX_PHOTOS)
      throw conflict('garmentId', (i18n) =>
        i18n._('The garment has {most} photographs. Delete one first.', { most: MAX_PHOTOS }),
      )
    const garment = await tx.garment.findUniqueOrThrow({
      where: { id: garmentId },
      select: { orderId: true, isOpen: true, stageId: true },
    })
    const { stageId } = garment
    await tx.garmentPhoto.create({
      data: { garmentId, url, stageId, takenAt: ctx.now(), takenById, takenBy, isShared },
    })
    if (isShared) await announcePhoto(ctx, tx, garment, stageId)
  })
  return readGarment(ctx, { id: garmentId })
}
