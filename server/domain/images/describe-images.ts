import type { Database } from '../../platform/database/client.ts'
import type { ProductImage } from '../catalogue/product.ts'
import { ownImageId } from './image-address.ts'

/** Fills in size and preview of the shop's own pictures; pictures from other hosts have none. */
export async function describeImages(
  db: Database,
  images: { url: string; alt?: string | null | undefined }[],
  productName: string,
): Promise<ProductImage[]> {
  const ids = images.flatMap(({ url }) => ownImageId(url) ?? [])
  const own = ids.length === 0 ? [] : await db.image.findMany({ where: { id: { in: ids } } })
  return images.map(({ url, alt }) => {
    const image = own.find(({ id }) => id === ownImageId(url))
    return {
      url,
      alt: alt || productName,
      width: image?.width ?? null,
      height: image?.height ?? null,
      thumbhash: image?.thumbhash ?? null,
    }
  })
}
