import { Button, Container, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ZariBorder } from '../../ui/ZariBorder.tsx'

/** Where she stood on this page is kept by the router and restored on the way back. */
export function OrderInvitation() {
  return (
    <Stack as="section" aria-labelledby="invitation-title" gap="0" bg="brand.solid" color="brand.contrast">
      <ZariBorder color="gold.emphasized" />
      <Container py={{ base: '14', md: '20' }} textAlign="center">
        <Heading as="h2" id="invitation-title" size={{ base: '3xl', md: '4xl' }} textWrap="balance">
          Have a design in mind?
        </Heading>
        <Text mt="3" fontSize="lg" maxW="xl" mx="auto">
          Tell us what you would like to wear, and when. We answer with a price and a date for the first
          fitting.
        </Text>
        <Flex mt="7" gap="3" justify="center" wrap="wrap">
          <Button asChild bg="brand.contrast" color="brand.solid" _hover={{ bg: 'brand.subtle' }}>
            <RouterLink to={paths.contact()}>Get Custom Design</RouterLink>
          </Button>
          <Button
            asChild
            variant="outline"
            color="inherit"
            borderColor="currentColor"
            _hover={{ bg: 'brand.contrast/12' }}
          >
            <RouterLink to={paths.feedback()}>Give Feedback</RouterLink>
          </Button>
        </Flex>
      </Container>
      <ZariBorder color="gold.emphasized" />
    </Stack>
  )
}
