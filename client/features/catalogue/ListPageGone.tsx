import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { useHttpStatus } from '../shell/page-context.ts'

/** The address leads into the middle of a list, to a place that isn't there. */
export function ListPageGone({ first }: { first: string }) {
  useHttpStatus(404)
  return (
    <Stack role="alert" align="center" gap="3" py="12" textAlign="center" maxW="lg" mx="auto">
      <Heading as="h2" size="2xl">
        That page of the list is gone
      </Heading>
      <Text color="fg.muted">The link is old or incomplete. The designs themselves are still here.</Text>
      <Button asChild variant="outline">
        <RouterLink to={first}>Back to the first designs</RouterLink>
      </Button>
    </Stack>
  )
}
