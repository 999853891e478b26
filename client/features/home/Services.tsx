import { Box, Center, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Ruler, Scissors, Sparkles } from 'lucide-react'
import { Section } from '../../ui/Section.tsx'

const services = [
  {
    Icon: Scissors,
    title: 'Custom Blouse Stitching',
    text: 'Princess cut, padded, backless or high neck: cut from your own measurements, with room to let out later.',
  },
  {
    Icon: Sparkles,
    title: 'Star & Lehenga Designing',
    text: 'Kali by kali, with zari, sequin and stone work, from a sketch, a film still or an idea.',
  },
  {
    Icon: Ruler,
    title: 'Alteration Services',
    text: 'Taken in, let out, lengthened or lined anew, also for garments bought elsewhere.',
  },
]

export function Services() {
  return (
    <Section id="services" eyebrow="What we do" title="Our Services">
      <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '4', md: '6' }}>
        {services.map(({ Icon, title, text }) => (
          <Stack
            key={title}
            direction={{ base: 'row', md: 'column' }}
            gap="4"
            p={{ base: '5', md: '8' }}
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l3"
            align={{ md: 'center' }}
            textAlign={{ md: 'center' }}
          >
            <Center boxSize="14" flexShrink="0" borderRadius="full" bg="brand.subtle" color="brand.fg">
              <Icon aria-hidden size={26} strokeWidth={1.5} />
            </Center>
            <Box>
              <Heading as="h3" size="xl">
                {title}
              </Heading>
              <Text color="fg.muted" mt="1">
                {text}
              </Text>
            </Box>
          </Stack>
        ))}
      </SimpleGrid>
    </Section>
  )
}
