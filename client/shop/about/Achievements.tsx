import { useFragment } from '@apollo/client/react'
import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'

const Achievements_shop = graphql(`
  fragment Achievements_shop on Shop {
    achievements {
      years
      blouses
      designs
    }
  }
`)

const achievements = [
  ['years', msg`Years`],
  ['blouses', msg`Blouses`],
  ['designs', msg`Unique Designs`],
] as const

export function Achievements({ headingLevel }: { headingLevel: 'h2' | 'h3' }) {
  const { i18n } = useLingui()
  const { data } = useFragment({ fragment: Achievements_shop, from: { __typename: 'Shop' } })
  return (
    <Box mt={{ base: '12', md: '16' }}>
      <Heading as={headingLevel} size="2xl" textAlign="center" mb="6">
        <Trans>Our Achievements</Trans>
      </Heading>
      <SimpleGrid as="ul" columns={3} gap="2">
        {achievements.map(([name, label]) => (
          <Box as="li" key={name} textAlign="center">
            <Text
              fontFamily="heading"
              fontWeight="600"
              fontSize={{ base: '3xl', md: '5xl' }}
              lineHeight="1.2"
              color="brand.fg"
            >
              {data.achievements?.[name]}
            </Text>
            <Text color="fg.muted">{i18n._(label)}</Text>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  )
}
