import type { AvailabilityStatus } from '../__generated__/graphql.ts'

/** Structured data for search engines (schema.org). Properties without a value are left out. */
export type StructuredData = Record<string, unknown>

interface Offered {
  shippingCost: number
  variants: readonly { sku: string; price: number; availability: AvailabilityStatus }[]
}

const availability = {
  AVAILABLE: 'https://schema.org/InStock',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  DISCONTINUED: 'https://schema.org/Discontinued',
} satisfies Record<AvailabilityStatus, string>

const rupees = (paise: number) => (paise / 100).toFixed(2)

/**
 * The offers of a design, one for each of its variants; undefined when it is priced on request.
 * @param hasZones whether the delivery depends on the pincode, so that no rate holds everywhere
 */
export function productOffers(
  { variants, shippingCost }: Offered,
  url: string | undefined,
  hasZones = false,
): StructuredData[] | undefined {
  const offers = variants.map(({ sku, price, availability: available }) => ({
    '@type': 'Offer',
    sku,
    priceCurrency: 'INR',
    price: rupees(price),
    availability: availability[available],
    itemCondition: 'https://schema.org/NewCondition',
    url,
    shippingDetails: hasZones ? undefined : delivery(shippingCost),
  }))
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
