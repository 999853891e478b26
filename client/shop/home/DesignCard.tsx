import { Box, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { memo } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { DesignCard_ProductFragment } from '../../__generated__/graphql.ts'
import { designName, localizedPicture } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { attributeLabel } from '../../lib/attribute-labels.ts'
import { formatPriceRange } from '../../lib/money.ts'
import { rememberCardPicture } from '../../lib/placeholder.ts'
import { paths } from '../../../shared/paths.ts'
import { GarmentPlaceholder } from '../../ui/GarmentPlaceholder.tsx'
import { Picture } from '../../ui/Picture.tsx'

export const DesignCard_product = graphql(`
  fragment DesignCard_product on Product {
    id
    productName
    hindiName: productName(locale: HI, fallback: false)
    fabricType
    cover {
      url
      alt
      width
      height
      thumbhash
    }
    priceRange {
      min
      max
    }
  }
`)

interface DesignCardProps {
  product: DesignCard_ProductFragment
}

export const DesignCard = memo(function DesignCard({ product }: DesignCardProps) {
  const { i18n } = useLingui()
  const { cover } = product
  return (
    <LinkBox
      as="li"
      flex={{ base: '0 0 13rem', md: '0 0 17rem' }}
      css={{ scrollSnapAlign: 'start' }}
      borderRadius="l3"
      overflow="hidden"
      bg="bg.panel"
      borderWidth="1px"
    >
      <Box aspectRatio="garment" bg="bg.subtle">
        {cover ? (
          <Picture
            image={localizedPicture(i18n, product, cover)}
            sizes="(min-width: 768px) 272px, 208px"
            height="full"
          />
        ) : (
          <GarmentPlaceholder />
        )}
      </Box>
      <Box p="3">
        <LinkOverlay asChild>
          <RouterLink
            to={paths.details(product.id)}
            state={{ productId: product.id }}
            onClick={({ currentTarget }) => rememberCardPicture(product.id, cover?.url, currentTarget)}
          >
            <Text as="span" lineClamp={2} fontWeight="semibold" lineHeight="short" minH="2.75rem">
              {designName(i18n, product)}
            </Text>
          </RouterLink>
        </LinkOverlay>
        <Text color="fg.muted" fontSize="sm" mt="1">
          {product.fabricType ? attributeLabel(product.fabricType, i18n) : ' '}
        </Text>
        {product.priceRange && <Text fontWeight="semibold">{formatPriceRange(product.priceRange)}</Text>}
      </Box>
    </LinkBox>
  )
})
