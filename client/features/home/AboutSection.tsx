import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { Section } from '../../ui/Section.tsx'
import { Achievements } from '../shop/Achievements.tsx'
import { WorkshopCarousel } from '../shop/WorkshopCarousel.tsx'

export function AboutSection() {
  return (
    <Section id="about" eyebrow="About us" title="Our Stitching Journey" bg="bg.subtle">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '6', md: '12' }}>
        <Text fontSize="lg">
          We began with one machine and blouses for the neighbours. Over ten years later, brides come to us
          with their grandmother’s sarees, and their daughters with a picture on the phone. We still take
          every measurement ourselves.
        </Text>
        <Box>
          <Heading as="h3" size="2xl">
            Our Mission
          </Heading>
          <Text color="fg.muted" mt="2">
            Clothes that fit the woman, not the size chart: honest cloth, careful hands, and a price you know
            before we cut.
          </Text>
        </Box>
      </SimpleGrid>
      <WorkshopCarousel />
      <Achievements />
    </Section>
  )
}
