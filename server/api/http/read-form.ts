import type { Request, RequestHandler, Response } from 'express'
import multer, { MulterError } from 'multer'
import { frameBytes, loopFrames } from '../../../shared/images/loops.ts'
import { invalid, Unacceptable } from '../../domain/errors.ts'
import { wrongCount } from '../../domain/images/store-loop.ts'

const fields = 20

const limits = { fields, fieldSize: 1000, fieldNameSize: 100, fieldNestingDepth: 1, fieldArrayIndexLimit: 20 }

/** A receiver of files in memory. */
const receiver = (files: number, fileSize: number) =>
  multer({ storage: multer.memoryStorage(), limits: { ...limits, fileSize, files, parts: files + fields } })

const receivePicture = receiver(1, 10 * 1024 * 1024).single('file')

const receiveFrames = receiver(loopFrames.most, frameBytes).array('frames', loopFrames.most)

/** Reads a form with one file into `request.body` and `request.file`. @throws Unacceptable, Refused */
export const readForm = (request: Request, response: Response): Promise<void> =>
  read(receivePicture, request, response, {
    tooLarge: () =>
      new Unacceptable('TOO_LARGE', 'file', (i18n) => i18n._('The file may have at most 10 MB.')),
    wrongFiles: () => invalid('file', (i18n) => i18n._('Send one file, in the field “file”.')),
  })

/** Reads a form with the frames of a loop into `request.files`. @throws Unacceptable, Refused */
export const readFrames = (request: Request, response: Response): Promise<void> =>
  read(receiveFrames, request, response, {
    tooLarge: () =>
      new Unacceptable('TOO_LARGE', 'frames', (i18n) =>
        i18n._('A frame of a loop may have at most {most} kB.', { most: frameBytes / 1024 }),
      ),
    wrongFiles: wrongCount,
  })

interface Refusals {
  tooLarge: () => Error
  /** Of too many files, or of one in another field. */
  wrongFiles: () => Error
}

const read = (receive: RequestHandler, request: Request, response: Response, refusals: Refusals) =>
  new Promise<void>((resolve, reject) => {
    void receive(request, response, (error: unknown) => {
      if (error === undefined) resolve()
      else reject(unreadableForm(error, refusals))
    })
  })

/** Any failure here is an error in the form: nothing has been written yet. */
function unreadableForm(error: unknown, { tooLarge, wrongFiles }: Refusals) {
  const code = error instanceof MulterError ? error.code : null
  if (code === 'LIMIT_FILE_SIZE') return tooLarge()
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT') return wrongFiles()
  return invalid(null, (i18n) => i18n._('The form can’t be read: send it as multipart/form-data.'))
}
