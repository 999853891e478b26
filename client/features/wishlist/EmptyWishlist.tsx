import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'

export function EmptyWishlist() {
  return (
    <Stack role="status" align="center" gap="3" py={{ base: '10', md: '16' }} textAlign="center">
      <Flex p="6" borderRadius="full" bg="bg.subtle" color="brand.fg">
        <Heart aria-hidden size={40} strokeWidth={1.25} />
      </Flex>
      <Heading as="h2" size="2xl">
        <Trans>Your wishlist is empty</Trans>
      </Heading>
      <Text color="fg.muted" maxW="sm">
        <Trans>Tap the heart on a design, and you find it again here.</Trans>
      </Text>
      <Button asChild>
        <RouterLink to={paths.gallery({ show: 'all' })}>
          <Trans>Explore Designs</Trans>
        </RouterLink>
      </Button>
    </Stack>
  )
}
