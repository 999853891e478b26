import { PictureRefused } from '../../language/failure-message.ts'
import { acceptLanguage } from '../accept-language.ts'
import { expireSession, readSession } from '../session/session.ts'

/** The purpose of a picture, in the names of the upload endpoint. */
export type UploadPreset = 'products' | 'order_images' | 'feedback'

/**
 * Uploads a picture and returns its address (specification, section 7). @throws PictureRefused;
 * TypeError when the server can't be reached
 */
export async function uploadImage(picture: Blob, preset: UploadPreset): Promise<string> {
  if (!picture.type.startsWith('image/')) throw new PictureRefused(415, null)
  const form = new FormData()
  form.append('upload_preset', preset)
  form.append('file', picture)
  const { url } = await sendPicture('/images/upload', form)
  return url
}

export interface SentPicture {
  url: string
  /** Of a loop. */
  loop_url?: string
}

/** Sends a form with pictures. @throws as `uploadImage` */
export async function sendPicture(address: string, form: FormData): Promise<SentPicture> {
  const { token } = readSession()
  const headers = { ...acceptLanguage(), ...(token !== null && { authorization: `Bearer ${token}` }) }
  const response = await fetch(address, { method: 'POST', body: form, headers })
  if (response.status === 401 && token === readSession().token) expireSession()
  const body = (await response.json().catch(() => null)) as
    (Partial<SentPicture> & { message?: string }) | null
  if (!response.ok || body?.url === undefined)
    throw new PictureRefused(response.status, body?.message ?? null)
  return { ...body, url: body.url }
}
