import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { isId } from '../validation.ts'
import { assignedTo } from '../workshop/tailor-garments.ts'
import { type AudioFormat, audioTypes } from './audio-format.ts'

export interface Recording {
  type: (typeof audioTypes)[AudioFormat]
  audio: Uint8Array
}

/**
 * A voice note's recording: for staff with MANAGE_ORDERS, and for the tailor who sews or alters the garment. Null when there is
 * none that the reader may hear.
 * @throws Unauthenticated, Forbidden
 */
export async function readRecording(ctx: Context, id: string): Promise<Recording | null> {
  const { tailor } = ctx
  if (!tailor) requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  if (!isId(id)) return null
  const garment: Prisma.GarmentWhereInput = tailor
    ? {
        OR: [assignedTo(tailor.id), { alterations: { some: { tailorId: tailor.id, completedAt: null } } }],
      }
    : {}
  const row = await ctx.db.voiceNote.findFirst({
    where: { id, garment },
    select: { format: true, audio: true },
  })
  return row && { type: audioTypes[row.format as AudioFormat], audio: row.audio }
}
