import { Box, chakra, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { hasStyle } from '../../lib/has-style.ts'
import type { ProductOptions_ProductFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatExactRupees, formatRupees } from '../../lib/money.ts'
import { orderOptions } from '../../lib/order-options.ts'
import { soldOutSizes, unavailableLabel } from '../../lib/sold-out.ts'
import { useLiveSession } from '../../app/session/session.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { RadioTile } from '../../ui/RadioTile.tsx'
import type { ProductChoice } from './product-choice.ts'
import { FitSummary } from './FitSummary.tsx'
import { SizeOptions } from './SizeOptions.tsx'
import { StockAlert } from './StockAlert.tsx'

const FittingSize = lazy(async () => ({ default: (await import('./FittingSize.tsx')).FittingSize }))

export const ProductOptions_product = graphql(`
  fragment ProductOptions_product on Product {
    id
    category
    discount
    availabilityStatus
    quantityInStock
    sizes {
      label
      chest
      waist
      hip
      quantityInStock
    }
    fitVotes {
      runsSmall
      trueToSize
      runsLarge
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
  const { token } = useLiveSession()
  const name = useId()
  const soldOut = soldOutSizes(product)
  const options = unavailableLabel(product) ? [] : orderOptions(product)
  if (options.length === 0 && soldOut.length === 0) return null
  // A size stands for its way of making, too.
  const isReadyMade = options.some(({ productType, refusal }) => productType === 'READYMADE' && !refusal)
  const chooseSize = (size: string) => onChange({ productType: 'READYMADE', size })
  return (
    <Stack gap={{ base: '3', md: '4' }}>
      {options.length > 0 && (
        <Box as="fieldset">
          <chakra.legend textStyle="label" srOnly={{ base: true, md: false }}>
            <Trans>How shall we make it?</Trans>
          </chakra.legend>
          <Flex gap="2" wrap="wrap" mt={{ md: '2' }}>
            {options.map(({ productType, name: label, offer, refusal }) => (
              <RadioTile
                key={productType}
                name={name}
                value={productType}
                checked={choice?.productType === productType}
                disabled={refusal !== null}
                onSelect={() => onChange({ productType, size: null })}
                flex="1 1 9rem"
                px={{ base: '3', md: '4' }}
                py="2"
              >
                <Text as="span" display="block" fontWeight="semibold">
                  {i18n._(label)}
                </Text>
                <Text
                  as="span"
                  display="block"
                  color={refusal ? 'fg.muted' : undefined}
                  fontSize={{ base: 'sm', md: 'md' }}
                >
                  {refusal ? i18n._(refusal) : offer && formatExactRupees(offer.unitPrice)}
                  {!refusal && offer && product.discount > 0 && (
                    <Text as="span" textStyle="xs" ms="2" color="fg.muted">
                      <Box as="span" srOnly>
                        <Trans>instead of</Trans>
                      </Box>{' '}
                      <s>{formatRupees(offer.listPrice)}</s>
                    </Text>
                  )}
                </Text>
              </RadioTile>
            ))}
          </Flex>
        </Box>
      )}
      {isReadyMade && choice?.productType !== 'TAILOR' && product.sizes.length > 0 && (
        <SizeOptions sizes={product.sizes} value={choice?.size ?? null} onChange={chooseSize}>
          <FitSummary votes={product.fitVotes} />
          {token !== null && (
            <LazySection>
              <FittingSize category={product.category} sizes={product.sizes} onChoose={chooseSize} />
            </LazySection>
          )}
        </SizeOptions>
      )}
      {hasStyle(product.category) &&
        options.some(({ productType, refusal }) => productType === 'TAILOR' && !refusal) && (
          <Link
            asChild
            variant="underline"
            minH="11"
            alignSelf="start"
            // A phone's first screen keeps the room for the day of delivery until that is what the shopper wants.
            display={{ base: choice?.productType === 'TAILOR' ? 'inline-flex' : 'none', md: 'inline-flex' }}
          >
            <RouterLink to={`${paths.order(product.id, 'tailor')}?step=type#style`}>
              <Trans>Choose neck, back and sleeves from drawings</Trans>
            </RouterLink>
          </Link>
        )}
      {soldOut.length > 0 && <StockAlert productId={product.id} soldOut={soldOut} />}
    </Stack>
  )
}
