import { Box, Button, Center, Skeleton, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'

interface GrowingListProps {
  /** The subject of the error message: 'The activity'. */
  what: string
  /** Undefined until the first page is loaded. */
  list:
    { edges: readonly unknown[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } } | undefined
  failed: boolean
  retry: () => Promise<unknown>
  grow: (after: string) => Promise<unknown>
  /** The text of an empty list. */
  empty: string
  children: ReactNode
}

/** A paged list with its loading, empty and error states and a button for the next page. */
export function GrowingList({ what, list, failed, retry, grow, empty, children }: GrowingListProps) {
  const [growing, setGrowing] = useState(false)
  const [growthFailed, setGrowthFailed] = useState(false)
  if (list === undefined)
    return failed ? (
      <ErrorState
        title={`${what} could not be read`}
        retry={{ label: 'Try again', onClick: () => void retry().catch(() => null) }}
      >
        Check your connection and try again.
      </ErrorState>
    ) : (
      <Stack role="status" aria-label="Loading" gap="3">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height="16" borderRadius="l2" />
        ))}
      </Stack>
    )
  const { endCursor, hasNextPage } = list.pageInfo
  const showMore = async () => {
    if (!endCursor) return
    setGrowing(true)
    setGrowthFailed(false)
    await grow(endCursor).catch(() => setGrowthFailed(true))
    setGrowing(false)
  }
  return (
    <>
      {list.edges.length === 0 ? (
        <Text py="8" textAlign="center" color="fg.muted">
          {empty}
        </Text>
      ) : (
        children
      )}
      {hasNextPage && (
        <Center mt="5" flexDirection="column" gap="2">
          <Box role="alert" color="fg.error">
            {growthFailed && 'The next ones did not load.'}
          </Box>
          <Button variant="outline" loading={growing} loadingText="Show more" onClick={() => void showMore()}>
            {growthFailed ? 'Try again' : 'Show more'}
          </Button>
        </Center>
      )}
    </>
  )
}
