/** Widths in pixels and formats that a picture comes in besides its original: the schema names them too. */
export const variantWidths = [160, 320, 480, 640, 960, 1280] as const
export const variantFormats = ['avif', 'webp', 'jpg'] as const

export type VariantFormat = (typeof variantFormats)[number]

/** `width` null is the original's own width. */
export interface Variant {
  id: string
  width: number | null
  format: VariantFormat
}

/** All that a picture may have been made into. */
export const allVariants = (id: string): Variant[] =>
  [null, ...variantWidths].flatMap((width) => variantFormats.map((format) => ({ id, width, format })))

export const imageAddress = (id: string) => `/images/${id}.webp`

/** The id of one of the shop's own pictures; null for any other address. */
export const ownImageId = (url: string): string | null =>
  /^\/images\/([a-z0-9]{16,40})\.webp$/.exec(url)?.[1] ?? null

/** Reads `{id}.webp` or `{id}-{width}.{format}`; null for any other name. */
export function parseVariant(name: string): Variant | null {
  const match = /^([a-z0-9]{16,40})(?:-(\d{3,4}))?\.(avif|webp|jpg)$/.exec(name)
  if (!match) return null
  const [, id, digits, format] = match as unknown as [string, string, string | undefined, VariantFormat]
  const width = digits === undefined ? null : Number(digits)
  if (width !== null && !variantWidths.some((known) => known === width)) return null
  return { id, width, format }
}
