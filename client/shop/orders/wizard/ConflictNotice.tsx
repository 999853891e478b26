import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { DraftStore } from './draft-store.ts'

/** The draft was changed elsewhere: the shopper chooses which version to continue with. */
export function ConflictNotice({ store }: { store: DraftStore }) {
  return (
    <Stack role="alert" gap="3" p="4" bg="bg.warning" borderRadius="l2">
      <Text>
        <Trans>
          This order was also changed in another window or on another device. Nothing has been overwritten:
          choose which one to go on with.
        </Trans>
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button onClick={() => store.keepLocal()}>
          <Trans>Keep what is here</Trans>
        </Button>
        <Button variant="outline" onClick={() => store.acceptServer()}>
          <Trans>Take the other one</Trans>
        </Button>
      </Flex>
    </Stack>
  )
}
