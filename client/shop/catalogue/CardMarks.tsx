import { Badge, Box, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CardMarks_ProductFragment, PromisedDays_DaysFragment } from '../../__generated__/graphql.ts'
import { designName } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { stockNotice } from '../../lib/sold-out.ts'
import { GarmentPlaceholder } from '../../ui/GarmentPlaceholder.tsx'
import { CardPromise } from './CardPromise.tsx'
import { WishlistToggle } from '../wishlist/WishlistToggle.tsx'

export const CardMarks_product = graphql(`
  fragment CardMarks_product on Product {
    id
    productName
    hindiName: productName(locale: HI, fallback: false)
    discount
    cover {
      url
    }
    availabilityStatus
    quantityInStock
    readyMadeOffer {
      unitPrice
    }
    tailorOffer {
      unitPrice
    }
  }
`)

interface CardMarksProps {
  product: CardMarks_ProductFragment
  /** Called when the design is taken off the wishlist. */
  onRemoveFromWishlist?: ((product: { id: string; productName: string }) => void) | undefined
  promised: PromisedDays_DaysFragment | null | undefined
}

/** What lies over a card's picture, or in place of it: discount, stock, day and wishlist. */
export function CardMarks({ product, onRemoveFromWishlist, promised }: CardMarksProps) {
  const { i18n } = useLingui()
  const { discount } = product
  return (
    <>
      {!product.cover && <GarmentPlaceholder position="absolute" inset="0" />}
      {discount > 0 && (
        <Badge colorPalette="rani" variant="solid" size="md" {...mark} top="2" insetStart="2">
          <span aria-hidden>-{discount}%</span>
          <Box as="span" srOnly>
            <Trans>{discount}% off</Trans>
          </Box>
        </Badge>
      )}
      <Stack {...mark} bottom="2" insetX="2" gap="1" align="start">
        <StockBadge notice={stockNotice(product)} />
        {promised && <CardPromise product={product} promised={promised} />}
      </Stack>
      <WishlistToggle
        product={{ id: product.id, productName: designName(i18n, product) }}
        onRemove={onRemoveFromWishlist}
      />
    </>
  )
}

/** Taps go through to the card's link. */
const mark = { position: 'absolute', pointerEvents: 'none' } as const

function StockBadge({ notice }: { notice: ReturnType<typeof stockNotice> }) {
  if (notice === null) return null
  const { left } = notice
  // The text in place of the buttons says to everybody that it is sold out.
  return left === 0 ? (
    <Badge aria-hidden variant="solid" colorPalette="gray" size="md">
      <Trans>Sold out</Trans>
    </Badge>
  ) : (
    <Badge colorPalette="orange" size="md">
      <Trans>Only {left} left</Trans>
    </Badge>
  )
}
