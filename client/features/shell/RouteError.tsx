import { Button, Container, Flex } from '@chakra-ui/react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { NotFound } from './NotFound.tsx'

/** What she sees when a page breaks, or when its code could not be loaded. */
export function RouteError() {
  const error = useRouteError()
  // The server's own error page answers instead, with the right status.
  if (typeof document === 'undefined') throw error
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <Container py={{ base: '16', md: '24' }} minH="60vh" role="alert">
      <title>Something went wrong</title>
      <PageIntro title="Something went wrong on this page">
        The fault is ours. Nothing you have put into your cart is lost. Loading the page again usually helps.
      </PageIntro>
      <Flex gap="3" justify="center" wrap="wrap">
        <Button onClick={() => location.reload()}>Load again</Button>
        <Button asChild variant="outline">
          <a href={paths.home()}>Go to the home page</a>
        </Button>
      </Flex>
    </Container>
  )
}
