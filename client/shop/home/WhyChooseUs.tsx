import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BadgeIndianRupee, HeartHandshake, Medal } from 'lucide-react'
import { Section } from '../../ui/Section.tsx'

const reasons = [
  {
    Icon: Medal,
    title: msg`Over 10 years of experience`,
    text: msg`More than 1000 happy customers have worn what we cut and stitched.`,
  },
  {
    Icon: HeartHandshake,
    title: msg`Personalized services`,
    text: msg`Your measurements, your cloth, your design: each order is described the way you want it.`,
  },
  {
    Icon: BadgeIndianRupee,
    title: msg`Affordable pricing`,
    text: msg`Designs show what they cost. For custom work, call us and we tell you the price.`,
  },
]

export function WhyChooseUs() {
  const { t, i18n } = useLingui()
  return (
    <Section id="why-choose-us" title={t`Why Choose Us`} eyebrow={t`Our promise`} bg="bg.subtle">
      <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '8', md: '6' }}>
        {reasons.map(({ Icon, title, text }) => (
          <Box key={title.id} textAlign="center" px={{ md: '4' }}>
            <Box color="brand.fg" display="inline-block" mb="3">
              <Icon aria-hidden size={36} strokeWidth={1.25} />
            </Box>
            <Heading as="h3" size="xl">
              {i18n._(title)}
            </Heading>
            <Text color="fg.muted" mt="2">
              {i18n._(text)}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </Section>
  )
}
