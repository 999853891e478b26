import { PictureRefused } from '../../../language/failure-message.ts'
import { uploadImage } from '../../images/upload-image.ts'
import type { OrderValues } from './order-form.ts'
import { readPicture } from './waiting-pictures.ts'

export { dropPicture } from './waiting-pictures.ts'

/**
 * Sends a picture that waits in this browser: its address; null when it isn't kept any more or never will be taken;
 * undefined while it has to go on waiting. `onFailure` is told of both kinds of refusal.
 */
export async function sendPicture(key: string, onFailure: () => void): Promise<string | null | undefined> {
  try {
    const picture = await readPicture(key)
    return picture && (await uploadImage(picture, 'order_images'))
  } catch (error) {
    onFailure()
    return error instanceof PictureRefused && error.inVain ? null : undefined
  }
}

/** The order's values with the picture that the shop has in place of the one that waited. */
export const replacePicture = (values: OrderValues, from: string, to: string | null): OrderValues => {
  const swap = (pictures: string[]) =>
    pictures.flatMap((picture) => (picture !== from ? picture : to === null ? [] : to))
  return { ...values, clothPics: swap(values.clothPics), designPics: swap(values.designPics) }
}
