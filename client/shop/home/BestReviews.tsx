import { chakra, HStack, SimpleGrid, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { BestReviews_FeedbackFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { Section } from '../../ui/Section.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { homeFeedback } from '../feedback/feedback-pages.ts'
import { useFeedbackPages } from '../feedback/use-feedback-pages.ts'

export const BestReviews_feedback = graphql(`
  fragment BestReviews_feedback on Feedback {
    id
    name
    rating
    comments
  }
`)

const SHOWN = 2

/** The two best entries of the feedback below, in full. */
export function BestReviews() {
  const { t } = useLingui()
  const { entries } = useFeedbackPages(homeFeedback)
  if (entries.length === 0) return null
  return (
    <Section title={t`What our customers say`}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
        {entries.slice(0, SHOWN).map((entry) => (
          <Review key={entry.id} feedback={entry} />
        ))}
      </SimpleGrid>
    </Section>
  )
}

function Review({ feedback }: { feedback: BestReviews_FeedbackFragment }) {
  return (
    <chakra.figure bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '5', md: '6' }} minW="0">
      <chakra.blockquote fontSize="lg" whiteSpace="pre-line" overflowWrap="anywhere">
        {feedback.comments}
      </chakra.blockquote>
      <HStack as="figcaption" mt="4" gap="3" color="gold.fg">
        <Stars rating={feedback.rating} />
        <Text as="span" fontWeight="semibold" color="fg" truncate>
          {feedback.name}
        </Text>
      </HStack>
    </chakra.figure>
  )
}
