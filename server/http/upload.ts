import { Router } from 'express'
import { requestContext } from '../context.ts'
import { requireViewer } from '../domain/accounts/policy.ts'
import type { Services } from '../domain/context.ts'
import { imageAddress } from '../domain/images/image-address.ts'
import { type StoredImage, storeUpload } from '../domain/images/store-upload.ts'
import { turns } from '../domain/turns.ts'

/** Each file is in memory until it is kept; further senders wait with theirs still on the way. */
const places = 10

/** `POST /images/upload`: one picture, answered as picture hosts do (specification, section 7). */
export function uploadRoutes(services: Services, publicUrl: string | null): Router {
  const inTurn = turns(places)
  return Router().post('/upload', async (request, response) => {
    const ctx = await requestContext(services, request)
    // Before a byte of the file is read.
    requireViewer(ctx.viewer)
    await inTurn(async () => {
      const { readForm } = await import('./read-form.ts')
      // She may have left while she waited; such a body never ends.
      if (request.destroyed) return
      await readForm(request, response)
      const { upload_preset } = (request.body ?? {}) as Record<string, unknown>
      const image = await storeUpload(ctx, { upload_preset, file: request.file?.buffer ?? null })
      response.json(answer(image, publicUrl))
    })
  })
}

/** `url` is the address by which the shop knows its own pictures; `secure_url` works from elsewhere as well. */
function answer({ id, width, height, bytes, format }: StoredImage, publicUrl: string | null) {
  const url = imageAddress(id)
  return { url, secure_url: (publicUrl ?? '') + url, public_id: id, width, height, bytes, format }
}
