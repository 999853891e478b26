import { Button, Container, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { loadAgain } from '../../ui/load-again.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { NotFound } from './NotFound.tsx'

/** How Chromium, Firefox, Safari and Vite say that a page's code didn't come. */
const lostCode =
  /dynamically imported module|importing a module script failed|unable to preload|failed to fetch|load failed/i

const fault = {
  tab: 'Something went wrong',
  title: 'Something went wrong on this page',
  text: 'The fault is ours. Nothing you have put into your cart is lost. Loading the page again usually helps.',
  retry: 'Load again',
}
const noConnection = {
  tab: 'No connection',
  title: 'We could not reach the shop',
  text: 'Please check your connection and try again. Nothing you have put into your cart is lost.',
  retry: 'Try again',
}

/** What she sees when a page breaks, or when its code could not be loaded. */
export function RouteError() {
  const error = useRouteError()
  const [trying, setTrying] = useState(false)
  // The server's own error page answers instead, with the right status.
  if (typeof document === 'undefined') throw error
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const { tab, title, text, retry } =
    error instanceof Error && lostCode.test(error.message) ? noConnection : fault
  const tryAgain = async () => {
    setTrying(true)
    setTrying(await loadAgain())
  }
  return (
    <Container py={{ base: '16', md: '24' }} minH="60vh" role="alert">
      <title>{tab}</title>
      <PageIntro title={title}>{text}</PageIntro>
      <Flex gap="3" justify="center" wrap="wrap">
        <Button loading={trying} onClick={() => void tryAgain()}>
          {retry}
        </Button>
        <Button asChild variant="outline">
          <a href={paths.home()}>Go to the home page</a>
        </Button>
      </Flex>
    </Container>
  )
}
