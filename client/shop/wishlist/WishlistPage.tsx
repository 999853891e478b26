import { useApolloClient } from '@apollo/client/react'
import { Box, Container, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useEffect, useState } from 'react'
import { paths } from '../../../shared/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LazySection } from '../../ui/LazySection.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useStable } from '../../ui/use-stable.ts'
import { useTabFocus } from '../cart/use-tab-focus.ts'
import { ProductSkeletons } from '../catalogue/ProductSkeletons.tsx'
import { LoginLinks } from '../../app/session/LoginLinks.tsx'
import { useSession } from '../../app/session/session.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { refreshWishlist } from './change-wishlist.ts'
import { EmptyWishlist } from './EmptyWishlist.tsx'
import { WishlistDesigns } from './WishlistDesigns.tsx'
import { useWishlistCopy } from './wishlist-copy.ts'

const ShareWishlist = lazy(async () => ({ default: (await import('./ShareWishlist.tsx')).ShareWishlist }))

/** The designs that the user has marked: an account's, or a guest's in this browser. */
export function WishlistPage() {
  const { t } = useLingui()
  const { userId } = useSession()
  const isHydrated = useHydrated()
  return (
    <Container pt={{ base: '6', md: '10' }} pb={{ base: '12', md: '20' }} minH="100svh">
      <PageHead title={t`Your wishlist`} description={t`Designs that you have marked to find them again.`} />
      <Heading as="h1" size={{ base: '3xl', md: '4xl' }} mb={{ base: '3', md: '4' }} tabIndex={-1}>
        <Trans>Your wishlist</Trans>
      </Heading>
      {isHydrated ? <OwnWishlist key={userId} /> : <ProductSkeletons />}
    </Container>
  )
}

function OwnWishlist() {
  const { t } = useLingui()
  const { token, expired } = useSession()
  const { productIds, isKnown } = useWishlistCopy()
  const { failed, refresh } = useRefresh()
  const isGuest = token === null || expired
  if (!isKnown && expired) return <LoginHint />
  if (!isKnown && failed)
    return (
      <ErrorState
        title={t`Your wishlist did not load`}
        retry={{ label: t`Try Again`, onClick: () => void refresh() }}
      >
        <Trans>What you have marked is safe in your account.</Trans>
      </ErrorState>
    )
  if (!isKnown) return <ProductSkeletons />
  return (
    <Stack gap={{ base: '5', md: '8' }}>
      {isGuest ? (
        <LoginHint />
      ) : (
        productIds.length > 0 && (
          <Box minH="11">
            <LazySection>
              <ShareWishlist />
            </LazySection>
          </Box>
        )
      )}
      {productIds.length === 0 ? <EmptyWishlist /> : <WishlistDesigns productIds={productIds} />}
    </Stack>
  )
}

/** Reads the account's wishlist when the page opens and when the user returns to it. */
function useRefresh() {
  const client = useApolloClient()
  const [failed, setFailed] = useState(false)
  const refresh = useStable(async () => {
    setFailed(false)
    await refreshWishlist(client, { again: true }).catch(() => setFailed(true))
  })
  useEffect(() => {
    refresh()
  }, [refresh])
  useTabFocus(() => void refresh())
  return { failed, refresh }
}

function LoginHint() {
  return (
    <Stack gap="3" align="flex-start" p="4" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Text>
        <Trans>It is kept in this browser. Log in to have it on every device, and to share it.</Trans>
      </Text>
      <LoginLinks from={paths.wishlist()} />
    </Stack>
  )
}
