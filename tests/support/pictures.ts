import sharp from 'sharp'
import type { ApiClient } from './api-client.ts'

/** A picture of one colour, by default 600 × 400. */
export const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#a33a5c' } })

export const jpeg = () => picture().jpeg().toBuffer()

interface Sent {
  preset?: string
  name?: string
  type?: string
}

/** The form that a page sends: by default an order's reference picture, with a plain file name. */
export function uploadForm(
  file: Buffer | string,
  { preset = 'order_images', name = 'picture.jpg', type }: Sent = {},
) {
  const form = new FormData()
  form.set('upload_preset', preset)
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)], { type }), name)
  return form
}

export const upload = (who: ApiClient, file: Buffer | string, sent?: Sent) =>
  who.upload(uploadForm(file, sent))
