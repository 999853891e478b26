import { Badge, Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { RatingBadge_ProductFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'

export const RatingBadge_product = graphql(`
  fragment RatingBadge_product on Product {
    id
    rating {
      average
    }
    isNew
  }
`)

/** The average rating. Without any, a new design is marked as 'New'. */
export function RatingBadge({ product }: { product: RatingBadge_ProductFragment }) {
  const { average } = product.rating
  if (average == null)
    return product.isNew ? (
      <Badge colorPalette="peacock" variant="plain" px="0">
        <Trans>New</Trans>
      </Badge>
    ) : null
  const tenths = average.toFixed(1)
  return (
    <Badge colorPalette="green" variant="plain" px="0">
      <Star aria-hidden size={12} fill="currentColor" />
      <span aria-hidden>{tenths}</span>
      <Box as="span" srOnly>
        <Trans>Rated {tenths} out of 5</Trans>
      </Box>
    </Badge>
  )
}
