import { type Request, type RequestHandler, Router } from 'express'
import { requestContext } from '../../context.ts'
import { requireViewer } from '../../domain/accounts/policy.ts'
import type { Context, Services } from '../../domain/context.ts'
import { imageAddress, loopAddress } from '../../domain/images/image-address.ts'
import { storeLoop } from '../../domain/images/store-loop.ts'
import { countRefusals, type StoredImage, storeUpload } from '../../domain/images/store-upload.ts'
import { limitUploads } from './limit-uploads.ts'
import { watchReceiving } from './watch-receiving.ts'

/** The slowest upload: 8 kB a second, which is the slowest mobile network's. */
const receiving = { seconds: 60, minBytesPerSecond: 8_000 }

/**
 * `POST /images/upload`: one picture, with the response format of picture hosts (specification, section 7).
 * `POST /images/loops`: the frames of a loop, likewise.
 */
export function uploadRoutes(services: Services, publicUrl: string | null): Router {
  const limit = limitUploads(/*i18n*/ 'pictures')
  const receive =
    ({ read, keep }: Upload): RequestHandler =>
    async (request, response) => {
      const ctx = await requestContext(services, request)
      // Before a byte of the files is read.
      requireViewer(ctx.viewer)
      const upload = async () => {
        const form = await import('./read-form.ts')
        // The client may have disconnected while waiting; such a body never ends.
        if (request.destroyed) return
        const stopWatching = watchReceiving(request, receiving)
        await form[read](request, response).finally(stopWatching)
        response.json(toUploadResponse(await keep(ctx, request), publicUrl))
      }
      await limit(ctx.viewer.id, () => countRefusals(ctx, upload))
    }
  return Router().post('/upload', receive(picture)).post('/loops', receive(loop))
}

interface Upload {
  read: 'readForm' | 'readFrames'
  keep: (ctx: Context, request: Request) => Promise<StoredImage>
}

const picture: Upload = {
  read: 'readForm',
  keep: (ctx, { body, file }) => {
    const { upload_preset } = (body ?? {}) as Record<string, unknown>
    return storeUpload(ctx, { upload_preset, file: file?.buffer ?? null })
  },
}

const loop: Upload = {
  read: 'readFrames',
  keep: (ctx, { files }) => storeLoop(ctx, Array.isArray(files) ? files.map(({ buffer }) => buffer) : []),
}

/** `url` is the address that the shop recognizes as its own picture; `secure_url` is absolute. */
function toUploadResponse({ id, width, height, bytes, format }: StoredImage, publicUrl: string | null) {
  const url = imageAddress(id)
  const loopUrl = loopAddress(url)
  return {
    url,
    secure_url: (publicUrl ?? '') + url,
    public_id: id,
    width,
    height,
    bytes,
    format,
    ...(loopUrl && { loop_url: loopUrl }),
  }
}
