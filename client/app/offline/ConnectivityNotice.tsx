import { useApolloClient } from '@apollo/client/react'
import { Box, Button, Container, Flex, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { reloadIfReachable } from '../../ui/reload-if-reachable.ts'
import { isCachedPage, useIsOffline } from './connectivity.ts'

/**
 * Says that the shop is unreachable and that the page shows cached data; retries when the connection is
 * back.
 */
export function ConnectivityNotice() {
  const outOfReach = useIsOffline()
  const client = useApolloClient()
  const [trying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    if (isCachedPage()) await reloadIfReachable()
    else await Promise.allSettled(client.refetchQueries({ include: 'active' }).results)
    setTrying(false)
  }
  const connected = useEffectEvent(() => outOfReach && void tryAgain())
  useEffect(() => {
    const notice = () => connected()
    addEventListener('online', notice)
    return () => removeEventListener('online', notice)
  }, [])
  return (
    <Box role="status" bg="gold.subtle" _empty={{ display: 'none' }}>
      {outOfReach && (
        <Container>
          <Flex align="center" justify="space-between" wrap="wrap" columnGap="4" py="1" minH="11">
            <Text fontSize="sm">
              <Trans>We can’t reach the shop: you see what was here last time.</Trans>
            </Text>
            <Button variant="ghost" px="3" loading={trying} onClick={() => void tryAgain()}>
              <Trans>Try again</Trans>
            </Button>
          </Flex>
        </Container>
      )}
    </Box>
  )
}
