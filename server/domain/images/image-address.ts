import { randomBytes } from 'node:crypto'
import { type ImageFormat, imageFormats, imageWidths } from '../../../shared/images/image-sizes.ts'

/** `width` null is the original's own width; 'og' is the link preview card of 1200 × 630 (Open Graph), as JPEG only. */
export interface Variant {
  id: string
  width: number | 'og' | null
  format: ImageFormat
}

/** All variants of a picture. */
export const allVariants = (id: string): Variant[] => [
  ...[null, ...imageWidths].flatMap((width) => imageFormats.map((format) => ({ id, width, format }))),
  card(id),
]

/** The link preview card. */
export const card = (id: string): Variant => ({ id, width: 'og', format: 'jpg' })

/**
 * The id of a picture that isn't the catalogue's begins with a letter that no other begins with, so that whoever serves it
 * knows without reading the database that it is a customer's.
 */
const customersMark = 'p'

export const newImageId = (isCatalogues: boolean): string =>
  `${isCatalogues ? '' : customersMark}${randomBytes(16).toString('hex')}`

export const isCustomers = (id: string): boolean => id.startsWith(customersMark)

export const imageAddress = (id: string) => `/images/${id}.webp`

/** The id of one of the shop's own pictures; null for any other address. */
export const ownImageId = (url: string): string | null =>
  /^\/images\/([a-z0-9]{16,40})\.webp$/.exec(url)?.[1] ?? null

/** Reads `{id}.webp`, `{id}-{width}.{format}` or `{id}-og.jpg`; null for any other name. */
export function parseVariant(name: string): Variant | null {
  const pictured = /^([a-z0-9]{16,40})-og\.jpg$/.exec(name)?.[1]
  if (pictured) return card(pictured)
  const match = /^([a-z0-9]{16,40})(?:-(\d{2,4}))?\.(avif|webp|jpg)$/.exec(name)
  if (!match) return null
  const [, id, digits, format] = match as unknown as [string, string, string | undefined, ImageFormat]
  const width = digits === undefined ? null : Number(digits)
  if (width !== null && !imageWidths.some((known) => known === width)) return null
  return { id, width, format }
}
