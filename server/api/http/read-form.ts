import type { Request, Response } from 'express'
import multer, { MulterError } from 'multer'
import { invalid, Unacceptable } from '../../domain/errors.ts'

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

/** Reads a form with one file into `request.body` and `request.file`. @throws Unacceptable, Refused */
export const readForm = (request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    receive(request, response, (error: unknown) => {
      if (error === undefined) resolve()
      else reject(unreadableForm(error))
    })
  })

/** Any failure here is an error in the form: nothing has been written yet. */
function unreadableForm(error: unknown) {
  const code = error instanceof MulterError ? error.code : null
  if (code === 'LIMIT_FILE_SIZE')
    return new Unacceptable('TOO_LARGE', 'file', (i18n) => i18n._('The file may have at most 10 MB.'))
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT')
    return invalid('file', (i18n) => i18n._('Send one file, in the field “file”.'))
  return invalid(null, (i18n) => i18n._('The form can’t be read: send it as multipart/form-data.'))
}
