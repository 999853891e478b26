import { Router } from 'express'
import pLimit from 'p-limit'
import { requestContext } from '../context.ts'
import { requireViewer } from '../domain/accounts/policy.ts'
import type { Services } from '../domain/context.ts'
import { imageAddress } from '../domain/images/image-address.ts'
import { type StoredImage, storeUpload } from '../domain/images/store-upload.ts'

/** Each file is in memory until it is stored; further uploads wait before their body is read. */
const MAX_CONCURRENT_UPLOADS = 10

/** `POST /images/upload`: one picture, with the response format of picture hosts (specification, section 7). */
export function uploadRoutes(services: Services, publicUrl: string | null): Router {
  const limitUploads = pLimit(MAX_CONCURRENT_UPLOADS)
  return Router().post('/upload', async (request, response) => {
    const ctx = await requestContext(services, request)
    // Before a byte of the file is read.
    requireViewer(ctx.viewer)
    await limitUploads(async () => {
      const { readForm } = await import('./read-form.ts')
      // The client may have disconnected while waiting; such a body never ends.
      if (request.destroyed) return
      await readForm(request, response)
      const { upload_preset } = (request.body ?? {}) as Record<string, unknown>
      const image = await storeUpload(ctx, { upload_preset, file: request.file?.buffer ?? null })
      response.json(answer(image, publicUrl))
    })
  })
}

/** `url` is the address that the shop recognizes as its own picture; `secure_url` is absolute. */
function answer({ id, width, height, bytes, format }: StoredImage, publicUrl: string | null) {
  const url = imageAddress(id)
  return { url, secure_url: (publicUrl ?? '') + url, public_id: id, width, height, bytes, format }
}
