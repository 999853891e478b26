import { Box, Container } from '@chakra-ui/react'
import { lazy } from 'react'
import type { FeedbackSlot_ProductFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { DeferredSection } from '../../ui/DeferredSection.tsx'

export const FeedbackSlot_product = graphql(`
  fragment FeedbackSlot_product on Product {
    id
    rating {
      count
    }
  }
`)

/** The target of the rating's link. */
const feedbackId = 'feedback'

const importFeedback = () => import('./ProductFeedback.tsx')
const ProductFeedback = lazy(async () => ({ default: (await importFeedback()).ProductFeedback }))

/** The design's feedback; renders nothing while there is none. */
export function FeedbackSlot({ product }: { product: FeedbackSlot_ProductFragment }) {
  const { count } = product.rating
  if (count === 0) return null
  return (
    <Container id={feedbackId} pb={{ base: '10', md: '20' }}>
      <Box minH={{ base: '16rem', md: '14rem' }}>
        <DeferredSection ahead={importFeedback}>
          <ProductFeedback productId={product.id} count={count} />
        </DeferredSection>
      </Box>
    </Container>
  )
}
