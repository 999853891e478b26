import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Logo } from '../../ui/Logo.tsx'
import { useSignedInName } from '../session/session.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { SignedIn } from './SignedIn.tsx'
import { useCameFrom } from './use-account.ts'

/** The fork for guests: log in, or sign up. */
export function WelcomePage() {
  const signedIn = useSignedInName()
  return (
    <>
      <PageHead
        title="Login or sign up"
        description="One account for your cart, your orders and your measurements."
        path={paths.welcome()}
      />
      {signedIn === null ? <Fork /> : <SignedIn name={signedIn} />}
    </>
  )
}

function Fork() {
  const cameFrom = useCameFrom()
  return (
    <Center px="4" py={{ base: '12', md: '24' }} bg="bg.subtle">
      <Stack
        gap="6"
        width="full"
        maxW="md"
        p={{ base: '6', sm: '10' }}
        bg="bg.panel"
        borderRadius="l3"
        boxShadow="sm"
      >
        <Stack align="center" gap="3" textAlign="center">
          <Logo />
          <Heading as="h1" size="3xl">
            Welcome
          </Heading>
          <Text color="fg.muted">
            One account keeps your cart, your orders and your measurements, so that you give them only once.
          </Text>
        </Stack>
        <Stack gap="3">
          <Button asChild size="xl">
            <RouterLink to={paths.login()} state={cameFrom}>
              Login
            </RouterLink>
          </Button>
          <Button asChild size="xl" variant="outline">
            <RouterLink to={paths.signup()} state={cameFrom}>
              Signup
            </RouterLink>
          </Button>
        </Stack>
      </Stack>
    </Center>
  )
}
