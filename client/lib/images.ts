/** The widths in which the server provides its own pictures; see `ProductImage.url` in schema.graphql. */
export const imageWidths = [80, 160, 240, 320, 480, 640, 960, 1280] as const
export type ImageFormat = 'avif' | 'webp' | 'jpg'
export type ImageWidth = (typeof imageWidths)[number]

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
  const fitting = imageWidths.filter((width) => !originalWidth || width <= originalWidth)
  return (fitting.length > 0 ? fitting : [imageWidths[0]])
    .map((width) => `${imageVariant(url, width, format)} ${width}w`)
    .join(', ')
}

/** The preview card of 1200 × 630; null for an external picture. */
export function linkCard(url: string) {
  const id = ownPicture.exec(url)?.[1]
  return id === undefined ? null : `/images/${id}-og.jpg`
}

/** The address for browsers without `srcset`, for previews and structured data. */
export const imageSource = (url: string, width: ImageWidth = 640) => imageVariant(url, width, 'jpg') ?? url
