import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useIsUnreachable } from '../../app/offline/connectivity.ts'

/** Says that the cart could not be loaded and that a cached cart is shown. */
export function CachedCartNotice({ onRetry }: { onRetry: () => void }) {
  const lost = useIsUnreachable()
  return (
    <Box role="alert">
      {lost && (
        <Flex
          align="center"
          wrap="wrap"
          gap="3"
          mb="4"
          ps="4"
          pe="2"
          py="1"
          bg="bg.error"
          color="fg.error"
          borderRadius="l2"
        >
          <CircleAlert aria-hidden size={20} />
          <Box flex="1 1 14rem" py="2">
            <Text fontWeight="semibold">
              <Trans>Failed to load cart. Please try again.</Trans>
            </Text>
            <Text>
              <Trans>This is your cart as you saw it last.</Trans>
            </Text>
          </Box>
          <Button variant="ghost" colorPalette="red" px="3" onClick={onRetry}>
            <Trans>Try Again</Trans>
          </Button>
        </Flex>
      )}
    </Box>
  )
}
