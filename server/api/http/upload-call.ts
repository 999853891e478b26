import { z } from 'zod'
import { uploadFields } from '../../domain/images/store-upload.ts'
import { loopBytes, loopFrames } from '../../../shared/images/loops.ts'
import { loopResponse, uploadResponse } from '../rest/responses.ts'
import type { Described } from '../rest/call.ts'

const pictureFile = z
  .string()
  .meta({ contentMediaType: 'application/octet-stream', description: 'JPEG, PNG, WebP or AVIF.' })

/** `POST /images/upload` as it is described beside the REST calls; `upload.ts` serves it, and the next one. */
export const uploadCall: Described = {
  method: 'POST',
  path: '/images/upload',
  group: 'Pictures',
  does: 'Keeps a picture and answers its address, as picture hosts do. It is drawn anew, without its metadata, at most 2000 px on the longer side.',
  access: 'signed in',
  input: {
    in: 'form',
    fields: uploadFields.extend({
      file: pictureFile,
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

/** `POST /images/loops`, likewise. */
export const loopCall: Described = {
  method: 'POST',
  path: '/images/loops',
  group: 'Pictures',
  does: 'Keeps a picture of a product that moves for 1 to 3 seconds and begins again, and answers its address as of any other picture. Its frames, 8 for each second, are drawn anew, without their metadata, at most 960 px on the longer side, into one animated WebP.',
  access: 'signed in',
  input: {
    in: 'form',
    fields: z.object({ frames: z.array(pictureFile).min(loopFrames.least).max(loopFrames.most) }),
    example: { frames: Array.from({ length: loopFrames.least }, (_, index) => `@${index + 1}.jpg`) },
  },
  response: {
    fields: loopResponse,
    example: {
      url: '/images/l9f86d081884c7d659a2feaa0c55ad015.webp',
      secure_url: 'https://shop.example/images/l9f86d081884c7d659a2feaa0c55ad015.webp',
      public_id: 'l9f86d081884c7d659a2feaa0c55ad015',
      width: 720,
      height: 960,
      bytes: 786_432,
      format: 'webp',
      loop_url: '/images/l9f86d081884c7d659a2feaa0c55ad015-loop.webp',
    },
  },
  errors: {
    400: 'There are fewer than 8 or more than 24 frames, they have different sizes, or one is broken.',
    403: 'You may not change products.',
    413: `A frame has more than 512 kB or 1280 pixels on its longer side, or the loop would have more than ${loopBytes / 1_000_000} MB.`,
    415: 'A frame is no JPEG, PNG, WebP or AVIF, whatever it is called.',
    429: 'You sent 200 pictures in 24 hours.',
    507: 'The shop has no room for pictures.',
  },
}
