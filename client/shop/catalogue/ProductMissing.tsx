import { Button, Container, Heading, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { useHttpStatus } from '../../app/shell/page-context.ts'

export function ProductMissing() {
  const { t } = useLingui()
  useHttpStatus(404)
  return (
    <Container py={{ base: '16', md: '24' }} textAlign="center">
      <PageHead title={t`Design not found`} description={t`This design is not in our catalogue.`} />
      <Heading as="h1" size="3xl">
        <Trans>We could not find that design</Trans>
      </Heading>
      <Text color="fg.muted" mt="3" mb="6">
        <Trans>It may have left our catalogue. There are others that may please you as much.</Trans>
      </Text>
      <Button asChild>
        <RouterLink to={paths.gallery({ show: 'all' })}>
          <Trans>See all designs</Trans>
        </RouterLink>
      </Button>
    </Container>
  )
}
