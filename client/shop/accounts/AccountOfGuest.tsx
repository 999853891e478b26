import { Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { LoginLinks } from '../../app/session/LoginLinks.tsx'

/** Shown to guests at account pages: links to log in, which return to this page. */
export function AccountOfGuest({ from }: { from: string }) {
  return (
    <Stack role="status" align="center" gap="5" py={{ base: '8', md: '16' }} textAlign="center">
      <Text fontWeight="semibold" fontSize="lg">
        <Trans>Please log in to see your account</Trans>
      </Text>
      <LoginLinks from={from} />
    </Stack>
  )
}
