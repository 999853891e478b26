import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Section } from '../../ui/Section.tsx'
import { Achievements } from '../about/Achievements.tsx'
import { story } from '../about/story.ts'
import { WorkshopCarousel } from '../about/WorkshopCarousel.tsx'

export function AboutSection() {
  const { t, i18n } = useLingui()
  const { journey, mission } = story
  return (
    <Section id="about" eyebrow={t`About us`} title={i18n._(journey.title)} bg="bg.subtle">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '6', md: '12' }}>
        <Text fontSize="lg">{i18n._(journey.text)}</Text>
        <Box>
          <Heading as="h3" size="2xl">
            {i18n._(mission.title)}
          </Heading>
          <Text color="fg.muted" mt="2">
            {i18n._(mission.text)}
          </Text>
        </Box>
      </SimpleGrid>
      <WorkshopCarousel headingLevel="h3" />
      <Achievements headingLevel="h3" />
    </Section>
  )
}
