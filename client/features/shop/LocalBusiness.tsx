import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../paths.ts'
import { JsonLd } from '../shell/JsonLd.tsx'
import { useAbsoluteUrl } from '../shell/use-absolute-url.ts'

const LocalBusiness_shop = graphql(`
  fragment LocalBusiness_shop on Shop {
    name
    phone
    email
    openingHours
    address {
      street
      city
      state
      pincode
      country
    }
    socialLinks {
      url
    }
  }
`)

/** The shop for search engines and maps. */
export function LocalBusiness({ shop }: { shop: FragmentType<typeof LocalBusiness_shop> }) {
  const { data } = useSuspenseFragment({ fragment: LocalBusiness_shop, from: shop })
  const absolute = useAbsoluteUrl()
  return (
    <JsonLd
      data={{
        '@type': 'ClothingStore',
        '@id': absolute('/#shop'),
        name: data.name,
        url: absolute(paths.home()),
        telephone: data.phone,
        email: data.email,
        openingHours: data.openingHours,
        priceRange: '₹₹',
        currenciesAccepted: 'INR',
        address: {
          '@type': 'PostalAddress',
          streetAddress: data.address.street,
          addressLocality: data.address.city,
          addressRegion: data.address.state,
          postalCode: data.address.pincode,
          addressCountry: data.address.country,
        },
        sameAs: data.socialLinks.map(({ url }) => url),
      }}
    />
  )
}
