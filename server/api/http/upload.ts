import { Router } from 'express'
import { requestContext } from '../../context.ts'
import { requireViewer } from '../../domain/accounts/policy.ts'
import type { Services } from '../../domain/context.ts'
import { imageAddress } from '../../domain/images/image-address.ts'
import { countRefusals, type StoredImage, storeUpload } from '../../domain/images/store-upload.ts'
import { limitUploads } from './limit-uploads.ts'
import { watchReceiving } from './watch-receiving.ts'

/** The slowest upload: 8 kB a second, which is the slowest mobile network's. */
const receiving = { seconds: 60, minBytesPerSecond: 8_000 }

/** `POST /images/upload`: one picture, with the response format of picture hosts (specification, section 7). */
export function uploadRoutes(services: Services, publicUrl: string | null): Router {
  const limit = limitUploads(/*i18n*/ 'pictures')
  return Router().post('/upload', async (request, response) => {
    const ctx = await requestContext(services, request)
    // Before a byte of the file is read.
    requireViewer(ctx.viewer)
    const upload = async () => {
      const { readForm } = await import('./read-form.ts')
      // The client may have disconnected while waiting; such a body never ends.
      if (request.destroyed) return
      const stopWatching = watchReceiving(request, receiving)
      await readForm(request, response).finally(stopWatching)
      const { upload_preset } = (request.body ?? {}) as Record<string, unknown>
      const image = await storeUpload(ctx, { upload_preset, file: request.file?.buffer ?? null })
      response.json(toUploadResponse(image, publicUrl))
    }
    await limit(ctx.viewer.id, () => countRefusals(ctx, upload))
  })
}

/** `url` is the address that the shop recognizes as its own picture; `secure_url` is absolute. */
function toUploadResponse({ id, width, height, bytes, format }: StoredImage, publicUrl: string | null) {
  const url = imageAddress(id)
  return { url, secure_url: (publicUrl ?? '') + url, public_id: id, width, height, bytes, format }
}
