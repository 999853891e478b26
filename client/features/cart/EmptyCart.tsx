import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'

export function EmptyCart() {
  return (
    <Stack role="status" align="center" gap="3" py={{ base: '10', md: '16' }} textAlign="center">
      <Flex p="6" borderRadius="full" bg="bg.subtle" color="brand.fg">
        <ShoppingBag aria-hidden size={40} strokeWidth={1.25} />
      </Flex>
      <Heading as="h2" size="2xl">
        <Trans>Your cart is empty</Trans>
      </Heading>
      <Text color="fg.muted" maxW="sm">
        <Trans>Everything you add waits here, on every device that you log in with.</Trans>
      </Text>
      <Flex gap="3" wrap="wrap" justify="center">
        <Button asChild>
          <RouterLink to={paths.gallery()}>
            <Trans>Explore Designs</Trans>
          </RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.order(null, 'custom')}>
            <Trans>Start Your Design</Trans>
          </RouterLink>
        </Button>
      </Flex>
    </Stack>
  )
}
