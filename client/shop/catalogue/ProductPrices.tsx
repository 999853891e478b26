import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductPrices_ProductFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatExactRupees } from '../../lib/money.ts'

export const ProductPrices_product = graphql(`
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

/** The price of each way to order, with the discount's saving. */
export function ProductPrices({ product }: { product: ProductPrices_ProductFragment }) {
  return <PriceDetails {...product} />
}

interface PricedOffer {
  listPrice: number
  unitPrice: number
  saving: number
}

interface PriceDetailsProps {
  discount: number
  readyMadeOffer: PricedOffer | null
  tailorOffer: PricedOffer | null
}

/** The same for any prices, in paise. */
export function PriceDetails({ discount, readyMadeOffer, tailorOffer }: PriceDetailsProps) {
  const { t } = useLingui()
  const offers = [
    { label: t`Readymade`, offer: readyMadeOffer },
    { label: t`Tailor Made`, offer: tailorOffer },
  ].flatMap(({ label, offer }) => (offer ? { label, ...offer } : []))
  return (
    <Box as="section" aria-labelledby="product-prices">
      <Text as="h2" id="product-prices" srOnly>
        <Trans>Price Details</Trans>
      </Text>
      {offers.length === 0 && (
        <Text fontSize="xl">
          <Trans>Price on request: please call us.</Trans>
        </Text>
      )}
      <Box borderBlockWidth="1px" divideY="1px" _empty={{ display: 'none' }}>
        {offers.map(({ label, listPrice, unitPrice, saving }) => (
          <Box key={label} py="3">
            <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="4">
              <Text fontWeight="semibold">{label}</Text>
              <Text fontSize="2xl" fontWeight="semibold" lineHeight="short" fontVariantNumeric="tabular-nums">
                {formatExactRupees(unitPrice)}
              </Text>
            </Flex>
            {saving > 0 && (
              <Flex align="center" justify="flex-end" wrap="wrap" columnGap="2" fontSize="sm">
                <Text as="span" color="fg.muted">
                  <Box as="span" srOnly>
                    <Trans>instead of</Trans>
                  </Box>{' '}
                  <s>{formatExactRupees(listPrice)}</s>
                </Text>
                <Badge colorPalette="rani" size="md">
                  <Trans>{discount}% off</Trans>
                </Badge>
                <Text as="span" color="fg.success" fontWeight="semibold">
                  <YouSave saving={saving} />
                </Text>
              </Flex>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function YouSave({ saving }: { saving: number }) {
  const amount = formatExactRupees(saving)
  return <Trans>You save {amount}</Trans>
}
