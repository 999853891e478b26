import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Box, Button, Center, Heading, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { load } from '../../page-loader.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FeedbackCard } from '../feedback/FeedbackCard.tsx'
import { FeedbackPages_query, productFeedback } from '../feedback/feedback-pages.ts'

/** Runs the section's query for the page's loader. */
export const loadProductFeedback = (productId: string) =>
  load(FeedbackPages_query, productFeedback(productId))

export interface ProductFeedbackProps {
  productId: string
  /** The number of entries, from the product's rating: as many skeletons are shown while they load. */
  count: number
}

/** The product's feedback, best first. */
export function ProductFeedback({ productId, count }: ProductFeedbackProps) {
  const { t } = useLingui()
  const variables = productFeedback(productId)
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(FeedbackPages_query, {
    variables,
    notifyOnNetworkStatusChange: true,
  })
  const [failed, setFailed] = useState(false)
  const showMore = async () => {
    setFailed(false)
    try {
      await fetchMore({ variables: { after: data?.feedback.pageInfo.endCursor } })
    } catch {
      setFailed(true)
    }
  }
  return (
    <Box as="section" aria-labelledby="product-feedback">
      <Heading as="h2" id="product-feedback" size={{ base: '2xl', md: '3xl' }} mb={{ base: '4', md: '6' }}>
        <Trans>Feedback on this design</Trans>
      </Heading>
      {error && !data ? (
        <ErrorState
          title={t`Failed to fetch feedback`}
          retry={{ label: t`Try Again`, onClick: () => void refetch() }}
        >
          <Trans>The rest of the page works. Try again in a moment.</Trans>
        </ErrorState>
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap={{ base: '3', md: '4' }} alignItems="start">
          {data
            ? data.feedback.edges.map(({ node }) => <FeedbackCard key={node.id} feedback={node} />)
            : Array.from({ length: Math.min(count, variables.first) }, (_, index) => (
                <Skeleton key={index} height="40" />
              ))}
        </SimpleGrid>
      )}
      {data?.feedback.pageInfo.hasNextPage && (
        <Center mt="6" flexDirection="column" gap="2">
          {failed && (
            <Text role="alert" color="fg.error">
              <Trans>The next ones did not load.</Trans>
            </Text>
          )}
          <Button
            variant="outline"
            loading={networkStatus === NetworkStatus.fetchMore}
            onClick={() => void showMore()}
          >
            {failed ? t`Try Again` : t`Show More`}
          </Button>
        </Center>
      )}
    </Box>
  )
}
