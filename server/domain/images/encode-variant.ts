import type { Sharp } from 'sharp'
import type { ImageFormat } from '../../../shared/images/image-sizes.ts'
import type { Variant } from './image-address.ts'
import { drawLinkCard } from './link-card.ts'
import { sharp } from './sharp.ts'

/** The background that Google and other sellers of the feed expect. */
const white = '#ffffff'

const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 3 }),
  webp: (image) => image.webp({ quality: 76, effort: 4 }),
  // JPEG has no transparency: without a background, a cut-out picture would turn black.
  jpg: (image) => image.flatten({ background: white }).jpeg({ quality: 78, mozjpeg: true }),
}

/** A picture in another size and format. */
export const encodeVariant = (original: Buffer, { width, format }: Variant): Promise<Buffer> =>
  width === 'og'
    ? drawLinkCard(original)
    : encoders[format](
        sharp(original).resize({ width: width ?? undefined, withoutEnlargement: true }),
      ).toBuffer()
