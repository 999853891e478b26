import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/client.ts'

/** What somebody of the shop has said about a garment, without the recording itself. */
export interface VoiceNote {
  id: string
  garmentId: string
  seconds: number
  recordedAt: Date
  /** By the name at that time. */
  recordedBy: string
}

export const voiceNoteColumns = {
  id: true,
  garmentId: true,
  seconds: true,
  recordedAt: true,
  recordedBy: true,
} satisfies Prisma.VoiceNoteSelect

/** Those of these garments, oldest first. */
export const readVoiceNotesOf = (db: Database, garmentIds: readonly string[]): Promise<VoiceNote[]> =>
  db.voiceNote.findMany({
    where: { garmentId: { in: [...garmentIds] } },
    orderBy: [{ recordedAt: 'asc' }, { id: 'asc' }],
    select: voiceNoteColumns,
  })
