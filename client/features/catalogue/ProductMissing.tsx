import { Button, Container, Heading, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useHttpStatus } from '../shell/page-context.ts'

export function ProductMissing() {
  useHttpStatus(404)
  return (
    <Container py={{ base: '16', md: '24' }} textAlign="center">
      <PageHead title="Design not found" description="This design is not in our catalogue." />
      <Heading as="h1" size="3xl">
        We could not find that design
      </Heading>
      <Text color="fg.muted" mt="3" mb="6">
        It may have left our catalogue. There are others that may please you as much.
      </Text>
      <Button asChild>
        <RouterLink to={paths.gallery({ show: 'all' })}>See all designs</RouterLink>
      </Button>
    </Container>
  )
}
