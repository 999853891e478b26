import { useQuery } from '@apollo/client/react'
import { chakra, Flex, Link } from '@chakra-ui/react'
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { Toasts } from '../../ui/Toasts.tsx'
import { WaitingAddition } from '../cart/WaitingAddition.tsx'
import { SessionNotice } from '../session/SessionNotice.tsx'
import { Footer } from './Footer.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { NavigationBar } from './NavigationBar.tsx'
import { useArrival } from './use-arrival.ts'

const RootLayout_query = graphql(`
  query RootLayout {
    shop {
      ...PageHead_shop
      ...NavigationBar_shop
      ...Footer_shop
    }
  }
`)

/** What stands around every page. */
export function RootLayout() {
  const { data, error } = useQuery(RootLayout_query)
  useArrival()
  // Without the shop's own facts there is no page to show: the route's error page takes over.
  if (error) throw new Error('The shop could not be read', { cause: error })
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <LoadingBar />
      {data && <NavigationBar shop={data.shop} />}
      <chakra.main id="main" flex="1" tabIndex={-1} outline="none">
        <Outlet />
      </chakra.main>
      {data && <Footer shop={data.shop} />}
      <Toasts />
      <SessionNotice />
      <WaitingAddition />
      <ScrollRestoration getKey={scrollKey} />
    </Flex>
  )
}

/** A page that was loaded whole has no key of its own: its address tells it from others. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

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
    >
      Skip to content
    </Link>
  )
}
