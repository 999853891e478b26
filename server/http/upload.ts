import { Router } from 'express'
import pLimit, { type LimitFunction } from 'p-limit'
import { requestContext } from '../context.ts'
import { requireViewer } from '../domain/accounts/policy.ts'
import type { Services } from '../domain/context.ts'
import { TooManyRequests, Unavailable } from '../domain/errors.ts'
import { imageAddress } from '../domain/images/image-address.ts'
import { type StoredImage, storeUpload } from '../domain/images/store-upload.ts'
import { watchReceiving } from './watch-receiving.ts'

/** Each file is in memory until it is stored; further uploads wait before their body is read. */
const MAX_CONCURRENT_UPLOADS = 6
/** How many more may wait: at two seconds each, more would be cut off first. */
const MAX_WAITING_UPLOADS = 12

/** One account's uploads at a time, so that it can't take all places; and how many more of its own may wait. */
const MAX_PER_ACCOUNT = 2
const MAX_WAITING_PER_ACCOUNT = 50

/** The slowest upload: 8 kB a second, which is the slowest mobile network's. */
const receiving = { seconds: 60, minBytesPerSecond: 8_000 }

/** `POST /images/upload`: one picture, with the response format of picture hosts (specification, section 7). */
export function uploadRoutes(services: Services, publicUrl: string | null): Router {
  const limitUploads = pLimit(MAX_CONCURRENT_UPLOADS)
  const limitAccount = limitPerAccount()
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
    await limitAccount(ctx.viewer.id, () => {
      if (limitUploads.pendingCount >= MAX_WAITING_UPLOADS)
        throw new Unavailable(10, 'Many pictures are being uploaded. Please try again shortly.')
      return limitUploads(upload)
    })
  })
}

/** Runs at most `MAX_PER_ACCOUNT` uploads of one account at a time. @throws TooManyRequests when too many wait */
function limitPerAccount() {
  const limits = new Map<string, LimitFunction>()
  return async (account: string, upload: () => Promise<void>): Promise<void> => {
    const limit = limits.get(account) ?? pLimit(MAX_PER_ACCOUNT)
    limits.set(account, limit)
    if (limit.pendingCount >= MAX_WAITING_PER_ACCOUNT)
      throw new TooManyRequests(10, 'That’s too many pictures at once. Please send them one after the other.')
    try {
      await limit(upload)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(account)
    }
  }
}

/** `url` is the address that the shop recognizes as its own picture; `secure_url` is absolute. */
function toUploadResponse({ id, width, height, bytes, format }: StoredImage, publicUrl: string | null) {
  const url = imageAddress(id)
  return { url, secure_url: (publicUrl ?? '') + url, public_id: id, width, height, bytes, format }
}
