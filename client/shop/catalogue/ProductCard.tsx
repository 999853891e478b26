import { Box, Flex, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Scissors } from 'lucide-react'
import { lazy, memo } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { ProductCard_ProductFragment, PromisedDays_DaysFragment } from '../../__generated__/graphql.ts'
import { designName, localizedPicture } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { rememberCardPicture } from '../../lib/placeholder.ts'
import { paths } from '../../../shared/paths.ts'
import { DeferredSection } from '../../ui/DeferredSection.tsx'
import { LazySection } from '../../ui/LazySection.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { ListingPrice } from './ListingPrice.tsx'
import { OrderButtons, productNameId } from './OrderButtons.tsx'
import { cardSlot, nameLength } from './ProductGrid.tsx'
import { RatingBadge } from './RatingBadge.tsx'

const CardMarks = lazy(async () => ({ default: (await import('./CardMarks.tsx')).CardMarks }))

export const ProductCard_product = graphql(`
  fragment ProductCard_product on Product {
    id
    productName
    hindiName: productName(locale: HI, fallback: false)
    category
    featuredProduct
    customizationAvailable
    cover {
      url
      alt
      width
      height
      thumbhash
    }
    ...RatingBadge_product
    ...CardMarks_product
    ...ListingPrice_product
    ...OrderButtons_product
  }
`)

interface ProductCardProps {
  product: ProductCard_ProductFragment
  /** Whether the card is in the first row: its picture loads eagerly. */
  eager: boolean
  /** Called when the design is taken off the wishlist by the card's heart. */
  onRemoveFromWishlist?: (product: { id: string; productName: string }) => void
  /** Called when the design was added to the cart by the card's button. */
  onAdded?: (productId: string) => void
  /** What the shop promises to those who look for designs by a day. */
  promised?: PromisedDays_DaysFragment | null | undefined
}

/** The whole card links to the product; the buttons are above the link. */
export const ProductCard = memo(function ProductCard(card: ProductCardProps) {
  const { i18n } = useLingui()
  const { cover } = card.product
  return (
    <LinkBox
      asChild
      {...cardStyle}
      css={cardSlot(ratioOf(cover))}
      style={nameLength(designName(i18n, card.product))}
    >
      <DeferredSection as="li">
        <CardContent {...card} />
      </DeferredSection>
    </LinkBox>
  )
})

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
  overflow: 'hidden',
  transition: 'box-shadow 200ms',
  _hover: { boxShadow: 'md' },
} as const

function CardContent({ product, eager, onRemoveFromWishlist, onAdded, promised }: ProductCardProps) {
  const { t, i18n } = useLingui()
  const { cover } = product
  return (
    <>
      <Box position="relative" flex="1" minH="32" bg="bg.subtle">
        {cover && (
          <Picture
            image={localizedPicture(i18n, product, cover)}
            sizes="(min-width: 1440px) 205px, (min-width: 1024px) 14vw, (min-width: 768px) 30vw, 44vw"
            eager={eager}
            position="absolute"
            inset="0"
            height="full"
          />
        )}
        <LazySection>
          <CardMarks product={product} onRemoveFromWishlist={onRemoveFromWishlist} promised={promised} />
        </LazySection>
      </Box>
      <Stack gap="1" p={{ base: '2', md: '3' }}>
        <LinkOverlay asChild _focusVisible={{ outline: 'none', _before: focusRing }}>
          <RouterLink
            to={paths.product(product.id)}
            onClick={({ currentTarget }) => rememberCardPicture(product.id, cover?.url, currentTarget)}
          >
            <Text
              as="span"
              id={productNameId(product.id)}
              // Names end with the garment, so that hardly any is cut.
              lineClamp={8}
              fontWeight="semibold"
              fontSize={{ base: 'sm', md: 'md' }}
              lineHeight="short"
              css={{ hyphens: 'auto', overflowWrap: 'anywhere' }}
            >
              {designName(i18n, product)}
            </Text>
          </RouterLink>
        </LinkOverlay>
        <Flex align="center" wrap="wrap" columnGap="2" color="fg.muted" fontSize="xs">
          <RatingBadge product={product} />
          <Text as="span">{i18n._(categoryLabels[product.category])}</Text>
          {product.featuredProduct && (
            <Text as="span" color="gold.fg" fontWeight="semibold">
              <Trans>Featured</Trans>
            </Text>
          )}
          {product.customizationAvailable && (
            <Box
              as="span"
              role="img"
              aria-label={t`Customization available`}
              title={t`Customization available`}
              color="brand.fg"
              ms="auto"
            >
              <Scissors size={14} aria-hidden />
            </Box>
          )}
        </Flex>
        <ListingPrice product={product} />
        <OrderButtons product={product} layout="card" onAdded={onAdded} />
      </Stack>
    </>
  )
}

const focusRing = {
  outline: '3px solid',
  outlineColor: 'brand.focusRing',
  outlineOffset: '-3px',
  borderRadius: 'l3',
}

/** 3:4 if the ratio is unknown, limited so that a card never fills a phone's screen. */
const ratioOf = (cover?: { width?: number | null; height?: number | null } | null) =>
  cover?.width && cover.height ? Math.min(1.7, Math.max(0.8, cover.height / cover.width)) : 4 / 3
