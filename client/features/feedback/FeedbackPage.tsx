import { useQuery } from '@apollo/client/react'
import { Button, Center, Container, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { FeedbackCard } from './FeedbackCard.tsx'
import { FeedbackInvitation } from './FeedbackInvitation.tsx'

const pageSize = 6

const FeedbackPage_query = graphql(`
  query FeedbackPage($first: Int!, $after: String) {
    shop {
      ...FeedbackInvitation_shop
    }
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

/** What customers say, best first. */
export function FeedbackPage() {
  const { data, error, refetch, fetchMore } = useQuery(FeedbackPage_query, { variables: { first: pageSize } })
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const showMore = async () => {
    setLoading(true)
    setFailed(false)
    try {
      await fetchMore({ variables: { after: data?.feedback.pageInfo.endCursor } })
    } catch {
      setFailed(true)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Container py={{ base: '12', md: '20' }}>
      <PageHead
        title="Feedback"
        description="What customers say about our blouses, lehengas, suits and sarees, in their own words."
        path={paths.feedback()}
      />
      <PageIntro eyebrow="In their own words" title="Customer Feedback" />
      {data && <FeedbackInvitation shop={data.shop} />}
      {!data && error && (
        <ErrorState
          title="Failed to fetch feedback"
          retry={{ label: 'Try Again', onClick: () => void refetch() }}
        >
          Check your connection and try again.
        </ErrorState>
      )}
      {data?.feedback.totalCount === 0 && (
        <Text textAlign="center" color="fg.muted">
          No feedback from other users yet.
        </Text>
      )}
      {(data || !error) && (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap={{ base: '3', md: '4' }} alignItems="start">
          {data
            ? data.feedback.edges.map(({ node }) => <FeedbackCard key={node.id} feedback={node} />)
            : Array.from({ length: pageSize }, (_, index) => <Skeleton key={index} height="40" />)}
        </SimpleGrid>
      )}
      <Center mt="8" flexDirection="column" gap="2" minH="11">
        {failed && (
          <Text role="alert" color="fg.error">
            The next ones did not load.
          </Text>
        )}
        {data?.feedback.pageInfo.hasNextPage && (
          <Button variant="outline" loading={loading} onClick={() => void showMore()}>
            {failed ? 'Try Again' : 'Show More'}
          </Button>
        )}
      </Center>
    </Container>
  )
}
