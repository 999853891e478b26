import { useQuery } from '@apollo/client/react'
import { Global } from '@emotion/react'
import { Box, Button, Flex, HStack, Link, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { graphql } from '../../__generated__/index.ts'
import { imageSource } from '../../lib/images.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { LanguageSwitch } from '../../app/shell/LanguageSwitch.tsx'
import { useLiveSession } from '../../app/session/session.ts'
import { useShopDevice } from '../../app/session/shop-device.ts'
import { useLogOut } from '../../app/session/use-log-out.ts'
import { useLock } from '../lock/use-lock.ts'
import { UnsentBadge } from '../offline/UnsentBadge.tsx'
import { AdminTexts } from './AdminTexts.tsx'

const AdminBar_query = graphql(`
  query AdminBar {
    shop {
      name
    }
  }
`)

/** The slim bar above the admin pages: the way to the shop, and who is signed in. */
export function AdminBar() {
  return (
    <AdminTexts>
      <Global styles={toastsOverBar} />
      <Bar />
    </AdminTexts>
  )
}

/** Over the bar, beside its last button, and on one line: below it, toasts would cover the buttons of a page's heading. */
const toastsOverBar = {
  '@media (min-width: 48em)': {
    ':root': { '--toasts-top': '0.125rem', '--toasts-end': '7rem', '--toasts-width': '36rem' },
  },
}

function Bar() {
  const { data } = useQuery(AdminBar_query)
  const { token, name, profilePicture } = useLiveSession()
  const isSignedIn = token !== null
  const device = useShopDevice()
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      minH="12"
      px={{ base: '2', md: '4' }}
      gap="3"
      align="center"
      justify="space-between"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Link
        asChild
        minH="11"
        gap="2"
        minW="0"
        color="fg"
        textDecoration="none"
        css={{ '& svg': { width: '28px' } }}
      >
        <RouterLink to={paths.home()}>
          <Logo />
          <Text as="span" fontFamily="heading" fontWeight="600" truncate>
            {data?.shop.name}
          </Text>
        </RouterLink>
      </Link>
      <HStack gap="1" flexShrink="0">
        {isSignedIn && <UnsentBadge />}
        <LanguageSwitch />
        {isSignedIn && name !== null && (
          <>
            <Link asChild minH="11" minW="11" gap="2" color="fg" textDecoration="none">
              <RouterLink to={paths.account()}>
                <Avatar
                  key={profilePicture}
                  name={name}
                  picture={profilePicture && imageSource(profilePicture, 160)}
                />
                <Box as="span" srOnly>
                  <Trans>Your account:</Trans>
                </Box>
                <Text as="span" truncate maxW="40" fontWeight="semibold" srOnly={{ base: true, md: false }}>
                  {name}
                </Text>
              </RouterLink>
            </Link>
            {device ? <LockButton /> : <LogOut />}
          </>
        )}
      </HStack>
    </Flex>
  )
}

/** On a tablet of the shop's: for the next person. */
function LockButton() {
  const lock = useLock()
  return (
    <Button variant="outline" minH="11" ms="2" px="3" onClick={() => void lock()}>
      <Trans>Lock</Trans>
    </Button>
  )
}

function LogOut() {
  const logOut = useLogOut()
  return (
    <Button variant="ghost" minH="11" px="3" onClick={() => void logOut()}>
      <Trans>Logout</Trans>
    </Button>
  )
}
