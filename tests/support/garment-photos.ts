import type { ApiClient, Json } from './api-client.ts'
import { jpeg, upload } from './pictures.ts'

/** Uploads a picture, and returns its address. */
export const photographed = async (who: ApiClient): Promise<string> =>
  (await upload(who, await jpeg())).body.url

/** Adds a photograph to a garment, and returns its id. */
export async function addPhoto(
  who: ApiClient,
  garmentId: string,
  more: { isShared?: boolean } = {},
): Promise<string> {
  const url = await photographed(who)
  const { garment } = await who.mutateOrThrow(
    'addGarmentPhoto',
    { garmentId, url, ...more },
    'garment { photos { id url } }',
  )
  return (garment as Json).photos.find((photo: Json) => photo.url === url).id
}
