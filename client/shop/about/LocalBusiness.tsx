import { useFragment } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../../shared/paths.ts'
import { openingHours } from '../../lib/opening-hours.ts'
import { JsonLd } from '../../app/shell/JsonLd.tsx'
import { shopCard } from '../../app/shell/PageHead.tsx'
import { useAbsoluteUrl, usePageUrl } from '../../app/shell/use-absolute-url.ts'

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

/** Structured data of the shop. */
export function LocalBusiness() {
  const { data, complete } = useFragment({ fragment: LocalBusiness_shop, from: { __typename: 'Shop' } })
  const absolute = useAbsoluteUrl()
  const pageUrl = usePageUrl()
  if (!complete) return null
  return (
    <JsonLd
      data={{
        '@type': 'ClothingStore',
        '@id': absolute('/#shop'),
        name: data.name,
        url: pageUrl(paths.home()),
        image: absolute(shopCard),
        logo: absolute('/logo.svg'),
        telephone: data.phone,
        email: data.email,
        ...openingHours(data.openingHours),
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
