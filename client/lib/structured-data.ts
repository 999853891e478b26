import type { AvailabilityStatus } from '../__generated__/graphql.ts'

/** Structured data for search engines (schema.org). Properties without a value are left out. */
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

/**
 * The offers of a design, ready-made and tailored; undefined when it is priced on request.
 * @param hasZones whether the delivery depends on the pincode, so that no rate holds everywhere
 */
export function productOffers(
  product: Offered,
  url: string | undefined,
  hasZones = false,
): StructuredData[] | undefined {
  const { availabilityStatus: status, readyMadeOffer, tailorOffer } = product
  const offer = ({ unitPrice }: { unitPrice: number }, available: AvailabilityStatus) => ({
    '@type': 'Offer',
    priceCurrency: 'INR',
    price: rupees(unitPrice),
    availability: availability[available],
    itemCondition: 'https://schema.org/NewCondition',
    url,
    shippingDetails: hasZones ? undefined : delivery(product.shippingCost),
  })
  // Only ready-made items depend on stock.
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

/** Undefined without ratings. */
export const productRating = ({ average, count }: { average?: number | null; count: number }) =>
  count > 0 && average != null
    ? { '@type': 'AggregateRating', ratingValue: average, bestRating: 5, worstRating: 1, ratingCount: count }
    : undefined

/** The path of a page from the home page. Undefined without absolute addresses. */
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
