import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** A cart belongs to an account: the way to log in, and back here. */
export function GuestCart() {
  const state = { from: paths.cart() }
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
        <Text fontWeight="semibold">Please log in to view your cart</Text>
      </Flex>
      <Text color="fg.muted" maxW="sm">
        What you have added is kept in your account, on every device.
      </Text>
      <Flex gap="3" wrap="wrap" justify="center">
        <Button asChild>
          <RouterLink to={paths.login()} state={state}>
            Log in
          </RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.signup()} state={state}>
            Create an account
          </RouterLink>
        </Button>
      </Flex>
    </Stack>
  )
}
