import { Box, Button, Container, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { Achievements } from './Achievements.tsx'
import { story } from './story.ts'
import { WorkshopCarousel } from './WorkshopCarousel.tsx'

const chapters = [
  story.journey,
  story.mission,
  {
    title: msg`How we work`,
    text: msg`Choose a design from our collection or bring your own. Tell us your measurements and your wishes; we cut, embroider and stitch.`,
  },
]

export function AboutPage() {
  const { t, i18n } = useLingui()
  return (
    <Container py={{ base: '12', md: '20' }}>
      <PageHead
        title={t`About Us`}
        description={t`Over ten years of stitching for more than a thousand customers: how our Mumbai workshop makes blouses, lehengas and suits to measure.`}
        path={paths.about()}
      />
      <PageIntro eyebrow={t`About us`} title={t`Stitched in Mumbai, one woman at a time`}>
        <Trans>Over 10 years, and more than 1000 happy customers.</Trans>
      </PageIntro>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '8', md: '10' }}>
        {chapters.map(({ title, text }) => (
          <Box key={title.id}>
            <Heading as="h2" size="2xl">
              {i18n._(title)}
            </Heading>
            <Text color="fg.muted" mt="2">
              {i18n._(text)}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
      <WorkshopCarousel headingLevel="h2" />
      <Achievements headingLevel="h2" />
      <Flex gap="3" justify="center" wrap="wrap" mt="12">
        <Button asChild>
          <RouterLink to={paths.gallery()}>
            <Trans>Explore Designs</Trans>
          </RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.contact()}>
            <Trans>Visit us</Trans>
          </RouterLink>
        </Button>
      </Flex>
    </Container>
  )
}
