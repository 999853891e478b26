import { Box, Button, Flex, HStack, IconButton, Text } from '@chakra-ui/react'
import { UserRound } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { logOut, useSession } from '../session/session.ts'

/** Guest or signed in. Its place is as wide in both, so that nothing moves when the browser knows who it is. */
export function AccountArea() {
  const { name, profilePicture } = useSession()
  return (
    <Flex minW={{ base: '11', lg: '60' }} minH="11" align="center" justify="flex-end">
      {name === null ? <GuestArea /> : <SignedInArea name={name} picture={profilePicture} />}
    </Flex>
  )
}

function GuestArea() {
  return (
    <>
      <IconButton asChild variant="ghost" aria-label="Login / Sign Up" hideFrom="lg">
        <RouterLink to={paths.welcome()}>
          <UserRound />
        </RouterLink>
      </IconButton>
      <Button asChild hideBelow="lg">
        <RouterLink to={paths.welcome()}>
          <UserRound />
          Login / Sign Up
        </RouterLink>
      </Button>
    </>
  )
}

function SignedInArea({ name, picture }: { name: string; picture: string | null }) {
  return (
    <HStack gap="2" minW="0">
      <Avatar name={name} picture={picture} />
      <Text truncate maxW="28" fontWeight="semibold" hideBelow="lg">
        {name}
      </Text>
      <Box as="span" srOnly hideFrom="lg">
        Signed in as {name}
      </Box>
      <Button variant="ghost" px="3" onClick={logOut} hideBelow="lg">
        Logout
      </Button>
    </HStack>
  )
}
