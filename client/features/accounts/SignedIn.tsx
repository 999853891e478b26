import { Button, Center, Heading, Stack } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { logOut } from '../session/session.ts'
import { useCameFrom } from './use-account.ts'

/** Stands in for the forms when there is nothing to fill in. */
export function SignedIn({ name }: { name: string }) {
  const cameFrom = useCameFrom()
  return (
    <Center px="4" py={{ base: '12', md: '24' }} bg="bg.subtle" minH="full">
      <Stack
        gap="6"
        width="full"
        maxW="md"
        p={{ base: '6', sm: '10' }}
        bg="bg.panel"
        borderRadius="l3"
        boxShadow="sm"
      >
        <Heading as="h1" size="2xl" textAlign="center" overflowWrap="anywhere">
          Signed in as {name}
        </Heading>
        <Stack gap="3">
          <Button asChild size="xl">
            <RouterLink to={cameFrom?.from ?? paths.home()}>Continue</RouterLink>
          </Button>
          <Button size="xl" variant="outline" onClick={logOut}>
            Logout
          </Button>
        </Stack>
      </Stack>
    </Center>
  )
}
