import { expect, test } from 'vitest'
import { encodeVariant } from '../../server/domain/images/encode-variant.ts'
import { decodeUpload } from '../../server/domain/images/decode-upload.ts'
import { sharp } from '../../server/domain/images/sharp.ts'

/** A garment on a transparent ground: a red square with nothing around it. */
const cutOut = async (format: 'png' | 'webp') => {
  const garment = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#c00' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 120, height: 120, channels: 4, background: '#0000' } })
    .composite([{ input: garment, gravity: 'centre' }])
    .toFormat(format)
    .toBuffer()
}

const corner = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, info.channels)]
}

test.each(['png', 'webp'] as const)(
  'the ground of a cut-out %s is white as JPEG, and stays transparent otherwise',
  async (format) => {
    const { bytes } = await decodeUpload(await cutOut(format))
    for (const width of [null, 80] as const) {
      for (const channel of await corner(await encodeVariant(bytes, { id: 'a', width, format: 'jpg' })))
        expect(channel).toBeGreaterThan(250)
      for (const kept of ['webp', 'avif'] as const)
        expect((await corner(await encodeVariant(bytes, { id: 'a', width, format: kept })))[3]).toBe(0)
    }
  },
)
