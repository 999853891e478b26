import { Box, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ListingPrice_ProductFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatPriceRange } from '../../lib/money.ts'

export const ListingPrice_product = graphql(`
  fragment ListingPrice_product on Product {
    id
    discount
    priceRange {
      min
      max
    }
    readyMadeOffer {
      listPrice
    }
    tailorOffer {
      listPrice
    }
  }
`)

/** The price range over both ways to order; list prices are struck through. */
export function ListingPrice({ product }: { product: ListingPrice_ProductFragment }) {
  const { priceRange, readyMadeOffer, tailorOffer, discount } = product
  if (!priceRange)
    return (
      <Text fontWeight="semibold">
        <Trans>Price on request</Trans>
      </Text>
    )
  const listPrices = [readyMadeOffer, tailorOffer].flatMap((offer) => offer?.listPrice ?? [])
  const listRange = { min: Math.min(...listPrices), max: Math.max(...listPrices) }
  return (
    <Text lineHeight="short" fontSize={{ base: 'sm', md: 'md' }}>
      <Box as="span" srOnly>
        <Trans>Price</Trans>
      </Box>{' '}
      <Text as="span" fontWeight="semibold" display="inline-block">
        {formatPriceRange(priceRange)}
      </Text>{' '}
      {discount > 0 && (
        <Text as="span" fontSize="xs" color="fg.muted" display="inline-block">
          <Box as="span" srOnly>
            <Trans>instead of</Trans>
          </Box>{' '}
          <s>{formatPriceRange(listRange)}</s>
        </Text>
      )}
    </Text>
  )
}
