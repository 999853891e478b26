import { type ImageFormat, type ImageWidth, widthsOf } from '../../shared/images/image-sizes.ts'

const ownPicture = /^\/images\/([\w-]+)\.webp$/

/** The address of one of the server's own pictures at a width; null for an external picture. */
export function imageVariant(url: string, width: ImageWidth, format: ImageFormat) {
  const id = ownPicture.exec(url)?.[1]
  return id === undefined ? null : `/images/${id}-${width}.${format}`
}

/**
 * A `srcset` of the widths that the original supports (all of them when its width is unknown);
 * undefined for an external picture, which has one size only.
 */
export function imageSrcSet(url: string, format: ImageFormat, originalWidth?: number | null) {
  if (!ownPicture.test(url)) return undefined
  return widthsOf(originalWidth)
    .map((width) => `${imageVariant(url, width, format)} ${width}w`)
    .join(', ')
}

/** The preview card of 1200 × 630; null for an external picture. */
export function linkCard(url: string) {
  // A drawing of a garment has that size by itself.
  if (url.startsWith('/flats/')) return url
  const id = ownPicture.exec(url)?.[1]
  return id === undefined ? null : `/images/${id}-og.jpg`
}

/** The address for browsers without `srcset`, for previews and structured data. */
export const imageSource = (url: string, width: ImageWidth = 640) => imageVariant(url, width, 'jpg') ?? url
