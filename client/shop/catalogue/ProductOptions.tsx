import { Box, chakra, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { hasStyle } from '../../lib/has-style.ts'
import type { ProductOptions_ProductFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { orderOptions } from '../../lib/order-options.ts'
import { soldOutSizes, unavailableLabel } from '../../lib/sold-out.ts'
import { RadioTile } from '../../ui/RadioTile.tsx'
import type { ProductChoice } from './product-choice.ts'
import { SizeOptions } from './SizeOptions.tsx'
import { StockAlert } from './StockAlert.tsx'

export const ProductOptions_product = graphql(`
  fragment ProductOptions_product on Product {
    id
    category
    availabilityStatus
    quantityInStock
    sizes {
      label
      quantityInStock
    }
    readyMadeOffer {
      listPrice
      unitPrice
    }
    tailorOffer {
      listPrice
      unitPrice
    }
  }
`)

interface ProductOptionsProps {
  product: ProductOptions_ProductFragment
  choice: ProductChoice | null
  onChange: (choice: ProductChoice) => void
}

/**
 * The choice of how the product is made and of its size, on its page, unless it can't be ordered; and for what is sold out
 * the way to hear when it is back.
 */
export function ProductOptions({ product, choice, onChange }: ProductOptionsProps) {
  const { i18n } = useLingui()
  const name = useId()
  const soldOut = soldOutSizes(product)
  const options = unavailableLabel(product) ? [] : orderOptions(product)
  if (options.length === 0 && soldOut.length === 0) return null
  return (
    <Stack gap="4">
      {options.length > 0 && (
        <Box as="fieldset">
          <chakra.legend textStyle="label" mb="2">
            <Trans>How shall we make it?</Trans>
          </chakra.legend>
          <Flex gap="2" wrap="wrap">
            {options.map(({ productType, name: label, offer, refusal }) => (
              <RadioTile
                key={productType}
                name={name}
                value={productType}
                checked={choice?.productType === productType}
                disabled={refusal !== null}
                onSelect={() => onChange({ productType, size: null })}
                flex="1 1 9rem"
                px="4"
                py="2"
              >
                <Text as="span" display="block" fontWeight="semibold">
                  {i18n._(label)}
                </Text>
                <Text as="span" display="block" textStyle="sm" color="fg.muted">
                  {refusal ? i18n._(refusal) : offer && formatExactRupees(offer.unitPrice)}
                </Text>
              </RadioTile>
            ))}
          </Flex>
        </Box>
      )}
      {choice?.productType === 'READYMADE' && product.sizes.length > 0 && (
        <SizeOptions
          sizes={product.sizes}
          value={choice.size}
          onChange={(size) => onChange({ productType: 'READYMADE', size })}
        />
      )}
      {hasStyle(product.category) &&
        options.some(({ productType, refusal }) => productType === 'TAILOR' && !refusal) && (
          <Link asChild variant="underline" minH="11" alignSelf="start">
            <RouterLink to={`${paths.order(product.id, 'tailor')}?step=type`} state={{ pickStyle: true }}>
              <Trans>Choose neck, back and sleeves from drawings</Trans>
            </RouterLink>
          </Link>
        )}
      {soldOut.length > 0 && <StockAlert productId={product.id} soldOut={soldOut} />}
    </Stack>
  )
}
