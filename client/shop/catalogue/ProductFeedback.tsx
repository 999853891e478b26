import { Box, Button, Center, Flex, Heading, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FeedbackSort } from '../../__generated__/graphql.ts'
import { load } from '../../app/page-loader.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { FeedbackCard } from '../feedback/FeedbackCard.tsx'
import { FeedbackPages_query, productFeedback } from '../feedback/feedback-pages.ts'
import { useFeedbackPages } from '../feedback/use-feedback-pages.ts'

/** Runs the section's query for the page's loader. */
export const loadProductFeedback = (productId: string) =>
  load(FeedbackPages_query, productFeedback(productId))

export interface ProductFeedbackProps {
  productId: string
  /** The number of entries, from the product's rating: as many skeletons are shown while they load. */
  count: number
}

const sorts = [
  { sort: 'HIGHEST_RATED', label: msg`Highest rated first` },
  { sort: 'LOWEST_RATED', label: msg`Lowest rated first` },
  { sort: 'NEWEST', label: msg`Newest first` },
] as const satisfies { sort: FeedbackSort; label: unknown }[]

/** The product's feedback in full, in the chosen order: best first until another is chosen. */
export function ProductFeedback({ productId, count }: ProductFeedbackProps) {
  const { t, i18n } = useLingui()
  const [sort, setSort] = useState<FeedbackSort>('HIGHEST_RATED')
  const list = productFeedback(productId, sort)
  const pages = useFeedbackPages(list)
  return (
    <Box as="section" aria-labelledby="product-feedback">
      <Flex mb={{ base: '4', md: '6' }} gap="4" wrap="wrap" align="end" justify="space-between">
        <Heading as="h2" id="product-feedback" size={{ base: '2xl', md: '3xl' }}>
          <Trans>Feedback on this design</Trans>
        </Heading>
        {count > 1 && (
          <Box minW="56">
            <SelectField
              label={t`Sort by`}
              value={sort}
              onChange={({ target }) => setSort(target.value as FeedbackSort)}
            >
              {sorts.map((each) => (
                <option key={each.sort} value={each.sort}>
                  {i18n._(each.label)}
                </option>
              ))}
            </SelectField>
          </Box>
        )}
      </Flex>
      {pages.state === 'failed' ? (
        <ErrorState title={t`Failed to fetch feedback`} retry={{ label: t`Try Again`, onClick: pages.retry }}>
          <Trans>The rest of the page works. Try again in a moment.</Trans>
        </ErrorState>
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap={{ base: '3', md: '4' }} alignItems="start">
          {pages.state === 'ready'
            ? pages.entries.map((node) => <FeedbackCard key={node.id} feedback={node} inFull />)
            : Array.from({ length: Math.min(count, list.first) }, (_, index) => (
                <Skeleton key={index} height="40" />
              ))}
        </SimpleGrid>
      )}
      {(pages.hasMore || pages.loadMoreFailed) && (
        <Center mt="6" flexDirection="column" gap="2">
          {pages.loadMoreFailed && (
            <Text role="alert" color="fg.error">
              <Trans>The next ones did not load.</Trans>
            </Text>
          )}
          <Button
            variant="outline"
            loading={pages.loadingMore}
            loadingText={t`Show More`}
            onClick={() => void pages.loadMore()}
          >
            {pages.loadMoreFailed ? t`Try Again` : t`Show More`}
          </Button>
        </Center>
      )}
    </Box>
  )
}
