import { Box, Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { HeroSlide as Slide } from './hero-slides.ts'

interface HeroSlideProps {
  slide: Slide
  /** Such as '1 of 3'. */
  position: string
  first: boolean
  active: boolean
}

/** All slides lie in one grid cell, so that the tallest one gives the height and nothing moves. */
export function HeroSlide({ slide, position, first, active }: HeroSlideProps) {
  return (
    <Grid
      gridArea="1 / 1"
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      templateColumns={{ base: '1fr', md: '1.1fr 1fr' }}
      alignItems="center"
      gap={{ base: '5', md: '12' }}
      pt={{ base: '4', md: '6' }}
      opacity={active ? 1 : 0}
      visibility={active ? 'visible' : 'hidden'}
      transition="opacity 320ms, visibility 320ms"
    >
      <Box order={{ base: 2, md: 1 }} textAlign={{ base: 'center', md: 'start' }}>
        <Text textStyle="eyebrow" color="gold.fg">
          {slide.subtitle}
        </Text>
        <Heading as="h2" size={{ base: '3xl', md: '5xl', xl: '6xl' }} mt="2" textWrap="balance">
          {slide.title}
        </Heading>
        <Text
          color="fg.muted"
          fontSize={{ base: 'md', md: 'lg' }}
          mt="3"
          maxW="lg"
          mx={{ base: 'auto', md: '0' }}
        >
          {slide.description}
        </Text>
        <Flex gap="3" mt="6" wrap="wrap" justify={{ base: 'center', md: 'flex-start' }}>
          <Button asChild>
            <RouterLink to={slide.action.to}>{slide.action.label}</RouterLink>
          </Button>
          <Button asChild variant="outline">
            <RouterLink to={paths.about()}>Learn More</RouterLink>
          </Button>
        </Flex>
      </Box>
      <HeroPicture source={slide.picture} first={first} />
    </Grid>
  )
}

/** It says nothing that the text doesn't, so it has no words of its own. */
function HeroPicture({ source, first }: { source: string; first: boolean }) {
  return (
    <Box
      order={{ base: 1, md: 2 }}
      justifySelf="center"
      width={{ base: '15rem', md: 'full' }}
      maxW={{ base: '15rem', md: '24rem' }}
      p={{ base: '1.5', md: '2.5' }}
      borderWidth="1px"
      borderColor="gold.solid"
      borderRadius="l3"
    >
      <Box overflow="hidden" aspectRatio="garment" bg="bg.emphasized" borderRadius="l2">
        <picture style={{ display: 'contents' }}>
          <source
            type="image/avif"
            srcSet={`${source}-480.avif 480w, ${source}-900.avif 900w`}
            sizes="(min-width: 768px) 26rem, 15rem"
          />
          <chakra.img
            src={`${source}-640.webp`}
            alt=""
            htmlWidth={900}
            htmlHeight={1200}
            boxSize="full"
            objectFit="cover"
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'low'}
          />
        </picture>
      </Box>
    </Box>
  )
}
