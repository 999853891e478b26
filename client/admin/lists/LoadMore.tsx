import { Box, Button, Center } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useLoadMore } from './use-load-more.ts'

/** The button that adds a list's next page. */
export function LoadMore({ loadMore }: { loadMore: () => Promise<unknown> }) {
  const { t } = useLingui()
  const more = useLoadMore(loadMore)
  return (
    <Center mt="5" flexDirection="column" gap="2">
      <Box role="alert" color="fg.error">
        {more.state === 'failed' && t`The next ones did not load.`}
      </Box>
      <Button
        variant="outline"
        minH="11"
        loading={more.state === 'loading'}
        loadingText={t`Show more`}
        onClick={() => void more.load()}
      >
        {more.state === 'failed' ? t`Try again` : t`Show more`}
      </Button>
    </Center>
  )
}
