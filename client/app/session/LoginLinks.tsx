import { Button, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'

/** Links to log in or sign up, which return to this page. */
export function LoginLinks({ from }: { from: string }) {
  const state = { from }
  return (
    <Flex gap="3" wrap="wrap" justify="center">
      <Button asChild>
        <RouterLink to={paths.login()} state={state}>
          <Trans>Log in</Trans>
        </RouterLink>
      </Button>
      <Button asChild variant="outline">
        <RouterLink to={paths.signup()} state={state}>
          <Trans>Create an account</Trans>
        </RouterLink>
      </Button>
    </Flex>
  )
}
