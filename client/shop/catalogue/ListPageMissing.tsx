import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { useHttpStatus } from '../../app/shell/page-context.ts'

/** Shown when the address has a cursor that isn't valid any more. */
export function ListPageMissing({ first }: { first: string }) {
  useHttpStatus(404)
  return (
    <Stack role="alert" align="center" gap="3" py="12" textAlign="center" maxW="lg" mx="auto">
      <Heading as="h2" size="2xl">
        <Trans>That page of the list is gone</Trans>
      </Heading>
      <Text color="fg.muted">
        <Trans>The link is old or incomplete. The designs themselves are still here.</Trans>
      </Text>
      <Button asChild variant="outline">
        <RouterLink to={first}>
          <Trans>Back to the first designs</Trans>
        </RouterLink>
      </Button>
    </Stack>
  )
}
