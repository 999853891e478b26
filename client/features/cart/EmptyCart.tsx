import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { ShoppingBag } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths.ts'

export function EmptyCart() {
  return (
    <Stack role="status" align="center" gap="3" py={{ base: '10', md: '16' }} textAlign="center">
      <Flex p="6" borderRadius="full" bg="bg.subtle" color="brand.fg">
        <ShoppingBag aria-hidden size={40} strokeWidth={1.25} />
      </Flex>
      <Heading as="h2" size="2xl">
        Your cart is empty
      </Heading>
      <Text color="fg.muted" maxW="sm">
        Everything you add waits here, on every device that you log in with.
      </Text>
      <Flex gap="3" wrap="wrap" justify="center">
        <Button asChild>
          <RouterLink to={paths.gallery()}>Explore Designs</RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.order(null, 'custom')}>Start Your Design</RouterLink>
        </Button>
      </Flex>
    </Stack>
  )
}
