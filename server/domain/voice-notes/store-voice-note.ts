import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, Unacceptable } from '../errors.ts'
import { isId, parse } from '../validation.ts'
import { unknownGarment } from '../workshop/move-garment.ts'
import { audioFormatOf } from './audio-format.ts'
import { type VoiceNote, voiceNoteColumns } from './voice-note.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/** A minute at the best quality that browsers record speech with. */
export const MAX_BYTES = 1_000_000
export const MAX_SECONDS = 60
const MAX_NOTES = 20

const recording = z.object({
  garmentId: z.string(),
  seconds: z.coerce.number().int().min(1).max(MAX_SECONDS),
})

/**
 * Stores what was recorded about a garment. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Unacceptable (TOO_LARGE, UNSUPPORTED), Refused (INVALID; NOT_FOUND; CONFLICT when the
 * garment has `MAX_NOTES`)
 */
export async function storeVoiceNote(
  ctx: Context,
  { audio, ...input }: { garmentId: unknown; seconds: unknown; audio: Buffer },
): Promise<VoiceNote> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { id: recordedById, name: recordedBy } = ctx.viewer
  const { garmentId, seconds } = parse(recording, input)
  if (audio.length > MAX_BYTES)
    throw new Unacceptable('TOO_LARGE', 'file', (i18n) =>
      i18n._('A voice note may have at most 1 MB. Record a shorter one.'),
    )
  const format = audioFormatOf(audio)
  if (format === null)
    throw new Unacceptable('UNSUPPORTED', 'file', (i18n) =>
      i18n._('This is no recording that the shop can play.'),
    )
  if (!isId(garmentId)) throw unknownGarment()
  return ctx.db.transaction(async (tx) => {
    // Locked, so that concurrent recordings don't pass the limit together.
    if (!(await lockRow(tx, 'garments', garmentId, 'FOR NO KEY UPDATE'))) throw unknownGarment()
    if ((await tx.voiceNote.count({ where: { garmentId } })) >= MAX_NOTES)
      throw conflict('garmentId', (i18n) =>
        i18n._('The garment has {most} voice notes. Delete one first.', { most: MAX_NOTES }),
      )
    return tx.voiceNote.create({
      data: {
        garmentId,
        seconds,
        format,
        audio: new Uint8Array(audio),
        recordedAt: ctx.now(),
        recordedById,
        recordedBy,
      },
      select: voiceNoteColumns,
    })
  })
}
