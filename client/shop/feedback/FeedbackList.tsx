import { Box, Button, Center, Heading, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useId } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FeedbackCard, type FeedbackCardActions } from './FeedbackCard.tsx'
import { FeedbackCards } from './FeedbackCards.tsx'
import { feedbackOf } from './feedback-pages.ts'
import { useFeedbackPages } from './use-feedback-pages.ts'

interface FeedbackListProps {
  title: string
  /** The viewer's own entries, or all others. */
  mine: boolean
  /** The text of an empty list. */
  empty: string
  actions?: FeedbackCardActions
  titleRef?: Ref<HTMLHeadingElement>
}

/** One grid of the feedback page: six cards, and six more per page. */
export function FeedbackList({ title, mine, empty, actions, titleRef }: FeedbackListProps) {
  const { t } = useLingui()
  const pages = useFeedbackPages(feedbackOf({ mine }))
  const { state, entries, hasMore, loadingMore, loadMoreFailed } = pages
  const titleId = useId()
  return (
    <Box as="section" aria-labelledby={titleId} mt={{ base: '12', md: '16' }}>
      <Heading as="h2" id={titleId} ref={titleRef} tabIndex={-1} outline="none" size="3xl" mb="5">
        {title}
      </Heading>
      {state === 'failed' && (
        <ErrorState title={t`Failed to fetch feedback`} retry={{ label: t`Try Again`, onClick: pages.retry }}>
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      )}
      {state === 'loading' && <FeedbackCards skeletons={3} />}
      {state === 'ready' && entries.length === 0 && <Text color="fg.muted">{empty}</Text>}
      {entries.length > 0 && (
        <FeedbackCards>
          {entries.map((entry) => (
            <FeedbackCard key={entry.id} feedback={entry} {...(actions && { actions })} />
          ))}
        </FeedbackCards>
      )}
      {(hasMore || loadMoreFailed) && (
        <Center mt="6" flexDirection="column" gap="2">
          <Box role="alert" color="fg.error">
            {loadMoreFailed && t`The next ones did not load.`}
          </Box>
          <Button
            variant="outline"
            loading={loadingMore}
            loadingText={t`Show More`}
            onClick={() => void pages.loadMore()}
          >
            {loadMoreFailed ? t`Try Again` : t`Show More`}
          </Button>
        </Center>
      )}
    </Box>
  )
}
