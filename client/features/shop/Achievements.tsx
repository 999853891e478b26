import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react'

const achievements = [
  { figure: '10+', label: 'Years' },
  { figure: '5000+', label: 'Blouses' },
  { figure: '150+', label: 'Unique Designs' },
]

export function Achievements() {
  return (
    <Box mt={{ base: '12', md: '16' }}>
      <Heading as="h3" size="2xl" textAlign="center" mb="6">
        Our Achievements
      </Heading>
      <SimpleGrid as="ul" columns={3} gap="2">
        {achievements.map(({ figure, label }) => (
          <Box as="li" key={label} textAlign="center">
            <Text
              fontFamily="heading"
              fontWeight="600"
              fontSize={{ base: '3xl', md: '5xl' }}
              lineHeight="1.2"
              color="brand.fg"
            >
              {figure}
            </Text>
            <Text color="fg.muted">{label}</Text>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  )
}
