import { Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { LoginLinks } from '../../app/session/LoginLinks.tsx'

/** Orders belong to an account: links to log in, which return to this page. */
export function GuestOrders({ title }: { title: string }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <PageIntro title={title} />
      <Stack role="status" align="center" gap="5" textAlign="center">
        <Text fontWeight="semibold" fontSize="lg">
          <Trans>Please log in to see your orders</Trans>
        </Text>
        <Text color="fg.muted" maxW="sm">
          <Trans>They are kept in your account, on every device.</Trans>
        </Text>
        <LoginLinks from={pathname + search} />
      </Stack>
    </>
  )
}
