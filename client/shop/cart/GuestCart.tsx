import { Flex, Stack, Text } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { paths } from '../../../shared/paths.ts'
import { LoginLinks } from '../../app/session/LoginLinks.tsx'
import { readPendingItems } from './pending-items.ts'

/** A cart belongs to an account: links to log in, which return to this page. */
export function GuestCart() {
  const waiting = readPendingItems().length
  return (
    <Stack align="center" gap="5" py={{ base: '8', md: '16' }} textAlign="center">
      <Flex
        role="alert"
        gap="3"
        px="5"
        py="3"
        bg="bg.error"
        color="fg.error"
        borderRadius="l2"
        align="center"
      >
        <CircleAlert aria-hidden size={20} />
        <Text fontWeight="semibold">
          <Trans>Please log in to view your cart</Trans>
        </Text>
      </Flex>
      <Text color="fg.muted" maxW="sm">
        <Trans>What you have added is kept in your account, on every device.</Trans>
      </Text>
      {waiting > 0 && (
        <Text>
          <Plural
            value={waiting}
            one="# design waits to be added when you log in."
            other="# designs wait to be added when you log in."
          />
        </Text>
      )}
      <LoginLinks from={paths.cart()} />
    </Stack>
  )
}
