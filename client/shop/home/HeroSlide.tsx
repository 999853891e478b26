import { Box, Button, Container, Flex, Grid, Heading, Text, VisuallyHidden } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { HeroPicture } from './HeroPicture.tsx'
import type { HeroSlide as Slide } from './hero-slides.ts'

interface HeroSlideProps {
  slide: Slide
  /** Such as '1 of 3'. */
  position: string
  first: boolean
  active: boolean
}

/** All slides share one grid cell, so that the tallest one sets the height and nothing shifts. */
export function HeroSlide({ slide, position, first, active }: HeroSlideProps) {
  const { t } = useLingui()
  return (
    <Grid
      role="group"
      aria-roledescription={t`slide`}
      aria-label={position}
      position="relative"
      bg={slide.ground}
      minH={{ lg: '34rem', xl: '38rem' }}
      alignContent={{ base: 'start', lg: 'center' }}
      overflow="hidden"
      opacity={active ? 1 : 0}
      visibility={active ? 'visible' : 'hidden'}
      transition="opacity 320ms, visibility 320ms"
    >
      <HeroPicture source={slide.picture} first={first} />
      <Container position="relative">
        <Box
          maxW={{ lg: '26rem', xl: '34rem' }}
          pt={{ base: '5', lg: '10' }}
          pb={{ base: '2', lg: '20' }}
          textAlign={{ base: 'center', lg: 'start' }}
          lang={slide.lang}
        >
          <Text textStyle="eyebrow" color="gold.fg">
            {slide.subtitle}
          </Text>
          <Heading as="h2" size={{ base: '3xl', lg: '5xl', xl: '6xl' }} mt="2" textWrap="balance">
            {slide.title}
          </Heading>
          <Text
            color="fg"
            fontSize={{ base: 'md', lg: 'lg' }}
            mt="3"
            maxW={{ base: 'lg', lg: '24rem', xl: '28rem' }}
            mx={{ base: 'auto', lg: '0' }}
          >
            {slide.description}
          </Text>
          <Flex gap="3" mt="6" wrap="wrap" justify={{ base: 'center', lg: 'flex-start' }}>
            <Button asChild>
              <RouterLink to={slide.action.to}>{slide.action.label}</RouterLink>
            </Button>
            <Button asChild variant="outline">
              <RouterLink to={paths.about()}>
                <Trans>
                  Learn More<VisuallyHidden> about us</VisuallyHidden>
                </Trans>
              </RouterLink>
            </Button>
          </Flex>
        </Box>
      </Container>
    </Grid>
  )
}
