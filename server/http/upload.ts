import { type Request, type Response, Router } from 'express'
import multer, { MulterError } from 'multer'
import { requestContext } from '../context.ts'
import { requireViewer } from '../domain/accounts/policy.ts'
import type { Services } from '../domain/context.ts'
import { invalid, Unacceptable } from '../domain/errors.ts'
import { imageAddress } from '../domain/images/image-address.ts'
import { type StoredImage, storeUpload } from '../domain/images/store-upload.ts'
import { turns } from '../domain/turns.ts'

const receive = multer({
  storage: multer.memoryStorage(),
  limits: {
    fileSize: 10 * 1024 * 1024,
    files: 1,
    fields: 20,
    fieldSize: 1000,
    fieldNameSize: 100,
    fieldNestingDepth: 1,
    fieldArrayIndexLimit: 20,
    parts: 21,
  },
}).single('file')

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

const readForm = (request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    receive(request, response, (error: unknown) => {
      if (error === undefined) resolve()
      else reject(unreadableForm(error))
    })
  })

/** All that can go wrong here is the form: nothing is written yet. */
function unreadableForm(error: unknown) {
  const code = error instanceof MulterError ? error.code : null
  if (code === 'LIMIT_FILE_SIZE')
    return new Unacceptable('TOO_LARGE', 'file', 'The file may have at most 10 MB.')
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT')
    return invalid('file', 'Send one file, in the field “file”.')
  return invalid(null, 'The form can’t be read: send it as multipart/form-data.')
}
