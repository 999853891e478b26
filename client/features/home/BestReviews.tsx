import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { chakra, HStack, SimpleGrid, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import { Section } from '../../ui/Section.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { homeFeedback } from '../feedback/feedback-pages.ts'
import { useFeedbackPages } from '../feedback/use-feedback-pages.ts'

const BestReviews_feedback = graphql(`
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

function Review({ feedback }: { feedback: FragmentType<typeof BestReviews_feedback> }) {
  const { data, complete } = useFragment({ fragment: BestReviews_feedback, from: feedback })
  if (!complete) return null
  return (
    <chakra.figure bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '5', md: '6' }} minW="0">
      <chakra.blockquote fontSize="lg" whiteSpace="pre-line" overflowWrap="anywhere">
        {data.comments}
      </chakra.blockquote>
      <HStack as="figcaption" mt="4" gap="3" color="gold.fg">
        <Stars rating={data.rating} />
        <Text as="span" fontWeight="semibold" color="fg" truncate>
          {data.name}
        </Text>
      </HStack>
    </chakra.figure>
  )
}
