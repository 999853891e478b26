import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { BadgeIndianRupee, HeartHandshake, Medal } from 'lucide-react'
import { Section } from '../../ui/Section.tsx'

const reasons = [
  {
    Icon: Medal,
    title: 'Over 10 years of experience',
    text: 'Master cutters who have fitted more than a thousand happy customers.',
  },
  {
    Icon: HeartHandshake,
    title: 'Personalized services',
    text: 'One person takes your measurements, keeps them, and answers when you call.',
  },
  {
    Icon: BadgeIndianRupee,
    title: 'Affordable pricing',
    text: 'Prices are on every design, before you ask. Custom work is quoted first and never raised after.',
  },
]

export function WhyChooseUs() {
  return (
    <Section title="Why Choose Us" eyebrow="Our promise" bg="bg.subtle">
      <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '8', md: '6' }}>
        {reasons.map(({ Icon, title, text }) => (
          <Box key={title} textAlign="center" px={{ md: '4' }}>
            <Box color="brand.fg" display="inline-block" mb="3">
              <Icon aria-hidden size={36} strokeWidth={1.25} />
            </Box>
            <Heading as="h3" size="xl">
              {title}
            </Heading>
            <Text color="fg.muted" mt="2">
              {text}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </Section>
  )
}
