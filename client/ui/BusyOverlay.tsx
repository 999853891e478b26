import { Center, Spinner, Stack, Text } from '@chakra-ui/react'

/** Covers an element that is busy; the parent must be positioned. */
export function BusyOverlay({ children }: { children: string }) {
  return (
    <Center
      role="status"
      position="absolute"
      inset="0"
      zIndex="1"
      bg="bg.panel/80"
      color="fg"
      borderRadius="inherit"
    >
      <Stack align="center" gap="2">
        <Spinner />
        <Text fontWeight="semibold">{children}</Text>
      </Stack>
    </Center>
  )
}
