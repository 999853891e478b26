import { acceptLanguage } from '../../app/accept-language.ts'
import { expireSession, readSession } from '../../app/session/session.ts'
import type { Recorded } from './use-recorder.ts'

/** A refused recording, with the server's message. */
export class RecordingRefused extends Error {}

/** Uploads a recording about a garment. @throws RecordingRefused; TypeError when the server can't be reached */
export async function uploadVoiceNote(garmentId: string, { audio, seconds }: Recorded): Promise<void> {
  const { token } = readSession()
  const response = await fetch(
    `/voice-notes?${new URLSearchParams({ garment: garmentId, seconds: String(seconds) }).toString()}`,
    {
      method: 'POST',
      body: audio,
      headers: { ...acceptLanguage(), ...(token !== null && { authorization: `Bearer ${token}` }) },
    },
  )
  if (response.ok) return
  if (response.status === 401 && token === readSession().token) expireSession()
  const body = (await response.json().catch(() => null)) as { message?: string } | null
  throw new RecordingRefused(body?.message)
}
