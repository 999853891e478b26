import { randomBytes } from 'node:crypto'
import { type ImageFormat, imageFormats, imageWidths } from '../../../shared/images/image-sizes.ts'

/** `width` null is the original's own width; 'og' is the link preview card of 1200 × 630 (Open Graph), as JPEG only. */
export interface Variant {
  id: string
  width: number | 'og' | null
  format: ImageFormat
}

/** The original of a loop, with all its frames; its variants are of the first. */
export interface Loop {
  id: string
  width: 'loop'
  format: 'webp'
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

/** Likewise of the catalogue's loops: the address alone says that a picture moves. */
const loopsMark = 'l'

const marks = { PICTURE: '', CUSTOMERS: customersMark, LOOP: loopsMark }

export const newImageId = (kind: keyof typeof marks): string =>
  `${marks[kind]}${randomBytes(16).toString('hex')}`

export const isCustomers = (id: string): boolean => id.startsWith(customersMark)

const isLoop = (id: string): boolean => id.startsWith(loopsMark)

export const imageAddress = (id: string) => `/images/${id}.webp`

/** The id of one of the shop's own pictures; null for any other address. */
export const ownImageId = (url: string): string | null =>
  /^\/images\/([a-z0-9]{16,40})\.webp$/.exec(url)?.[1] ?? null

/** Where a picture moves; null for one that doesn't. */
export function loopAddress(url: string): string | null {
  const id = ownImageId(url)
  return id !== null && isLoop(id) ? `/images/${id}-loop.webp` : null
}

/** Reads `{id}.webp`, `{id}-{width}.{format}`, `{id}-og.jpg` or, of a loop, `{id}-loop.webp`; null for any other name. */
export function parseVariant(name: string): Variant | Loop | null {
  const moving = /^([a-z0-9]{16,40})-loop\.webp$/.exec(name)?.[1]
  if (moving) return isLoop(moving) ? { id: moving, width: 'loop', format: 'webp' } : null
  const pictured = /^([a-z0-9]{16,40})-og\.jpg$/.exec(name)?.[1]
  if (pictured) return card(pictured)
  const match = /^([a-z0-9]{16,40})(?:-(\d{2,4}))?\.(avif|webp|jpg)$/.exec(name)
  if (!match) return null
  const [, id, digits, format] = match as unknown as [string, string, string | undefined, ImageFormat]
  const width = digits === undefined ? null : Number(digits)
  if (width !== null && !imageWidths.some((known) => known === width)) return null
  return { id, width, format }
}
