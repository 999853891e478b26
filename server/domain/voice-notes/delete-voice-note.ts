import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { isId, parse } from '../validation.ts'
import { readGarment } from '../workshop/list-garments.ts'
import type { Garment } from '../workshop/garment.ts'

const deleting = z.object({ voiceNoteId: z.string() })

/**
 * Deletes a voice note; returns its garment. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function deleteVoiceNote(ctx: Context, input: unknown): Promise<Garment | null> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { voiceNoteId: id } = parse(deleting, input)
  const garmentId = await ctx.db.transaction(async (tx) => {
    const note = isId(id)
      ? await tx.voiceNote.findUnique({
          where: { id },
          select: {
            garmentId: true,
            seconds: true,
            recordedBy: true,
            garment: { select: { code: true, orderId: true } },
          },
        })
      : null
    const { count } = note ? await tx.voiceNote.deleteMany({ where: { id } }) : { count: 0 }
    if (!note || count === 0)
      throw notFound((i18n) => i18n._('There is no such voice note; it may have been deleted.'))
    await recordChange(tx, ctx, {
      action: 'voiceNote.delete',
      entity: 'ORDER',
      entityId: note.garment.orderId,
      entityName: note.garment.code,
      before: { seconds: note.seconds, recordedBy: note.recordedBy },
      after: null,
    })
    return note.garmentId
  })
  return readGarment(ctx, { id: garmentId })
}
