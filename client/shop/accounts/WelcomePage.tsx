import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { Logo } from '../../ui/Logo.tsx'
import { useSignedInName } from '../../app/session/session.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { SignedIn } from './SignedIn.tsx'
import { useCameFrom } from './use-account.ts'

/** Offers guests to log in or to sign up. */
export function WelcomePage() {
  const signedIn = useSignedInName()
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={t`Login or sign up`}
        description={t`One account for your cart, your orders and your measurements.`}
      />
      {signedIn === null ? <Fork /> : <SignedIn name={signedIn} />}
    </>
  )
}

function Fork() {
  const cameFrom = useCameFrom()
  return (
    <AccountPanel>
      <Stack align="center" gap="3" textAlign="center">
        <Logo />
        <Heading as="h1" size="3xl">
          <Trans>Welcome</Trans>
        </Heading>
        <Text color="fg.muted">
          <Trans>
            One account keeps your cart, your orders and your measurements, so that you give them only once.
          </Trans>
        </Text>
      </Stack>
      <Stack gap="3">
        <Button asChild size="xl">
          <RouterLink to={paths.login()} state={cameFrom}>
            <Trans>Login</Trans>
          </RouterLink>
        </Button>
        <Button asChild size="xl" variant="outline">
          <RouterLink to={paths.signup()} state={cameFrom}>
            <Trans>Signup</Trans>
          </RouterLink>
        </Button>
      </Stack>
    </AccountPanel>
  )
}
