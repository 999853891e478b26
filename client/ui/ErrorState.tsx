import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface ErrorStateProps {
  title: string
  /** `h1` in the place of a whole page. */
  as?: 'h1' | 'h2'
  /** What the user can do. */
  children: ReactNode
  retry?: { label: string; onClick: () => void }
}

/** Shown when something could not be loaded, with a way to continue. */
export function ErrorState({ title, as = 'h2', children, retry }: ErrorStateProps) {
  return (
    <Stack role="alert" align="center" gap="3" py="12" textAlign="center" maxW="lg" mx="auto">
      <Heading as={as} size="2xl">
        {title}
      </Heading>
      <Text color="fg.muted">{children}</Text>
      {retry && (
        <Button variant="outline" onClick={retry.onClick}>
          {retry.label}
        </Button>
      )}
    </Stack>
  )
}
