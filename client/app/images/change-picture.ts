import { evenOut, wallLight } from '../../lib/even-light.ts'
import { applyGains, type Channels, isUnchanged, rgb } from '../../lib/picture-colours.ts'
import { type Crop, fittingSize, longestSide, rotatedSize, type Size } from '../../lib/picture-size.ts'

/** What the owner changed in a picture. */
export interface PictureChanges {
  /** The part to keep, of the rectangle around the rotated picture. */
  crop: Crop
  /** Clockwise. */
  degrees: number
  /** Whether the light on the wall was evened out before the rest, which is then of `evenPicture`. */
  isEven?: boolean
  /** What the colours are multiplied by. */
  gains: Channels
  /** The colour of corners that the rotated picture doesn't cover. */
  behind: Channels
}

/** Draws the part of a picture, rotated and in its corrected colours. */
export function drawChanged(
  context: CanvasRenderingContext2D,
  bitmap: ImageBitmap,
  { crop, degrees, gains, behind }: PictureChanges,
  { width, height }: Size,
) {
  const around = rotatedSize(bitmap, degrees)
  if (degrees !== 0) {
    context.fillStyle = rgb(behind)
    context.fillRect(0, 0, width, height)
  }
  context.scale(width / crop.width, height / crop.height)
  context.translate(around.width / 2 - crop.x, around.height / 2 - crop.y)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  if (isUnchanged(gains)) return
  const pixels = context.getImageData(0, 0, width, height)
  applyGains(pixels.data, gains)
  context.putImageData(pixels, 0, 0)
}

/** Makes something of each picture once: decoding a photograph takes a phone a while. */
function onceForEach<Made>(make: (file: File) => Promise<Made>): (file: File) => Promise<Made> {
  const made = new WeakMap<File, Promise<Made>>()
  return (file) => {
    const making = made.get(file) ?? make(file)
    made.set(file, making)
    return making
  }
}

/** A picture in its fitting size; null where the browser can't read it or has too little memory. */
async function drawFitting(
  file: File,
  longest: number,
  smoothing: ImageSmoothingQuality,
): Promise<{ context: CanvasRenderingContext2D; pixels: ImageData } | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = fittingSize(bitmap, longest)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (context) context.imageSmoothingQuality = smoothing
    context?.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    return context && { context, pixels: context.getImageData(0, 0, width, height) }
  } catch {
    return null
  }
}

/** The edge's size in px suffices for the usual colour. */
const sample = 48

/** The pixels of a small copy of a picture, by lines; null where the browser can't read it. */
export const samplePicture = onceForEach(
  async (file) => (await drawFitting(file, sample, 'low'))?.pixels ?? null,
)

/**
 * A picture with the light on its wall evened out, at the size that the shop keeps; null where the browser can't read it or has too little
 * memory.
 */
export const evenPicture = onceForEach(async (file): Promise<Blob | null> => {
  const small = await samplePicture(file)
  const drawn = small && (await drawFitting(file, longestSide, 'high'))
  if (!drawn) return null
  const { context, pixels } = drawn
  evenOut(pixels.data, pixels.width, pixels.height, wallLight(small.data, small.width, small.height))
  context.putImageData(pixels, 0, 0)
  // Formats other than JPEG may have a transparent background, which JPEG would turn black.
  const encoding = file.type === 'image/jpeg' ? file.type : 'image/png'
  return new Promise((resolve) => context.canvas.toBlob(resolve, encoding, 0.95))
})
