import { Button, Center, HStack, Spinner, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Section } from '../../ui/Section.tsx'
import { noAnchor, useSentinel } from '../../ui/use-sentinel.ts'
import { FeedbackCard } from '../feedback/FeedbackCard.tsx'
import { homeFeedback } from '../feedback/feedback-pages.ts'
import { FeedbackCards } from '../feedback/FeedbackCards.tsx'
import { useFeedbackPages } from '../feedback/use-feedback-pages.ts'
import { type HomeScroll, useHomeScrollRestoration } from './use-home-scroll-restoration.ts'

const batch = homeFeedback.first
/** Specification, section 2. */
const loadingDelay = 500

/** After this many batches a button loads more, so that the footer can be reached. */
const batchesBySentinel = 3

const delay = () => new Promise((resolve) => setTimeout(resolve, loadingDelay))

/** All feedback, best first, loaded in batches on scroll. */
export function HomeFeedback({ scroll }: { scroll: HomeScroll }) {
  const { t } = useLingui()
  const pages = useFeedbackPages(homeFeedback)
  const { state, entries, hasMore, loadingMore, loadMoreFailed, loadMore } = pages
  useHomeScrollRestoration(scroll, { ...pages, shown: entries.length })
  const bySentinel = entries.length < batch * batchesBySentinel && !loadMoreFailed
  const sentinel = useSentinel(() => void loadMore(delay()), hasMore && bySentinel && !loadingMore)
  return (
    <Section id="feedback" eyebrow={t`Loved by 1000+ happy customers`} title={t`All Products`} bg="bg.subtle">
      {state === 'failed' && (
        <ErrorState title={t`Failed to fetch feedback`} retry={{ label: t`Try Again`, onClick: pages.retry }}>
          <Trans>The rest of the page works. Try again in a moment.</Trans>
        </ErrorState>
      )}
      {state === 'loading' && <FeedbackCards skeletons={6} />}
      {state === 'ready' && entries.length === 0 && <NoFeedback />}
      {entries.length > 0 && (
        <FeedbackCards>
          {entries.map((entry) => (
            <FeedbackCard key={entry.id} feedback={entry} />
          ))}
        </FeedbackCards>
      )}
      <Center ref={sentinel} css={noAnchor} role="status" minH="20" pt="4" flexDirection="column" gap="2">
        {loadingMore && (
          <HStack>
            <Spinner size="sm" />
            <Text>
              <Trans>Loading more amazing designs...</Trans>
            </Text>
          </HStack>
        )}
        {loadMoreFailed && (
          <Text color="fg.error">
            <Trans>The next ones did not load.</Trans>
          </Text>
        )}
        {hasMore && !loadingMore && !bySentinel && (
          <Button variant="outline" onClick={() => void loadMore(delay())}>
            {loadMoreFailed ? t`Try Again` : t`Show more feedback`}
          </Button>
        )}
        {state === 'ready' && !hasMore && entries.length > batch && (
          <Text color="fg.muted">
            <Trans>You've explored our entire collection!</Trans>
          </Text>
        )}
      </Center>
    </Section>
  )
}

function NoFeedback() {
  return (
    <Center flexDirection="column" gap="4" textAlign="center">
      <Text color="fg.muted">
        <Trans>Nobody has written yet. Yours could be the first.</Trans>
      </Text>
      <Button asChild variant="outline">
        <RouterLink to={paths.feedback()}>
          <Trans>Give Feedback</Trans>
        </RouterLink>
      </Button>
    </Center>
  )
}
