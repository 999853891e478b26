import { Box, Button, Flex, HStack, IconButton, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { imageSource } from '../../lib/images.ts'
import { paths } from '../../../shared/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { useLiveSession } from '../session/session.ts'
import { useLogOut } from '../session/use-log-out.ts'
import { useReturnHere } from '../session/use-return-here.ts'

/** Log-in link or user menu. Both have the same width, so that nothing shifts when the session is known. */
export function AccountArea() {
  const { name, profilePicture } = useLiveSession()
  return (
    <Flex minW={{ base: '11', lg: '60' }} minH="11" align="center" justify="flex-end">
      {name === null ? <GuestArea /> : <SignedInArea name={name} picture={profilePicture} />}
    </Flex>
  )
}

function GuestArea() {
  const { t } = useLingui()
  const returnHere = useReturnHere()
  return (
    <>
      <IconButton asChild variant="ghost" aria-label={t`Login / Sign Up`} hideFrom="lg">
        <RouterLink to={paths.welcome()} state={returnHere}>
          <UserRound />
        </RouterLink>
      </IconButton>
      <Button asChild hideBelow="lg">
        <RouterLink to={paths.welcome()} state={returnHere}>
          <UserRound />
          <Trans>Login / Sign Up</Trans>
        </RouterLink>
      </Button>
    </>
  )
}

function SignedInArea({ name, picture }: { name: string; picture: string | null }) {
  const logOut = useLogOut()
  return (
    <HStack gap="2" minW="0">
      <Link asChild minH="11" gap="2" color="fg" textDecoration="none">
        <RouterLink to={paths.account()}>
          <Avatar key={picture} name={name} picture={picture && imageSource(picture, 160)} />
          <Box as="span" srOnly>
            <Trans>Your account:</Trans>
          </Box>
          <Text as="span" truncate maxW="28" fontWeight="semibold" srOnly={{ base: true, lg: false }}>
            {name}
          </Text>
        </RouterLink>
      </Link>
      <Button variant="ghost" px="3" onClick={() => void logOut()} hideBelow="lg">
        <Trans>Logout</Trans>
      </Button>
    </HStack>
  )
}
