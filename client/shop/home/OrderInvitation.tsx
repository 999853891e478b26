import { Button, Container, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { ZariBorder } from '../../ui/ZariBorder.tsx'
import { requestScrollRestoration } from './home-scroll-position.ts'

/** Both links leave the page, so the scroll position is stored first. */
export function OrderInvitation() {
  return (
    <Stack as="section" aria-labelledby="invitation-title" gap="0" bg="brand.solid" color="brand.contrast">
      <ZariBorder color="gold.emphasized" />
      <Container py={{ base: '14', md: '20' }} textAlign="center">
        <Heading as="h2" id="invitation-title" size={{ base: '3xl', md: '4xl' }} textWrap="balance">
          <Trans>Have a design in mind?</Trans>
        </Heading>
        <Text mt="3" fontSize="lg" maxW="xl" mx="auto">
          <Trans>
            Show us a picture, a sketch or a piece you love, and tell us when you would like to wear yours.
          </Trans>
        </Text>
        <Flex mt="7" gap="3" justify="center" wrap="wrap">
          <Button asChild bg="brand.contrast" color="brand.solid" _hover={{ bg: 'brand.subtle' }}>
            <RouterLink to={paths.contact()} onClick={requestScrollRestoration}>
              <Trans>Get Custom Design</Trans>
            </RouterLink>
          </Button>
          <Button
            asChild
            variant="outline"
            color="inherit"
            borderColor="currentColor"
            _hover={{ bg: 'brand.contrast/12' }}
          >
            <RouterLink to={paths.feedback()} onClick={requestScrollRestoration}>
              <Trans>Give Feedback</Trans>
            </RouterLink>
          </Button>
        </Flex>
      </Container>
      <ZariBorder color="gold.emphasized" />
    </Stack>
  )
}
