/** Widths in pixels and formats that a picture comes in besides its original: the schema names them too. */
export const imageWidths = [80, 160, 240, 320, 480, 640, 960, 1280] as const
export const imageFormats = ['avif', 'webp', 'jpg'] as const

export type ImageWidth = (typeof imageWidths)[number]
export type ImageFormat = (typeof imageFormats)[number]

/** The format that all browsers take which the shop supports. Pages name it first, and it takes longest to encode. */
export const commonFormat: ImageFormat = 'avif'

/** The widths that a page offers of a picture: all that its original has pixels for; all of them when its width is unknown. */
export function widthsOf(originalWidth: number | null | undefined): readonly ImageWidth[] {
  const fitting = imageWidths.filter((width) => !originalWidth || width <= originalWidth)
  return fitting.length > 0 ? fitting : [imageWidths[0]]
}
