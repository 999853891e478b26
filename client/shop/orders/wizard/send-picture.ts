import { PictureRefused } from '../../../language/failure-message.ts'
import { uploadImage } from '../../../app/images/upload-image.ts'
import type { OrderValues } from './order-form.ts'
import { readPicture } from './pending-pictures.ts'

export { deletePicture } from './pending-pictures.ts'

/**
 * Uploads a picture that is stored in this browser. Returns its address, null when it isn't stored any
 * more or was refused, undefined when it has to stay pending. `onFailure` is called for both kinds of
 * failure.
 */
export async function sendPicture(key: string, onFailure: () => void): Promise<string | null | undefined> {
  try {
    const picture = await readPicture(key)
    return picture && (await uploadImage(picture, 'order_images'))
  } catch (error) {
    onFailure()
    return error instanceof PictureRefused && error.isPermanent ? null : undefined
  }
}

/** The order's values with the pending picture replaced by the uploaded one. */
export const replacePicture = (values: OrderValues, from: string, to: string | null): OrderValues => {
  const swap = (pictures: string[]) =>
    pictures.flatMap((picture) => (picture !== from ? picture : to === null ? [] : to))
  return { ...values, clothPics: swap(values.clothPics), designPics: swap(values.designPics) }
}
