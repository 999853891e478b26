import { useQuery } from '@apollo/client/react'
import { Box, chakra, Flex, Link } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import type { RouteHandle } from '../../../shared/route-handles.ts'
import { load, pageLoader } from '../page-loader.ts'
import { DeferredSection } from '../../ui/DeferredSection.tsx'
import { LazySection } from '../../ui/LazySection.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { PendingCartItems } from '../../shop/cart/PendingCartItems.tsx'
import { ConnectivityNotice } from '../offline/ConnectivityNotice.tsx'
import { Confirmation } from '../session/Confirmation.tsx'
import { SessionNotice } from '../session/SessionNotice.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { NavigationBar } from './NavigationBar.tsx'
import { RefreshOnStart } from './RefreshOnStart.tsx'
import { scrollKey } from './scroll-key.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Below the first screen of every page. */
const importFooter = () => import('./Footer.tsx')
const Footer = lazy(async () => ({ default: (await importFooter()).Footer }))

/** On the admin pages alone. */
const AdminBar = lazy(async () => ({ default: (await import('../../admin/shell/AdminBar.tsx')).AdminBar }))

/** The shop's details, queried once for all components that show them. */
const RootLayout_query = graphql(`
  query RootLayout {
    shop {
      ...PageHead_shop
      ...NavigationBar_shop
      ...Footer_shop
      ...ContactCards_shop
      ...LocalBusiness_shop
      ...CallSection_shop
      ...ForgottenPassword_shop
      ...HeroSlides_shop
      ...Achievements_shop
    }
  }
`)

export const loader = pageLoader(() => [load(RootLayout_query)])

/** The layout of every page. */
export function RootLayout() {
  const { data, error } = useQuery(RootLayout_query)
  useFocusOnNavigation()
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  const isMinimal = handles.some((handle) => handle?.minimalLayout)
  const isAdmin = handles.some((handle) => handle?.adminFrame)
  // Without the shop's details no page can be rendered: the error boundary takes over.
  if (error) throw new Error('The shop could not be read', { cause: error })
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <LoadingBar />
      {isAdmin ? (
        <Box minH="12">
          <LazySection>
            <AdminBar />
          </LazySection>
        </Box>
      ) : (
        data && <NavigationBar shop={data.shop} isMinimal={isMinimal} />
      )}
      <chakra.main id="main" flex="1" tabIndex={-1} outline="none">
        <ConnectivityNotice />
        <Outlet />
      </chakra.main>
      {data && !isMinimal && !isAdmin && (
        <Box mt="auto" css={{ overflowAnchor: 'none' }}>
          <DeferredSection ahead={importFooter}>
            <Footer shop={data.shop} />
          </DeferredSection>
        </Box>
      )}
      <ScrollRestoration getKey={scrollKey} />
      <Toasts />
      <SessionNotice />
      <Confirmation />
      <PendingCartItems />
      <RefreshOnStart />
    </Flex>
  )
}

function SkipLink() {
  return (
    <Link
      href="#main"
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      px="4"
      minH="11"
      bg="brand.solid"
      color="brand.contrast"
      translate="auto"
      translateX="0"
      translateY="-200%"
      _focusVisible={{ translateY: '0' }}
      _print={{ display: 'none' }}
    >
      <Trans>Skip to content</Trans>
    </Link>
  )
}
