import { z } from 'zod'
import { uploadFields } from '../../domain/images/store-upload.ts'
import { uploadResponse } from '../rest/responses.ts'
import type { Described } from '../rest/call.ts'

/** `POST /images/upload` as it is described beside the REST calls; `upload.ts` serves it. */
export const uploadCall: Described = {
  method: 'POST',
  path: '/images/upload',
  group: 'Pictures',
  does: 'Keeps a picture and answers its address, as picture hosts do. It is drawn anew, without its metadata, at most 2000 px on the longer side.',
  access: 'signed in',
  input: {
    in: 'form',
    fields: uploadFields.extend({
      file: z
        .string()
        .meta({ contentMediaType: 'application/octet-stream', description: 'JPEG, PNG, WebP or AVIF.' }),
    }),
    example: { upload_preset: 'feedback', file: '@picture.jpg' },
  },
  response: {
    fields: uploadResponse,
    example: {
      url: '/images/9f86d081884c7d659a2feaa0c55ad015.webp',
      secure_url: 'https://shop.example/images/9f86d081884c7d659a2feaa0c55ad015.webp',
      public_id: '9f86d081884c7d659a2feaa0c55ad015',
      width: 1500,
      height: 2000,
      bytes: 214_560,
      format: 'webp',
    },
  },
  errors: {
    400: 'The form, its preset or its file is missing or can’t be read.',
    403: 'The preset is `products`, and you are no admin.',
    413: 'The file has more than 10 MB or 25 megapixels (13 if progressive, 6 as AVIF or with 16 bits), or takes too long to read.',
    415: 'The file is no JPEG, PNG, WebP or AVIF, whatever it is called.',
    429: 'You sent 200 pictures in 24 hours.',
    507: 'The shop has no room for pictures.',
  },
}
