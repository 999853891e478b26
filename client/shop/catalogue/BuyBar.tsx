import { Box, Flex, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import type { BuyBar_ProductFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatRupees } from '../../lib/money.ts'
import { OrderButtons } from './OrderButtons.tsx'
import type { ProductChoice } from './product-choice.ts'

export const BuyBar_product = graphql(`
  fragment BuyBar_product on Product {
    id
    priceRange {
      min
      max
    }
    readyMadeOffer {
      unitPrice
    }
    tailorOffer {
      unitPrice
    }
    ...OrderButtons_product
  }
`)

/** Keeps focused elements from being scrolled behind the bar. */
const roomForBar = { html: { '@media (max-width: 47.99rem)': { scrollPaddingBottom: '6rem' } } }

interface BuyBarProps {
  product: BuyBar_ProductFragment
  /** What was chosen on the page. */
  choice: ProductChoice | null
}

/**
 * On phones the price and the order buttons stay at the bottom of the screen, until the footer is
 * visible.
 */
export function BuyBar({ product, choice }: BuyBarProps) {
  const chosen = choice && (choice.productType === 'TAILOR' ? product.tailorOffer : product.readyMadeOffer)
  const priceRange = chosen ? { min: chosen.unitPrice, max: chosen.unitPrice } : product.priceRange
  return (
    <Flex
      display={{ base: 'flex', md: 'none' }}
      align="center"
      wrap="wrap"
      gap="3"
      position="sticky"
      bottom="0"
      zIndex="docked"
      px="4"
      pt="2"
      pb="calc(0.5rem + env(safe-area-inset-bottom))"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="md"
    >
      <Global styles={roomForBar} />
      {priceRange && (
        <Text fontWeight="semibold" fontSize="sm" lineHeight="short" fontVariantNumeric="tabular-nums">
          <Box as="span" srOnly>
            <Trans>Price</Trans>
          </Box>{' '}
          <Box as="span" whiteSpace="nowrap">
            {formatRupees(priceRange.min)}
          </Box>
          {priceRange.max > priceRange.min && (
            <>
              {' '}
              –{' '}
              <Box as="span" whiteSpace="nowrap">
                {formatRupees(priceRange.max)}
              </Box>
            </>
          )}
        </Text>
      )}
      <Box flex="1">
        <OrderButtons product={product} layout="page" choice={choice} />
      </Box>
    </Flex>
  )
}
