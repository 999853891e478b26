import type { AvailabilityStatus } from '../__generated__/graphql.ts'

/** What search engines read of a page (schema.org). A property without a value is left out. */
export type StructuredData = Record<string, unknown>

interface Offered {
  availabilityStatus: AvailabilityStatus
  quantityInStock: number
  shippingCost: number
  readyMadeOffer?: { unitPrice: number } | null
  tailorOffer?: { unitPrice: number } | null
}

const availability = {
  AVAILABLE: 'https://schema.org/InStock',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  DISCONTINUED: 'https://schema.org/Discontinued',
} satisfies Record<AvailabilityStatus, string>

const rupees = (paise: number) => (paise / 100).toFixed(2)

/** What a design costs ready-made and stitched to measure; undefined for one that is priced on request. */
export function productOffers(product: Offered, url: string | undefined): StructuredData[] | undefined {
  const { availabilityStatus: status, readyMadeOffer, tailorOffer } = product
  const offer = ({ unitPrice }: { unitPrice: number }, available: AvailabilityStatus) => ({
    '@type': 'Offer',
    priceCurrency: 'INR',
    price: rupees(unitPrice),
    availability: availability[available],
    itemCondition: 'https://schema.org/NewCondition',
    url,
    shippingDetails: delivery(product.shippingCost),
  })
  // Ready-made pieces run out; garments stitched to measure don't.
  const inStock = status === 'AVAILABLE' && product.quantityInStock === 0 ? 'OUT_OF_STOCK' : status
  const offers = [
    ...(readyMadeOffer ? [offer(readyMadeOffer, inStock)] : []),
    ...(tailorOffer ? [offer(tailorOffer, status)] : []),
  ]
  return offers.length > 0 ? offers : undefined
}

const delivery = (paise: number): StructuredData => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: rupees(paise), currency: 'INR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
})

/** Real ratings only; undefined before the first. */
export const productRating = ({ average, count }: { average?: number | null; count: number }) =>
  count > 0 && average != null
    ? { '@type': 'AggregateRating', ratingValue: average, bestRating: 5, worstRating: 1, ratingCount: count }
    : undefined

/** Where a page stands in the shop, from the home page on. Without absolute addresses it says nothing. */
export function breadcrumbs(pages: { name: string; url: string | undefined }[]): StructuredData | null {
  if (pages.some(({ url }) => url === undefined)) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
