import { Button, Flex, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

interface MoreButtonProps {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  fetchPage: (after: string) => Promise<unknown>
}

/** Loads a list's next page; renders nothing at its end. */
export function MoreButton({ pageInfo, fetchPage }: MoreButtonProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { hasNextPage, endCursor } = pageInfo
  if (!hasNextPage || !endCursor) return null
  const loadMore = async () => {
    setState('loading')
    try {
      await fetchPage(endCursor)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <Flex direction="column" align="center" gap="2">
      <Text role="status" color="fg.muted" _empty={{ display: 'none' }}>
        {state === 'failed' && <Trans>The next ones did not load. Please try again.</Trans>}
      </Text>
      <Button variant="outline" loading={state === 'loading'} onClick={() => void loadMore()}>
        <Trans>Show more</Trans>
      </Button>
    </Flex>
  )
}
