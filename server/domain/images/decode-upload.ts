import { fileTypeFromBuffer } from 'file-type'
import { rgbaToThumbHash } from 'thumbhash'
import { invalid, Unacceptable } from '../errors.ts'
import { limitUploadDecoding } from './limit-decoding.ts'
import { sharp } from './sharp.ts'
import { withoutText } from './without-text.ts'
import type { Sentence } from '../../i18n.ts'

const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The decoder's names; it calls AVIF `heif`. */
const decodedFormats = ['jpeg', 'png', 'webp', 'heif']

const maxMegapixels = 25
/** Of pictures that are decoded as a whole rather than line by line, with up to 10 bytes of memory a pixel. */
const maxMegapixelsProgressive = 13
/** With up to 24 bytes of memory a pixel. */
const maxMegapixelsOfAvifOr16Bit = 6

/** Of decoding and encoding one picture. */
const maxSeconds = 10

/** Of the longer side, in pixels. */
const maxSide = 2000

export interface Picture {
  bytes: Buffer
  format: 'webp'
  width: number
  height: number
  /** Base64. */
  thumbhash: string
}

/**
 * Re-encodes an uploaded picture: upright, in sRGB, at most 2000 px on the longer side. None of the uploaded bytes
 * survive: no EXIF, no location, no data appended to the picture.
 * @throws Unacceptable (UNSUPPORTED, TOO_LARGE), Refused for a broken picture
 */
export async function decodeUpload(file: Buffer): Promise<Picture> {
  const bytes = withoutText(file)
  await requireAcceptedType(bytes)
  return limitUploadDecoding(async () => {
    await requireAcceptedSize(bytes)
    return draw(bytes).catch((error: unknown) => {
      throw refusalOf(error)
    })
  })
}

/** Decided by the content; the name and declared type are not trusted. */
export async function requireAcceptedType(bytes: Buffer): Promise<void> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!type || !acceptedTypes.includes(type.mime)) throw unsupported()
}

/** From the header alone, before any pixel is decoded. */
async function requireAcceptedSize(bytes: Buffer): Promise<void> {
  const { format, width, height, isProgressive, depth } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw brokenPicture()
    })
  if (!decodedFormats.includes(format)) throw unsupported()
  const megapixels = (width * height) / 1_000_000
  if (megapixels > maxMegapixels)
    throw tooLarge((i18n) =>
      i18n._('The picture may have at most {most} megapixels.', { most: maxMegapixels }),
    )
  if ((format === 'heif' || depth !== 'uchar') && megapixels > maxMegapixelsOfAvifOr16Bit)
    throw tooLarge((i18n) =>
      i18n._('An AVIF or 16-bit picture may have at most {most} megapixels. Save it as a JPEG.', {
        most: maxMegapixelsOfAvifOr16Bit,
      }),
    )
  if (isProgressive && megapixels > maxMegapixelsProgressive)
    throw tooLarge((i18n) =>
      i18n._('A progressive picture may have at most {most} megapixels. Save it as a plain JPEG.', {
        most: maxMegapixelsProgressive,
      }),
    )
}

async function draw(bytes: Buffer): Promise<Picture> {
  // Cameras write small errors that viewers ignore; a truncated picture is refused.
  const { data, info } = await sharp(bytes, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
  return describeDrawn(data, info)
}

/** A WebP with its preview; of a loop, of its first frame. */
export const describeDrawn = async (
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Picture> => ({ bytes, format: 'webp', width, height, thumbhash: await thumbhashOf(bytes) })

async function thumbhashOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** The refusal of a picture that can't be decoded; sharp reports its timeout in the message alone. */
export const refusalOf = (error: unknown): Error =>
  error instanceof Error && error.message.includes('timeout')
    ? tooLarge((i18n) => i18n._('The picture takes too long to read. Please choose a smaller one.'))
    : brokenPicture()

export const tooLarge = (message: Sentence) => new Unacceptable('TOO_LARGE', 'file', message)

const unsupported = () =>
  new Unacceptable('UNSUPPORTED', 'file', (i18n) =>
    i18n._('The picture must be a JPEG, PNG, WebP or AVIF file.'),
  )

const brokenPicture = () =>
  invalid('file', (i18n) => i18n._('The picture is broken. Please save it anew or choose another one.'))
