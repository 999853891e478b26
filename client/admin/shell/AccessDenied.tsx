import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { AdminHeading } from './AdminHeading.tsx'
import { useLogOut } from '../../app/session/use-log-out.ts'

/** Shown to shoppers at an admin address. */
export function AccessDenied() {
  const { t } = useLingui()
  const logOut = useLogOut()
  return (
    <Stack flex="1" align="center" gap="4" px="4" py={{ base: '16', md: '24' }} textAlign="center">
      <AdminHeading title={t`This page is not for you`} />
      <Text maxW="md" color="fg.muted" fontSize="md">
        <Trans>
          It is for the people who run the shop. If you are one of them, log in with the shop’s account.
        </Trans>
      </Text>
      <Flex gap="3" wrap="wrap" justify="center">
        <Button asChild>
          <RouterLink to={paths.home()}>
            <Trans>Go to the home page</Trans>
          </RouterLink>
        </Button>
        <Button variant="outline" onClick={() => void logOut()}>
          <Trans>Log in with another account</Trans>
        </Button>
      </Flex>
    </Stack>
  )
}
