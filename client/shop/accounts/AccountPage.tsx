import { useQuery } from '@apollo/client/react'
import { Button, Container, Flex, Heading, Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { isUnauthenticated } from '../../app/session/is-unauthenticated.ts'
import { useSession } from '../../app/session/session.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { AccountOfGuest } from './AccountOfGuest.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfilePicture } from './ProfilePicture.tsx'

const AccountPage_query = graphql(`
  query AccountPage {
    viewer {
      id
      ...ProfileForm_user
      ...ProfilePicture_user
      ...PasswordForm_user
      ...EmailPanel_user
      role
      twoFactor {
        since
      }
      ...TwoFactor_user
    }
    sessions {
      id
      ...Sessions_session
    }
    savedAddresses {
      ...SavedAddress_fields
    }
  }
`)

const EmailPanel = lazy(async () => ({ default: (await import('./EmailPanel.tsx')).EmailPanel }))
const SavedAddresses = lazy(async () => ({
  default: (await import('./SavedAddresses.tsx')).SavedAddresses,
}))
const Sessions = lazy(async () => ({ default: (await import('./Sessions.tsx')).Sessions }))
const StaffNotifications = lazy(async () => ({
  default: (await import('../../app/notifications/StaffNotifications.tsx')).StaffNotifications,
}))
const TwoFactor = lazy(async () => ({ default: (await import('./TwoFactor.tsx')).TwoFactor }))

/** Profile, saved addresses, password and sessions of the signed-in user. */
export function AccountPage() {
  const { token, userId, expired } = useSession()
  const isHydrated = useHydrated()
  const { t } = useLingui()
  return (
    <Container pt={{ base: '6', md: '10' }} pb={{ base: '12', md: '20' }} maxW="3xl" minH="100svh">
      <PageHead
        title={t`Your account`}
        description={t`Your name, your picture, your addresses and your password.`}
      />
      <Heading as="h1" size={{ base: '3xl', md: '4xl' }} mb={{ base: '5', md: '8' }}>
        <Trans>Your account</Trans>
      </Heading>
      {!isHydrated ? (
        <AccountSkeleton />
      ) : token === null || expired ? (
        <AccountOfGuest from={paths.account()} />
      ) : (
        <OwnAccount key={userId} />
      )}
    </Container>
  )
}

function OwnAccount() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(AccountPage_query, { fetchPolicy: 'cache-and-network' })
  if (data?.viewer)
    return (
      <Stack gap="6">
        <Flex gap="3" wrap="wrap">
          <Button asChild variant="outline">
            <RouterLink to={paths.orders()}>
              <Trans>Your orders</Trans>
            </RouterLink>
          </Button>
          <Button asChild variant="outline">
            <RouterLink to={paths.wishlist()}>
              <Trans>Your wishlist</Trans>
            </RouterLink>
          </Button>
        </Flex>
        <ProfilePicture user={data.viewer} />
        <ProfileForm user={data.viewer} />
        <PasswordForm user={data.viewer} />
        <Suspense>
          <SavedAddresses addresses={data.savedAddresses} />
          <EmailPanel user={data.viewer} />
          {(data.viewer.role !== 'SHOPPER' || data.viewer.twoFactor) && <TwoFactor user={data.viewer} />}
          {data.viewer.role !== 'SHOPPER' && <StaffNotifications />}
          <Sessions sessions={data.sessions} />
        </Suspense>
      </Stack>
    )
  if (data || isUnauthenticated(error)) return <AccountOfGuest from={paths.account()} />
  if (error)
    return (
      <ErrorState
        title={t`Your account could not be read`}
        retry={{ label: t`Try Again`, onClick: () => void refetch().catch(() => null) }}
      >
        <Trans>Check your connection and try again.</Trans>
      </ErrorState>
    )
  return <AccountSkeleton />
}

function AccountSkeleton() {
  const { t } = useLingui()
  return (
    <Stack gap="6" role="status" aria-label={t`Loading your account`}>
      <Skeleton height="32" borderRadius="l3" />
      <Skeleton height="64" borderRadius="l3" />
      <Skeleton height="80" borderRadius="l3" />
    </Stack>
  )
}
