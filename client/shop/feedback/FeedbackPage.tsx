import { Container, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSession } from '../../app/session/session.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { OwnFeedback } from './OwnFeedback.tsx'

/** Requires a signed-in user; guests are sent to log in and return here. */
export function FeedbackPage() {
  const { t } = useLingui()
  const { userId, token } = useSession()
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  const isGuest = userId === null || token === null
  return (
    // At least as high as the screen, so that the footer doesn't move when the session is known.
    <Container py={{ base: '12', md: '20' }} minH="100svh">
      <PageHead
        title={t`Feedback`}
        description={t`Tell us how your garment fits, and read what others say of theirs.`}
      />
      <PageIntro eyebrow={t`In your own words`} title={t`Customer Feedback`}>
        <Trans>Wearing something of ours? Tell us how it fits, good or bad.</Trans>
      </PageIntro>
      {!isHydrated ? (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '4', md: '6' }}>
          <Skeleton height="96" borderRadius="l3" />
          <Skeleton height="60" borderRadius="l3" />
        </SimpleGrid>
      ) : isGuest ? (
        <Navigate to={paths.login()} replace state={{ from: pathname }} />
      ) : (
        <OwnFeedback />
      )}
    </Container>
  )
}
