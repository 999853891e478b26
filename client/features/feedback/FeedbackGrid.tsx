import { useQuery } from '@apollo/client/react'
import { Button, Center, HStack, SimpleGrid, Skeleton, Spinner, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Section } from '../../ui/Section.tsx'
import { noAnchor, useSentinel } from '../../ui/use-sentinel.ts'
import { FeedbackCard } from './FeedbackCard.tsx'

const batch = 12
const loadingDelay = 500
/** After so many batches a button loads more: the footer must be within reach. */
const batchesBySentinel = 3

const FeedbackGrid_query = graphql(`
  query FeedbackGrid($first: Int!, $after: String) {
    feedback(first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...FeedbackCard_feedback
        }
      }
    }
  }
`)

/** All feedback, best first, in batches that come as she scrolls. */
export function FeedbackGrid() {
  const { data, error, refetch, fetchMore } = useQuery(FeedbackGrid_query, { variables: { first: batch } })
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const entries = data?.feedback.edges ?? []
  const more = data?.feedback.pageInfo.hasNextPage ?? false
  const bySentinel = entries.length < batch * batchesBySentinel && !failed

  const loadMore = async () => {
    if (loading || !more) return
    setLoading(true)
    setFailed(false)
    try {
      await new Promise((resolve) => setTimeout(resolve, loadingDelay))
      await fetchMore({ variables: { after: data?.feedback.pageInfo.endCursor } })
    } catch {
      setFailed(true)
    } finally {
      setLoading(false)
    }
  }
  const sentinel = useSentinel(() => void loadMore(), more && bySentinel && !loading)

  if (data?.feedback.totalCount === 0) return null
  return (
    <Section id="feedback" eyebrow="Loved by 1000+ happy customers" title="All Products" bg="bg.subtle">
      {error && !data ? (
        <ErrorState
          title="Failed to fetch feedback"
          retry={{ label: 'Try Again', onClick: () => void refetch() }}
        >
          The rest of the page works. Try again in a moment.
        </ErrorState>
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap={{ base: '3', md: '4' }} alignItems="start">
          {data
            ? entries.map(({ node }) => <FeedbackCard key={node.id} feedback={node} />)
            : Array.from({ length: 6 }, (_, index) => <Skeleton key={index} height="40" />)}
        </SimpleGrid>
      )}
      <Center ref={sentinel} css={noAnchor} role="status" minH="20" pt="4" flexDirection="column" gap="2">
        {loading && (
          <HStack>
            <Spinner size="sm" />
            <Text>Loading more amazing designs...</Text>
          </HStack>
        )}
        {failed && <Text color="fg.error">The next ones did not load.</Text>}
        {more && !loading && !bySentinel && (
          <Button variant="outline" onClick={() => void loadMore()}>
            {failed ? 'Try Again' : 'Show more feedback'}
          </Button>
        )}
        {data && !more && entries.length > batch && (
          <Text color="fg.muted">You've explored our entire collection!</Text>
        )}
      </Center>
    </Section>
  )
}
