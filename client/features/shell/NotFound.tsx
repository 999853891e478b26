import { Button, Container, Flex } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { useHttpStatus } from './page-context.ts'
import { PageHead } from './PageHead.tsx'

interface NotFoundProps {
  title?: string
  children?: string
}

/** Stands in for a page about something that isn't there; the server answers 404 with it. */
export function NotFound({
  title = 'We could not find that page',
  children = 'The address may be mistyped, or what it showed has left the shop.',
}: NotFoundProps) {
  useHttpStatus(404)
  return (
    <Container py={{ base: '16', md: '24' }} minH="60vh">
      <PageHead title={title} description={children} />
      <PageIntro title={title}>{children}</PageIntro>
      <Flex gap="3" justify="center" wrap="wrap">
        <Button asChild>
          <RouterLink to={paths.gallery()}>Explore Designs</RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.home()}>Go to the home page</RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.contact()}>Ask us</RouterLink>
        </Button>
      </Flex>
    </Container>
  )
}
