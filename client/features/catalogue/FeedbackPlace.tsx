import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Container } from '@chakra-ui/react'
import { graphql } from '../../__generated__/index.ts'
import { latePart } from '../../ui/late-part.ts'
import { ServedPart } from '../../ui/ServedPart.tsx'

const FeedbackPlace_product = graphql(`
  fragment FeedbackPlace_product on Product {
    id
    rating {
      count
    }
  }
`)

/** Where the rating's words lead to. */
export const feedbackId = 'feedback'

const feedback = latePart(async () => (await import('./ProductFeedback.tsx')).ProductFeedback)

/** The design's own feedback; nothing while there is none. */
export function FeedbackPlace({ product }: { product: FragmentType<typeof FeedbackPlace_product> }) {
  const { data } = useSuspenseFragment({ fragment: FeedbackPlace_product, from: product })
  const { count } = data.rating
  if (count === 0) return null
  return (
    <Container id={feedbackId} pb={{ base: '10', md: '20' }}>
      <ServedPart
        of={feedback}
        props={{ productId: data.id, count }}
        wanted="near"
        minH={{ base: '16rem', md: '14rem' }}
      />
    </Container>
  )
}
