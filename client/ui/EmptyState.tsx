import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: LucideIcon
  title: string
  /** What will be here, or what the user can do. */
  text: string
  /** Links to continue with. */
  children: ReactNode
}

/** Shown in place of a list that has nothing in it, with ways to continue. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <Stack role="status" align="center" gap="3" py={{ base: '10', md: '16' }} textAlign="center">
      {Icon && (
        <Flex p="6" borderRadius="full" bg="bg.subtle" color="brand.fg">
          <Icon aria-hidden size={40} strokeWidth={1.25} />
        </Flex>
      )}
      <Heading as="h2" size="2xl">
        {title}
      </Heading>
      <Text color="fg.muted" maxW="md">
        {text}
      </Text>
      <Flex gap="3" wrap="wrap" justify="center">
        {children}
      </Flex>
    </Stack>
  )
}
