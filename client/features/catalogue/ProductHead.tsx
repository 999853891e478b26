import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'
import { categoryWords } from '../../lib/catalogue-words.ts'
import { imageSource } from '../../lib/images.ts'
import { preview } from '../../lib/preview.ts'
import { paths } from '../../paths.ts'
import { JsonLd } from '../shell/JsonLd.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { useAbsoluteUrl } from '../shell/use-absolute-url.ts'

const ProductHead_product = graphql(`
  fragment ProductHead_product on Product {
    id
    productName
    category
    description
    color
    fabricType
    availabilityStatus
    images {
      url
      alt
      width
      height
      thumbhash
    }
    priceRange {
      min
      max
    }
    rating {
      average
      count
    }
  }
`)

const schemaAvailability = {
  AVAILABLE: 'https://schema.org/InStock',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  DISCONTINUED: 'https://schema.org/Discontinued',
}

/** The page's title and previews, and the product for search engines: only what is true of it. */
export function ProductHead({ product }: { product: FragmentType<typeof ProductHead_product> }) {
  const { data } = useSuspenseFragment({ fragment: ProductHead_product, from: product })
  const absolute = useAbsoluteUrl()
  const { id, productName, category, description, color, fabricType, images, priceRange, rating } = data
  const [cover] = images
  const absoluteImage = (url: string) => (url.startsWith('/') ? absolute(imageSource(url, 1280)) : url)
  const rupees = (paise: number) => (paise / 100).toFixed(2)
  return (
    <>
      <PageHead
        title={productName}
        description={preview(description.replace(/\s+/g, ' '), 155) ?? description}
        path={paths.product(id)}
        image={cover && { url: imageSource(cover.url, 1280), alt: cover.alt }}
        type="product"
      />
      <JsonLd
        data={{
          '@type': 'Product',
          name: productName,
          description,
          sku: id,
          category: categoryWords[category],
          color: color ?? undefined,
          material: fabricType ?? undefined,
          image: images.map(({ url }) => absoluteImage(url)).filter(Boolean),
          url: absolute(paths.product(id)),
          offers: priceRange
            ? {
                '@type': 'AggregateOffer',
                priceCurrency: 'INR',
                lowPrice: rupees(priceRange.min),
                highPrice: rupees(priceRange.max),
                availability: schemaAvailability[data.availabilityStatus],
              }
            : undefined,
          aggregateRating:
            rating.count > 0 && rating.average != null
              ? {
                  '@type': 'AggregateRating',
                  ratingValue: rating.average,
                  bestRating: 5,
                  worstRating: 1,
                  ratingCount: rating.count,
                }
              : undefined,
        }}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            { name: 'Home', path: paths.home() },
            { name: 'Designs', path: paths.gallery() },
            { name: productName, path: paths.product(id) },
          ].map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: absolute(path),
          })),
        }}
      />
    </>
  )
}
