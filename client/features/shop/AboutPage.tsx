import { Box, Button, Container, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { Achievements } from './Achievements.tsx'
import { WorkshopCarousel } from './WorkshopCarousel.tsx'

const chapters = [
  {
    title: 'Our Stitching Journey',
    text: 'We began with one machine and blouses for the neighbours. Over ten years later, brides come to us with their grandmother’s sarees, and their daughters with a picture on the phone. We still take every measurement ourselves.',
  },
  {
    title: 'Our Mission',
    text: 'Clothes that fit the woman, not the size chart: honest cloth, careful hands, and a price you know before we cut.',
  },
  {
    title: 'How we work',
    text: 'Choose a design or bring your own. We measure, quote, cut and fit. Small alterations within a month of delivery are part of the price.',
  },
]

export function AboutPage() {
  return (
    <Container py={{ base: '12', md: '20' }}>
      <PageHead
        title="About Us"
        description="Over ten years of stitching for more than a thousand customers: how our Mumbai workshop makes blouses, lehengas and suits to measure."
        path={paths.about()}
      />
      <PageIntro eyebrow="About us" title="Stitched in Mumbai, one woman at a time">
        Over ten years, and more than 1000 happy customers.
      </PageIntro>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '8', md: '10' }}>
        {chapters.map(({ title, text }) => (
          <Box key={title}>
            <Heading as="h2" size="2xl">
              {title}
            </Heading>
            <Text color="fg.muted" mt="2">
              {text}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
      <WorkshopCarousel />
      <Achievements />
      <Flex gap="3" justify="center" wrap="wrap" mt="12">
        <Button asChild>
          <RouterLink to={paths.gallery()}>Explore Designs</RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.contact()}>Visit us</RouterLink>
        </Button>
      </Flex>
    </Container>
  )
}
