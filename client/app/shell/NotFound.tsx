import { Button, Container, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { useHttpStatus } from './page-context.ts'
import { PageHead } from './PageHead.tsx'

interface NotFoundProps {
  title?: string
  children?: string
}

/** Shown when the page's subject doesn't exist; the server responds with 404. */
export function NotFound(props: NotFoundProps) {
  const { t } = useLingui()
  const {
    title = t`We could not find that page`,
    children = t`The address may be mistyped, or what it showed has left the shop.`,
  } = props
  useHttpStatus(404)
  return (
    <Container py={{ base: '16', md: '24' }} minH="60vh">
      <PageHead title={title} description={children} />
      <PageIntro title={title}>{children}</PageIntro>
      <Flex gap="3" justify="center" wrap="wrap">
        <Button asChild>
          <RouterLink to={paths.gallery()}>
            <Trans>Explore Designs</Trans>
          </RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.home()}>
            <Trans>Go to the home page</Trans>
          </RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.contact()}>
            <Trans>Ask us</Trans>
          </RouterLink>
        </Button>
      </Flex>
    </Container>
  )
}
