import { Box, Heading, Stack } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** One part of the account's page. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      p={{ base: '4', sm: '6' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Stack gap="4">
        <Heading as="h2" id={id} size="xl">
          {title}
        </Heading>
        {children}
      </Stack>
    </Box>
  )
}
