import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { graphql } from '../../__generated__/index.ts'
import { formatExactRupees } from '../../lib/money.ts'

const ProductPrices_product = graphql(`
  fragment ProductPrices_product on Product {
    id
    discount
    readyMadeOffer {
      listPrice
      unitPrice
      saving
    }
    tailorOffer {
      listPrice
      unitPrice
      saving
    }
  }
`)

/** What each way to order it costs, and what the discount saves. */
export function ProductPrices({ product }: { product: FragmentType<typeof ProductPrices_product> }) {
  const { data } = useSuspenseFragment({ fragment: ProductPrices_product, from: product })
  const offers = [
    { label: 'Readymade', offer: data.readyMadeOffer },
    { label: 'Tailor Made', offer: data.tailorOffer },
  ].flatMap(({ label, offer }) => (offer ? { label, ...offer } : []))
  return (
    <Box as="section" aria-labelledby="product-prices">
      <Text as="h2" id="product-prices" srOnly>
        Price Details
      </Text>
      {offers.length === 0 && <Text fontSize="xl">Price on request: please call us.</Text>}
      <Box borderBlockWidth="1px" divideY="1px" _empty={{ display: 'none' }}>
        {offers.map(({ label, listPrice, unitPrice, saving }) => (
          <Flex key={label} justify="space-between" wrap="wrap" columnGap="4" py="3">
            <Text fontWeight="semibold" pt="1">
              {label}
            </Text>
            <Box textAlign="end">
              <Text fontSize="2xl" fontWeight="semibold" lineHeight="short" fontVariantNumeric="tabular-nums">
                {formatExactRupees(unitPrice)}
              </Text>
              {saving > 0 && (
                <Flex align="center" justify="flex-end" wrap="wrap" columnGap="2" fontSize="sm">
                  <Text as="span" color="fg.muted">
                    <Box as="span" srOnly>
                      instead of
                    </Box>{' '}
                    <s>{formatExactRupees(listPrice)}</s>
                  </Text>
                  <Badge colorPalette="rani" size="md">
                    {data.discount}% off
                  </Badge>
                  <Text as="span" color="fg.success" fontWeight="semibold">
                    You save {formatExactRupees(saving)}
                  </Text>
                </Flex>
              )}
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
