import type { AvailabilityStatus, CartProductType } from '../__generated__/graphql.ts'

/** Structured data for search engines (schema.org). Properties without a value are left out. */
export type StructuredData = Record<string, unknown>

interface Offered {
  shippingCost: number
  variants: readonly {
    sku: string
    productType: CartProductType
    price: number
    availability: AvailabilityStatus
  }[]
}

/** What the offers of all designs have in common. */
interface SaleTerms {
  /** Whether the delivery depends on the pincode, so that no rate holds everywhere. */
  hasDeliveryZones: boolean
  /** For so many days ready-made pieces can be returned; 0 for never. */
  returnDays: number
}

const availability = {
  AVAILABLE: 'https://schema.org/InStock',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  DISCONTINUED: 'https://schema.org/Discontinued',
} satisfies Record<AvailabilityStatus, string>

const rupees = (paise: number) => (paise / 100).toFixed(2)

/** The offers of a design, one for each of its variants; undefined when it is priced on request. */
export function productOffers(
  { variants, shippingCost }: Offered,
  url: string | undefined,
  { hasDeliveryZones, returnDays }: SaleTerms,
): StructuredData[] | undefined {
  const offers = variants.map(({ sku, productType, price, availability: available }) => ({
    '@type': 'Offer',
    sku,
    priceCurrency: 'INR',
    price: rupees(price),
    availability: availability[available],
    itemCondition: 'https://schema.org/NewCondition',
    url,
    shippingDetails: hasDeliveryZones ? undefined : delivery(shippingCost),
    hasMerchantReturnPolicy: returnPolicy(productType === 'READYMADE' ? returnDays : 0),
  }))
  return offers.length > 0 ? offers : undefined
}

const delivery = (paise: number): StructuredData => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: rupees(paise), currency: 'INR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
})

const returnPolicy = (days: number): StructuredData => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  ...(days > 0
    ? {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
      }
    : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
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
