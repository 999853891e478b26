import { Box, Center, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Ruler, Scissors, Sparkles } from 'lucide-react'
import { Section } from '../../ui/Section.tsx'

const services = [
  {
    Icon: Scissors,
    title: msg`Custom Blouse Stitching`,
    text: msg`Princess cut, padded, backless or high neck: cut from your own measurements.`,
  },
  {
    Icon: Sparkles,
    title: msg`Star & Lehenga Designing`,
    text: msg`Kali by kali, with zari, sequin and stone work, from a sketch, a film still or an idea.`,
  },
  {
    Icon: Ruler,
    title: msg`Alteration Services`,
    text: msg`Taken in, let out, lengthened or lined anew, so that a garment sits as it should.`,
  },
]

export function Services() {
  const { t, i18n } = useLingui()
  return (
    <Section id="services" eyebrow={t`What we do`} title={t`Our Services`}>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '4', md: '6' }}>
        {services.map(({ Icon, title, text }) => (
          <Stack
            key={title.id}
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
                {i18n._(title)}
              </Heading>
              <Text color="fg.muted" mt="1">
                {i18n._(text)}
              </Text>
            </Box>
          </Stack>
        ))}
      </SimpleGrid>
    </Section>
  )
}
