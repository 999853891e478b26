import { uploadImage } from '../../app/images/upload-image.ts'

/** Uploads the picture of an entry. A chunk of its own, loaded when a picture is chosen. */
export const uploadScreenshot = (picture: Blob) => uploadImage(picture, 'feedback')
