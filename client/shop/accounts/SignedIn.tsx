import { Button, Heading, Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { useLogOut } from '../../app/session/use-log-out.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { useCameFrom } from './use-account.ts'

/** Replaces the log-in forms for users who are signed in. */
export function SignedIn({ name }: { name: string }) {
  const logOut = useLogOut()
  const cameFrom = useCameFrom()
  return (
    <AccountPanel>
      <Heading as="h1" size="2xl" textAlign="center" overflowWrap="anywhere">
        <Trans>Signed in as {name}</Trans>
      </Heading>
      <Stack gap="3">
        <Button asChild size="xl">
          <RouterLink to={cameFrom?.from ?? paths.home()}>
            <Trans>Continue</Trans>
          </RouterLink>
        </Button>
        <Button asChild size="xl" variant="outline">
          <RouterLink to={paths.account()}>
            <Trans>Your account</Trans>
          </RouterLink>
        </Button>
        <Button size="xl" variant="outline" onClick={() => void logOut()}>
          <Trans>Logout</Trans>
        </Button>
      </Stack>
    </AccountPanel>
  )
}
