import { useQuery } from '@apollo/client/react'
import { Box, Flex, Grid, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import { Stars } from '../../ui/Stars.tsx'
import { ratingPalette } from './rating-palette.ts'
import { toNumber } from '../../lib/to-number.ts'

const FeedbackSummary_query = graphql(`
  query FeedbackSummary {
    feedback(first: 1) {
      totalCount
      ratingCounts {
        rating
        count
      }
    }
  }
`)

/**
 * The average rating and its distribution. Renders nothing without ratings, or if they could not be
 * loaded.
 */
export function FeedbackSummary() {
  const { data, error } = useQuery(FeedbackSummary_query)
  const { totalCount = 0, ratingCounts = [] } = data?.feedback ?? {}
  if (!data) return error ? null : <Skeleton height="60" borderRadius="l3" />
  if (totalCount === 0) return null
  const sum = ratingCounts.reduce((total, { rating, count }) => total + rating * count, 0)
  const average = (sum / totalCount).toFixed(1)
  return (
    <Box p={{ base: '5', md: '8' }} bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Heading as="h2" size="2xl" mb="4">
        <Trans>What customers say</Trans>
      </Heading>
      <Flex align="center" gap="4" color="gold.fg">
        <Text fontFamily="heading" fontSize="5xl" lineHeight="1" color="fg">
          {average}
        </Text>
        <Stack gap="1">
          <Stars rating={toNumber(average)} />
          <Text color="fg.muted" fontSize="sm">
            <Plural value={totalCount} one="From # rating" other="From # ratings" />
          </Text>
        </Stack>
      </Flex>
      <Stack as="ul" gap="2" mt="5">
        {ratingCounts.map(({ rating, count }) => (
          <Bar key={rating} rating={rating} count={count} share={count / totalCount} />
        ))}
      </Stack>
    </Box>
  )
}

function Bar({ rating, count, share }: { rating: number; count: number; share: number }) {
  return (
    <Grid as="li" templateColumns="4rem 1fr 3rem" gap="3" alignItems="center" fontSize="sm">
      <Text as="span">
        <Plural value={rating} one="# star" other="# stars" />
      </Text>
      <Box aria-hidden height="2.5" borderRadius="full" bg="bg.muted" overflow="hidden">
        <Box
          height="full"
          colorPalette={ratingPalette(rating)}
          bg="colorPalette.solid"
          style={{ width: `${share * 100}%` }}
        />
      </Box>
      <Text as="span" textAlign="end" color="fg.muted">
        <VisuallyHidden>: </VisuallyHidden>
        {count}
      </Text>
    </Grid>
  )
}
