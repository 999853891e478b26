import { evenOut, wallLight } from '../../lib/even-light.ts'
import { applyGains, type Channels, isUnchanged, rgb } from '../../lib/picture-colours.ts'
import { type Crop, fittingSize, rotatedSize, type Size } from '../../lib/picture-size.ts'

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

/** The edge's size in px suffices for the usual colour. */
const sample = 48

const samples = new WeakMap<File, Promise<ImageData | null>>()

/**
 * The pixels of a small copy of a picture, by lines; null where the browser can't read it. Decoding a photograph takes a phone a while, so each
 * is read once.
 */
export function samplePicture(file: File): Promise<ImageData | null> {
  const sample = samples.get(file) ?? readSample(file)
  samples.set(file, sample)
  return sample
}

const evenPictures = new WeakMap<File, Promise<Blob | null>>()

/**
 * A picture with the light on its wall evened out, at the size that the shop keeps; null where the browser can't read it or has too little
 * memory. Made once for each picture.
 */
export function evenPicture(file: File): Promise<Blob | null> {
  const made = evenPictures.get(file) ?? makeEven(file)
  evenPictures.set(file, made)
  return made
}

async function makeEven(file: File): Promise<Blob | null> {
  const sample = await samplePicture(file)
  if (sample === null) return null
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = fittingSize(bitmap)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (context) context.imageSmoothingQuality = 'high'
    context?.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    const pixels = context?.getImageData(0, 0, width, height)
    if (!context || !pixels) return null
    evenOut(pixels.data, width, height, wallLight(sample.data, sample.width, sample.height))
    context.putImageData(pixels, 0, 0)
    // Formats other than JPEG may have a transparent background, which JPEG would turn black.
    const encoding = file.type === 'image/jpeg' ? file.type : 'image/png'
    return await new Promise((resolve) => canvas.toBlob(resolve, encoding, 0.95))
  } catch {
    return null
  }
}

async function readSample(file: File): Promise<ImageData | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = fittingSize(bitmap, sample)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    return context?.getImageData(0, 0, width, height) ?? null
  } catch {
    return null
  }
}
