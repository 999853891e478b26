import { type Crop, fittingSize, largestFile, type Size } from '../../lib/picture-size.ts'
import type { PictureChanges } from './change-picture.ts'

export interface PreparedPicture {
  /** What is to be uploaded. */
  file: Blob
  /** The whole picture's, as it is seen: with the camera's rotation applied. Null where the browser can't read it. */
  size: Size | null
}

/**
 * Shrinks a large picture to what the shop keeps, and changes it. What this browser can't decode or encode is returned as
 * it is: the server reads more formats, and refuses the others with a reason.
 */
export async function preparePicture(file: File, changes?: PictureChanges): Promise<PreparedPicture> {
  let bitmap: ImageBitmap
  try {
    const even = changes?.isEven ? await (await import('./change-picture.ts')).evenPicture(file) : null
    bitmap = await createImageBitmap(even ?? file, { imageOrientation: 'from-image' })
  } catch {
    return { file, size: null }
  }
  try {
    const { width, height } = bitmap
    const target = fittingSize(changes?.crop ?? bitmap)
    const fits = changes === undefined && target.width === width && file.size <= largestFile
    const drawn = fits ? null : await draw(bitmap, changes, target, file.type)
    const isBetter = drawn !== null && (changes !== undefined || drawn.size < file.size)
    return { file: isBetter ? drawn : file, size: { width, height } }
  } finally {
    bitmap.close()
  }
}

/** The part of a picture that was chosen, rotated clockwise, in the colours in which it was taken. */
export const cropPicture = async (file: File, crop: Crop, degrees: number): Promise<Blob> =>
  (await preparePicture(file, { crop, degrees, gains: [1, 1, 1], behind: [255, 255, 255] })).file

/** Null where the browser has too little memory, or lacks the encoder. */
async function draw(
  bitmap: ImageBitmap,
  changes: PictureChanges | undefined,
  size: Size,
  type: string,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  if (changes) (await import('./change-picture.ts')).drawChanged(context, bitmap, changes, size)
  else context.drawImage(bitmap, 0, 0, size.width, size.height)
  // Formats other than JPEG may have a transparent background, which JPEG would turn black.
  const encoding = type === 'image/jpeg' || type === 'image/png' ? type : 'image/webp'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, encoding, 0.9))
  // A browser without an encoder for WebP writes PNG.
  return blob?.type === encoding || blob?.type === 'image/png' ? blob : null
}
