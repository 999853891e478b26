import { Center, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The panel around the account forms. */
export function AccountPanel({ children }: { children: ReactNode }) {
  return (
    <Center px="4" py={{ base: '8', md: '16' }} bg="bg.subtle" minH="full">
      <Stack
        gap="6"
        width="full"
        maxW="md"
        p={{ base: '5', sm: '8' }}
        bg="bg.panel"
        borderRadius="l3"
        boxShadow="sm"
      >
        {children}
      </Stack>
    </Center>
  )
}
