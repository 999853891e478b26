import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { PencilRuler, Ruler, Scissors, Shirt, Spool } from 'lucide-react'

const steps = [
  {
    Icon: Ruler,
    title: 'Measuring',
    text: 'Seven measurements for a blouse, three for a skirt, each taken twice.',
  },
  {
    Icon: PencilRuler,
    title: 'Drafting',
    text: 'A paper pattern of your own, kept for the next time you come.',
  },
  {
    Icon: Scissors,
    title: 'Cutting',
    text: 'Once, by the master, along the grain, with seam room left inside.',
  },
  {
    Icon: Spool,
    title: 'Handwork',
    text: 'Zari, sequin and stone, sewn on the frame before the pieces are joined.',
  },
  {
    Icon: Shirt,
    title: 'Fitting',
    text: 'You try it on. We pin, mark and finish it while the tea is still warm.',
  },
]

/** Five stations of a garment, to leaf through by swipe, wheel or arrow keys. */
export function WorkshopCarousel() {
  return (
    <Box mt={{ base: '10', md: '14' }}>
      <Heading as="h3" id="workshop-title" size="2xl" mb="5">
        Our Workshop
      </Heading>
      <Flex
        role="region"
        aria-labelledby="workshop-title"
        tabIndex={0}
        gap="4"
        pb="3"
        overflowX="auto"
        focusVisibleRing="outside"
        css={{ scrollSnapType: 'x proximity' }}
      >
        {steps.map(({ Icon, title, text }, index) => (
          <Box
            key={title}
            flex={{ base: '0 0 78%', sm: '0 0 17rem', xl: '1 0 14rem' }}
            p="6"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l3"
            css={{ scrollSnapAlign: 'start' }}
          >
            <Flex justify="space-between" color="brand.fg">
              <Icon aria-hidden size={32} strokeWidth={1.25} />
              <Text fontFamily="heading" fontSize="2xl" color="gold.fg" lineHeight="1.2" aria-hidden>
                {index + 1}
              </Text>
            </Flex>
            <Heading as="h4" size="lg" mt="4">
              {title}
            </Heading>
            <Text color="fg.muted" mt="1">
              {text}
            </Text>
          </Box>
        ))}
      </Flex>
    </Box>
  )
}
