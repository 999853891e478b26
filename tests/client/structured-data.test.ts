import { expect, test } from 'vitest'
import { openingHours } from '../../client/lib/opening-hours.ts'
import { productOffers } from '../../client/lib/structured-data.ts'

test('each variant is an offer; a design priced on request has none', () => {
  const offered = {
    shippingCost: 9_900,
    variants: [
      { sku: 'A-M', productType: 'READYMADE', price: 123_450, availability: 'OUT_OF_STOCK' },
      { sku: 'A-T', productType: 'TAILOR', price: 200_005, availability: 'AVAILABLE' },
      { sku: 'A-L', productType: 'READYMADE', price: 200_000, availability: 'DISCONTINUED' },
    ],
  } as const
  const terms = { hasDeliveryZones: false, returnDays: 7 }
  expect(productOffers(offered, undefined, terms)).toMatchObject([
    { sku: 'A-M', price: '1234.50', availability: 'https://schema.org/OutOfStock' },
    { sku: 'A-T', price: '2000.05', availability: 'https://schema.org/InStock' },
    { sku: 'A-L', price: '2000.00', availability: 'https://schema.org/Discontinued' },
  ])
  expect(productOffers({ ...offered, variants: [] }, undefined, terms)).toBeUndefined()
  // With delivery zones, the rate depends on the pincode.
  const rates = (hasDeliveryZones: boolean) =>
    productOffers(offered, undefined, { ...terms, hasDeliveryZones })!.flatMap(
      ({ shippingDetails }) => shippingDetails ?? [],
    )
  expect([rates(false).length, rates(true).length]).toEqual([3, 0])
  // What is stitched to measure is never returned.
  const policies = (returnDays: number) =>
    productOffers(offered, undefined, { ...terms, returnDays })!.map(
      ({ hasMerchantReturnPolicy }) => hasMerchantReturnPolicy,
    )
  const never = { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  const aWeek = {
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 7,
  }
  expect(policies(7)).toMatchObject([aWeek, never, aWeek])
  expect(policies(0)).toMatchObject([never, never, never])
})

test('opening hours are listed by day; other notations stay as they are', () => {
  const notation = 'Mo-We 09:00-19:00, Su 10:30-14:00'
  expect(openingHours(notation)).toEqual({
    openingHours: notation,
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'],
        opens: '09:00',
        closes: '19:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '10:30', closes: '14:00' },
    ],
  })
  for (const notation of ['by appointment', 'Sa-Mo 09:00-19:00'])
    expect(openingHours(notation)).toEqual({ openingHours: notation })
})
