import { useLingui } from '@lingui/react/macro'
import type { ProductHead_ProductFragment, ProductHead_ShopFragment } from '../../__generated__/graphql.ts'
import { designDescription, designName, localizedPicture } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { attributeLabel } from '../../lib/attribute-labels.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { imageSource } from '../../lib/images.ts'
import { preview } from '../../lib/preview.ts'
import { breadcrumbs, productOffers, productRating } from '../../lib/structured-data.ts'
import { paths } from '../../../shared/paths.ts'
import { JsonLd } from '../../app/shell/JsonLd.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { useAbsoluteUrl, usePageUrl } from '../../app/shell/use-absolute-url.ts'

export const ProductHead_product = graphql(`
  fragment ProductHead_product on Product {
    id
    slug
    productName
    hindiName: productName(locale: HI, fallback: false)
    brand
    category
    description
    hindiDescription: description(locale: HI, fallback: false)
    color
    fabricType
    images {
      url
      alt
      width
      height
      thumbhash
    }
    shippingCost
    variants {
      id
      sku
      productType
      price
      availability
    }
    rating {
      average
      count
    }
  }
`)

export const ProductHead_shop = graphql(`
  fragment ProductHead_shop on Shop {
    hasDeliveryZones
    returnDays
  }
`)

interface ProductHeadProps {
  product: ProductHead_ProductFragment
  shop: ProductHead_ShopFragment
}

/** The page's title, previews and structured data. */
export function ProductHead({ product, shop }: ProductHeadProps) {
  const { t, i18n } = useLingui()
  const absolute = useAbsoluteUrl()
  const pageUrl = usePageUrl()
  const { id, brand, category, color, fabricType, images, rating } = product
  const productName = designName(i18n, product)
  const description = designDescription(i18n, product)
  const path = paths.productBySlug(product.slug)
  const url = pageUrl(path)
  const pictures = images
    .map((image) => (image.url.startsWith('/') ? absolute(imageSource(image.url, 1280)) : image.url))
    .filter((address) => address !== undefined)
  const trail = breadcrumbs([
    { name: t`Home`, url: pageUrl(paths.home()) },
    { name: t`Designs`, url: pageUrl(paths.gallery()) },
    { name: productName, url },
  ])
  return (
    <>
      <PageHead
        title={productName}
        description={preview(description.replace(/\s+/g, ' '), 155) ?? description}
        path={path}
        image={images[0] && localizedPicture(i18n, product, images[0])}
        type="product"
      />
      <JsonLd
        data={{
          '@type': 'Product',
          name: productName,
          description,
          sku: id,
          brand: { '@type': 'Brand', name: brand },
          category: i18n._(categoryLabels[category]),
          color: color ? attributeLabel(color, i18n) : undefined,
          material: fabricType ? attributeLabel(fabricType, i18n) : undefined,
          image: pictures.length > 0 ? pictures : undefined,
          url,
          offers: productOffers(product, url, shop),
          aggregateRating: productRating(rating),
        }}
      />
      {trail && <JsonLd data={trail} />}
    </>
  )
}
